import { expect, test } from 'vitest';
import { whenOf } from '../../../src/core/claim/reasons';
import type { When } from '../../../src/core/types';

const hostWith = (html: string): Element => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild!;
};

test('what a widget waits for may depend on its host, whose own word comes first', () => {
  const when = (host: Element): When => (host.matches('.covered') ? 'intent' : 'visible');
  expect(whenOf({ name: 'film', when }, hostWith('<p class="covered"></p>'))).toBe('intent');
  expect(whenOf({ name: 'film', when }, hostWith('<p></p>'))).toBe('visible');
  expect(whenOf({ name: 'film', when }, hostWith('<p data-when="idle"></p>'))).toBe('idle');
});

test('a widget loads at once where the function that says when throws, and others are looked for on', () => {
  const when = (): When => {
    throw new Error('of an integrator');
  };
  expect(whenOf({ name: 'film', when }, hostWith('<p></p>'))).toBe('load');
});
