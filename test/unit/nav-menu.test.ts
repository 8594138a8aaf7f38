import { describe, expect, test } from 'vitest';
import { iconOf } from '../../src/elementor/iconMarkup';
import { leadsNowhere } from '../../src/ui/menus/dialect';
import { isHeadingFor } from '../../src/ui/menus/hover';
import { neighbour, stepFor } from '../../src/ui/menus/keys';
import { chainOf, next } from '../../src/ui/menus/rules';
import { plainIcon } from '../../src/widgets/nav-menu/atRest';
import { dialectOf, openersOf, submenuOf } from '../../src/widgets/nav-menu/markup';
import { settings } from '../../src/widgets/nav-menu/settings';

describe('the pointer’s way to a submenu', () => {
  const below = { left: 100, top: 50, right: 300, bottom: 200 };

  test('the pointer’s way to a submenu may cross a neighbour between the lines to the outer corners', () => {
    expect(isHeadingFor({ x: 120, y: 30 }, { x: 180, y: 40 }, below)).toBe(true);
    expect(isHeadingFor({ x: 120, y: 30 }, { x: 300, y: 50 }, below)).toBe(true);
  });

  test('the pointer’s way to a submenu ends when the pointer goes along the row or back', () => {
    expect(isHeadingFor({ x: 120, y: 30 }, { x: 180, y: 31 }, below)).toBe(false);
    expect(isHeadingFor({ x: 120, y: 30 }, { x: 119, y: 10 }, below)).toBe(false);
  });

  test('the pointer’s way to a submenu may lead sideways to either side', () => {
    const right = { left: 200, top: 0, right: 400, bottom: 300 };
    expect(isHeadingFor({ x: 150, y: 20 }, { x: 170, y: 60 }, right)).toBe(true);
    expect(isHeadingFor({ x: 150, y: 20 }, { x: 150, y: 60 }, right)).toBe(false);
    const left = { left: -200, top: 0, right: 100, bottom: 300 };
    expect(isHeadingFor({ x: 150, y: 20 }, { x: 130, y: 60 }, left)).toBe(true);
    expect(isHeadingFor({ x: 150, y: 20 }, { x: 170, y: 60 }, left)).toBe(false);
  });
});

test('arrow keys go in the direction of the menu’s layout', () => {
  const row = { isRow: true, isRtl: false };
  const column = { isRow: false, isRtl: false };
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' ', 'x'];
  const steps = (place: Parameters<typeof stepFor>[1]) => keys.map((key) => stepFor(key, place));
  expect(steps(row)).toEqual(['next', 'previous', 'enter', undefined, 'first', 'last', 'toggle', undefined]);
  expect(steps({ ...row, isRtl: true }).slice(0, 2)).toEqual(['previous', 'next']);
  expect(steps(column)).toEqual(['enter', 'leave', 'next', 'previous', 'first', 'last', 'toggle', undefined]);
  expect(steps({ ...column, isRtl: true }).slice(0, 2)).toEqual(['leave', 'enter']);
  expect(neighbour([1, 2, 3], 3, 'next')).toBe(1);
  expect(neighbour([1, 2, 3], 1, 'previous')).toBe(3);
  expect(neighbour([1, 2, 3], 2, 'last')).toBe(3);
});

test('the icon of an arrow is a class name or markup, and nothing in it runs', () => {
  expect(iconOf('fas fa-caret-down')?.outerHTML).toBe('<i class="fas fa-caret-down"></i>');
  expect(iconOf('<i class="fas fa-plus"></i>')?.outerHTML).toBe('<i class="fas fa-plus"></i>');
  expect(iconOf('Open <i class="fa fa-plus" onclick="x()"><b>x</b></i> it')?.outerHTML).toBe(
    '<i class="fa fa-plus"></i>',
  );
  const drawn =
    '<svg class="e-font-icon-svg e-fas-caret-down" viewBox="0 0 320 512"><path d="M31 192h257c18 0 28 21 15 34z"></path></svg>';
  expect(
    iconOf(drawn.replace('viewBox', 'xmlns="http://www.w3.org/2000/svg" onload="x()" id="y" viewBox'))?.outerHTML,
  ).toBe(drawn);
  expect(
    iconOf('<svg onload="x()"><use href="https://evil.test/#a"></use><script>x()</script><a href="/"><path/></a></svg>')
      ?.outerHTML,
  ).toBe('<svg><use></use></svg>');
  expect(iconOf(`<svg><path d="${'M0 0'.repeat(6000)}"/></svg>`)).toBeNull();
  expect(iconOf('<svg><use href="#caret"></use></svg>')?.innerHTML).toBe('<use href="#caret"></use>');
  expect(iconOf('<img src=x onerror=y()>')).toBeNull();
  expect(iconOf(' ')).toBeNull();
});

