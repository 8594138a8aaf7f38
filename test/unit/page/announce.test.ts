import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from '../../../src/page/base/announce';

const regions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-live]')];
const said = (): string => regions()[0]?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('announce() puts a text into one polite region that is not visible', () => {
  announce('Added');
  expect(regions()).toHaveLength(1);
  expect(regions()[0]?.getAttribute('role')).toBe('status');
  expect(regions()[0]?.style.position).toBe('absolute');
  vi.runAllTimers();
  expect(said()).toBe('Added');
});

test('announce() speaks only the newest of several texts', () => {
  announce('First');
  announce('Second');
  vi.runAllTimers();
  expect([said(), regions().length]).toEqual(['Second', 1]);
});

test('announce() empties the region first, so that the same text is heard again', () => {
  announce('Added');
  vi.runAllTimers();
  announce('Added');
  expect(said()).toBe('');
  vi.runAllTimers();
  expect(said()).toBe('Added');
});

test('announce() does not speak a text that has been withdrawn', () => {
  announce('Added');
  announce('');
  vi.runAllTimers();
  expect(said()).toBe('');
});

test('announce() makes a new region when another script has emptied the page', () => {
  announce('Added');
  vi.runAllTimers();
  document.body.replaceChildren();
  announce('Again');
  vi.runAllTimers();
  expect([said(), regions().length]).toEqual(['Again', 1]);
});

test('announce() never reads a text as HTML', () => {
  announce('<img src=x>');
  vi.runAllTimers();
  expect(regions()[0]?.children).toHaveLength(0);
});

test('announce() can withdraw a text that is not yet spoken, and no newer one', () => {
  const unsay = announce('Please wait...');
  unsay();
  vi.runAllTimers();
  expect(said()).toBe('');
  const unsayOlder = announce('Please wait...');
  announce('Added');
  unsayOlder();
  vi.runAllTimers();
  expect(said()).toBe('Added');
});
