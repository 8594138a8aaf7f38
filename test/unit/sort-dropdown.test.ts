import { expect, test } from 'vitest';
import { type Choosing, type ChoosingEvent, nextChoosing } from '../../src/widgets/sort-dropdown/rules';

/** How often the form is sent in the course of these events. */
function sent(...events: ChoosingEvent[]): boolean[] {
  let state: Choosing = { isKey: false };
  return events.map((event) => {
    const next = nextChoosing(state, event);
    state = next.state;
    return next.isSent;
  });
}

test('sends a choice of the pointer at once', () => {
  expect(sent({ changed: 'price' })).toEqual([true]);
});

test('waits with what keys choose, and sends the last of it once', () => {
  const browsing = sent(
    { key: 'menu_order' },
    { changed: 'popularity' },
    'task-over',
    { key: 'popularity' },
    { changed: 'rating' },
    'task-over',
    'done',
    'done',
  );
  expect(browsing).toEqual([false, false, false, false, false, false, true, false]);
});

test('sends nothing for whoever browses and comes back', () => {
  const key = (from: string, to: string): ChoosingEvent[] => [{ key: from }, { changed: to }, 'task-over'];
  expect(sent(...key('a', 'b'), ...key('b', 'a'), 'done').some(Boolean)).toBe(false);
});

test('sends what is chosen in an open list after browsing', () => {
  expect(sent({ key: 'a' }, { changed: 'b' }, 'task-over', { key: 'b' }, 'task-over', { changed: 'c' })).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('sends nothing for keys that choose nothing', () => {
  expect(sent({ key: 'a' }, 'task-over', 'done')).toEqual([false, false, false]);
});
