import type { ReplayRule } from '../types';

/**
 * Links and forms that open another page. They wait behind a press that is held, because the next page would not know of
 * it.
 */
export const LEAVING: readonly ReplayRule[] = [
  { type: 'click', selector: 'a[href]:not([href^="#"],[target=_blank],[download])' },
  { type: 'submit', selector: 'form' },
];
