// @ts-expect-error: it brings no types
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asArgument, ask, emit, on, send } from '../../../src/page/base/events';
import { element } from '../core/dom';

type Handler = (event: { preventDefault(): void; stopPropagation(): void }, ...args: unknown[]) => unknown;
const $ = jQuery as unknown as (target: unknown) => {
  on(type: string, handler: Handler): void;
  off(): void;
  trigger(type: string, args?: unknown[]): void;
};

const variation = { variation_id: 7 };

describe('without jQuery', () => {
  test('an event without jQuery is a bubbling, cancelable CustomEvent with the list of its arguments', () => {
    const form = element('<form></form>');
    const heard = vi.fn();
    document.body.addEventListener('found_variation', heard, { once: true });
    expect(emit(form, 'found_variation', variation)).toBe(true);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, cancelable: true, detail: [variation] });
  });

  test('a listener can prevent an event without jQuery', () => {
    const form = element('<form></form>');
    form.addEventListener('hide_variation', (event) => event.preventDefault());
    expect(emit(form, 'hide_variation')).toBe(false);
  });

  test('an event with a namespace is sent without it when there is no jQuery', () => {
    const heard = vi.fn();
    document.body.addEventListener('ajax_request_not_sent', heard, { once: true });
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a listener with a namespace hears the event without jQuery until it stops', () => {
    const heard = vi.fn();
    const stop = on(document.body, 'ajax_request_not_sent.adding_to_cart', ([first]) => heard(first));
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, undefined);
    expect(heard.mock.calls).toEqual([[false]]);
    stop();
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('a question is answered with yes when there is no jQuery', () => {
    expect(ask(document.body, 'should_send_ajax_request.adding_to_cart', undefined)).toBe(true);
  });

  test('an element is its own argument without jQuery', () => {
    const button = element('<button></button>');
    expect(asArgument(button)).toBe(button);
    expect(asArgument(null)).toBeUndefined();
  });
});

describe('with jQuery', () => {
  beforeEach(() => {
    window.jQuery = jQuery;
  });
  afterEach(() => {
    $(document.body).off();
    $(window).off();
    Reflect.deleteProperty(window, 'jQuery');
  });

  test('an event goes through jQuery alone, with its arguments in order', () => {
    const form = element('<form></form>');
    const [native, handler] = [vi.fn(), vi.fn()];
    document.body.addEventListener('show_variation', native, { once: true });
    $(document.body).on('show_variation', (_event, ...args) => void handler(...args));
    expect(emit(form, 'show_variation', variation, true)).toBe(true);
    expect(handler.mock.calls).toEqual([[variation, true]]);
    expect(native).not.toHaveBeenCalled();
  });

  test('a handler of jQuery can prevent an event, even if it also stops it', () => {
    const form = element('<form></form>');
    $(form).on('hide_variation', (event) => event.preventDefault());
    expect(emit(form, 'hide_variation')).toBe(false);
    $(form).on('reset_data', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    expect(emit(form, 'reset_data')).toBe(false);
  });

  test('an event with a namespace reaches only the jQuery handlers of that namespace', () => {
    const [mine, plain, other] = [vi.fn(), vi.fn(), vi.fn()];
    $(document.body).on('ajax_request_not_sent.adding_to_cart', mine);
    $(document.body).on('ajax_request_not_sent', plain);
    $(document.body).on('ajax_request_not_sent.other', other);
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, 1);
    expect([mine, plain, other].map((one) => one.mock.calls.length)).toEqual([1, 0, 0]);
  });

  test('a change event is native, and jQuery hears it once', () => {
    const select = element('<select></select>');
    const [native, handler] = [vi.fn(), vi.fn()];
    document.body.addEventListener('change', native, { once: true });
    $(document.body).on('change', handler);
    emit(select, 'change');
    expect([native, handler].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });

  test('a handler of jQuery that throws leaves nothing behind', () => {
    const form = element('<form></form>');
    $(form).on('hide_variation', () => {
      throw new Error('theirs');
    });
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    expect(emit(form, 'hide_variation')).toBe(true);
    expect(String(report.mock.calls)).toContain('theirs');
    expect(() => send(form, 'hide_variation')).toThrow('theirs');
    vi.unstubAllGlobals();
    const data = (jQuery as { _data(target: unknown, key: string): unknown })._data(window, 'events');
    expect(data).toBeUndefined();
  });

  test('the first handler of jQuery that answers false vetoes a question', () => {
    $(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(ask(document.body, 'should_send_ajax_request.adding_to_cart', undefined)).toBe(false);
    $(document.body).off();
    $(document.body).on('should_send_ajax_request.adding_to_cart', () => undefined);
    expect(ask(document.body, 'should_send_ajax_request.adding_to_cart', undefined)).toBe(true);
  });

  test('an element is wrapped by jQuery as an argument', () => {
    const button = element('<button></button>');
    expect(asArgument(button)).toMatchObject({ length: 1, 0: button, jquery: expect.stringMatching(/^3\./) });
  });

  test.each(['trigger', 'emit'])('an event that is sent by %s is heard once, with its arguments', (how) => {
    const form = element('<form></form>');
    const heard = vi.fn();
    const stop = on(form, 'found_variation', ([found], event) => heard(found, event.type, event.target));
    if (how === 'emit') emit(form, 'found_variation', variation);
    else $(form).trigger('found_variation', [variation]);
    stop();
    emit(form, 'found_variation', variation);
    expect(heard.mock.calls).toEqual([[variation, 'found_variation', form]]);
  });
});

test('a native event is heard with the list in its detail, and with no arguments for any other detail', () => {
  const form = element('<form></form>');
  const heard = vi.fn();
  on(form, 'found_variation', (args) => heard(args));
  form.dispatchEvent(new CustomEvent('found_variation', { detail: [variation] }));
  form.dispatchEvent(new CustomEvent('found_variation', { detail: variation }));
  form.dispatchEvent(new Event('found_variation'));
  expect(heard.mock.calls).toEqual([[[variation]], [[]], [[]]]);
});
