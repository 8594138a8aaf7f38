import type { Gate } from '../../core/types';

/** Skips the plugin's handlers on our elements. */
export const gates: readonly Gate[] = [
  { on: 'host', type: 'mousemove', token: 'mousePositions' },
  { on: 'host', type: 'mouseenter', token: 'tilt.mouseEnter' },
  { on: 'host', type: 'mouseleave', token: 'tilt.mouseLeave' },
];
