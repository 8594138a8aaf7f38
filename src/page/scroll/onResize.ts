/**
 * Calls `run` in the frame after one of `elements` was first measured or resized. Not at once, because changing sizes
 * inside an observer's callback is reported as an error (“ResizeObserver loop”). Returns a stop function.
 */
export function onResize(elements: Iterable<Element>, run: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      run();
    });
  });
  for (const element of elements) observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
