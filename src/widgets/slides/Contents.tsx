import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import { useReducesMotion } from '../../page/motion/useMedia';

interface ContentsProps {
  slides: readonly HTMLElement[];
  index: number;
  isSettled: boolean;
  /** The name of the animation, e.g. `fadeInUp`. */
  animation: string;
}

const CLASS_NAME = /^[a-z][\w-]*$/i;

/** The text of the slide in view comes in, its background moves slowly; nothing moves under reduced motion. */
export function Contents({ slides, index, isSettled, animation }: ContentsProps): ReactNode {
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
            // It would be seen before it comes in.
            style: isCurrent && !isSettled ? { visibility: 'hidden' } : undefined,
          },
        ],
      ),
      ...grounds.map((ground): BindItem => [ground, { class: { 'elementor-ken-burns--active': isCurrent } }]),
    ];
  });
  return <BindAll items={items} />;
}
