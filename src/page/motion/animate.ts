/** Eases in and out, as jQuery's `swing`: maps the elapsed part of the time to the part of the way, both 0 to 1. */
export const swing = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Calls `draw` with 0 at once, then in each frame with the elapsed part of `duration` (milliseconds) up to 1, then
 * `end`. Returns a stop function.
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
