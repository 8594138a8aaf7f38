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

test('the form is sent at once when the pointer chooses', () => {
  expect(sent({ changed: 'price' })).toEqual([true]);
});

test('the form waits while keys choose, and is sent once with the last choice', () => {
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

test('the form is not sent when the visitor browses by keys and returns to the first choice', () => {
  const key = (from: string, to: string): ChoosingEvent[] => [{ key: from }, { changed: to }, 'task-over'];
  expect(sent(...key('a', 'b'), ...key('b', 'a'), 'done').some(Boolean)).toBe(false);
});

test('the form is sent when an option is chosen in an open list after browsing', () => {
  expect(sent({ key: 'a' }, { changed: 'b' }, 'task-over', { key: 'b' }, 'task-over', { changed: 'c' })).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('the form is not sent by keys that choose nothing', () => {
  expect(sent({ key: 'a' }, 'task-over', 'done')).toEqual([false, false, false]);
});
