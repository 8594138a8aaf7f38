import { beforeEach, expect, test } from 'vitest';
import { selectorOf } from '../../../src/panel/selectors';

const page = (html: string, bodyClass = ''): void => {
  document.body.innerHTML = html;
  document.body.className = bodyClass;
};
const found = (selector = '.x'): string => selectorOf(document.querySelector(selector)!);

beforeEach(() => page(''));

test('the selector of an element is its id when somebody has chosen that', () => {
  page('<div id="hero" class="x banner"></div>', 'page-id-7');
  expect(found()).toBe('#hero');
});

test.each(['el-12', ':r1:', 'a1b2c3d4e5f6', 'tab-1234', '12'])(
  'the generated id %s is not used in a selector',
  (id) => {
    page(`<main id="main"><div id="${id}" class="x"></div></main>`);
    expect(found()).toBe('.x');
  },
);

test('a class with Elementor’s element id comes before other classes and needs no page', () => {
  page(
    '<div class="elementor-element elementor-element-3f2a1b0 elementor-widget x" data-id="3f2a1b0"></div>',
    'page-id-7',
  );
  expect(found()).toBe('.elementor-element-3f2a1b0');
});

test('the selector of an element in a list’s item contains the item', () => {
  const item = (n: number): string =>
    `<li class="e-loop-item e-loop-item-${n}"><div class="elementor-element elementor-element-aa x${n}"></div></li>`;
  page(`<ul>${item(1)}${item(2)}</ul>`);
  expect(found('.x2')).toMatch(/^\.x2$|^\.e-loop-item-2 /);
  page(`<ul>${item(1)}${item(2)}</ul>`.replaceAll(/ x\d/g, ''));
  expect(found('.e-loop-item-2 > div')).toBe('.e-loop-item-2 .elementor-element-aa');
});

test('the selector of a class contains a named ancestor, and the page when the body names one', () => {
  page('<section id="top"><p class="clock"></p></section><section id="end"><p class="clock"></p></section>');
  expect(found('#end .clock')).toBe('#end .clock');
  page(
    '<section class="top"><p class="clock"></p></section><section class="end"><p class="clock"></p></section>',
    'postid-5',
  );
  expect(found('.end .clock')).toBe('.postid-5 .end .clock');
});

test('classes of a state are not used in a selector', () => {
  page('<div class="x is-open active animated storefront-tabs"></div><div class="x"></div>');
  expect(found('.active')).toBe('body > div:nth-of-type(1)');
});

test('an element without a name is counted in its selector', () => {
  page('<div id="list"><span></span><span></span></div>');
  expect(found('span + span')).toBe('#list > span:nth-of-type(2)');
});
