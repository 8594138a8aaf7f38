import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import type { Plural } from '../../core/settings/settings';
import { fillText } from '../../page/base/textsOf';
import { focusOn, tabbable } from '../../page/focus/focus';
import { onResize } from '../../page/scroll/onResize';
import { isInView, stepFrom, type Track } from './rules';

interface SlidesProps {
  row: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
  label: Plural;
  roleText: string;
  /** The row's `aria-live`. */
  live: string | undefined;
}

/** The slides of a row that moves: named, and inert where they are out of view. */
export function Slides({ row, slides, index, track, label, roleText, live }: SlidesProps): ReactNode {
  const [before, after] = ([-1, 1] as const).map((by) => stepFrom(index, by, { ...track, group: 1, rewind: false }));
  const items: BindItem[] = slides.map((slide, at) => {
    const isShown = isInView(at, index, track);
    const role = slide.getAttribute('role');
    // A list may hold only items.
    const isGroup = slide.localName !== 'li' && (!role || role === 'group');
    const name = fillText(label, { n: at + 1, total: slides.length }, slides.length);
    return [
      slide,
      {
        class: {
          'swiper-slide-active': at === index,
          'swiper-slide-prev': at === before,
          'swiper-slide-next': at === after,
          'swiper-slide-visible': isShown,
        },
        attrs: {
          inert: !isShown,
          'aria-hidden': null,
          role: isGroup ? 'group' : undefined,
          'aria-roledescription': roleText,
          'aria-label': name,
        },
      },
    ];
  });
  items.push([row, { class: { 'storefront-carousel-moves': true }, attrs: { 'aria-live': live } }]);
  return <BindAll items={items} />;
}

/** Moves the row, and the focus from a slide that leaves to the first one in view. */
export function moveWithFocus(
  slides: readonly HTMLElement[],
  move: () => void,
  isShown: (at: number) => boolean,
): void {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  move();
  if (focused < 0 || isShown(focused)) return;
  const next = slides.find((_, at) => isShown(at));
  if (next) focusOn(tabbable(next)[0] ?? next, { preventScroll: true });
}

/** The height of a vertical row, whose slides are as high as the highest; undefined if `down` is null. */
export function useRowHeight(
  row: HTMLElement | null,
  slides: readonly HTMLElement[],
  down: { columns: number; space: number } | null,
): string | undefined {
  const [height, setHeight] = useState<string>();
  const { columns, space } = down ?? {};
  useLayoutEffect(() => {
    if (!row || columns === undefined || space === undefined) {
      setHeight(undefined);
      return;
    }
    const measure = (): void => {
      // Unset, because the slides share the row's height.
      const { height: set } = row.style;
      if (set) row.style.height = 'auto';
      const highest = Math.max(0, ...slides.map((slide) => slide.scrollHeight));
      if (set) row.style.height = set;
      setHeight(`${Math.round(highest * columns + space * (columns - 1))}px`);
    };
    measure();
    return onResize(
      slides.flatMap((slide) => [...slide.children]),
      measure,
    );
  }, [row, slides, columns, space]);
  return height;
}
