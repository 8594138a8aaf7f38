import { describe, expect, test } from 'vitest';
import {
  type Action,
  applyChanges,
  changesOf,
  type Drafts,
  isChanged,
  isUnsaved,
  reduceDrafts,
  type Spot,
  startDrafts,
} from '../../../src/panel/drafts';

const SPEED: Spot = { place: 'site', entry: '#hero', key: 'speed' };
const LOOP: Spot = { place: 'site', entry: 'image-carousel', key: 'loop' };

const set = (spot: Spot, value: unknown, at = 0): Action => ({ type: 'set', ...spot, value, at });
const run = (start: Drafts, ...actions: Action[]): Drafts => actions.reduce(reduceDrafts, start);
const base = { '#hero': { speed: 500 }, map: { zoom: 10 } };

test('a change keeps the other entries, and can be undone and redone', () => {
  const state = run(startDrafts(base), set(SPEED, 900), set(LOOP, true));
  expect(state.present.site).toEqual({ '#hero': { speed: 900 }, map: { zoom: 10 }, 'image-carousel': { loop: true } });
  const undone = run(state, { type: 'undo' }, { type: 'undo' });
  expect(undone.present.site).toEqual(base);
  expect(isUnsaved(undone)).toBe(false);
  expect(run(undone, { type: 'redo' }, { type: 'redo' }).present).toEqual(state.present);
  expect(run(undone, { type: 'redo' }, set(LOOP, false)).future).toEqual([]);
});

test('changes of one setting in short time are one step, and a change of another one is not', () => {
  const state = run(startDrafts(base), set(SPEED, 6, 0), set(SPEED, 60, 300), set(SPEED, 600, 600));
  expect(run(state, { type: 'undo' }).present.site).toEqual(base);
  const later = run(startDrafts(base), set(SPEED, 6, 0), set(SPEED, 60, 2000));
  expect(run(later, { type: 'undo' }).present.site['#hero']).toEqual({ speed: 6 });
  expect(run(startDrafts(base), set(SPEED, 6, 0), set(LOOP, true, 10)).past).toHaveLength(2);
});

test('each added or removed item is a step', () => {
  const state = run(startDrafts({}), set(LOOP, ['a', 'b'], 0), set(LOOP, ['a'], 10), set(LOOP, [], 20));
  expect(run(state, { type: 'undo' }).present.site['image-carousel']).toEqual({ loop: ['a'] });
});

test('a value that was refused in the end leaves the value and the steps of before', () => {
  const before = run(startDrafts(base), set(LOOP, true, 0), set(SPEED, 7, 1000));
  const back: Action = { type: 'back', ...SPEED, value: { value: 7 } };
  expect(run(before, set(SPEED, 9, 3000), set(SPEED, 99, 5000), back)).toMatchObject({
    present: before.present,
    past: before.past,
  });
  // The text follows so soon that it has joined the step before.
  const joined = run(before, set(SPEED, 9, 1100), back);
  expect(joined.present).toEqual(before.present);
  expect(run(joined, { type: 'undo' }).present.site['#hero']).toEqual({ speed: 500 });
  const none: Action = { type: 'back', ...LOOP, value: undefined };
  expect(run(startDrafts(base), set(LOOP, true), none)).toMatchObject({ present: startDrafts(base).present, past: [] });
});

test('the same value again is not a step', () => {
  expect(run(startDrafts(base), set(SPEED, 500)).past).toEqual([]);
});

describe('reset', () => {
  test('a reset restores the saved value, and a second one removes the setting from its entry', () => {
    const reset: Action = { type: 'reset', ...SPEED };
    const state = run(startDrafts(base), set(SPEED, 900), reset);
    expect(state.present.site).toEqual(base);
    expect(isChanged(state, SPEED)).toBe(false);
    const without = run(state, reset);
    expect(without.present.site).toEqual({ map: { zoom: 10 } });
    expect(isChanged(without, SPEED)).toBe(true);
  });

  test('a reset of everything is a step that can be undone', () => {
    const state = run(startDrafts(base), set(SPEED, 900), { type: 'clear' });
    expect(state.present.site).toEqual(base);
    expect(run(state, { type: 'undo' }).present.site['#hero']).toEqual({ speed: 900 });
  });
});

test('the saved draft is the new start, and older steps can still be undone', () => {
  const state = run(startDrafts(base), set(SPEED, 900));
  const saved = run(state, { type: 'saved', draft: state.present });
  expect(isUnsaved(saved)).toBe(false);
  expect(isUnsaved(run(saved, { type: 'undo' }))).toBe(true);
});

test('changes are applied to newer entries without touching the rest', () => {
  const { base: from, present } = run(
    startDrafts(base),
    set(LOOP, true),
    { type: 'reset', ...SPEED },
    set({ ...SPEED, place: 'host', entry: '1' }, 3),
  );
  const changes = changesOf(from, present);
  expect(changes).toHaveLength(3);
  expect(applyChanges({ '#hero': { speed: 1, gap: 4 }, lightbox: { zoom: false } }, changes)).toEqual({
    '#hero': { gap: 4 },
    lightbox: { zoom: false },
    'image-carousel': { loop: true },
  });
});

test('names of inherited properties are entries and keys like others', () => {
  const odd: Spot = { place: 'site', entry: 'constructor', key: 'toString' };
  const state = run(startDrafts({}), set(odd, 1));
  expect(changesOf(state.base, state.present)).toEqual([{ ...odd, next: { value: 1 } }]);
});
