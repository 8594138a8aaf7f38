import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { type WidgetProps, widget } from '../../core/types';
import { useReducesMotion } from '../../page/motion/useMedia';
import { ElementorCarousel } from '../../ui/carousels/ElementorCarousel';
import { ELEMENTOR, sharedOptions } from '../../ui/carousels/elementor';
import { useRow } from '../../ui/carousels/markup';
import { readSlides, type settings as schema, settings } from './settings';

interface ContentsProps {
  slides: readonly HTMLElement[];
  index: number;
  isSettled: boolean;
  /** A class name, such as `fadeInUp`. */
  animation: string;
}

const CLASS_NAME = /^[a-z][\w-]*$/i;

/** Animates the text and the background of the slide in view, except under reduced motion. */
function Contents({ slides, index, isSettled, animation }: ContentsProps): ReactNode {
  const isStill = useReducesMotion();
  const comesIn = CLASS_NAME.test(animation) && !isStill;
  const items = slides.flatMap((slide, at): BindItem[] => {
    const isCurrent = at === index;
    const isIn = isCurrent && isSettled;
    const contents = comesIn ? [...slide.querySelectorAll('.swiper-slide-contents')] : [];
    const grounds = isStill ? [] : [...slide.querySelectorAll('.elementor-ken-burns')];
    return [
      ...contents.map(
        (content): BindItem => [
          content,
          {
            class: { animated: isIn || undefined, [animation]: isIn || undefined },
            // Hidden until its animation, which begins when the slide has arrived.
            style: isCurrent && !isSettled ? { visibility: 'hidden' } : undefined,
          },
        ],
      ),
      ...grounds.map((ground): BindItem => [ground, { class: { 'elementor-ken-burns--active': isCurrent } }]),
    ];
  });
  return <BindAll items={items} />;
}

/** Slides, one at a time; a slide's text is animated once the slide has arrived. */
function Slideshow({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const row = useRow(host, ELEMENTOR.row);
  const { navigation } = settings;
  const options = {
    ...sharedOptions({ ...settings, speed: settings.transition_speed }),
    loop: settings.infinite,
    effect: settings.transition,
    arrows: navigation === 'both' || navigation === 'arrows',
    pagination: navigation === 'both' || navigation === 'dots' ? ('bullets' as const) : ('none' as const),
  };
  return (
    <ElementorCarousel {...row} host={host} options={options} texts={settings}>
      {({ index, isSettled }) => (
        <Contents slides={row.slides} index={index} isSettled={isSettled} animation={settings.animation} />
      )}
    </ElementorCarousel>
  );
}

export default widget({ settings, read: readSlides, component: Slideshow });
