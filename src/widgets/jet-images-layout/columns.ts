import { appendTo } from '../../core/dom/nodes';
import type { Layout } from '../../ui/layout/grid/layouts';

/** How many columns a style sheet asks for: JetElements prints `content: "3 .salvattore-column"`. 0: none. */
export function columnsOfStyle(list: Element): number {
  const [, count] = /^["']?\s*(\d+)/.exec(getComputedStyle(list, '::before').content) ?? [];
  return Math.min(Number(count ?? 0), 12);
}

/** Columns of one width: the first item is in the first column, the second in the second, and so on; in pixels. */
export function inTurn(heights: readonly number[], width: number, count: number): Layout {
  const own = width / count;
  const bottoms = new Array<number>(count).fill(0);
  const boxes = heights.map((height, at) => {
    const column = at % count;
    const y = bottoms[column] ?? 0;
    bottoms[column] = y + height;
    return { x: column * own, y, width: own, height };
  });
  return { boxes, height: Math.max(...bottoms) };
}

/** Takes the items out of columns that salvattore has made, in the order in which the server sent them. */
export function undoSalvattore(list: Element): void {
  const columns = [...list.querySelectorAll(':scope > .salvattore-column')];
  const stacks = columns.map(({ children }) => [...children]);
  const rows = Math.max(0, ...stacks.map(({ length }) => length));
  for (let row = 0; row < rows; row += 1) appendTo(list, ...stacks.flatMap((stack) => stack[row] ?? []));
  for (const column of columns) column.remove();
}
