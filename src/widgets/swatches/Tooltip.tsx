import { type ReactNode, useState } from 'react';
import { Bind } from '../../core/Bind';
import type { PageEvent } from '../../core/listen';
import { measureTooltip, type Placing } from './placeTooltip';

const ITEM = '[data-wvstooltip]';

type Placed = Placing & { item: Element };

const placedAt = (item: Element | null): Placed | null => item && { item, ...measureTooltip(item) };

/** Keeps the tooltip of the item under the pointer, or with the focus, inside the page. */
export function Tooltip({ host }: { host: HTMLElement }): ReactNode {
  // The pointer, or the focus, is what has brought this code.
  const [placed, place] = useState(() => placedAt(host.querySelector(`${ITEM}:is(:hover, :focus-within)`)));
  const follow = ({ target }: PageEvent): void => {
    const item = target instanceof Element ? target.closest(ITEM) : null;
    if (item && item !== placed?.item) place(placedAt(item));
  };
  return (
    <>
      <Bind to={host} on={{ mouseover: follow, focusin: follow }} />
      {placed && (
        <Bind
          to={placed.item}
          class={{ 'wvs-tooltip-position-bottom': placed.below }}
          style={{ '--horizontal-position': placed.shift }}
        />
      )}
    </>
  );
}
