import { pageJQuery } from '../../core/jquery/jquery';
import type { Gate } from '../../core/types';

const LINKS = '.wc-tabs li a, ul.tabs li a';
const MOUNTED = '[data-widget~="product-tabs"][data-widget-state="mounted"]';

const isAnyMounted = (): boolean => document.querySelector(MOUNTED) !== null;

/** WooCommerce's handler also serves the stars of the review form inside the tabs. */
const isForTab = (element: Element): boolean => !element.closest('p.stars') && element.closest(MOUNTED) !== null;

/** WooCommerce's delegated handlers on the body, which skip our hosts. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'init', selector: '.wc-tabs-wrapper, .woocommerce-tabs' },
  { on: 'body', type: 'click', selector: LINKS },
  { on: 'body', type: 'keydown', selector: LINKS },
  { on: 'body', type: 'keyup', selector: '.wc-tabs li a, ul.tabs li a, #respond p.stars a', when: isForTab },
  { on: 'body', type: 'click', selector: 'a.woocommerce-review-link', when: isAnyMounted },
];

const OUR_REVIEW_FORM = '[data-widget~="review-form"][data-widget-state]:not([data-widget-state="failed"])';

/** Calls WooCommerce's star handler directly, because an `init` event would also start its tabs. */
export function buildStars(host: Element): void {
  const $ = pageJQuery();
  const rating = host.querySelector('#rating');
  if (!$ || !rating || rating.closest(OUR_REVIEW_FORM) || rating.previousElementSibling?.matches('p.stars')) return;
  const event = Object.assign($.Event('init'), { target: rating, currentTarget: rating });
  for (const { selector, handler } of [...($._data?.(document.body, 'events')?.init ?? [])]) {
    if (selector === '#rating') handler.call(rating, event);
  }
}
