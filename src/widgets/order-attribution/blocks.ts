import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import type { FieldValues } from './shop';

const NAMESPACE = 'woocommerce/order-attribution';

interface Data {
  dispatch(
    store: unknown,
  ): { setExtensionData?(namespace: string, values: FieldValues, replace: boolean): void } | undefined;
  subscribe?(listener: () => void, store?: unknown): () => void;
}

function checkoutStore(): { data: Data; key: unknown } | null {
  const data = pageGlobal('wp')?.data;
  const blocks = pageGlobal('wc')?.wcBlocksData;
  if (!isRecord(data) || typeof data.dispatch !== 'function') return null;
  const key = isRecord(blocks) ? blocks.CHECKOUT_STORE_KEY : undefined;
  return key ? { data: data as unknown as Data, key } : null;
}

/** Gives the values to the checkout's store, where there is one. */
export function fillBlocks(values: FieldValues): void {
  const store = checkoutStore();
  store?.data.dispatch(store.key)?.setExtensionData?.(NAMESPACE, values, true);
}

/**
 * Calls back at the first change of the checkout's store, because it may start after us. Returns a function that stops
 * it.
 */
export function onFirstBlocksChange(onChange: () => void): () => void {
  const store = checkoutStore();
  if (!store?.data.subscribe) return () => {};
  const stop = store.data.subscribe(() => {
    stop();
    onChange();
  }, store.key);
  return stop;
}
