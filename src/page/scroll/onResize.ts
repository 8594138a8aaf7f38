/**
 * Calls `run` in the frame after one of `elements` has got a size, or another one. Not at once, because what changes
 * sizes while observers are told of them is an error of the page (“ResizeObserver loop”). Returns a function that ends
 * it.
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
