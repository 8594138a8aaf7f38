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
  test('an event is a bubbling, cancelable CustomEvent with the list of its arguments', () => {
    const form = element('<form></form>');
    const heard = vi.fn();
    document.body.addEventListener('found_variation', heard, { once: true });
    expect(emit(form, 'found_variation', variation)).toBe(true);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, cancelable: true, detail: [variation] });
  });

  test('a listener can prevent it', () => {
    const form = element('<form></form>');
    form.addEventListener('hide_variation', (event) => event.preventDefault());
    expect(emit(form, 'hide_variation')).toBe(false);
  });

  test('a name with a namespace is sent without it', () => {
    const heard = vi.fn();
    document.body.addEventListener('ajax_request_not_sent', heard, { once: true });
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('who listens with a namespace hears it too, until they stop', () => {
    const heard = vi.fn();
    const stop = on(document.body, 'ajax_request_not_sent.adding_to_cart', ([first]) => heard(first));
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, undefined);
    expect(heard.mock.calls).toEqual([[false]]);
    stop();
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, undefined);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('nobody can answer a question, so the answer is yes', () => {
    expect(ask(document.body, 'should_send_ajax_request.adding_to_cart', undefined)).toBe(true);
  });

  test('an element is its own argument', () => {
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

  test('a handler can prevent it, also when it stops it on the way', () => {
    const form = element('<form></form>');
    $(form).on('hide_variation', (event) => event.preventDefault());
    expect(emit(form, 'hide_variation')).toBe(false);
    $(form).on('reset_data', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    expect(emit(form, 'reset_data')).toBe(false);
  });

  test('an event with a namespace reaches the handlers of that namespace only', () => {
    const [mine, plain, other] = [vi.fn(), vi.fn(), vi.fn()];
    $(document.body).on('ajax_request_not_sent.adding_to_cart', mine);
    $(document.body).on('ajax_request_not_sent', plain);
    $(document.body).on('ajax_request_not_sent.other', other);
    emit(document.body, 'ajax_request_not_sent.adding_to_cart', false, false, 1);
    expect([mine, plain, other].map((one) => one.mock.calls.length)).toEqual([1, 0, 0]);
  });

  test('a change is native, and jQuery hears it once', () => {
    const select = element('<select></select>');
    const [native, handler] = [vi.fn(), vi.fn()];
    document.body.addEventListener('change', native, { once: true });
    $(document.body).on('change', handler);
    emit(select, 'change');
    expect([native, handler].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });

  test('a handler that throws does not leave anything behind', () => {
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

  test('the first handler that answers false vetoes', () => {
    $(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(ask(document.body, 'should_send_ajax_request.adding_to_cart', undefined)).toBe(false);
    $(document.body).off();
    $(document.body).on('should_send_ajax_request.adding_to_cart', () => undefined);
    expect(ask(document.body, 'should_send_ajax_request.adding_to_cart', undefined)).toBe(true);
  });

  test('an element is wrapped as an argument', () => {
    const button = element('<button></button>');
    expect(asArgument(button)).toMatchObject({ length: 1, 0: button, jquery: expect.stringMatching(/^3\./) });
  });

  test.each(['trigger', 'emit'])('what is sent by %s is heard once, with its arguments', (how) => {
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

test('what a script sends natively is heard with the list in its detail; anything else has no arguments', () => {
  const form = element('<form></form>');
  const heard = vi.fn();
  on(form, 'found_variation', (args) => heard(args));
  form.dispatchEvent(new CustomEvent('found_variation', { detail: [variation] }));
  form.dispatchEvent(new CustomEvent('found_variation', { detail: variation }));
  form.dispatchEvent(new Event('found_variation'));
  expect(heard.mock.calls).toEqual([[[variation]], [[]], [[]]]);
});
