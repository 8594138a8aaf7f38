import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block } from '../../src/ui/dialogs/overlay/overlay';

const said = (): string => document.querySelector('[aria-live]')?.textContent ?? '';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the overlay announces the wait, unless the wait ends before that', () => {
  document.body.innerHTML = '<form><input></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  block(form, 'Please wait...')();
  vi.runAllTimers();
  expect(said()).toBe('');
  const free = block(form, 'Please wait...');
  vi.runAllTimers();
  expect(said()).toBe('Please wait...');
  free();
});
