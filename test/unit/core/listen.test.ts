// @ts-expect-error: it brings no types
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchForJQuery } from '../../../src/core/jquery/jquery';
import { listen } from '../../../src/core/jquery/listen';
import { element } from './dom';

const $ = jQuery as unknown as (target: unknown) => {
  trigger(type: string, args?: unknown[]): { length: number };
};

beforeEach(() => {
  window.jQuery = jQuery;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery');
});

describe('with jQuery on the page', () => {
  test('a native event is heard once when jQuery is on the page', () => {
    const node = element('<button></button>');
    const heard = vi.fn();
    listen(node, 'click', heard);
    node.click();
    listen(node, 'change', heard);
    node.dispatchEvent(new Event('change'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('an event that is triggered through jQuery only is heard once, with its arguments', () => {
    const node = element('<form><input></form>');
    const heard = vi.fn();
    listen(node, 'found_variation', (event) => heard(event.type, event.target, event.currentTarget, event.jQueryArgs));
    $(node.firstElementChild).trigger('found_variation', [{ id: 1 }, true]);
    expect(heard.mock.calls).toEqual([['found_variation', node.firstElementChild, node, [{ id: 1 }, true]]]);
  });

  test('a listener can prevent and stop an event of jQuery', () => {
    const outer = element('<div><form></form></div>');
    const form = outer.firstElementChild as Element;
    const heard = vi.fn();
    listen(form, 'check', (event) => {
      event.preventDefault();
      event.stopPropagation();
      heard(event.defaultPrevented);
    });
    listen(outer, 'check', heard);
    $(form).trigger('check');
    expect(heard.mock.calls).toEqual([[true]]);
  });

  test.each(['<button></button>', '<div></div>', '<a href="#x"></a>', '<a href="#x"><i></i></a>'])(
    'a click that jQuery triggers on %s is heard once',
    (html) => {
      const node = element(html);
      const heard = vi.fn();
      listen(document.body, 'click', heard);
      const stop = listen(node, 'click', heard);
      $(node).trigger('click');
      expect(heard).toHaveBeenCalledTimes(2);
      stop();
      $(node).trigger('click');
      expect(heard).toHaveBeenCalledTimes(3);
    },
  );

  test('no event is heard when listening has stopped', () => {
    const node = element('<p></p>');
    const heard = vi.fn();
    listen(node, 'check', heard)();
    $(node).trigger('check');
    node.dispatchEvent(new Event('check'));
    expect(heard).not.toHaveBeenCalled();
  });
});

test('events of a late jQuery are heard until listening stops', () => {
  Reflect.deleteProperty(window, 'jQuery');
  watchForJQuery();
  const node = element('<p></p>');
  const heard = vi.fn();
  const stop = listen(node, 'check', heard);
  const stopped = vi.fn();
  listen(node, 'check', stopped)();
  window.jQuery = jQuery;
  $(node).trigger('check');
  stop();
  $(node).trigger('check');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(stopped).not.toHaveBeenCalled();
});
