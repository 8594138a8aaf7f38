/** The page's carts before the widget starts; part of the loader. */
import type { Changes } from '../../core/dom/changes';
import { siteConfig, siteSettings } from '../../core/settings/siteConfig';

/** The site's message about an empty cart. */
function emptyMessage(host: Element): string {
  const text =
    siteSettings('cart-fragments', host).emptyMessage ?? siteConfig().texts?.['cart-fragments']?.emptyMessage;
  return typeof text === 'string' ? text : 'No products in the cart.';
}

/** Shows that there is no cart, as the widget does. */
export function showEmpty(host: Element, changes: Changes): void {
  for (const content of document.querySelectorAll('.widget_shopping_cart_content')) {
    if (content.textContent?.trim()) continue;
    const message = document.createElement('p');
    message.className = 'woocommerce-mini-cart__empty-message';
    message.textContent = emptyMessage(host);
    content.appendChild(message);
    changes.onUndo(() => message.remove());
  }
  for (const mark of document.querySelectorAll('.hide_cart_widget_if_empty')) {
    const cart = mark.closest<HTMLElement>('.widget_shopping_cart');
    if (cart) changes.style(cart, 'display', 'none');
  }
}
