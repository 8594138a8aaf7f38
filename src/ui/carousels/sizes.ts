import { useLayoutEffect, useState } from 'react';
import { onResize } from '../../page/scroll/onResize';
import type { Natural } from './rules';

/** Sizes of slides that only the browser knows: measured now, and again when something changes its size. */

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The widths of slides that are as wide as their content; undefined where `isOn` is false. `space` in pixels. */
export function useSlideSizes(
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

/** The height of a vertical row, whose slides are as high as the highest one; undefined if `down` is null. */
export function useRowHeight(
  row: HTMLElement | null,
  slides: readonly HTMLElement[],
  down: { columns: number; space: number } | null,
): string | undefined {
  const [height, setHeight] = useState<string>();
  const { columns, space } = down ?? {};
  useLayoutEffect(() => {
    if (!row || columns === undefined || space === undefined) {
      setHeight(undefined);
      return;
    }
    const measure = (): void => {
      // The slides share the row's height, so it is unset while they are measured.
      const { height: set } = row.style;
      if (set) row.style.height = 'auto';
      const highest = Math.max(0, ...slides.map((slide) => slide.scrollHeight));
      if (set) row.style.height = set;
      setHeight(`${Math.round(highest * columns + space * (columns - 1))}px`);
    };
    measure();
    return onResize(
      slides.flatMap((slide) => [...slide.children]),
      measure,
    );
  }, [row, slides, columns, space]);
  return height;
}

/** The height of the slide in view, in a row whose slides differ; undefined until it is measured. */
export function useShownHeight(slide: HTMLElement | undefined): string | undefined {
  const [height, setHeight] = useState<string>();
  useLayoutEffect(() => {
    if (!slide) return undefined;
    const measure = (): void => {
      const { offsetHeight } = slide;
      if (offsetHeight) setHeight(`${offsetHeight}px`);
    };
    measure();
    return onResize([slide], measure);
  }, [slide]);
  return height;
}
