import { useRef } from 'react';
import { useStore } from '../../core/hooks';
import { onMutations } from '../../core/mutations';
import { slidesOf } from './slides';

/** The slides that are there now; plugins replace them when a variation brings images of its own. */
export function useSlides(host: Element): readonly HTMLElement[] {
  const known = useRef<readonly HTMLElement[]>([]);
  return useStore(onMutations, () => {
    const next = slidesOf(host);
    const { current } = known;
    const isSame = next.length === current.length && next.every((slide, at) => slide === current[at]);
    if (!isSame) known.current = next;
    return known.current;
  });
}
