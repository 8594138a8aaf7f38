import type { ReactNode } from 'react';
import { BindAll, type BindItem } from '../../core/react/Bind';
import type { Plural } from '../../core/settings/settings';
import { fillText } from '../../page/base/textsOf';
import { focusOn, tabbable } from '../../page/focus/focus';
import type { ClassNames } from './markup';
import { isInView, stepFrom, type Track } from './rules';

interface SlidesProps {
  row: HTMLElement;
  slides: readonly HTMLElement[];
  index: number;
  track: Track;
  names: ClassNames;
  label: Plural;
  roleText: string;
  /** The row's `aria-live`. */
  live: string | undefined;
}

/** Names the slides of a row that moves, and makes those out of view inert. */
export function Slides({ row, slides, index, track, names, label, roleText, live }: SlidesProps): ReactNode {
  const [before, after] = ([-1, 1] as const).map((by) => stepFrom(index, by, { ...track, group: 1, rewind: false }));
  const items: BindItem[] = slides.map((slide, at) => {
    const isShown = isInView(at, index, track);
    const role = slide.getAttribute('role');
    // An item of a list must keep its role.
    const isGroup = slide.localName !== 'li' && (!role || role === 'group');
    // A slide that is a link or a button keeps its role and its name.
    const isControl = slide.matches('a, button');
    const name = fillText(label, { n: at + 1, total: slides.length }, slides.length);
    return [
      slide,
      {
        class: {
          [names.current]: at === index,
          ...(names.before && { [names.before]: at === before }),
          ...(names.after && { [names.after]: at === after }),
          [names.shown]: isShown,
        },
        attrs: {
          inert: !isShown,
          'aria-hidden': null,
          ...(!isControl && {
            role: isGroup ? 'group' : undefined,
            'aria-roledescription': roleText,
            'aria-label': name,
          }),
        },
      },
    ];
  });
  items.push([row, { class: { 'storefront-carousel-moves': true }, attrs: { 'aria-live': live } }]);
  return <BindAll items={items} />;
}

/** Moves the row; where that hides the focused slide, the focus goes to the first one in view. */
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
