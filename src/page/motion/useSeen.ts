import { useLayoutEffect, useState } from 'react';

/** Every hundredth up to a half, so that an element many screens tall is noticed in time, too. */
const STEPS = Array.from({ length: 51 }, (_, at) => at / 100);

/** Is half of it in view, or does it fill half of the window? */
function isSeen({
  isIntersecting,
  boundingClientRect,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  const room = Math.min(boundingClientRect.height, rootBounds?.height ?? window.innerHeight);
  return isIntersecting && intersectionRect.height >= Math.floor(room / 2);
}

/**
 * Calls `run` once, when half of `element` is in view, or it fills half of the window. Returns a function that stops
 * the wait.
 */
function whenSeen(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return;
      observer.disconnect();
      run();
    },
    { threshold: STEPS },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Has `element` been seen? Stays true once it has. */
export function useSeen(element: Element): boolean {
  const [seen, setSeen] = useState<Element | null>(null);
  const has = seen === element;
  useLayoutEffect(() => (has ? undefined : whenSeen(element, () => setSeen(element))), [element, has]);
  return has;
}
