import { afterEach, describe, expect, test } from 'vitest';
import {
  type FirstPage,
  filterAddress,
  filtersIn,
  isListPage,
  pageAddress,
  pageOf,
} from '../../src/elementor/queries/address';
import { ALL, type Filters, joinOf, pressed, widgetFilters } from '../../src/elementor/queries/filters';
import { refreshBody } from '../../src/elementor/queries/request';
import { addFilter, chosenIn, chosenTerms, isOthersTerm, readAddress } from '../../src/elementor/queries/store';

const GRID = '1a2b3c4';
const here = (rest = '/'): URL => new URL(rest, 'https://shop.test');
const page1: FirstPage = { base: 'https://shop.test/', page: 1 };

const addressOf = (filters: Filters, now = here(), first = page1): string =>
  filterAddress(now, GRID, new Map([[GRID, filters]]), first).replace('https://shop.test', '');

describe('the address of a filtered list', () => {
  test('the address joins terms by a tilde for any, by a plus for all, and has no parameter without terms', () => {
    expect(addressOf({ product_cat: { terms: ['hats', 'caps'], join: 'OR' } })).toBe(
      '/?e-filter-1a2b3c4-product_cat=hats~caps',
    );
    expect(addressOf({ product_cat: { terms: ['hats', 'caps'], join: 'AND' } })).toBe(
      '/?e-filter-1a2b3c4-product_cat=hats+caps',
    );
    expect(addressOf({ product_cat: { terms: ['hats'] } })).toBe('/?e-filter-1a2b3c4-product_cat=hats');
    expect(addressOf({ product_cat: { terms: [], join: 'OR' } }, here('/?e-filter-1a2b3c4-product_cat=hats'))).toBe(
      '/',
    );
  });

  test('the address keeps foreign parameters as they are written, and drops the page of this list alone', () => {
    const now = here('/shop/?q=a%2Bb&e-page-1a2b3c4=3&e-page-9z8y7x6=2&tilde=%7E&e-filter-1a2b3c4-x=y&s=1+2#top');
    expect(addressOf({ product_tag: { terms: ['a b/c'] } }, now)).toBe(
      '/shop/?q=a%2Bb&e-page-9z8y7x6=2&tilde=%7E&s=1+2&e-filter-1a2b3c4-product_tag=a%20b%2Fc',
    );
  });

  test('the address has the filters of all lists', () => {
    const lists = new Map<string, Filters>([
      [GRID, { product_cat: { terms: ['hats'] } }],
      ['9z8y7x6', { product_tag: { terms: ['new', 'sale'], join: 'OR' } }],
    ]);
    expect(filterAddress(here(), GRID, lists, page1)).toBe(
      'https://shop.test/?e-filter-1a2b3c4-product_cat=hats&e-filter-9z8y7x6-product_tag=new~sale',
    );
  });

  test('the address beyond page 1 becomes that of the first page, whose parameters win, without page numbers', () => {
    const first = { base: 'https://shop.test/shop/?lang=de&paged=4&e-filter-1a2b3c4-product_cat=old', page: 4 };
    expect(addressOf({ product_cat: { terms: ['hats'] } }, here('/shop/page/4/?lang=en&x=1&page=9'), first)).toBe(
      '/shop/?lang=de&x=1&e-filter-1a2b3c4-product_cat=hats',
    );
    expect(addressOf({}, here('/shop/page/4/'), { base: 'https://shop.test/shop/', page: 4 })).toBe('/shop/');
  });

  test('the address never leaves the site, whatever the filter bar says', () => {
    for (const base of ['https://evil.test//evil.test/x/', '//evil.test/x/', 'javascript:alert(1)', 'http://[']) {
      expect(filterAddress(here('/shop/'), GRID, new Map(), { base, page: 2 })).toMatch(/^https:\/\/shop\.test\//);
    }
  });

  test('the filters of an address are read as they were written, also by other scripts', () => {
    const read = filtersIn('?e-filter-1a2b3c4-product_cat=hats~caps&e-filter-1a2b3c4-pa_shoe-size=40+41&x=1');
    expect(read.get(GRID)).toEqual({
      product_cat: { terms: ['hats', 'caps'], join: 'OR' },
      'pa_shoe-size': { terms: ['40', '41'] },
    });
    expect(filtersIn('?e-filter-1a2b3c4-a=x%7Ey').get(GRID)).toEqual({ a: { terms: ['x', 'y'], join: 'OR' } });
    // What cannot be decoded is a term that the shop does not know.
    expect(filtersIn('?e-filter-1a2b3c4-a=%').get(GRID)).toEqual({ a: { terms: ['%'] } });
  });

  test.each([
    '?e-filter--=1',
    '?e-filter-1a2b3c4-a',
    '?e-filter-1a2b3c4-a=',
    '?e-filter-1a2b3c4-a=~',
    '?e-filter-1a2b3c4-a=+~',
    '?e-filter-1a2b3c4-a=%09',
  ])('the address %s has no filter', (broken) => {
    expect([...filtersIn(broken)]).toEqual([]);
  });

  test('the address of another page has its path and its parameters, and the rest of the current address', () => {
    const now = here('/list/?e-page-1a2b3c4=2&e-filter-1a2b3c4-product_tag=a+b&x=1');
    expect(pageAddress(now, GRID, here('/list/?e-page-1a2b3c4=3'))).toBe(
      'https://shop.test/list/?e-filter-1a2b3c4-product_tag=a+b&x=1&e-page-1a2b3c4=3',
    );
    expect(pageAddress(now, GRID, here('/list/?x=2'))).toBe(
      'https://shop.test/list/?e-filter-1a2b3c4-product_tag=a+b&x=2',
    );
    expect(pageOf(now, GRID)).toBe(pageOf(here('/list/?y=5&e-page-1a2b3c4=2'), GRID));
    expect(pageOf(now, GRID)).not.toBe(pageOf(here('/list/'), GRID));
  });
});

describe('a press on a filter', () => {
  const none = { terms: [] };
  const alone = { isOthers: () => false };

  test('a press replaces the term before when only one can be chosen', () => {
    expect(pressed(none, { ...alone, term: 'hats', join: undefined })).toEqual({ terms: ['hats'] });
    expect(pressed({ terms: ['hats'] }, { ...alone, term: 'caps', join: undefined })).toEqual({ terms: ['caps'] });
    expect(pressed({ terms: ['caps'] }, { ...alone, term: 'caps', join: undefined })).toEqual({ terms: [] });
  });

  test('a press adds a term when several can be chosen, and removes it again', () => {
    const two = pressed({ terms: ['hats'], join: 'OR' }, { ...alone, term: 'caps', join: 'OR' });
    expect(two).toEqual({ terms: ['hats', 'caps'], join: 'OR' });
    expect(pressed(two, { ...alone, term: 'hats', join: 'OR' })).toEqual({ terms: ['caps'], join: 'OR' });
    expect(pressed(two, { ...alone, term: ALL, join: 'OR' })).toEqual({ terms: [], join: 'OR' });
  });

  test('a press keeps what another filter on the same taxonomy has chosen', () => {
    const isOthers = (term: string): boolean => term === 'new';
    expect(pressed({ terms: ['new', 'hats'] }, { isOthers, term: 'caps', join: undefined })).toEqual({
      terms: ['new', 'caps'],
    });
    expect(pressed({ terms: ['new', 'hats'], join: 'OR' }, { isOthers, term: ALL, join: undefined })).toEqual({
      terms: ['new'],
      join: 'OR',
    });
  });

  test('a term that only another filter offers belongs to that one', () => {
    const mine = { list: GRID, taxonomy: 'cat', offers: () => ['a', 'b'] };
    const stop = addFilter({ list: GRID, taxonomy: 'cat', offers: () => ['b', 'c'] });
    expect(['a', 'b', 'c', 'd'].map((term) => isOthersTerm(mine, term))).toEqual([false, false, true, false]);
    stop();
    expect(isOthersTerm(mine, 'c')).toBe(false);
  });

  test('the terms are joined by AND or OR, and by nothing else', () => {
    expect([true, false].map((isMultiple) => joinOf(isMultiple, 'OR'))).toEqual(['OR', undefined]);
    for (const bad of ['or', 'NOT', '', [], null, 1]) expect(joinOf(true, bad)).toBeUndefined();
  });
});

describe('the request of a filtered list', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    for (const name of ['elementorFrontendConfig', 'elementorPro', '$e']) Reflect.deleteProperty(window, name);
  });

  const list = (around = '<div data-elementor-id="34"><div id="list"></div></div>'): Element => {
    document.body.innerHTML = around;
    return document.querySelector('#list') as Element;
  };

  test('the request omits taxonomies without terms, and may be an empty object', () => {
    expect(widgetFilters({ a: { terms: [], join: 'OR' } })).toEqual({});
    expect(widgetFilters({ a: { terms: ['x'], join: 'AND' }, b: { terms: ['y'] }, c: { terms: [] } })).toEqual({
      taxonomy: { a: { terms: ['x'], logicalJoin: 'AND' }, b: { terms: ['y'] } },
    });
  });

  test('the request names the document around the list, or else the page’s post', () => {
    Object.assign(window, { elementorFrontendConfig: { post: { id: 12 } } });
    const filters = { product_cat: { terms: ['hats'], join: 'AND' } } as const;
    expect(JSON.stringify(refreshBody(list(), GRID, filters, 'https://shop.test/'))).toBe(
      '{"post_id":34,"widget_filters":{"taxonomy":{"product_cat":{"terms":["hats"],"logicalJoin":"AND"}}},"widget_id":"1a2b3c4","pagination_base_url":"https://shop.test/"}',
    );
    expect(refreshBody(list('<div id="list"></div>'), GRID, {}, 'https://shop.test/')).toMatchObject({
      post_id: 12,
      widget_filters: {},
    });
  });

  test('the request has the list’s model in edit mode', () => {
    const model = { id: GRID, elType: 'widget' };
    Object.assign(window, {
      elementorFrontendConfig: { environmentMode: { edit: true } },
      $e: { components: { get: () => ({ utils: { findContainerById: () => ({ model: { toJSON: () => model } }) } }) } },
    });
    expect(refreshBody(list(), GRID, {}, 'https://shop.test/')).toMatchObject({
      widget_model: model,
      is_edit_mode: true,
    });
    Reflect.deleteProperty(window, '$e');
    expect(refreshBody(list(), GRID, {}, 'https://shop.test/')).toMatchObject({ is_edit_mode: true });
  });
});

