/** Lists before their widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import type { RawSettings } from '../../core/types';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { anchorOf, buttonOf, isAtEnd, placeOf, skinOf, thumbnailsOf } from './markup';

const HOSTS = '[data-widget~=loop-grid],:is([data-widget_type^="loop-grid."],[data-widget_type*="posts."])';

const settingsOf = (host: Element): RawSettings => settingsAtRest('loop-grid', host);

/** Is the list laid out or continued by itself: masonry, more by scrolling, pictures that fill their boxes? */
export function hasPartsToDraw(host: Element): boolean {
  const settings = settingsOf(host);
  const skin = skinOf(host);
  const masonry = settings[`${skin}masonry`] ?? settings.masonry;
  if (masonry && masonry !== 'no') return true;
  return settings.pagination_type === 'load_more_infinite_scroll' || (!!skin && thumbnailsOf(host).length > 0);
}

/** Says that what looks like a link is a button, and whether there is more. */
export function tellOfButton(host: Element, changes: Changes): void {
  const { pagination_type: type, load_more_spinner: spinner } = settingsOf(host);
  if (typeof type !== 'string' || !type.startsWith('load_more')) return;
  const button = buttonOf(host);
  if (button && button.localName !== 'button') changes.attribute(button, 'role', 'button');
  if (isAtEnd(placeOf(anchorOf(host)))) changes.class(host, 'e-load-more-pagination-end');
  const hasSpinner = !!spinner && typeof spinner === 'object' && 'value' in spinner && !!spinner.value;
  if (!hasSpinner) changes.class(host, 'e-load-more-no-spinner');
}

/** The lists of which a press on a link changes the page in place. */
export function listsFor(target: Element): Element[] {
  const host = target.closest(HOSTS);
  return host && settingsOf(host).pagination_load_type === 'ajax' ? [host] : [];
}
