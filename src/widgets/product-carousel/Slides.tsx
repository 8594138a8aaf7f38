import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/Bind';
import { isInView, type Track } from './track';

interface SlidesProps {
  row: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
  label: string;
}

/** The slides of a row that moves: named, and out of reach where they are out of view. */
export function Slides({ row, slides, index, track, label }: SlidesProps): ReactNode {
  const items: BindItem[] = slides.map((slide, at) => {
    const isShown = isInView(at, index, track);
    const role = slide.getAttribute('role');
    // An item of a list stays one: a list may hold nothing else.
    const isGroup = slide.localName !== 'li' && (!role || role === 'group');
    const name = label.replace('%n%', String(at + 1)).replace('%total%', String(slides.length));
    return [
      slide,
      {
        class: { 'swiper-slide-active': at === index, 'swiper-slide-visible': isShown },
        attrs: {
          inert: !isShown,
          'aria-hidden': null,
          role: isGroup ? 'group' : undefined,
          'aria-roledescription': 'slide',
          'aria-label': name,
        },
      },
    ];
  });
  items.push([row, { class: { 'jet-carousel-row': true } }]);
  return <BindAll items={items} />;
}
