import type { Gate } from '../../core/types';

/** ElementsKit's tab handlers, which serve the whole page. */
export const gates: readonly Gate[] = [['tab'], ['tab', 'pill'], ['tab', 'pill', 'list']].map((kinds) => ({
  on: 'document',
  type: 'click',
  // jQuery sorts the parts of a namespace.
  namespace: 'bs.data-api.tab',
  selector: kinds.map((kind) => `[data-ekit-toggle="${kind}"]`).join(', '),
}));
