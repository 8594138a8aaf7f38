import { beforeEach, describe, expect, test } from 'vitest';
import { tabForAddress } from '../../src/widgets/product-tabs/address';
import { isNamedBy, tabsOf } from '../../src/widgets/product-tabs/markup';

const host = (list: string, panels = '<div id="tab-one"></div><div id="tab-two"></div>'): HTMLElement => {
  document.body.innerHTML = `<div class="woocommerce-tabs wc-tabs-wrapper">${list}${panels}</div>`;
  return document.body.firstElementChild as HTMLElement;
};

const keysOf = (element: HTMLElement): string[] => tabsOf(element).map(({ key }) => key);

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the tabs of a page', () => {
  test('the tabs are the links when those have the role, as WooCommerce prints them now', () => {
    const item = (key: string): string =>
      `<li role="presentation"><a href="#tab-${key}" role="tab" aria-controls="tab-${key}">${key}</a></li>`;
    const [first, second] = tabsOf(host(`<ul class="tabs wc-tabs" role="tablist">${item('one')}${item('two')}</ul>`));
    expect([first?.key, second?.key]).toEqual(['one', 'two']);
    expect(first?.tab).toBe(first?.link);
    expect(first?.item.tagName).toBe('LI');
  });

  test('the tabs are the items around their links, as WooCommerce printed them before 9.8', () => {
    const item = (key: string): string =>
      `<li class="${key}_tab" role="tab" aria-controls="tab-${key}"><a href="#tab-${key}">${key}</a></li>`;
    const tabs = tabsOf(host(`<ul class="tabs wc-tabs" role="tablist">${item('one')}${item('two')}</ul>`));
    expect(tabs.map(({ key }) => key)).toEqual(['one', 'two']);
    expect(tabs.map(({ tab, link }) => [tab.tagName, link.tagName])).toEqual([
      ['LI', 'A'],
      ['LI', 'A'],
    ]);
  });

  test.each(['h3', 'span'])('the tabs are found although a theme puts a %s around each link', (name) => {
    const item = (key: string): string => `<li><${name}><a href="#tab-${key}">${key}</a></${name}></li>`;
    expect(keysOf(host(`<ul class="tabs">${item('one')}${item('two')}</ul>`))).toEqual(['one', 'two']);
  });

  test('the tabs are found by their links when `aria-controls` is empty', () => {
    const item = '<li><a href="#tab-one" role="tab" aria-controls="">One</a></li>';
    expect(keysOf(host(`<ul class="tabs">${item}</ul>`))).toEqual(['one']);
  });

  test('the tabs are found when the list itself lies in an item', () => {
    document.body.innerHTML =
      '<ul><li><div id="host"><div role="tablist"><button role="tab" aria-controls="tab-one"></button><button role="tab" aria-controls="tab-two"></button></div><p id="tab-one"></p><p id="tab-two"></p></div></li></ul>';
    expect(keysOf(document.querySelector('#host') as HTMLElement)).toEqual(['one', 'two']);
  });

  test('the links of a description are not tabs, even if the description lies in the list', () => {
    const description =
      '<div id="tab-one"><ul><li><a href="#tab-two">More</a> <a href="#part">Part</a></li></ul></div>';
    const list = `<ul class="tabs"><li><h3><a href="#tab-one">One</a></h3>${description}</li><li><h3><a href="#tab-two">Two</a></h3></li></ul>`;
    const [first, second, ...others] = tabsOf(host(list, '<div id="tab-two"><p id="part"></p></div>'));
    expect([first?.key, second?.key]).toEqual(['one', 'two']);
    expect(second?.link.textContent).toBe('Two');
    expect(others).toEqual([]);
  });

  test('tabsOf() throws when no tab has its panel, so that the server’s markup is restored', () => {
    expect(() => tabsOf(host('<ul class="tabs"><li><a href="#tab-gone">Gone</a></li></ul>'))).toThrow('panel');
  });

  test('the tabs keep their panels when the host has left the page, and are empty when the panels went first', () => {
    const element = host('<ul class="tabs"><li><a href="#tab-one">One</a></li></ul>');
    element.remove();
    const tabs = tabsOf(element);
    expect(tabs.map(({ key }) => key)).toEqual(['one']);
    for (const panel of element.querySelectorAll('[id]')) panel.remove();
    expect(tabsOf(element)).toEqual([]);
    document.body.append(element);
    expect(tabsOf(element, tabs)).toBe(tabs);
  });

  test.each([
    ['a wrapper that is still empty', ''],
    ['a list that is still empty', '<ul class="tabs wc-tabs" role="tablist"></ul>'],
    ['a menu of other pages', '<ul class="tabs"><li><a href="/specs/">Specs</a></li></ul>'],
  ])('the tabs are empty without an error in %s', (_name, list) => {
    expect(keysOf(host(list))).toEqual([]);
  });
});

test('a comment page in the address asks for the reviews, and a hash alone for what it names', () => {
  expect(tabForAddress('#tab-additional_information', 'https://shop.test/mug/?cpage=2')).toBe('reviews');
  expect(tabForAddress('#tab-additional_information', '')).toBe('additional_information');
  expect(tabForAddress('#li-comment-2', '')).toBe('reviews');
  expect(tabForAddress('', '')).toBeNull();
});

test('a hash names an id, encoded or not, even one that is encoded itself', () => {
  expect(isNamedBy('tab-größe', '#tab-gr%C3%B6%C3%9Fe')).toBe(true);
  expect(isNamedBy('tab-größe', '#tab-größe')).toBe(true);
  expect(isNamedBy('tab-%d7%92', '#tab-%d7%92')).toBe(true);
  expect(isNamedBy('100%', '#100%')).toBe(true);
  expect(isNamedBy('tab-one', '#tab-two')).toBe(false);
});
