/** Widgets that have not started read their settings without their schema, and must understand them alike. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createChanges } from '../../src/core/dom/changes';
import type { SettingsReader } from '../../src/core/settings/types';
import type { RawSettings } from '../../src/core/types';
import * as backToTop from '../../src/widgets/back-to-top/rest';
import { settings as backToTopSettings } from '../../src/widgets/back-to-top/settings';
import { reasonOf as countdownReason } from '../../src/widgets/countdown/atRest';
import { settings as countdownSettings } from '../../src/widgets/countdown/settings';
import * as elementskitMenu from '../../src/widgets/elementskit-menu/rest';
import { settings as elementskitMenuSettings } from '../../src/widgets/elementskit-menu/settings';
import * as jetMegaMenu from '../../src/widgets/jet-mega-menu/rest';
import { settings as jetMegaMenuSettings } from '../../src/widgets/jet-mega-menu/settings';
import { showFirst, reasonOf as tabsReason } from '../../src/widgets/jet-tabs/atRest';
import { settings as jetTabsSettings } from '../../src/widgets/jet-tabs/settings';
import { movesByItself } from '../../src/widgets/loop-grid/atRest';
import { settings as loopGridSettings } from '../../src/widgets/loop-grid/settings';
import { opensAfterAdd } from '../../src/widgets/menu-cart/atRest';
import { settings as menuCartSettings } from '../../src/widgets/menu-cart/settings';
import * as verticalMenu from '../../src/widgets/vertical-menu/rest';
import { settings as verticalMenuSettings } from '../../src/widgets/vertical-menu/settings';
import { waitsForPress } from '../../src/widgets/video/atRest';
import { settings as videoSettings } from '../../src/widgets/video/settings';

function hostOf(given: RawSettings, markup = ''): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute('data-settings', JSON.stringify(given));
  host.innerHTML = markup;
  document.body.append(host);
  return host;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** An item of ElementsKit's menus whose link leads elsewhere. */
const MENU =
  '<div class="elementskit-menu-container"><ul class="elementskit-navbar-nav"><li class="elementskit-dropdown-has">' +
  '<a href="/shop/">Shop</a><ul class="elementskit-dropdown"><li><a href="/hats/">Hats</a></li></ul></li></ul></div>';

/** The class is a setting of ElementsKit's, which counts where nothing is given. */
const ICON_MENU = MENU.replace('elementskit-navbar-nav', '$& submenu-click-on-icon');

/** Is the arrow alone the button at rest, in a narrow window? */
function opensOnIcon({ prepare }: Pick<typeof verticalMenu, 'prepare'>, given: RawSettings, menu = MENU): boolean {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const host = hostOf(given, menu);
  const changes = createChanges();
  prepare(host, changes);
  const isLinkButton = host.querySelector('a')?.getAttribute('role') === 'button';
  changes.undo();
  return !isLinkButton;
}

const NOTHING = { size: '', sizes: [] };
const SWITCHES = [undefined, null, true, false, 0, 1, '', '0', '1', 'yes', 'no', 'on', 'off', 'true', 'false'];
const ODD = [' YES ', 'False', 'nonsense', NOTHING];

describe.each<[string, SettingsReader<object>, (given: RawSettings) => unknown]>([
  ['jet-tabs autoSwitch', jetTabsSettings, (given) => tabsReason(hostOf(given)) === 'it changes by itself'],
  ['loop-grid masonry', loopGridSettings, (given) => movesByItself(hostOf(given))],
  ['menu-cart automatically_open_cart', menuCartSettings, (given) => opensAfterAdd(hostOf(given))],
  ['video lightbox', videoSettings, (given) => waitsForPress(hostOf(given))],
  [
    'jet-mega-menu rollUp',
    jetMegaMenuSettings,
    (given) => jetMegaMenu.reason(hostOf(given, '<div class="jet-mega-menu"></div>')) === 'items may have no room',
  ],
  [
    'back-to-top show_scroll',
    backToTopSettings,
    (given) => {
      const host = hostOf(given, '<button>Up</button>');
      backToTop.prepare(host, createChanges());
      return host.querySelector('button')?.hasAttribute('inert');
    },
  ],
  ['vertical-menu opensOnIcon', verticalMenuSettings, (given) => opensOnIcon(verticalMenu, given)],
  ['elementskit-menu opensOnIcon', elementskitMenuSettings, (given) => opensOnIcon(elementskitMenu, given, ICON_MENU)],
])('the switch %s', (name, schema, atRest) => {
  const key = name.split(' ')[1] as string;
  test.each([...SWITCHES, ...ODD])(`${name}, given as %j, means the same at rest as later`, (value) => {
    const given = value === undefined ? {} : { [key]: value };
    expect(atRest(given)).toBe((schema.parse(given, () => {}) as RawSettings)[key]);
  });
});

