import { beforeEach, expect, test } from 'vitest';
import { selectorOf } from '../../../src/panel/selectors';

const page = (html: string, bodyClass = ''): void => {
  document.body.innerHTML = html;
  document.body.className = bodyClass;
};
const found = (selector = '.x'): string => selectorOf(document.querySelector(selector)!);

beforeEach(() => page(''));

test('an id that somebody has chosen is the shortest', () => {
  page('<div id="hero" class="x banner"></div>', 'page-id-7');
  expect(found()).toBe('#hero');
});

test.each(['el-12', ':r1:', 'a1b2c3d4e5f6', 'tab-1234', '12'])('the made id %s is not used', (id) => {
  page(`<main id="main"><div id="${id}" class="x"></div></main>`);
  expect(found()).toBe('.x');
});

test("Elementor's element ids come before classes, and need no page", () => {
  page(
    '<div class="elementor-element elementor-element-3f2a1b0 elementor-widget x" data-id="3f2a1b0"></div>',
    'page-id-7',
  );
  expect(found()).toBe('.elementor-element-3f2a1b0');
});

test('in items of a list the item belongs to it', () => {
  const item = (n: number): string =>
    `<li class="e-loop-item e-loop-item-${n}"><div class="elementor-element elementor-element-aa x${n}"></div></li>`;
  page(`<ul>${item(1)}${item(2)}</ul>`);
  expect(found('.x2')).toMatch(/^\.x2$|^\.e-loop-item-2 /);
  page(`<ul>${item(1)}${item(2)}</ul>`.replaceAll(/ x\d/g, ''));
  expect(found('.e-loop-item-2 > div')).toBe('.e-loop-item-2 .elementor-element-aa');
});

test('a class below a named ancestor, with the page where the body names one', () => {
  page('<section id="top"><p class="clock"></p></section><section id="end"><p class="clock"></p></section>');
  expect(found('#end .clock')).toBe('#end .clock');
  page(
    '<section class="top"><p class="clock"></p></section><section class="end"><p class="clock"></p></section>',
    'postid-5',
  );
  expect(found('.end .clock')).toBe('.postid-5 .end .clock');
});

test('classes of a state are not used', () => {
  page('<div class="x is-open active animated storefront-tabs"></div><div class="x"></div>');
  expect(found('.active')).toBe('body > div:nth-of-type(1)');
});

test('what has no name at all is counted', () => {
  page('<div id="list"><span></span><span></span></div>');
  expect(found('span + span')).toBe('#list > span:nth-of-type(2)');
});
