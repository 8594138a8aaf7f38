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

test('says a text in one polite region that nobody sees', () => {
  announce('Added');
  expect(regions()).toHaveLength(1);
  expect(regions()[0]?.getAttribute('role')).toBe('status');
  expect(regions()[0]?.style.position).toBe('absolute');
  vi.runAllTimers();
  expect(said()).toBe('Added');
});

test('says only the newest of several texts', () => {
  announce('First');
  announce('Second');
  vi.runAllTimers();
  expect([said(), regions().length]).toEqual(['Second', 1]);
});

test('empties the region first, so that the same text is heard again', () => {
  announce('Added');
  vi.runAllTimers();
  announce('Added');
  expect(said()).toBe('');
  vi.runAllTimers();
  expect(said()).toBe('Added');
});

test('keeps silent about a text that has been taken back', () => {
  announce('Added');
  announce('');
  vi.runAllTimers();
  expect(said()).toBe('');
});

test('makes a new region when another script has emptied the page', () => {
  announce('Added');
  vi.runAllTimers();
  document.body.replaceChildren();
  announce('Again');
  vi.runAllTimers();
  expect([said(), regions().length]).toEqual(['Again', 1]);
});

test('never reads a text as HTML', () => {
  announce('<img src=x>');
  vi.runAllTimers();
  expect(regions()[0]?.children).toHaveLength(0);
});

test('takes back what has not been said yet, and nothing that was said instead', () => {
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
