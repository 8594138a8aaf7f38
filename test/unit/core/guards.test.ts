import { afterEach, expect, test, vi } from 'vitest';
import { createClaims } from '../../../src/core/claim/claims';
import { guardContext } from '../../../src/core/claim/guards';
import { element } from './dom';

type Plugin = (this: ArrayLike<Element>, ...args: unknown[]) => unknown;

const tabs = { name: 'tabs', adopts: ['.ours'] };

/** As much of jQuery as a plugin needs. */
function fakeJQuery(): { fn: Record<string, Plugin> } {
  const $ = (node: Element) => Object.assign(Object.create($.fn), { 0: node, length: 1 });
  $.fn = { jquery: '3.7.1' } as unknown as Record<string, Plugin>;
  return $;
}

afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

test('a plugin that another script wraps is the page’s own one, except for our hosts', () => {
  const $ = fakeJQuery();
  window.jQuery = $;
  const own = vi.fn();
  const ours = vi.fn();
  const wrapped = vi.fn();
  guardContext(tabs, createClaims([tabs], {})).replacePlugin('slide', ours);
  $.fn.slide = own;
  for (let round = 0; round < 2; round += 1) {
    const before = $.fn.slide as Plugin;
    $.fn.slide = function (...args) {
      wrapped();
      return before.apply(this, args);
    };
  }
  const call = (node: Element): void => {
    const one = ($ as unknown as (node: Element) => ArrayLike<Element> & { slide: Plugin })(node);
    one.slide('a', 1);
  };
  call(element('<p></p>'));
  expect(own.mock.calls).toEqual([['a', 1]]);
  expect(wrapped).toHaveBeenCalledTimes(2);
  call(element('<p></p>'));
  expect(own).toHaveBeenCalledTimes(2);
  expect(ours).not.toHaveBeenCalled();
  const mine = element('<p class="ours"></p>');
  call(mine);
  expect(ours.mock.calls).toEqual([[mine, ['a', 1]]]);
  expect(own).toHaveBeenCalledTimes(2);
});
