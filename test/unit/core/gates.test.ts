import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchForJQuery } from '../../../src/core/jquery/jquery';
import { addGates, gateNotes } from '../../../src/core/jquery/lazy/gates';

type Dollar = (target: unknown) => {
  on(types: string, selector: string, handler: () => void): void;
  trigger(type: string): void;
};

const $ = createRequire(import.meta.url)('jquery') as Dollar;

beforeAll(() => {
  watchForJQuery();
  window.jQuery = $;
});
afterAll(() => {
  Reflect.deleteProperty(window, 'jQuery');
});

const ownedBy =
  (id: string) =>
  (element: Element): boolean =>
    element.closest(`#${id}`) !== null;

test('a handler of the page is skipped for the hosts of several widgets and runs for all other elements', () => {
  document.body.innerHTML = '<p id="a"><i></i></p><p id="b"><i></i></p><p id="c"><i></i></p>';
  const heard = vi.fn();
  $(document.body).on('press', 'i', heard);
  addGates([{ on: 'body', type: 'press', selector: 'i' }], ownedBy('a'));
  addGates([{ on: 'body', type: 'press', selector: 'i' }], ownedBy('b'));
  for (const id of ['a', 'b']) $(`#${id} i`).trigger('press');
  expect(heard).not.toHaveBeenCalled();
  $('#c i').trigger('press');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('no handler is skipped when two look alike, and the report says so', () => {
  document.body.innerHTML = '<p id="d"><b></b></p>';
  const heard = [vi.fn(), vi.fn()];
  for (const one of heard) $(document.body).on('tap', 'b', one);
  addGates([{ on: 'body', type: 'tap', selector: 'b' }], ownedBy('d'));
  $('#d b').trigger('tap');
  for (const one of heard) expect(one).toHaveBeenCalledTimes(1);
  expect(gateNotes()).toEqual(['2 handlers look like body tap; left alone']);
});
