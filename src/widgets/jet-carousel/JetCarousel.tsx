import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useLiveList } from '../../core/react/hooks';
import { Place } from '../../core/react/Place';
import { type WidgetProps, widget } from '../../core/types';
import { useDeviceValue, useForDevice } from '../../elementor/useDeviceValue';
import { isInSlide } from '../../ui/carousels/markup';
import { SLIDE } from '../../ui/carousels/slick/markup';
import { SlickCarousel } from '../../ui/carousels/slick/SlickCarousel';
import { optionsOf, sideOf } from './rules';
import { readJetCarousel, type settings as schema, settings } from './settings';

const ARROWS = { previous: '.jet-arrow.prev-arrow', next: '.jet-arrow.next-arrow' };
const NOT_DESKTOP = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra'];

/** Class names from the markup: a list of words. */
const words = (names: string | null): string[] => names?.split(/\s+/).filter(Boolean) ?? [];

/** The stars of testimonials: JetElements prints which class each gets when it is lit, and when not. */
function Stars({ host }: { host: HTMLElement }): ReactNode {
  const stars = useLiveList(() => [...host.querySelectorAll('.jet-testimonials__rating[data-rating] i')]);
  const items = stars.map((star): BindItem => {
    const rating = star.closest('[data-rating]');
    const at = [...(rating?.querySelectorAll('i') ?? [])].indexOf(star as HTMLElement);
    const isLit = at < Number(rating?.getAttribute('data-rating'));
    const names = words(star.getAttribute(isLit ? 'data-active-star' : 'data-star'));
    return [star, { class: Object.fromEntries(names.map((name) => [name, true])) }];
  });
  return <BindAll items={items} />;
}

interface FractionProps {
  place: Element;
  now: number;
  total: number;
}

/** “2/5”, in JetElements' own place. */
function Fraction({ place, now, total }: FractionProps): ReactNode {
  return (
    <>
      <Place in={place} as="span" className="current">
        {now}
      </Place>
      <Place in={place} as="span" className="separator">
        /
      </Place>
      <Place in={place} as="span" className="total">
        {total}
      </Place>
    </>
  );
}

/** Cards, testimonials or posts in a row. */
function JetCarousel({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const options = optionsOf(settings, {
    columns: useDeviceValue(settings.slides_to_show),
    group: useDeviceValue(settings.slides_to_scroll),
    isDesktop: useForDevice((device) => !NOT_DESKTOP.includes(device)),
  });
  const [place] = useLiveList(() => {
    const found = [...host.querySelectorAll('.jet-carousel__fraction-navigation')];
    return found.filter((one) => !isInSlide(host, one, SLIDE));
  });
  return (
    <>
      <Stars host={host} />
      <SlickCarousel
        host={host}
        slider=".elementor-slick-slider, .jet-carousel > .jet-posts"
        arrows={ARROWS}
        options={options}
        texts={settings}
        padding={sideOf(settings, options)}
        fits={settings.adaptiveHeight && options.perView === 1}
        dotsClass="jet-slick-dots"
      >
        {({ index }, total) =>
          settings.fractionNav && place && <Fraction place={place} now={index + 1} total={total} />
        }
      </SlickCarousel>
    </>
  );
}

export default widget({ settings, read: readJetCarousel, component: JetCarousel });
