import type { KeenSliderInstance } from 'keen-slider';
import { type Drag, followDrags } from '../drags/drags';

interface Dragging {
  keen: KeenSliderInstance;
  isVertical?: boolean;
  /** Do the slides go from right to left? */
  isMirrored: boolean;
  canStart(down: PointerEvent): boolean;
  start?(): void;
  /** Returns keen-slider's absolute index at which the row comes to rest. */
  end(drag: Drag): number;
}

/** How long the row takes to come to rest after a drag, in milliseconds. */
const REST = 500;
const ease = (part: number): number => 1 - (1 - part) ** 5;

/**
 * Moves a row with the pointer. Replaces keen-slider's own drags, which ignore the distance of the first move and
 * measure the speed by the time when events are handled: on a busy page a swipe has only one or two moves, handled at
 * the same time. Returns a stop function.
 */
export function dragRow({ keen, isVertical = false, isMirrored, canStart, start, end }: Dragging): () => void {
  const { track } = keen;
  let from = 0;
  return followDrags({
    area: keen.container,
    isVertical,
    canStart: (down) => !!track.details?.length && canStart(down),
    start() {
      keen.animator.stop();
      from = track.details.position;
      start?.();
    },
    move(length) {
      const { min, max } = track.details;
      const to = from - ((isMirrored ? -1 : 1) * length) / keen.size;
      const inside = Math.min(Math.max(to, min), max);
      const beyond = to - inside;
      // Beyond an end the row follows less and less.
      track.to(inside + beyond / (1 + 2 * Math.abs(beyond)));
    },
    end(drag) {
      const { minIdx, maxIdx } = track.details;
      const index = Math.min(Math.max(end(drag), minIdx), maxIdx);
      // Even if the row is there already, because its owner waits for the end of the animation.
      keen.animator.start([{ distance: track.idxToDist(index, true), duration: REST, easing: ease }]);
    },
  });
}
