import { afterEach, describe, expect, test } from 'vitest';
import { megaContentUrl, readMegaContent } from '../../src/elementor/megaContent';
import { leadsNowhere } from '../../src/ui/menus/dialect';
import { parentsOf } from '../../src/ui/menus/elementskit/markup';
import { flips, toggles, widthOf } from '../../src/ui/menus/elementskit/rules';
import { readElementsKitMenu } from '../../src/widgets/elementskit-menu/markup';
import { settings } from '../../src/widgets/elementskit-menu/settings';
import { panelWidth, readVerticalMenu } from '../../src/widgets/vertical-menu/markup';

function element(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as HTMLElement;
}

const NONE = { onIcon: false, leads: true, isOpen: false, isTouch: false };
const HOVER = { isNarrow: false, byClick: false, onIcon: true };

describe('a press on a link with something below', () => {
  test('a press on the arrow, or on a link that leads nowhere, opens or closes the panel', () => {
    expect(toggles(HOVER, { ...NONE, onIcon: true, isOpen: true })).toBe(true);
    expect(toggles(HOVER, { ...NONE, leads: false, isOpen: true })).toBe(true);
  });

  test('a press on a link above the breakpoint follows it, but toggles by click and opens at a first touch', () => {
    expect(toggles(HOVER, NONE)).toBe(false);
    expect(toggles(HOVER, { ...NONE, isTouch: true })).toBe(true);
    expect(toggles({ ...HOVER, byClick: true }, NONE)).toBe(true);
    expect(toggles(HOVER, { ...NONE, isTouch: true, isOpen: true })).toBe(false);
    expect(toggles({ ...HOVER, byClick: true }, { ...NONE, isOpen: true })).toBe(true);
  });

  test('a press on the text below the breakpoint toggles only when text and arrow do', () => {
    const narrow = { ...HOVER, isNarrow: true };
    expect(toggles(narrow, { ...NONE, isTouch: true })).toBe(false);
    expect(toggles({ ...narrow, onIcon: false }, NONE)).toBe(true);
    expect(toggles({ ...narrow, onIcon: false }, { ...NONE, isOpen: true, isTouch: true })).toBe(true);
  });
});

test.each([
  ['750px', '750px'],
  ['750', '750px'],
  [' 50% ', '50%'],
  ['', undefined],
  ['0', undefined],
  ['wide', undefined],
  ['1px;color:red', undefined],
  [null, undefined],
])('the width %j of a panel is %j', (given, width) => expect(widthOf(given)).toBe(width));

test('the panel of a vertical menu takes the space beside the list', () => {
  expect(panelWidth('300', 1000, 200)).toBe('300px');
  expect(panelWidth('', 1000, 200)).toBe('790px');
  expect(panelWidth('', 200, 200)).toBeUndefined();
});

test('a dropdown flips when it would leave the window and has space on the other side', () => {
  const room = { left: 800, right: 1000, panel: 250, window: 1200, isNested: true, isRtl: false };
  expect(flips(room)).toBe(true);
  expect(flips({ ...room, window: 1300 })).toBe(false);
  expect(flips({ ...room, left: 100 })).toBe(false);
  expect(flips({ ...room, isNested: false })).toBe(false);
  expect(flips({ ...room, left: 100, right: 300, isRtl: true })).toBe(true);
  expect(flips({ ...room, left: 300, right: 500, isRtl: true })).toBe(false);
});

describe('the markup', () => {
  test.each([
    ['#', false],
    ['', false],
    ['javascript:void(0)', false],
    ['#about', true],
    ['/shop/', true],
  ])('the href %j leads somewhere: %j', (href, expected) => {
    expect(!leadsNowhere(element(`<a href="${href}">x</a>`))).toBe(expected);
  });

  test('items of a menu inside a panel do not belong to the outer menu', () => {
    const host = element(
      `<div data-widget="elementskit-menu"><ul><li id="one" class="elementskit-dropdown-has"><a href="#">1</a><div class="elementskit-megamenu-panel">
        <div data-widget="vertical-menu"><ul><li class="elementskit-dropdown-has"><a href="#">2</a><ul class="elementskit-dropdown"></ul></li></ul></div>
      </div></li><li class="elementskit-dropdown-has"><a href="#">no panel</a></li></ul></div>`,
    );
    expect(parentsOf(host).map(({ id }) => id)).toEqual(['one']);
  });

  const menu = (nav: string, container: string, list: string): Record<string, unknown> => {
    const host = element(
      `<div><nav class="ekit-wid-con" ${nav}><div class="elementskit-menu-container ${container}"><ul class="elementskit-navbar-nav ${list}"></ul></div></nav></div>`,
    );
    const said: string[] = [];
    const { breakpoint, openOn, opensOnIcon, onePage } = settings.parse(readElementsKitMenu(host), (text) =>
      said.push(text),
    );
    return { breakpoint, openOn, opensOnIcon, onePage, said: said.length };
  };

  test('the markup of a menu gives the settings, and broken ones have their default', () => {
    expect(
      menu(
        'data-responsive-breakpoint="767"',
        'ekit-nav-dropdown-click ekit-nav-menu-one-page-yes',
        'submenu-click-on-',
      ),
    ).toEqual({
      breakpoint: 767,
      openOn: 'click',
      opensOnIcon: false,
      onePage: true,
      said: 0,
    });
    const stock = { breakpoint: 1024, openOn: 'hover', opensOnIcon: true, onePage: false };
    expect(menu('', '', 'submenu-click-on-icon')).toEqual({ ...stock, said: 0 });
    expect(menu('data-responsive-breakpoint="wide"', '', 'submenu-click-on-icon')).toEqual({ ...stock, said: 1 });
    expect(readElementsKitMenu(element('<div></div>'))).toEqual({});
    expect(readVerticalMenu(element('<div></div>'))).toEqual({});
    expect(readVerticalMenu(element('<div><ul class="submenu-click-on-"></ul></div>'))).toEqual({ opensOnIcon: false });
  });
});

describe('fetched content of a mega menu', () => {
  afterEach(() => {
    delete (window as { elementskit?: unknown }).elementskit;
  });

  test('fetched content has an address when the site’s REST routes stand in the query', () => {
    Object.assign(window, { elementskit: { resturl: 'https://s.test/?rest_route=/elementskit/v1/' } });
    const url = new URL(megaContentUrl('12'));
    expect(url.searchParams.get('rest_route')).toBe('/elementskit/v1/megamenu/megamenu_content');
    expect(url.searchParams.get('id')).toBe('12');
    expect(url.href.split('?')).toHaveLength(2);
  });

  test('fetched content has an address without ElementsKit’s global', () => {
    expect(new URL(megaContentUrl('12')).pathname).toBe('/wp-json/elementskit/v1/megamenu/megamenu_content');
  });

  test.each([
    ['"<p>x</p>"', '<p>x</p>'],
    ['<p>x</p>', '<p>x</p>'],
    ['null', ''],
    ['{"code":"rest_no_route"}', null],
    ['<!DOCTYPE html><html></html>', null],
    ['', null],
    ['Fatal error', null],
  ])('the content in the answer %j is %j', (body, html) => expect(readMegaContent(body)).toBe(html));
});
