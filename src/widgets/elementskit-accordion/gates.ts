import type { Gate } from '../../core/types';

/** ElementsKit's collapse handler, which serves the whole page. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', namespace: 'bs.collapse.data-api', selector: '[data-ekit-toggle="collapse"]' },
];
