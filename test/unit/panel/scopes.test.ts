import { beforeEach, expect, test } from 'vitest';
import { elementScope, typeScope } from '../../../src/panel/scopes';
import { selectorOf } from '../../../src/panel/selectors';

const scopeOf = (html: string, label: string, bodyClass = ''): string => {
  document.body.innerHTML = html;
  document.body.className = bodyClass;
  const host = document.querySelector<HTMLElement>('.x')!;
  return elementScope(host, selectorOf(host), label);
};

beforeEach(() => {
  document.title = 'Hoodie – Shop';
});

test('a change of a theme’s form on a product page is for this product only', () => {
  const html = '<h1> Hoodie\n with logo </h1><form class="variations_form x"></form>';
  expect(scopeOf(html, 'Product options', 'single-product postid-17')).toBe(
    'Only this product options, on “Hoodie with logo”',
  );
});

test('a change of an element in a page of Elementor is for this page only; a page without a heading has its title', () => {
  const html =
    '<div data-elementor-type="wp-page" data-elementor-id="7"><div class="elementor-element-3f2a x"></div></div>';
  expect(scopeOf(html, 'Countdown', 'page-id-7')).toBe('Only this countdown, on “Hoodie”');
});

test.each([
  ['popup', '<div data-elementor-type="popup" data-elementor-id="90" class="elementor elementor-90 x"></div>', 'Popup'],
  [
    'header',
    '<div data-elementor-type="header" data-elementor-id="8"><i class="elementor-element-aa x"></i></div>',
    'Menu',
  ],
])('a change in the template of a %s is for all pages that show it', (_, html, label) => {
  expect(scopeOf(html, label, 'page-id-7')).toBe(`This ${label.toLowerCase()}, wherever it appears`);
});

test('the template of a popup has the same selector on all pages', () => {
  document.body.className = 'page-id-7';
  document.body.innerHTML =
    '<div data-elementor-type="popup" data-elementor-id="90" class="elementor elementor-90"></div>';
  expect(selectorOf(document.querySelector('.elementor-90')!)).toBe('.elementor-90');
  document.body.innerHTML = '<div id="jet-popup-90" class="jet-popup"></div><div id="tab-90" class="jet-popup"></div>';
  expect(selectorOf(document.querySelector('.jet-popup')!)).toBe('#jet-popup-90');
});

test('a name with further capitals keeps all of them in a sentence', () => {
  expect(typeScope('Image carousel')).toBe('Every image carousel of the site');
  expect(typeScope('Tabs (JetTabs)')).toBe('Every Tabs (JetTabs) of the site');
});
