/** Parameters by which a page changes the cart when it is opened. */
const REQUESTS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'remove_coupon', '_wpnonce'];

/** The page's address without parameters that would change the cart again. */
export function cleanAddress(): string {
  const url = new URL(window.location.href);
  // Checks first, because each deletion encodes the other parameters again.
  for (const name of REQUESTS) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.href;
}
