import { isElement } from '../../core/dom/nodes';
import type { Stop } from '../../core/types';
import { placeOnPage } from '../../page/scroll/samePage';
import { isEditMode, onEditMode } from '../base/editMode';
import { isLightboxLink } from '../lightboxLinks';
import { placeHandles } from './handles';
import { mirrorModels } from './mirror';
import { followRenders } from './renders';

/** Items of all product and post lists: WooCommerce's, its blocks' and widgets', Elementor's, JetElements'. */
const ITEM = [
  '.products > .product',
  '.wc-block-grid__product',
  '.wc-block-product',
  '.product_list_widget:not(.cart_list) > li',
  '.e-loop-item',
  '.elementor-posts .elementor-post',
  '.jet-woo-products__item',
  '.jet-woo-products-list__item',
  '.jet-woo-categories__item',
  '.jet-woo-builder-product',
  '.jet-woo-item-overlay-wrap',
].join();

const isStill = (target: Element): boolean => {
  const item = target.closest(ITEM);
  if (item && !item.closest('[data-widget~=none]')) return true;
  const link = target.closest<HTMLAnchorElement>('a[href], area[href]');
  if (!link?.closest('.elementor-edit-area') || isLightboxLink(link)) return false;
  // SVG links have no `hash`.
  return !('hash' in link) || !placeOnPage(link);
};

/**
 * Stops clicks on list items, and on links in the edited document, except those of a lightbox and to places on the
 * page. Elementor still receives them, to select the element.
 */
function keepStill(): Stop {
  const ended = new AbortController();
  const onClick = (event: Event): void => {
    if (isElement(event.target) && isStill(event.target)) event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) {
    window.addEventListener(type, onClick, { capture: true, signal: ended.signal });
  }
  return () => ended.abort();
}

/**
 * Starts the code for editors whenever edit mode is on, and stops it when it is off. Call it once. `restart` ends the
 * widgets of an element and starts them again.
 */
export function followEditMode(restart: (host: Element) => void): void {
  let stops: Stop[] = [];
  const look = (): void => {
    if (isEditMode() === stops.length > 0) return;
    for (const stop of stops) stop();
    stops = isEditMode() ? [keepStill(), placeHandles(), mirrorModels(), followRenders(restart)] : [];
  };
  onEditMode(look);
  look();
}
