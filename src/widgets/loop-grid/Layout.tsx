import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createChanges } from '../../core/dom/changes';
import { Bind, BindAll, type BindItem } from '../../core/react/Bind';
import { sync, useLive, useLiveList } from '../../core/react/hooks';
import { holderOf, itemsOf } from '../../elementor/queries/markup';
import { onMoves } from '../../page/scroll/frames';
import { fitPictures } from './pictures';
import { hasEmptyGap } from './settings';

/** An item's height, and the margin of the style sheet below it, in pixels. */
interface Extent {
  height: number;
  below: number;
}

/**
 * The top margins that move each item of a grid right below the item above it. A row of the grid is as high as its
 * highest item with its margins, and rows are `rowGap` apart; items shall be `gap` apart. All in pixels.
 */
export function masonryMargins(items: readonly Extent[], columns: number, gap: number, rowGap: number): number[] {
  const bottoms: number[] = [];
  const margins: number[] = [];
  let top = 0;
  for (let start = 0; start < items.length; start += columns) {
    const row = items.slice(start, start + columns);
    const own = row.map((_, column) => (start === 0 ? 0 : (bottoms[column] ?? 0) + gap - top));
    for (const [column, { height }] of row.entries()) bottoms[column] = top + (own[column] ?? 0) + height;
    margins.push(...own.map((margin) => Math.round(margin * 100) / 100 || 0));
    top += Math.max(0, ...row.map(({ height, below }, column) => height + below + (own[column] ?? 0))) + rowGap;
  }
  return margins;
}

/** The result of `measure`, as text so that equal results render nothing; measured again when sizes change. */
function useMeasured(measure: () => string): string {
  const [measured, setMeasured] = useState('');
  useLayoutEffect(() => {
    let next = '';
    return onMoves(['size'], {
      measure() {
        next = measure();
      },
      draw: () => sync(() => setMeasured(next)),
    });
  });
  return measured;
}

const isVisible = (item: HTMLElement): boolean => item.offsetParent !== null;

/** Moves items up, close below each other. */
export function Masonry({ host, columns }: { host: HTMLElement; columns: number }): ReactNode {
  const holder = useLive(host, holderOf);
  const items = useLiveList(() => itemsOf(host));
  const measured = useMeasured(() => {
    const pixels = (value: string): number => Number.parseFloat(value) || 0;
    const extents = items.filter(isVisible).map((item) => ({
      height: item.getBoundingClientRect().height,
      below: pixels(getComputedStyle(item).marginBottom),
    }));
    const rowGap = holder ? pixels(getComputedStyle(holder).rowGap) : 0;
    return JSON.stringify(masonryMargins(extents, columns, hasEmptyGap(host) ? 0 : rowGap, rowGap));
  });
  const margins = measured ? (JSON.parse(measured) as number[]) : [];
  const bound = items.filter(isVisible).map((item, at): BindItem => {
    const margin = margins[at];
    return [item, { style: { 'margin-top': margin ? `${margin}px` : undefined } }];
  });
  return (
    <>
      {holder && (
        <Bind
          to={holder}
          class={{ 'elementor-posts-masonry': true, 'storefront-masonry': true, 'elementor-has-item-ratio': false }}
        />
      )}
      <BindAll items={bound} />
    </>
  );
}

/** Lets the pictures of posts fill their boxes, where the style sheet sets a ratio. */
export function PostPictures({ host }: { host: HTMLElement }): ReactNode {
  useLayoutEffect(() => {
    const changes = createChanges();
    fitPictures(host, changes);
    return changes.undo;
  }, [host]);
  return null;
}
