import { afterEach, describe, expect, test, vi } from 'vitest';
import { enterUnsaved, forgetUnsaved, keepUnsaved, takeUnsaved } from '../../src/widgets/cart-page/unsaved';

const KEY = 'storefront-widgets-unsaved-quantities';

function form(...quantities: [printed: number, held: number][]): HTMLFormElement {
  const made = document.createElement('form');
  made.innerHTML = quantities
    .map(([printed], at) => `<input class="qty" name="cart[${at}][qty]" value="${printed}">`)
    .join('');
  for (const [at, [, held]] of quantities.entries()) (made.elements[at] as HTMLInputElement).value = String(held);
  return made;
}

const values = (of: HTMLFormElement): string[] => [...of.elements].map((field) => (field as HTMLInputElement).value);

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('quantities of a page that was left', () => {
  test('are those that were changed, and are given once', () => {
    keepUnsaved(form([1, 5], [2, 2]));
    expect(takeUnsaved()).toEqual({ 'cart[0][qty]': '5' });
    expect(takeUnsaved()).toBeNull();
  });

  test('are forgotten once they have arrived, and after twenty seconds', () => {
    keepUnsaved(form([1, 5]));
    forgetUnsaved();
    expect(takeUnsaved()).toBeNull();
    vi.useFakeTimers();
    keepUnsaved(form([1, 5]));
    vi.advanceTimersByTime(20_001);
    expect(takeUnsaved()).toBeNull();
  });

  test.each(['', '{', 'null', '[]', '{"at":"x","quantities":{}}', '{"quantities":{"a":"1"}}'])(
    'mean nothing as %s',
    (text) => {
      sessionStorage.setItem(KEY, text);
      expect(takeUnsaved()).toBeNull();
    },
  );

  test('are entered where the server shows another one and the visitor has changed nothing', () => {
    const next = form([1, 1], [2, 9], [5, 5]);
    const given = { 'cart[0][qty]': '5', 'cart[1][qty]': '3', 'cart[2][qty]': '5', 'cart[9][qty]': '4' };
    expect(enterUnsaved(next, given)).toEqual([next.elements[0]]);
    expect(values(next)).toEqual(['5', '9', '5']);
  });
});
