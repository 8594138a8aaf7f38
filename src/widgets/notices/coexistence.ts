import type { Gate } from '../../core/types';

/** Skips the CMS's own focus after a removal, where its script came after our guard. */
export const gates: readonly Gate[] = [
  {
    on: 'body',
    type: 'item_removed_from_classic_cart',
    functionName: 'focus_populate_live_region',
  },
];
