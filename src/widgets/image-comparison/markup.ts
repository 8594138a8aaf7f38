const FRAME = '.elementskit-image-comparison';

/** The element around the two pictures. */
export const frameOf = (host: HTMLElement): HTMLElement =>
  host.matches(FRAME) ? host : (host.querySelector<HTMLElement>(FRAME) ?? host);

/** The picture before and the one after; null where one of them is missing. */
export function picturesOf(frame: HTMLElement): [HTMLImageElement, HTMLImageElement] | null {
  const [before, after] = frame.querySelectorAll('img');
  return before && after ? [before, after] : null;
}
