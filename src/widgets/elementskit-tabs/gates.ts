import type { Gate } from '../../core/types';

/** ElementsKit's tab toolkit, which opens panels for the whole page. */
export const gates: readonly Gate[] = [['tab'], ['tab', 'pill'], ['tab', 'pill', 'list']].map((kinds) => ({
  on: 'document',
  type: 'click',
  // jQuery sorts its parts.
  namespace: 'bs.data-api.tab',
  selector: kinds.map((kind) => `[data-ekit-toggle="${kind}"]`).join(', '),
}));