test('Elementor’s settings of a menu are read, and broken ones have their defaults', () => {
  const told: string[] = [];
  const read = (raw: Record<string, unknown>) => settings.parse(raw, (message) => told.push(message));
  expect(read({ submenu_icon: { value: 'fas fa-plus', library: 'x' }, full_width: 'stretch' })).toEqual({
    layout: 'horizontal',
    full_width: 'stretch',
    submenu_icon: 'fas fa-plus',
  });
  expect(read({ submenu_icon: { value: { url: '/a.svg', id: 4 } } }).submenu_icon).toBe('');
  expect(told).toEqual([]);
  expect(read({ layout: 3, submenu_icon: 4, full_width: 'wide' }).layout).toBe('horizontal');
  expect(told).toHaveLength(3);
});

test('the openers of a menu are found, and the focus keeps those around it open', () => {
  document.body.innerHTML = `<nav class="elementor-nav-menu--main"><ul class="elementor-nav-menu"><li><a id="a" href="#">A</a><ul>
    <li><a id="b" href="javascript:void(0)">B</a><ul><li><a id="c" href="/c">C</a></li></ul></li><li><a id="d" href="#d">D</a></li></ul></li></ul></nav>`;
  const link = (id: string) => document.getElementById(id) as HTMLElement;
  const dialect = dialectOf({ host: document.body, main: null, toggle: null, dropdown: null, isRow: () => false });
  expect(openersOf(document.body).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(chainOf(link('b'), dialect.around).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(submenuOf(link('c'))).toBeNull();
  expect(['a', 'b', 'c', 'd'].map((id) => leadsNowhere(link(id)))).toEqual([true, true, false, false]);
  const state = { open: { item: link('b'), by: 'press' }, isToggled: false } as const;
  const focus = (target: Element) =>
    next(state, { type: 'focus', holds: (item) => dialect.holds(item, target) }, dialect);
  expect(focus(link('c'))).toBe(state);
  expect(focus(link('d')).open?.item).toBe(link('a'));
  expect(focus(document.body).open).toBeNull();
  expect(dialect.staysFor(link('b'), link('d'))).toBe(false);
  document.querySelector('nav')?.removeAttribute('class');
  expect(dialect.staysFor(link('b'), link('d'))).toBe(true);
});

test.each([
  [
    'a drawing with its attributes in the order of Elementor 3.35',
    '<svg aria-hidden="true" class="e-font-icon-svg e-fas-caret-down" viewBox="0 0 320 512" xmlns="http://www.w3.org/2000/svg"><path d="M31 192h257z"></path></svg>',
    '<svg class="e-font-icon-svg e-fas-caret-down" viewBox="0 0 320 512"><path d="M31 192h257z"></path></svg>',
  ],
  ['an icon of a font', '<i class="fas fa-caret-down" aria-hidden="true"></i>', '<i class="fas fa-caret-down"></i>'],
  ['names of classes', 'fas fa-caret-down', '<i class="fas fa-caret-down"></i>'],
])('the arrow at rest is built from %s', (_, given, built) => {
  expect(plainIcon(given)?.outerHTML).toBe(built);
});

test.each([
  '<svg class="a" viewBox="0 0 1 1" onload="alert(1)"><path d="M0 0"></path></svg>',
  '<svg class="a" viewBox="0 0 1 1"><script>alert(1)</script></svg>',
  '<img src="x" onerror="alert(1)">',
])('the arrow at rest is left to the widget when the markup is not plain: %s', (given) => {
  expect(plainIcon(given)).toBeNull();
});
