/** Where a tooltip goes, from the item's box and the size of the tooltip, in pixels. */
export interface Placing {
  /** There is no room above. */
  below: boolean;
  /** What keeps it inside the page, as the custom property `--horizontal-position`. */
  shift: string;
}

const GAP = 2;

/** The place of a tooltip that would stand centred above its item. */
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

/** Reads the sizes that the theme's CSS gives an item's tooltip. */
export function measureTooltip(item: Element): Placing {
  const { width, height } = getComputedStyle(item, '::before');
  const arrow = pixels(getComputedStyle(item, '::after').borderTopWidth);
  const size = { width: pixels(width), height: pixels(height), arrow };
  return placeTooltip(item.getBoundingClientRect(), size, document.body.clientWidth);
}
