/** Slow at both ends: the part of the way that is done after a part of the time. */
export const swing = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Calls `draw` at once with 0, then in each frame with the part of `duration` milliseconds that is over, and `end`
 * after the last one, 1. Returns a function that stops it.
 */
export function animate(duration: number, draw: (part: number) => void, end: () => void): () => void {
  let frame = 0;
  const start = performance.now();
  const step = (now: number): void => {
    const part = duration > 0 ? Math.min(1, Math.max(0, (now - start) / duration)) : 1;
    draw(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else end();
  };
  draw(0);
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