test.each(['constructor', '__proto__', 'toString'])('no term is chosen in a taxonomy with the name %s', (taxonomy) => {
  // Once the address was read again, an empty choice is known as such.
  readAddress();
  expect(chosenIn(GRID, taxonomy)).toBeUndefined();
  expect(chosenTerms(GRID, taxonomy)).toBe('[]');
});

describe('another page of this page’s lists', () => {
  const now = here('/shop/page/3/?orderby=price&p=12');

  test.each([
    '/shop/page/4/',
    '/shop/',
    '/shop/4/',
    '/shop/page/2/?orderby=price',
    '/shop/?e-page-1a2b3c4=2&p=12',
    '/shop/?product-page=2&paged=3',
    '/shop/?e-filter-1a2b3c4-category=mugs',
  ])('the address %s is another page of this list', (address) => {
    expect(isListPage(here(address), now)).toBe(true);
  });

  test.each([
    'https://evil.example/shop/page/4/',
    'http://shop.test/shop/page/4/',
    '/',
    '/cart/',
    '/shop/?orderby=rating',
    '/shop/page/4/?add-to-cart=11',
    '/shop/?remove_item=1',
    '/shop/?wc-ajax=add_to_cart',
    '/shop/?action=logout',
    '/shop/?e-page-1a2b3c4=https://evil.example',
    '/shop/page/4/x.html',
  ])('the address %s is not another page of this list', (address) => {
    expect(isListPage(here(address), now)).toBe(false);
  });

  test('another page of this list may have the page’s canonical path', () => {
    expect(isListPage(here('/posts/2/'), here('/preview/'))).toBe(false);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: '/posts/' }));
    expect(isListPage(here('/posts/2/'), here('/preview/'))).toBe(true);
    expect(isListPage(here('/posts/2/?add-to-cart=11'), here('/preview/'))).toBe(false);
    document.head.replaceChildren();
  });

  test('another page of this list keeps the order of the current page', () => {
    expect(isListPage(here('/shop/page/2/?orderby=price&order=asc'), here('/shop/?orderby=price&order=asc'))).toBe(
      true,
    );
  });

  test('another page of this list may not add to the cart, even if the current page has done so', () => {
    const added = here('/shop/?add-to-cart=11');
    expect(isListPage(here('/shop/page/2/?add-to-cart=11'), added)).toBe(false);
  });
});
