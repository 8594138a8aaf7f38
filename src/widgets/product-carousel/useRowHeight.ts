import { useLayoutEffect, useState } from 'react';

/** A row that runs down needs a height: so many slides, as high as the highest. Undefined where it runs across. */
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
      // The slides share the row's height; without it they are as high as what they hold.
      const { height: set } = row.style;
      if (set) row.style.height = 'auto';
      const highest = Math.max(0, ...slides.map((slide) => slide.scrollHeight));
      if (set) row.style.height = set;
      setHeight(`${Math.round(highest * columns + space * (columns - 1))}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const slide of slides) for (const child of slide.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, slides, columns, space]);
  return height;
}
