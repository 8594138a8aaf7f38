import { isEditMode } from '../../page/base/editMode';

/** The items of every kind of product list: the CMS's, its blocks' and sidebar's, the page builder's. */
const ITEM = [
  '.products > .product',
  '.wc-block-grid__product',
  '.wc-block-product',
  '.product_list_widget:not(.cart_list) > li',
  '.jet-woo-products__item',
  '.jet-woo-products-list__item',
  '.jet-woo-categories__item',
  '.jet-woo-builder-product',
  '.jet-woo-item-overlay-wrap',
].join();

/** In edit mode clicks on items do nothing; the page builder still hears them, because it selects what is clicked. */
export function keepItemsStill(): void {
  const onClick = (event: Event): void => {
    const item = isEditMode() && event.target instanceof Element && event.target.closest(ITEM);
    if (item && !item.closest('[data-widget~=none]')) event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) window.addEventListener(type, onClick, true);
}
