import { expect, test, vi } from 'vitest';
import { nameOf, reorder } from '../../src/widgets/grid-drag/markup';
import { moved, placeAfter, throttle } from '../../src/widgets/grid-drag/rules';

test('an item is moved to another place of a list', () => {
  expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
});

test('keys move an item by one, by a row or to an end, and sides are mirrored from right to left', () => {
  const to = (key: string, isRtl = false) => placeAfter(key, 4, 9, 3, isRtl);
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => to(key))).toEqual([
    5, 3, 7, 1, 0, 8,
  ]);
  expect(to('ArrowRight', true)).toBe(3);
  expect(placeAfter('ArrowLeft', 0, 9, 3, false)).toBe(0);
  expect(to('x')).toBeNull();
});

test('the target of a drag is searched at once, then at most every 120 ms', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  const look = throttle(run);
  look.call();
  look.call();
  look.call();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(119);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  expect(run).toHaveBeenCalledTimes(2);
  look.call();
  look.stop();
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(2);
  look.call();
  expect(run).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test('the document gets the new order of items and keeps the focus', () => {
  const grid = document.createElement('div');
  grid.innerHTML = '<p>a</p><p><button>b</button></p><p>c</p>';
  document.body.append(grid);
  const [a, b, c] = [...grid.children] as [HTMLElement, HTMLElement, HTMLElement];
  const button = b.querySelector('button');
  button?.focus();
  reorder(grid, [b, c, a]);
  expect(grid.textContent).toBe('bca');
  expect(document.activeElement).toBe(button);
  grid.remove();
});

test('an item is named by its heading, its text or its picture', () => {
  const item = document.createElement('div');
  item.innerHTML = '<img alt="A lamp">';
  expect(nameOf(item)).toBe('A lamp');
  item.innerHTML += '<p>Some  text</p><span data-storefront-own>x</span>';
  expect(nameOf(item)).toBe('Some text');
  item.innerHTML += '<h3>Lamp</h3>';
  expect(nameOf(item)).toBe('Lamp');
});
