/** How the pictures of posts fill their boxes. */

/** Does the style sheet give all boxes one ratio? Elementor's writes it into a pseudo-element of the widget. */
export const hasRatio = (host: Element): boolean => /\d/.test(getComputedStyle(host, '::after').content);

/** Is the picture flatter than its box, so that it has to fill the height? Not before it has loaded. */
export function isTooFlat(thumbnail: HTMLElement): boolean {
  const image = thumbnail.querySelector('img');
  if (!image?.naturalWidth || !thumbnail.offsetWidth) return false;
  return image.naturalHeight / image.naturalWidth < thumbnail.offsetHeight / thumbnail.offsetWidth;
}
