import type { Gate } from '../../core/types';

const LINKS = '.wc-tabs li a, ul.tabs li a';

const anyMounted = (): boolean =>
  document.querySelector('[data-widget~="product-tabs"][data-widget-state="mounted"]') !== null;

/** The legacy script's delegated handlers on the body, which skip our hosts. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'init', selector: '.wc-tabs-wrapper, .woocommerce-tabs' },
  { on: 'body', type: 'click', selector: LINKS },
  { on: 'body', type: 'keydown', selector: LINKS },
  { on: 'body', type: 'keyup', selector: '.wc-tabs li a, ul.tabs li a, #respond p.stars a' },
  { on: 'body', type: 'click', selector: 'a.woocommerce-review-link', when: anyMounted },
];
