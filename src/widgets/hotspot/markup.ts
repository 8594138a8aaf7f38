/** The points of a picture that have a text. */
export const spotsOf = (host: HTMLElement): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('.e-hotspot')].filter((spot) => buttonOf(spot) && tooltipOf(spot));

/** What is pressed. */
export const buttonOf = (spot: HTMLElement): HTMLElement | null =>
  spot.querySelector<HTMLElement>('.e-hotspot__button');

/** What a point tells. */
export const tooltipOf = (spot: HTMLElement): HTMLElement | null =>
  spot.querySelector<HTMLElement>('.e-hotspot__tooltip');

/**
 * What takes the text's place on the page: the mask that a text with a direction slides out of, else the text itself.
 */
export const boxOf = (tooltip: HTMLElement): HTMLElement =>
  tooltip.closest<HTMLElement>('.e-hotspot__direction-mask') ?? tooltip;

/** The link that the point is, or has; null for points that only tell. */
export const linkOf = (spot: HTMLElement): HTMLElement | null =>
  spot.closest<HTMLElement>('a[href]') ?? spot.querySelector<HTMLElement>('a[href].e-hotspot__button');

/** Has a point a name for screen readers? Icons do not count. */
export function hasName(button: HTMLElement): boolean {
  if (button.querySelector('img[alt]:not([alt=""])')) return true;
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return !!copy.textContent?.trim();
}
