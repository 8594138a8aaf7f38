import { afterEach, expect, test, vi } from 'vitest';
import { removeFromCart } from '../../../src/woocommerce/cart/lazy/cart';
import { keepFocus, readFragments } from '../../../src/woocommerce/cart/lazy/fragments';

afterEach(() => vi.unstubAllGlobals());

test('readFragments takes an empty list as no fragments, because PHP prints an empty map so', () => {
  expect(readFragments([])).toEqual({});
  expect(readFragments(['<p>'])).toBeUndefined();
  expect(readFragments(undefined)).toBeUndefined();
});

test('a line is removed when a site has removed all fragments from the answer', async () => {
  vi.stubGlobal('wc_add_to_cart_params', { wc_ajax_url: '/?wc-ajax=%%endpoint%%' });
  vi.stubGlobal('fetch', async () => new Response('{"fragments":[],"cart_hash":""}'));
  const link = document.createElement('a');
  link.href = '#';
  expect(await removeFromCart({ link, key: 'a', timeout: 1000 })).toEqual({ kind: 'removed' });
});

test('the focus goes to the next line’s link, even if the removed link was marked as busy', () => {
  const line = (key: string, state = ''): string =>
    `<div><a href="/product/">${key}</a><a class="remove ${state}" href="/cart/?remove_item=${key}">×</a></div>`;
  document.body.innerHTML = `<div id="old">${line('a')}${line('b', 'processing')}${line('c')}</div>`;
  const old = document.querySelector('#old') as HTMLElement;
  old.querySelector<HTMLElement>('.processing')?.focus();
  const restore = keepFocus(old);
  const fresh = document.createElement('div');
  fresh.innerHTML = line('a') + line('c');
  old.replaceWith(fresh);
  restore?.(fresh);
  expect(document.activeElement?.getAttribute('href')).toBe('/cart/?remove_item=c');
});
