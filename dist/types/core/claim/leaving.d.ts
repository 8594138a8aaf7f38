import type { ReplayRule } from '../types.js';
/**
 * Links and forms that open another page. They wait behind a press that is held, because the next page would not know of
 * it.
 */
export declare const LEAVING: readonly ReplayRule[];
