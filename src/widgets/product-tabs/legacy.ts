import { pageJQuery } from '../../core/jquery';
import type { Gate } from '../../core/types';

const LINKS = '.wc-tabs li a, ul.tabs li a';
const TABS = '[data-widget~="product-tabs"]';
const MOUNTED = '[data-widget-state="mounted"]';

const anyMounted = (): boolean => document.querySelector(`${TABS}${MOUNTED}`) !== null;

/** One handler is for tabs and stars, which lie in the tabs and are the review form's. */
const isTab = (element: Element): boolean =>
  !element.closest('p.stars') && element.closest(`${TABS}${MOUNTED}`) !== null;

/** The legacy script's delegated handlers on the body, which skip our hosts. */
export const gates: readonly Gate[] = [
  { on: 'body', type: 'init', selector: '.wc-tabs-wrapper, .woocommerce-tabs' },
  { on: 'body', type: 'click', selector: LINKS },
  { on: 'body', type: 'keydown', selector: LINKS },
  { on: 'body', type: 'keyup', selector: '.wc-tabs li a, ul.tabs li a, #respond p.stars a', when: isTab },
  { on: 'body', type: 'click', selector: 'a.woocommerce-review-link', when: anyMounted },
];

/** A review form of ours, on its way or there. */
const OURS = '[data-widget~="review-form"][data-widget-state]:not([data-widget-state="failed"])';

/**
 * Has legacy build the stars of a rating in the tabs that is not ours. Its `init` ends at the guarded wrapper, because in
 * the body it would start the legacy tabs, too: so the handler is called by hand.
 */
export function buildStars(host: Element): void {
  const $ = pageJQuery();
  const rating = host.querySelector('#rating');
  if (!$ || !rating || rating.closest(OURS) || rating.previousElementSibling?.matches('p.stars')) return;
  const event = Object.assign($.Event('init'), { target: rating, currentTarget: rating });
  for (const { selector, handler } of [...($._data?.(document.body, 'events')?.init ?? [])]) {
    if (selector === '#rating') handler.call(rating, event);
  }
}
