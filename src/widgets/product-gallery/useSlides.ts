import { useCallback, useRef } from 'react';
import { useStore } from '../../core/hooks';
import { onMutations } from '../../core/mutations';
import { slidesOf } from './gallery';

/** The slides that are there now; plugins replace them when a variation brings images of its own. */
export function useSlides(host: Element): readonly HTMLElement[] {
  const known = useRef<readonly HTMLElement[]>([]);
  const read = useCallback(() => {
    const next = slidesOf(host);
    const same = next.length === known.current.length && next.every((slide, at) => slide === known.current[at]);
    if (!same) known.current = next;
    return known.current;
  }, [host]);
  return useStore(onMutations, read);
}
