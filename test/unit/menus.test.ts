import { describe, expect, test } from 'vitest';
import { aimAt, chainOf, type MenuEvent, next, type Open, type Rules, type State } from '../../src/ui/menus/rules';

/** Items are paths: `a/b` stands in `a`. */
const around = (item: string): string | null => item.match(/^(.*)\/[^/]+$/)?.[1] ?? null;

/** As the menus of Elementor have it. */
const BRANCH: Rules<string> = { around, pin: 'branch', focusCloses: 'all', escapeCloses: 'inside' };
/** As the menus of ElementsKit have it. */
const ITEM: Rules<string> = { around, pin: 'item', focusCloses: 'pressed', escapeCloses: 'pressed' };

const point = (item: string | null): MenuEvent<string> => ({ type: 'point', item });
const press = (item: string): MenuEvent<string> => ({ type: 'press', item });
const enter = (item: string): MenuEvent<string> => ({ type: 'enter', item });
const close = (item: string): MenuEvent<string> => ({ type: 'close', item });
const escapeKey = (isInside: boolean): MenuEvent<string> => ({ type: 'escape', isInside });
const focus = (at: string): MenuEvent<string> => ({
  type: 'focus',
  holds: (item) => at === item || at.startsWith(`${item}/`),
});

const by = (given: string | null): Open<string> | null => {
  const [, item = '', mark] = given?.match(/^([^!]+)(!?)$/) ?? [];
  return given === null ? null : { item, by: mark ? 'press' : 'pointer' };
};
const shown = ({ open }: State<string>): string | null => open && open.item + (open.by === 'press' ? '!' : '');

/** What is open after an event; `!` marks what a press has opened. */
const openAfter = (open: string | null, event: MenuEvent<string>, rules: Rules<string>): string | null =>
  shown(next({ open: by(open), isToggled: false }, event, rules));

type Row = [from: string | null, event: MenuEvent<string>, branch: string | null, item: string | null];

describe.each<[string, Row[]]>([
  [
    'the pointer',
    [
      [null, point('a'), 'a', 'a'],
      [null, point(null), null, null],
      ['a/b', point('c'), 'c', 'c'],
      ['a/b', point('a'), 'a', 'a'],
      ['a/b', point(null), null, null],
      ['a!', point(null), 'a!', 'a!'],
      ['a!', point('c'), 'c', 'c'],
      ['a!', point('a/b'), 'a/b!', 'a/b'],
      ['a/b!', point('a'), 'a!', 'a'],
    ],
  ],
  [
    'a press',
    [
      [null, press('a'), 'a!', 'a!'],
      ['a', press('a'), 'a!', 'a!'],
      ['a/b', press('a'), 'a/b!', 'a!'],
      ['a/b', press('c'), 'c!', 'c!'],
      ['a!', press('a'), null, null],
      ['a!', press('a/b'), 'a/b!', 'a/b!'],
      ['a/b!', press('a'), null, null],
      ['a/b!', press('a/b'), 'a!', 'a!'],
      ['a/b!', press('c'), 'c!', 'c!'],
    ],
  ],
  [
    'a key',
    [
      [null, enter('a'), 'a!', 'a!'],
      ['a', enter('a'), 'a!', 'a!'],
      ['a/b', enter('a'), 'a/b!', 'a!'],
      ['a!', enter('a'), 'a!', 'a!'],
      ['a/b!', close('a/b'), 'a!', 'a!'],
      ['a/b', close('a/b'), 'a', 'a!'],
      ['a/b/c!', close('a/b'), 'a!', 'a!'],
      ['a!', close('a'), null, null],
      ['a!', close('c'), 'a!', 'a!'],
    ],
  ],
  [
    'the focus',
    [
      [null, focus('a'), null, null],
      ['a/b!', focus('a/b/x'), 'a/b!', 'a/b!'],
      ['a/b!', focus('a/x'), 'a!', 'a!'],
      ['a/b!', focus('x'), null, null],
      ['a/b', focus('a/x'), 'a', 'a/b'],
      ['a', focus('x'), null, 'a'],
    ],
  ],
  [
    'Escape',
    [
      ['a/b', escapeKey(true), 'a', null],
      ['a/b', escapeKey(false), null, null],
      ['a/b!', escapeKey(true), 'a!', 'a!'],
      ['a/b!', escapeKey(false), null, 'a!'],
      ['a!', escapeKey(true), null, null],
    ],
  ],
  [
    'all that closes',
    [
      ['a/b!', { type: 'shut' }, null, null],
      ['a', { type: 'toggle' }, null, null],
    ],
  ],
])('the open item after %s', (_name, rows) => {
  test.each(rows)(
    'the open item after %j and %j is %j, or %j when single items are pinned',
    (from, event, branch, item) => {
      expect(openAfter(from, event, BRANCH)).toBe(branch);
      expect(openAfter(from, event, ITEM)).toBe(item);
    },
  );
});

test('the toggle shows and hides its list, and Escape hides it when no item is open', () => {
  const closed: State<string> = { open: null, isToggled: false };
  const shownList = next(closed, { type: 'toggle' }, BRANCH);
  expect(shownList).toEqual({ open: null, isToggled: true });
  const inList = next(shownList, press('a'), BRANCH);
  expect(inList.isToggled).toBe(true);
  const closedItem = next(inList, escapeKey(false), BRANCH);
  expect(closedItem).toEqual({ open: null, isToggled: true });
  expect(next(closedItem, escapeKey(false), BRANCH)).toEqual(closed);
  expect(next(inList, { type: 'toggle' }, BRANCH)).toEqual(closed);
  expect(next(inList, { type: 'shut' }, BRANCH)).toEqual(closed);
});

test('the state of a menu is the same object when nothing changes', () => {
  const closed: State<string> = { open: null, isToggled: false };
  const open: State<string> = { open: by('a!'), isToggled: true };
  const none = { ...ITEM, focusCloses: 'nothing' } as const;
  for (const event of [point(null), close('a'), focus('a'), escapeKey(true), { type: 'shut' } as const]) {
    expect(next(closed, event, BRANCH)).toBe(closed);
  }
  for (const event of [point(null), point('a'), enter('a'), close('c'), focus('a')]) {
    expect(next(open, event, BRANCH)).toBe(open);
  }
  expect(next(open, focus('x'), none)).toBe(open);
});

test('the pointer keeps what is pinned inside the item that it is on', () => {
  expect(aimAt(by('a/b!'), 'a', ITEM)).toBe('a/b');
  expect(aimAt(by('a/b!'), 'c', ITEM)).toBe('c');
  expect(aimAt(by('a/b'), 'a', ITEM)).toBe('a');
  expect(aimAt(by('a/b!'), 'a', BRANCH)).toBe('a');
  expect(chainOf('a/b/c', around)).toEqual(['a', 'a/b', 'a/b/c']);
});
