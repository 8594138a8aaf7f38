/** What is open in a menu: one item, and with it the items around it. */
export interface Open<T> {
  /** The innermost open item. */
  item: T;
  /** What a press has opened stays when the pointer leaves; keys and scripts count as presses. */
  by: 'pointer' | 'press';
}

/**
 * The state of a menu. `next` is the table of its transitions:
 *
 * | event   | nothing is open                    | the pointer has opened something         | a press has                                      |
 * | ------- | ---------------------------------- | ---------------------------------------- | ------------------------------------------------ |
 * | `point` | opens the item                     | opens the item; at none, closes all      | opens the item, pinned as `pin` says; none: stays |
 * | `press` | opens the item                     | opens the item, or pins it if it is open | opens the item, or closes it if it is open       |
 * | `enter` | opens the item                     | opens the item, or pins it if it is open | opens the item                                   |
 * | `close` | -                                  | the items around it stay                 | the items around it stay                         |
 * | `focus` | -                                  | closes what does not hold the focus, unless `focusCloses` says otherwise | as beside        |
 * | `escape`| hides the list behind the toggle   | closes a level or all, as `escapeCloses` says | as beside                                   |
 * | `toggle`| shows or hides the list behind the toggle | the same, and closes all          | as beside                                        |
 * | `shut`  | hides the list behind the toggle   | the same, and closes all                 | as beside                                        |
 *
 * Opening an item closes its neighbours and what is open in them, because only one item and those around it are open.
 */
export interface State<T> {
  open: Open<T> | null;
  /** Is the list behind the toggle shown? */
  isToggled: boolean;
}

/** What happens to a menu. */
export type MenuEvent<T> =
  /** The pointer rests on an item; null: on nothing that opens, or it has left. */
  | { type: 'point'; item: T | null }
  /** A press that opens or closes. */
  | { type: 'press'; item: T }
  /** A key goes into an item. */
  | { type: 'enter'; item: T }
  | { type: 'close'; item: T }
  /** The focus has moved inside the menu, to where `holds` is true of the items that keep it. */
  | { type: 'focus'; holds(item: T): boolean }
  /** `isInside`: the focus is in the innermost open item. */
  | { type: 'escape'; isInside: boolean }
  | { type: 'toggle' }
  | { type: 'shut' };

/** How menus differ in their transitions. */
export interface Rules<T> {
  /** The item that another one stands in; null: it is in the first row. */
  around(item: T): T | null;
  /**
   * What a press pins. `branch`: the item of the first row with all in it; the pointer may change what is open inside, and a
   * press pins all that the pointer has opened. `item`: one item; it stays open while the pointer is on an item around it,
   * and the pointer takes over elsewhere.
   */
  pin: 'branch' | 'item';
  /** What the focus closes when it leaves an item. */
  focusCloses: 'all' | 'pressed' | 'nothing';
  /** When Escape closes only one level: while the focus is inside, or if a press has opened it. Else it closes all. */
  escapeCloses: 'inside' | 'pressed';
}

const CLOSED = { open: null, isToggled: false };

/** An item and those around it, the outermost first. */
export function chainOf<T>(item: T | null | undefined, around: (item: T) => T | null): T[] {
  const chain: T[] = [];
  for (let one: T | null = item ?? null; one !== null; one = around(one)) chain.unshift(one);
  return chain;
}

/** The item to open while the pointer rests on `item`: what a press has pinned inside of it stays. */
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
