import type { Stop } from '../../core/types';
import { isEditMode, onEditMode } from '../base/editMode';
import { isLightboxLink } from '../lightboxLinks';
import { placeHandles } from './handles';
import { mirrorModels } from './mirror';

/** The items of every kind of product list: the CMS's, its blocks' and sidebar's, Elementor's. */
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
  const link = target.closest('a[href], area[href]');
  return !!link?.closest('.elementor-edit-area') && !isLightboxLink(link);
};

/**
 * Clicks on items of lists do nothing, nor do those on links in what is being edited, except of a lightbox; Elementor
 * still hears them, because it selects what is clicked.
 */
function keepStill(): Stop {
  const ended = new AbortController();
  const onClick = (event: Event): void => {
    if (event.target instanceof Element && isStill(event.target)) event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) {
    window.addEventListener(type, onClick, { capture: true, signal: ended.signal });
  }
  return () => ended.abort();
}

/** What edit mode adds to the page, for as long as it is on; call it once. */
export function followEditMode(): void {
  let stops: Stop[] = [];
  const look = (): void => {
    if (isEditMode() === stops.length > 0) return;
    for (const stop of stops) stop();
    stops = isEditMode() ? [keepStill(), placeHandles(), mirrorModels()] : [];
  };
  onEditMode(look);
  look();
}
