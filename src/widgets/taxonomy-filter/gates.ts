import type { Gate } from '../../core/types';

/** Elementor's handlers on the buttons, and those that drag their row. */
export const gates: readonly Gate[] = [
  { on: '.e-filter-item', type: 'click', functionName: 'bound onFilterButtonClick' },
  { on: '.e-filter', type: 'mousedown', functionName: 'bound changeScrollStatus' },
  { on: '.e-filter', type: 'mousemove', functionName: 'bound setHorizontalTitleScrollValues' },
];
