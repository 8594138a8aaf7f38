import { useRef } from 'react';
import { useLive, useStore } from '../../core/hooks';
import { onMutations } from '../../core/mutations';
import { currentDevice } from '../../page/device';
import { rowOf, slidesOf } from './parts';

const same = (a: readonly Element[], b: readonly Element[]): boolean =>
  a.length === b.length && a.every((element, at) => element === b[at]);

/** The row and its slides, as they are now: filters and scripts may replace them. */
export function useSlides(host: HTMLElement): { row: HTMLElement | null; slides: readonly HTMLElement[] } {
  const row = useLive(host, rowOf);
  const known = useRef<HTMLElement[]>([]);
  const slides = useStore(onMutations, () => {
    const now = slidesOf(rowOf(host));
    if (!same(known.current, now)) known.current = now;
    return known.current;
  });
  return { row, slides };
}

const onResize = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** The page builder's name for the device, asked again at every change of the window's size. */
export const useDevice = (): string => useStore(onResize, currentDevice);
