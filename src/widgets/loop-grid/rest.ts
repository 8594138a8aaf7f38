/** A list before its widget starts. */
import { type Changes, createChanges } from '../../core/dom/changes';
import { holderOf } from '../../elementor/queries/markup';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { anchorOf, buttonOf, isAtEnd, placeOf, skinOf, thumbnailsOf } from './markup';
import { hasRatio, isTooFlat } from './pictures';

/** Says that what looks like a link is a button, and whether there is more. */
function tellOfButton(host: Element, changes: Changes): void {
  const { pagination_type: type, load_more_spinner: spinner } = settingsAtRest('loop-grid', host);
  if (typeof type !== 'string' || !type.startsWith('load_more')) return;
  const button = buttonOf(host);
  if (button && button.localName !== 'button') changes.attribute(button, 'role', 'button');
  if (isAtEnd(placeOf(anchorOf(host)))) changes.class(host, 'e-load-more-pagination-end');
  const hasSpinner = !!spinner && typeof spinner === 'object' && 'value' in spinner && !!spinner.value;
  if (!hasSpinner) changes.class(host, 'e-load-more-no-spinner');
}

/** Lets the pictures of posts fill their boxes, again when one has loaded or the list gets another size. */
function fitPictures(host: Element, changes: Changes): void {
  if (!skinOf(host) || thumbnailsOf(host).length === 0) return;
  const now = createChanges();
  const fit = (): void => {
    now.undo();
    const holder = holderOf(host);
    if (holder && hasRatio(host)) now.class(holder, 'elementor-has-item-ratio');
    for (const one of thumbnailsOf(host).filter(isTooFlat)) now.class(one, 'elementor-fit-height');
  };
  let frame = 0;
  // In a frame of its own, because a change of size within the observer is reported as an error.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  sizes.observe(host);
  host.addEventListener('load', fit, true);
  changes.onUndo(() => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    host.removeEventListener('load', fit, true);
    now.undo();
  });
}

/** Says what the button is and fits the pictures. */
export function prepare(host: Element, changes: Changes): void {
  tellOfButton(host, changes);
  fitPictures(host, changes);
}
