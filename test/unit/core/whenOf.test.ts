import { expect, test } from 'vitest';
import { whenOf } from '../../../src/core/claim/when';
import type { When } from '../../../src/core/types';

const hostWith = (html: string): Element => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild!;
};

test('the time when a widget loads may depend on its host, whose data-when comes first', () => {
  const when = (host: Element): When => (host.matches('.covered') ? 'intent' : 'visible');
  expect(whenOf({ name: 'film', when }, hostWith('<p class="covered"></p>'))).toBe('intent');
  expect(whenOf({ name: 'film', when }, hostWith('<p></p>'))).toBe('visible');
  expect(whenOf({ name: 'film', when }, hostWith('<p data-when="idle"></p>'))).toBe('idle');
});

test('a widget loads at once when its function for the time throws', () => {
  const when = (): When => {
    throw new Error('of an integrator');
  };
  expect(whenOf({ name: 'film', when }, hostWith('<p></p>'))).toBe('load');
});
