/** The cart before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { yesOrNo } from '../../core/settings/given';
import { isRecord } from '../../core/settings/json';
import { siteGlobal } from '../../core/settings/siteGlobals';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { containerOf, toggleOf } from './markup';

/** Was this page loaded by adding a product to the cart? */
export function hasAdded(): boolean {
  const shop = siteGlobal('ElementorProFrontendConfig')?.woocommerce;
  return isRecord(shop) && !!shop.productAddedToCart;
}

/** Does the cart open after an add? Products are added anywhere on the page. */
export const opensAfterAdd = (host: Element): boolean =>
  yesOrNo(settingsAtRest('menu-cart', host).automatically_open_cart) === true;

/** Why the cart cannot wait for the visitor. */
export const addOf = (host: Element): string | undefined =>
  opensAfterAdd(host) && hasAdded() ? 'a product was added' : undefined;

/** Marks the button as one that opens something, and keeps the keyboard out of the closed cart. */
export function closeCart(host: Element, changes: Changes): void {
  const [toggle, container] = [toggleOf(host), containerOf(host)];
  if (container && !host.matches('.elementor-menu-cart--shown')) {
    changes.attribute(container, 'aria-hidden', 'true');
    changes.attribute(container, 'inert', '');
  }
  if (!toggle) return;
  if (!toggle.matches('button')) changes.attribute(toggle, 'role', 'button');
  changes.attribute(toggle, 'aria-haspopup', 'dialog');
  changes.attribute(toggle, 'aria-expanded', 'false');
}