const NUMBERS = [undefined, null, '', 0, '0', 200, '200', { size: 200, unit: 'px' }, NOTHING, 'nonsense'];

describe.each<[string, SettingsReader<object>, (given: RawSettings) => unknown]>([
  [
    'elementskit-menu breakpoint',
    elementskitMenuSettings,
    (given) => queryOf(() => elementskitMenu.prepare(hostOf(given, MENU), createChanges())),
  ],
  [
    'jet-mega-menu breakpoint',
    jetMegaMenuSettings,
    (given) => {
      const host = hostOf(given, '<div class="jet-mega-menu"></div>');
      return queryOf(() => jetMegaMenu.prepare(host, createChanges())) + 0.02;
    },
  ],
])('the number %s', (name, schema, atRest) => {
  const key = name.split(' ')[1] as string;
  test.each(NUMBERS)(`${name}, given as %j, is the same at rest as later`, (value) => {
    const given = value === undefined ? {} : { [key]: value };
    expect(atRest(given)).toBeCloseTo((schema.parse(given, () => {}) as Record<string, number>)[key] ?? Number.NaN);
  });
});

/** The width that a menu at rest asks the window about. */
function queryOf(prepare: () => void): number {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return { matches: false };
  });
  prepare();
  return Number(/max-width: ([\d.-]+)px/.exec(asked.join())?.[1]);
}

test.each(NUMBERS)(
  'the button that shows beyond %j pixels starts at once on a page that is scrolled so far',
  (after) => {
    const given = { show_scroll: 'yes', ...(after !== undefined && { show_after: after }) };
    const { show_after: limit } = backToTopSettings.parse(given, () => {});
    vi.stubGlobal('scrollY', limit + 1);
    expect(backToTop.reason(hostOf(given, '<button>Up</button>'))).toBe('the page is scrolled');
    vi.stubGlobal('scrollY', limit);
    expect(backToTop.reason(hostOf(given, '<button>Up</button>'))).toBeUndefined();
  },
);

test.each(NUMBERS)('a countdown that begins anew after %j seconds cannot wait, and one that ends can', (restart) => {
  const given = { actions: [], ...(restart !== undefined && { restart }) };
  const reason = countdownReason(hostOf(given));
  expect(reason !== undefined).toBe(countdownSettings.parse(given, () => {}).restart > 0);
});

test.each([-1, -5, 1, '1', 7, 'nonsense'])('the tab with the index %j is open at rest as later', (activeIndex) => {
  const tab = (at: number): string => `<div class="jet-tabs__control" data-tab="${at}">${at}</div>`;
  const body = (at: number): string => `<div class="jet-tabs__content" data-tab="${at}"></div>`;
  const host = hostOf(
    { activeIndex },
    `<div class="jet-tabs"><div class="jet-tabs__control-wrapper">${tab(1)}${tab(2)}</div>` +
      `<div class="jet-tabs__content-wrapper">${body(1)}${body(2)}</div></div>`,
  );
  showFirst(host, createChanges());
  const open = [...host.querySelectorAll('.jet-tabs__content')].map((one) => one.matches('.active-content'));
  const { activeIndex: index } = jetTabsSettings.parse({ activeIndex }, () => {});
  expect(open).toEqual([0, 1].map((at) => at === (index > 1 ? 0 : index)));
});
