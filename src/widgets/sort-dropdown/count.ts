/** The count of a list that is sorted, or, from WooCommerce 10.8 on, of any list. */
export const COUNT = '.woocommerce-result-count:is([data-is-sorted-by=true],[role=status])';

/** WooCommerce's own filters, which announce the count themselves. */
const FILTERS = '[data-wp-interactive="woocommerce/product-filters"]';

/** Is the host a count, not the form that sorts? */
export const isCount = (host: Element): boolean => host.matches(`${COUNT}, [data-is-sorted-by]`);

/** Is the list sorted, filtered, or on a later page? Then the visitor is told how many products there are. */
export function isCountNews(host: Element): boolean {
  if (host !== document.querySelector(COUNT) && host.matches(COUNT)) return false;
  if (host.hasAttribute('data-is-sorted-by')) return true;
  return window.location.search !== '' && !document.querySelector(FILTERS);
}
