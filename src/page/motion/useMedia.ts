import { useStore } from '../../core/react/hooks';
import { isTouchFirst, reducesMotion } from '../base/device';

/** A subscription to a media query for `useStore`; create it once per query. */
export const onMedia =
  (query: string) =>
  (listener: () => void): (() => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };

const onMotion = onMedia('(prefers-reduced-motion: reduce)');
const onPointer = onMedia('(hover: none)');

/** Does the visitor prefer reduced motion? Rerenders when that changes. */
export const useReducesMotion = (): boolean => useStore(onMotion, reducesMotion);

/** Is the primary pointer unable to hover? Rerenders when that changes. */
export const useTouchFirst = (): boolean => useStore(onPointer, isTouchFirst);
