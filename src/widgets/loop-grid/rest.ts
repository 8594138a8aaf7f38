/** A list before its widget starts. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { anchorOf, buttonOf, isAtEnd, placeOf, skinOf } from './markup';
import { fitPictures } from './pictures';

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

/** Says what the button is and fits the pictures. */
export function prepare(host: Element, changes: Changes): void {
  tellOfButton(host, changes);
  if (skinOf(host)) fitPictures(host, changes);
}
