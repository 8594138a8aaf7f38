const WRAPPERS =
  '.woocommerce-billing-fields__field-wrapper, .woocommerce-shipping-fields__field-wrapper, .woocommerce-address-fields__field-wrapper';

type Orders = Map<Element, Element[]>;

/** Rows in the order of their priority. A row without one follows the row before it. */
export function sortedRows<T>(rows: readonly T[], priorityOf: (row: T) => number): T[] {
  let last = 0;
  const ranked = rows.map((row) => {
    const own = priorityOf(row);
    last = own || last + 1;
    return { row, rank: last };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ row }) => row);
}

function neighbourOf(row: Element, rows: ReadonlySet<Element>, side: 'nextElementSibling' | 'previousElementSibling') {
  let beside = row[side];
  while (beside && !rows.has(beside)) beside = beside[side];
  return beside;
}

/** Moves only rows that are out of place, and never the one with the focus, because a moved field loses it. */
function moveRows(wanted: readonly Element[]): void {
  const all = new Set(wanted);
  const focused = wanted.findIndex((row) => row.contains(document.activeElement));
  const fixed = Math.max(0, focused);
  for (let at = fixed - 1; at >= 0; at -= 1) {
    const [row, next] = [wanted[at], wanted[at + 1]];
    if (row && next && neighbourOf(next, all, 'previousElementSibling') !== row) next.before(row);
  }
  for (let at = fixed + 1; at < wanted.length; at += 1) {
    const [row, before] = [wanted[at], wanted[at - 1]];
    if (row && before && neighbourOf(before, all, 'nextElementSibling') !== row) before.after(row);
  }
}

const rowsIn = (wrapper: Element): Element[] =>
  [...wrapper.children].filter((child) => child.classList.contains('form-row'));

const priorityOf = (row: Element): number => Number.parseInt(row.getAttribute('data-priority') ?? '', 10) || 0;

/** Sorts the rows of a group by their priority; fills `orders` with what the server had. */
export function sortRows(group: Element, orders: Orders): void {
  for (const wrapper of group.querySelectorAll(WRAPPERS)) {
    const rows = rowsIn(wrapper);
    if (!orders.has(wrapper)) orders.set(wrapper, rows);
    moveRows(sortedRows(rows, priorityOf));
  }
}

/** Puts the rows that are still there back into the server's order. */
export function restoreOrder(orders: Orders): void {
  for (const [wrapper, rows] of orders) moveRows(rows.filter((row) => row.parentNode === wrapper));
}
