/** An item of the list, with those below it. */
export interface Item<T> {
  heading: T;
  /** Its place among all headings. */
  at: number;
  items: Item<T>[];
}

/** Puts each heading below the last one before it that is larger. Without `isNested` all stand in one list. */
export function treeOf<T>(headings: readonly T[], levelOf: (heading: T) => number, isNested: boolean): Item<T>[] {
  const top: Item<T>[] = [];
  const open: { level: number; items: Item<T>[] }[] = [{ level: 0, items: top }];
  for (const [at, heading] of headings.entries()) {
    const item: Item<T> = { heading, at, items: [] };
    const level = isNested ? levelOf(heading) : 1;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    (open.at(-1)?.items ?? top).push(item);
    open.push({ level, items: item.items });
  }
  return top;
}

/** Is the heading at `at` the item's, or one below it? */
export const holds = <T>(item: Item<T>, at: number): boolean =>
  item.at === at || item.items.some((inner) => holds(inner, at));
