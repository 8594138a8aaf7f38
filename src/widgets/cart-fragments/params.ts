import { globalText, pageGlobal } from '../../page/globals';

/** What the page says about its fragments: storage keys, and how long a refresh may take, in milliseconds. */
export interface FragmentParams {
  fragmentsKey: string;
  hashKey: string;
  timeout: number;
}

/** Read late, at each use; null where the page has no such feature. */
export function fragmentParams(): FragmentParams | null {
  const global = pageGlobal('wc_cart_fragments_params');
  if (!global) return null;
  return {
    fragmentsKey: globalText(global, 'fragment_name', 'wc_fragments'),
    hashKey: globalText(global, 'cart_hash_key', 'wc_cart_hash'),
    timeout: Number(global.request_timeout) || 5000,
  };
}
