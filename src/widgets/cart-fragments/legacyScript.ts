import { bodyHandlers } from '../../page/cart/legacyScript';

const stores = (handler: object): boolean => Function.prototype.toString.call(handler).includes('sessionStorage');

/** Is the CMS's own fragments script alive? It hears refresh requests, and stores what `added_to_cart` brings. */
export const isLegacyFragmentsAlive = (): boolean =>
  bodyHandlers('wc_fragment_refresh').length > 0 &&
  bodyHandlers('added_to_cart').some(({ handler }) => stores(handler));
