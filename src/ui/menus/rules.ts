/**
 * The state machine of a menu. Its state is the innermost open item; the items around it are open with it, and no
 * others, so opening an item closes its neighbours with all that is open in them. `next` follows this table:
 *
 * | event    | nothing open     | open by the pointer            | open by a press                |
 * | -------- | ---------------- | ------------------------------ | ------------------------------ |
 * | `point`  | opens            | opens; null: closes all        | opens, see `pin`; null: -      |
 * | `press`  | opens            | pins an open item, opens others | closes an open item, opens others |
 * | `enter`  | opens            | pins an open item, opens others | opens                          |
 * | `close`  | -                | closes the item                | closes the item                |
 * | `focus`  | -                | closes items without the focus, see `focusCloses` | the same    |
 * | `escape` | hides the list   | closes one level or all, see `escapeCloses` | the same          |
 * | `toggle` | toggles the list | toggles the list, closes all   | toggles the list, closes all   |
 * | `shut`   | hides the list   | hides the list, closes all     | hides the list, closes all     |
 *
 * The list is the one behind the toggle.
 */
export interface State<T> {
  open: Open<T> | null;
  /** Is the list behind the toggle shown? */
  isToggled: boolean;
}

/** The innermost open item, and what has opened it. Keys and scripts count as a press. */
export interface Open<T> {
  item: T;
  by: 'pointer' | 'press';
}

/** An event of a menu. */
export type MenuEvent<T> =
  /** The mouse rests on an item; null: on one that opens nothing, or it has left. */
  | { type: 'point'; item: T | null }
  /** A press opens or closes an item. */
  | { type: 'press'; item: T }
  /** A key goes into an item. */
  | { type: 'enter'; item: T }
  | { type: 'close'; item: T }
  /** The focus has moved; `holds` tells which items contain it. */
  | { type: 'focus'; holds(item: T): boolean }
  /** `isInside`: the focus is in the innermost open item. */
  | { type: 'escape'; isInside: boolean }
  | { type: 'toggle' }
  | { type: 'shut' };

/** The differences between menus. */
export interface Rules<T> {
  /** The item in whose panel `item` is; null: it is in the first row. */
  around(item: T): T | null;
  /**
   * The items that a press pins. `branch`: an item of the first row with all items in it; the mouse may change what is
   * open inside, and stays unable to close it. `item`: the pressed item alone; it stays while the mouse is on it or on
   * the items around it, and the mouse takes over on any other item.
   */
  pin: 'branch' | 'item';
  /** Which items close when the focus leaves them; `pressed`: those that a press has opened. */
  focusCloses: 'all' | 'pressed' | 'nothing';
  /** Escape closes one level while the focus is `inside`, or if it was `pressed` open; else it closes all. */
  escapeCloses: 'inside' | 'pressed';
}

const CLOSED = { open: null, isToggled: false };

/** An item and the items around it, the outermost first; empty without an item. */
export function chainOf<T>(item: T | null | undefined, around: (item: T) => T | null): T[] {
  const chain: T[] = [];
  for (let one: T | null = item ?? null; one !== null; one = around(one)) chain.unshift(one);
  return chain;
}

/** The item to open while the mouse rests on `item`: a pinned one inside it stays. */
export function aimAt<T>(open: Open<T> | null, item: T, { pin, around }: Rules<T>): T {
  const isPinned = pin === 'item' && open?.by === 'press' && chainOf(open.item, around).includes(item);
  return isPinned ? open.item : item;
}

function openAfter<T>(open: Open<T> | null, event: MenuEvent<T>, rules: Rules<T>): Open<T> | null {
  const { around, pin, focusCloses, escapeCloses } = rules;
  const chain = chainOf(open?.item, around);
  const close = (item: T): Open<T> | null => {
    const outer = around(item);
    return outer === null ? null : { item: outer, by: pin === 'item' ? 'press' : (open?.by ?? 'press') };
  };
  const openByPress = (item: T): Open<T> => {
    const isBranch = pin === 'branch' && chain.includes(item);
    return { item: isBranch && open ? open.item : item, by: 'press' };
  };
  switch (event.type) {
    case 'point': {
      const { item } = event;
      if (item === null) return open?.by === 'press' ? open : null;
      const isSameBranch = pin === 'branch' && chain.length > 0 && chainOf(item, around)[0] === chain[0];
      return { item, by: isSameBranch && open ? open.by : 'pointer' };
    }
    case 'press':
      return open?.by === 'press' && chain.includes(event.item) ? close(event.item) : openByPress(event.item);
    case 'enter':
      return openByPress(event.item);
    case 'close':
      return chain.includes(event.item) ? close(event.item) : open;
    case 'focus': {
      if (!open || focusCloses === 'nothing' || (focusCloses === 'pressed' && open.by === 'pointer')) return open;
      const item = chain.findLast(event.holds);
      return item === undefined ? null : { item, by: open.by };
    }
    case 'escape': {
      const isLevel = escapeCloses === 'inside' ? event.isInside : open?.by === 'press';
      return open && isLevel ? close(open.item) : null;
    }
    default:
      return null;
  }
}

/** The state after an event; the same object where nothing changes. */
export function next<T>(state: State<T>, event: MenuEvent<T>, rules: Rules<T>): State<T> {
  const { open, isToggled } = state;
  const isHidden = event.type === 'shut' || (event.type === 'escape' && !open);
  if (isHidden) return open || isToggled ? CLOSED : state;
  const after = openAfter(open, event, rules);
  if (event.type === 'toggle') return { open: after, isToggled: !isToggled };
  const isSame = after === open || (after?.item === open?.item && after?.by === open?.by);
  return isSame ? state : { open: after, isToggled };
}
