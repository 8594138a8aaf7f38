import { afterEach, expect, test, vi } from 'vitest';
import { nameInHash } from '../../src/ui/panels/names';
import { titleForKey } from '../../src/ui/panels/panel';
import { openAfter } from '../../src/ui/panels/useAccordion';
import { tabsOf as elementsKitTabsOf } from '../../src/widgets/elementskit-tabs/markup';
import { readLink } from '../../src/widgets/image-accordion/markup';
import { settings as nested } from '../../src/widgets/nested-accordion/settings';
import { tabsOf } from '../../src/widgets/tabs/markup';
import { element } from './core/dom';

afterEach(() => document.body.replaceChildren());

const row = { count: 3, isMirrored: false, isVertical: false };

test('arrow keys wrap around at the ends, are mirrored from right to left and go up and down in stacked titles only', () => {
  expect(titleForKey('ArrowRight', 2, row)).toBe(0);
  expect(titleForKey('ArrowLeft', 0, row)).toBe(2);
  expect(titleForKey('ArrowLeft', 0, { ...row, isMirrored: true })).toBe(1);
  expect(titleForKey('Home', 1, row)).toBe(0);
  expect(titleForKey('End', 0, row)).toBe(2);
  expect(titleForKey('ArrowDown', 0, row)).toBeNull();
  expect(titleForKey('ArrowDown', 2, { ...row, isVertical: true })).toBe(0);
  expect(titleForKey('ArrowUp', 0, { ...row, isVertical: true })).toBe(2);
  expect(titleForKey('a', 0, row)).toBeNull();
});

test('an opened panel closes its siblings unless several may be open, and a closed one closes alone', () => {
  const open = new Set(['a', 'b']);
  expect([...openAfter(open, 'c', true, false)]).toEqual(['c']);
  expect([...openAfter(open, 'c', true, true)]).toEqual(['a', 'b', 'c']);
  expect([...openAfter(open, 'a', false, false)]).toEqual(['b']);
  expect([...open]).toEqual(['a', 'b']);
});

test('the name in a hash ends at a question mark, and a malformed hash has none', () => {
  expect(nameInHash('#sun?a=b')).toBe('sun');
  expect(nameInHash('#gl%C3%A4ser')).toBe('gläser');
  expect(nameInHash('#%E0%A4%A')).toBe('');
  expect(nameInHash('')).toBe('');
});

test.each([
  ['/sale', true],
  ['#x', true],
  ['tel:1', true],
  ['mailto:a@b.test', true],
  ['javascript:1', false],
  ['data:,x', false],
  [' javascript:1', false],
  ['', false],
])('the link %o of a picture opens: %o', (url, opens) => {
  expect(readLink(JSON.stringify({ url, is_external: '', nofollow: '' })) !== null).toBe(opens);
});

test('a picture’s link opens in a new tab or is nofollow when its settings say yes', () => {
  expect(readLink('{"url":"#x","is_external":"on","nofollow":"on"}')).toMatchObject({
    isNewTab: true,
    isNofollow: true,
  });
  expect(readLink('{"url":"#x","is_external":""}')).toMatchObject({ isNewTab: false, isNofollow: false });
  for (const broken of [undefined, '', '{broken', '[]', '{"url":7}', 'null']) expect(readLink(broken)).toBeNull();
});

test('tabs inside tabs belong to the inner ones', () => {
  const title = (n: number) => `<div class="elementor-tab-title" data-tab="${n}"></div>`;
  const body = (n: number, content = '') => `<div class="elementor-tab-content" data-tab="${n}">${content}</div>`;
  const inner = `<div class="elementor-tabs">${title(1)}${body(1)}</div>`;
  const host = element(
    `<div><div class="elementor-tabs">${title(1)}${title(2)}${body(1, inner)}${body(2)}</div></div>`,
  );
  expect(tabsOf(host)).toHaveLength(2);
  expect(tabsOf(element('<div></div>'))).toEqual([]);
});

test('a link of ElementsKit’s tabs names its pane, whose id may differ in case from the address', () => {
  const link = (n: number) =>
    `<a data-ekit-toggle="tab" data-target="#content-${n}" href="#Content-${n}" class="x"></a>`;
  const pane = (n: number) => `<div class="tab-pane" id="content-${n}"></div>`;
  const host = element(`<div>${link(1)}${link(2)}${pane(2)}${pane(1)}</div>`);
  expect(elementsKitTabsOf(host).map(({ body }) => body.id)).toEqual(['content-1', 'content-2']);
});

test('the duration of a nested accordion may be in seconds, and a bad one is 400 ms and reported', () => {
  const tell = vi.fn();
  const time = (value: unknown) =>
    nested.parse({ n_accordion_animation_duration: value }, tell).n_accordion_animation_duration;
  expect(time({ size: 0.4, unit: 's' })).toBe(400);
  expect(time({ size: '250', unit: 'ms' })).toBe(250);
  expect(tell).not.toHaveBeenCalled();
  expect(time({ size: -1, unit: 'ms' })).toBe(400);
  expect(tell).toHaveBeenCalledOnce();
});
