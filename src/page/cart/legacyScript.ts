import { pageJQuery } from '../../core/jquery';

interface Handler {
  data: unknown;
  namespace: string;
  handler: object;
}

/** The jQuery handlers of other scripts for an event on the body. */
export function bodyHandlers(type: string): readonly Handler[] {
  const found = pageJQuery()?._data?.(document.body, 'events')?.[type] ?? [];
  return found.filter(({ namespace }) => namespace !== 'storefront-widgets');
}

/** Is the CMS's own add-to-cart script there to react to what other scripts trigger? */
export const isLegacyAddToCartAlive = (): boolean =>
  bodyHandlers('added_to_cart').some(
    ({ data }) => typeof data === 'object' && data !== null && 'addToCartHandler' in data,
  );
