import { describe, expect, test, vi } from 'vitest';
import { doesSomething, goTo, hashId, safeUrl } from '../../../src/page/base/url';

describe('an address', () => {
  test.each([
    ['#', '#'],
    ['#popup', '#popup'],
    [' https://example.com/a ', 'https://example.com/a'],
    ['HTTP://example.com', 'http://example.com/'],
    ['//example.com/x', 'http://example.com/x'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+1', 'tel:+1'],
    ['ftp://example.com/', 'ftp://example.com/'],
  ])('the address %j may be followed', (given, url) => {
    expect(safeUrl(given)).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'https://',
  ])('the address %j is refused and never opened', (given) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    expect(safeUrl(given)).toBeNull();
    expect(goTo(given)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    assign.mockRestore();
  });

  test('a safe address is opened', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    expect(goTo('https://example.com/cart')).toBe(true);
    expect(assign).toHaveBeenCalledWith('https://example.com/cart');
    assign.mockRestore();
  });
});

describe('a hash', () => {
  test.each([
    ['#tab-reviews', 'tab-reviews'],
    ['#a_B-9', 'a_B-9'],
  ])('the hash %j names an element', (hash, id) => {
    expect(hashId(hash)).toBe(id);
  });

  test.each(['', '#', '#a b', '#a.b', '#"]', '#<img src=x>', '#a:b', '#%41', 'a', '#a,b', '#&gid=1&pid=2'])(
    'the hash %j names no element',
    (hash) => {
      expect(hashId(hash)).toBeNull();
    },
  );

  test.each(['#1', '#9-lives', '#-', '#-1'])(
    'the hash %j cannot be used in a selector and names no element',
    (hash) => {
      expect(hashId(hash)).toBeNull();
    },
  );
});

describe('an address for which the site does something', () => {
  test.each([
    '?add-to-cart=5',
    '?remove_item=a&_wpnonce=b',
    '?apply_coupon=ten',
    '?wc-ajax=checkout',
    '?action=delete',
    '?_wpnonce=b',
    '?order_again=7',
  ])('the address %s is an action', (query) => {
    expect(doesSomething(new URL(query, 'https://shop.test/cart/'))).toBe(true);
  });

  test.each(['', '?paged=2', '?s=action', '?orderby=price', '?address=1', '?e-page-a1=2'])(
    'the address %j is not an action',
    (query) => {
      expect(doesSomething(new URL(query, 'https://shop.test/cart/'))).toBe(false);
    },
  );
});
