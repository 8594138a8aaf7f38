import { useStore } from '../../core/react/hooks';
import { isTouchFirst, reducesMotion } from '../base/device';

/** Listens to a media query, for `useStore`; keep the returned function constant. */
export const onMedia =
  (query: string) =>
  (listener: () => void): (() => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };

const onMotion = onMedia('(prefers-reduced-motion: reduce)');
const onPointer = onMedia('(hover: none)');

/** Does the visitor want less motion, now? */
export const useReducesMotion = (): boolean => useStore(onMotion, reducesMotion);

/** Is the primary pointer unable to hover, now? */
export const useTouchFirst = (): boolean => useStore(onPointer, isTouchFirst);
