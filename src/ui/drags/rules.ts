/** The least length of a quick swipe, in pixels; a slow swipe has to cover half the width. */
const SWIPE_LENGTH = 50;
/** The longest time of a quick swipe, in milliseconds. */
const SWIPE_TIME = 550;

/** Does a swipe of `length` pixels in `time` milliseconds change the slide at `width` pixels? */
export const isSwipe = (length: number, time: number, width: number): boolean =>
  Math.abs(length) > width / 2 || (Math.abs(length) > SWIPE_LENGTH && time <= SWIPE_TIME);

/** Where a pointer was, in pixels along one axis, and when, by the clock of the device. */
export interface Sample {
  at: number;
  time: number;
}

/** The last part of a drag, by which its speed at the end is measured, in milliseconds. */
const WINDOW = 100;
/** The shortest time to which a distance is related, a frame, in milliseconds: a busy page may get a drag at once. */
const FRAME = 16;
/** The speed below which a pointer counts as resting, in pixels per millisecond. */
const REST = 0.04;

/**
 * The speed at the last sample, in pixels per millisecond; 0 after a rest. Two samples are enough. A quick swipe counts
 * as never resting, because a busy page may miss the moves at its end.
 */
export function speedOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return 0;
  const speedSince = ({ at, time }: Sample): number => (last.at - at) / Math.max(FRAME, last.time - time);
  const speed = speedSince(samples.findLast(({ time }) => time <= last.time - WINDOW) ?? first);
  if (Math.abs(speed) >= REST) return speed;
  const isQuick = isSwipe(last.at - first.at, last.time - first.time, Number.POSITIVE_INFINITY);
  return isQuick ? speedSince(first) : 0;
}
