import { createArea } from '../../woocommerce/cart/lazy/presses';

/** Every link that removes a cart line by ajax; links without a key stay native. */
export const REMOVE_LINK = '.remove_from_cart_button[data-cart_item_key]:not([data-cart_item_key=""])';

/** The part of the page whose remove links this widget serves. */
export const area = createArea();

/** An element around the whole cart is no line: a header may hold the cart in a menu item. */
function rowOf(link: HTMLElement): Element {
  const row = link.closest('.cart_item, .mini_cart_item') ?? link.closest('li, tr');
  const others = [...(row?.querySelectorAll<HTMLElement>(REMOVE_LINK) ?? [])];
  const isOne = others.every(({ dataset }) => dataset.cart_item_key === link.dataset.cart_item_key);
  return row && isOne && !row.querySelector('.widget_shopping_cart_content') ? row : link;
}

/** The lines of these keys, as they are on the page now. */
export function rowsOf(host: Element, keys: ReadonlySet<string>): Element[] {
  if (keys.size === 0) return [];
  const links = [...host.querySelectorAll<HTMLElement>(REMOVE_LINK)];
  return links.filter((link) => keys.has(link.dataset.cart_item_key ?? '')).map(rowOf);
}
