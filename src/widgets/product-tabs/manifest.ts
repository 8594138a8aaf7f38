import type { WidgetManifest } from '../../core/types';
import { sendInit, silenceInit } from '../../woocommerce/silenceInit';
import { addressOf, chooseFirst, tabsFor } from './atRest';

const WRAPPERS = ['.wc-tabs-wrapper', '.woocommerce-tabs'];
const HOSTS = [...WRAPPERS, '[data-widget~=product-tabs]'].join();
const TABS = '.wc-tabs a, ul.tabs a, [role=tab]';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-single-product'];

/** Tabs of the product page. */
export const early = {
  adopts: WRAPPERS,
  when: 'intent',
  reason: addressOf,
  events: ['init'],
  prepare: chooseFirst,
  priority: 5,
  replay: [
    { type: 'click', selector: 'a.woocommerce-review-link', hostsOf: (link) => tabsFor(link, HOSTS) },
    { type: 'click', selector: TABS },
    { type: 'keydown', selector: TABS, keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] },
  ],
  // WooCommerce's tabs start when the `init` of a wrapper, or of the rating inside, reaches the body.
  guard: (context) =>
    silenceInit(context, () => [...document.querySelectorAll(WRAPPERS.join())].filter(context.claims)),
  release: (host, context) => sendInit(context, host),
} satisfies WidgetManifest;
