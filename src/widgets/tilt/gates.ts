import type { Gate } from '../../core/types';

/** The plugin's handlers on the elements that lean. */
export const gates: readonly Gate[] = [
  { on: 'host', type: 'mousemove', token: 'mousePositions' },
  { on: 'host', type: 'mouseenter', token: 'tilt.mouseEnter' },
  { on: 'host', type: 'mouseleave', token: 'tilt.mouseLeave' },
];
