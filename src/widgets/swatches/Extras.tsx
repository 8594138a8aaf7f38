import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { PageEvent } from '../../core/listen';
import { Bind } from '../../core/react/Bind';
import { gateLegacy } from './legacy';

/** Where a tooltip goes. */
interface Placing {
  /** There is no room above. */
  below: boolean;
  /** What keeps it inside the page, as the custom property `--horizontal-position`. */
  shift: string;
}

const ITEM = '[data-wvstooltip]';
/** Between a tooltip and the page's edge, in pixels. */
const GAP = 2;

/** The place of a tooltip that would stand centred above its item, from both sizes in pixels. */
export function placeTooltip(
  item: { top: number; left: number; width: number },
  tooltip: { width: number; height: number; arrow: number },
  pageWidth: number,
): Placing {
  const half = tooltip.width / 2;
  const centre = item.left + item.width / 2;
  const left = half - centre;
  const right = pageWidth - (centre + half);
  const shift = right < 0 ? right - GAP : left > 0 ? left + GAP : 0;
  return { below: item.top < tooltip.height + tooltip.arrow + GAP, shift: `${shift}px` };
}

const pixels = (text: string): number => Number.parseInt(text, 10) || 0;

/** Places the tooltip of an item by the sizes that the theme's CSS gives it. */
function placeAt(item: Element): Placing & { item: Element } {
  const { width, height } = getComputedStyle(item, '::before');
  const arrow = pixels(getComputedStyle(item, '::after').borderTopWidth);
  const size = { width: pixels(width), height: pixels(height), arrow };
  return { item, ...placeTooltip(item.getBoundingClientRect(), size, document.body.clientWidth) };
}

/**
 * What few forms, or few visitors, need: gates for a legacy script, and the tooltip of the item under the pointer or with
 * the focus, which is kept inside the page. A chunk of its own, which the pointer or the focus brings.
 */
export function Extras({ host }: { host: HTMLElement }): ReactNode {
  const [placed, setPlaced] = useState(() => {
    const item = host.querySelector(`${ITEM}:is(:hover, :focus-within)`);
    return item && placeAt(item);
  });
  useLayoutEffect(() => gateLegacy(host), [host]);
  const follow = ({ target }: PageEvent): void => {
    const item = target instanceof Element ? target.closest(ITEM) : null;
    if (item && item !== placed?.item) setPlaced(placeAt(item));
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
