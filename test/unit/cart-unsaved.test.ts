import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetUnsaved, storeUnsaved, takeUnsaved } from '../../src/widgets/cart-page/autosave';
import { element } from './core/dom';

const KEY = 'storefront-widgets-unsaved-quantities';

function form(...quantities: [printed: number, held: number][]): HTMLFormElement {
  const fields = quantities.map(([printed], at) => `<input class="qty" name="cart[${at}][qty]" value="${printed}">`);
  const made = element<HTMLFormElement>(`<form>${fields.join('')}</form>`);
  for (const [at, [, held]] of quantities.entries()) (made.elements[at] as HTMLInputElement).value = String(held);
  return made;
}

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('quantities of a page that was left', () => {
  test('the unsaved quantities of the page before are those that were changed, and are given once', () => {
    storeUnsaved(form([1, 5], [2, 2]));
    expect(takeUnsaved()).toEqual({ 'cart[0][qty]': { from: '1', to: '5' } });
    expect(takeUnsaved()).toBeNull();
  });

  test('the unsaved quantities of the page before are forgotten when they have arrived and after twenty seconds', () => {
    storeUnsaved(form([1, 5]));
    forgetUnsaved();
    expect(takeUnsaved()).toBeNull();
    vi.useFakeTimers();
    storeUnsaved(form([1, 5]));
    vi.advanceTimersByTime(20_001);
    expect(takeUnsaved()).toBeNull();
  });

  test('unsaved quantities are ignored when the value that the server printed is missing', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), quantities: { a: '1', b: { to: '2' }, c: null } }));
    expect(takeUnsaved()).toEqual({});
  });

  test.each(['', '{', 'null', '[]', '{"at":"x","quantities":{}}', '{"quantities":{"a":{"from":"1","to":"2"}}}'])(
    'unsaved quantities are ignored when they are stored as %s',
    (text) => {
      sessionStorage.setItem(KEY, text);
      expect(takeUnsaved()).toBeNull();
    },
  );
});
