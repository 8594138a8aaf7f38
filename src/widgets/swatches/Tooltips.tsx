import { type ReactNode, useState } from 'react';
import { isElement } from '../../core/dom/nodes';
import type { PageEvent } from '../../core/jquery/listen';
import { Bind } from '../../core/react/Bind';
import './swatches.css';

interface Placing {
  below: boolean;
  shift: string;
}

const ITEM = '[data-wvstooltip]';
const GAP = 2;

/** Places a tooltip centred above its item, or below it if there is no room; all sizes in pixels. */
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

function placeAt(item: Element): Placing & { item: Element } {
  const { width, height } = getComputedStyle(item, '::before');
  const arrow = pixels(getComputedStyle(item, '::after').borderTopWidth);
  const size = { width: pixels(width), height: pixels(height), arrow };
  return { item, ...placeTooltip(item.getBoundingClientRect(), size, document.body.clientWidth) };
}

/** The places of the items' tooltips. Loaded when pointer or focus arrive. */
export function Tooltips({ host }: { host: HTMLElement }): ReactNode {
  const [placed, setPlaced] = useState(() => {
    const item = host.querySelector(`${ITEM}:is(:hover, :focus-within)`);
    return item && placeAt(item);
  });
  const follow = ({ target }: PageEvent): void => {
    const item = isElement(target) ? target.closest(ITEM) : null;
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
