import { useLayoutEffect, useState } from 'react';
import { onResize } from '../../page/scroll/onResize';
import type { Natural } from './natural';

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The current widths of slides that are as wide as their contents; undefined where slides have equal widths. */
export function useNatural(
  row: HTMLElement | null,
  slides: readonly HTMLElement[],
  space: number,
  isOn: boolean,
): Natural | undefined {
  const [natural, setNatural] = useState<Natural>();
  useLayoutEffect(() => {
    if (!row || !isOn) {
      setNatural(undefined);
      return;
    }
    const measure = (): void => {
      const width = row.clientWidth;
      if (!width) return;
      const next = { sizes: slides.map((slide) => round(slide.offsetWidth / width)), gap: round(space / width) };
      setNatural((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    return onResize([row, ...slides], measure);
  }, [row, slides, space, isOn]);
  return natural;
}
