/** The hotspots that have a tooltip. */
export const spotsOf = (host: HTMLElement): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('.e-hotspot')].filter((spot) => buttonOf(spot) && tooltipOf(spot));

/** The element that is pressed. */
export const buttonOf = (spot: HTMLElement): HTMLElement | null =>
  spot.querySelector<HTMLElement>('.e-hotspot__button');

/** The text of a hotspot. */
export const tooltipOf = (spot: HTMLElement): HTMLElement | null =>
  spot.querySelector<HTMLElement>('.e-hotspot__tooltip');

/** The element that is positioned: the mask out of which an animated tooltip slides, else the tooltip itself. */
export const boxOf = (tooltip: HTMLElement): HTMLElement =>
  tooltip.closest<HTMLElement>('.e-hotspot__direction-mask') ?? tooltip;

/** The link that the hotspot is or contains; null for hotspots with a tooltip only. */
export const linkOf = (spot: HTMLElement): HTMLElement | null =>
  spot.closest<HTMLElement>('a[href]') ?? spot.querySelector<HTMLElement>('a[href].e-hotspot__button');

/** Does a hotspot have a name for screen readers? Icons do not count. */
export function hasName(button: HTMLElement): boolean {
  if (button.querySelector('img[alt]:not([alt=""])')) return true;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return !!copy.textContent?.trim();
}
