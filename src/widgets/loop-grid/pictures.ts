import { type Changes, createChanges } from '../../core/dom/changes';
import { holderOf } from '../../elementor/queries/markup';
import { thumbnailsOf } from './markup';

/** Does the style sheet give all boxes one ratio? Elementor's writes it into a pseudo-element of the widget. */
const hasRatio = (host: Element): boolean => /\d/.test(getComputedStyle(host, '::after').content);

/** Is the picture flatter than its box, so that it has to fill the height? Not before it has loaded. */
function isTooFlat(thumbnail: HTMLElement): boolean {
  const image = thumbnail.querySelector('img');
  if (!image?.naturalWidth || !thumbnail.offsetWidth) return false;
  return image.naturalHeight / image.naturalWidth < thumbnail.offsetHeight / thumbnail.offsetWidth;
}

/** Lets the pictures of posts fill their boxes, again when one has loaded or the list gets another size. */
export function fitPictures(host: Element, changes: Changes): void {
  const now = createChanges();
  const fit = (): void => {
    now.undo();
    const holder = holderOf(host);
    if (holder && hasRatio(host)) now.class(holder, 'elementor-has-item-ratio');
    for (const one of thumbnailsOf(host).filter(isTooFlat)) now.class(one, 'elementor-fit-height');
  };
  let frame = 0;
  // In a frame: once for many pictures, and outside of the observer, within which a change of size is an error.
  const fitSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  const sizes = new ResizeObserver(fitSoon);
  sizes.observe(host);
  host.addEventListener('load', fitSoon, true);
  fitSoon();
  changes.onUndo(() => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    host.removeEventListener('load', fitSoon, true);
    now.undo();
  });
}
