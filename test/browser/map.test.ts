import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { drawn, provideGoogle, routeGoogle } from '../support/googleMaps';
import {
  axe,
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  shopState,
  switchAnswer,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/maps/';
const host = (id: string): string => `.elementor-element-${id}`;
const only = (id: string, more = ''): string => `${PAGE}?only=${id}${more}`;

const BASIC = 'a3a5001';
const ADDRESS = 'a3a5002';
const SHOPS = 'a3a5003';
const PICTURE = 'a3a5004';
const LINE = 'a3a5005';
const AREA = 'a3a5006';
const OVERLAY = 'a3a5007';
const WAY = 'a3a5008';
const STREET = 'a3a5009';
const BY_ATTRIBUTE = 'a3a5011';
const BROKEN = 'a3a5012';

const TILE = '.leaflet-tile-loaded';
const OTHER_LEVEL = '.leaflet-tile:not([src*="/tiles/14/"])';
const MARKER = '.storefront-map-marker';
const INFO = '.storefront-map-info';
const LINK = '.storefront-map-places a';

async function open(id: string, options?: PageOptions, more = ''): Promise<WatchedPage> {
  const page = await openPage(only(id, more), options);
  await mounted(page, 'map');
  return page;
}

const site = (settings: object): string =>
  `&config=${encodeURIComponent(JSON.stringify({ settings: { map: settings } }))}`;
const KEY = site({ api_key: 'K' });

/** A map with a key, which the stand-in for Google draws. */
async function openGoogle(id: string, kind = 'map'): Promise<WatchedPage> {
  const page = await open(id, { before: (opening) => routeGoogle(opening) }, KEY);
  await expect.poll(async () => (await drawn(page, kind)).length).toBeGreaterThan(0);
  return page;
}

const change = (page: WatchedPage, settings: object): Promise<void> =>
  page.$eval(
    '[data-widget~=map]',
    (element, given) => {
      const before = JSON.parse(element.getAttribute('data-settings') ?? '{}') as object;
      element.setAttribute('data-settings', JSON.stringify({ ...before, ...given }));
    },
    settings,
  );

describeWidget({
  name: 'map',
  page: only(BASIC),
  host: host(BASIC),
  settings: {
    change: { label: 'Here', map_basic_marker_title: '' },
    shows: (page) => page.waitForSelector('.ekit-google-map[role=region][aria-label="Here"]'),
  },
  async keyboard(page) {
    await page.locator(MARKER).focus();
    await page.keyboard.press('Enter');
    await page.locator(INFO, { hasText: 'Come in' }).waitFor();
    expect(await page.locator('.storefront-map-popup').evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator(INFO).waitFor({ state: 'detached' });
    expect(await page.locator(MARKER).evaluate((marker) => marker === document.activeElement)).toBe(true);
  },
});

describe('a map without a key for Google', () => {
  test('a place is drawn by Leaflet, with its name, buttons and whose map it is', async () => {
    const page = await open(BASIC);
    await page.locator(TILE).first().waitFor();
    const region = page.getByRole('region', { name: 'Map: Our shop' });
    expect(await region.locator('.storefront-map-words li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Our shop\s+Come in, or order\.$/),
    ]);
    expect(await region.getByRole('link', { name: '© OpenStreetMap contributors' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    );
    const level = (): Promise<string> => page.locator(TILE).last().getAttribute('src').then(String);
    await expect.poll(level).toContain('/14/');
    await region.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(level).toContain('/15/');
    await page.getByRole('button', { name: 'Our shop' }).click();
    await page.locator(INFO, { hasText: 'Come in' }).waitFor();
    expect(await page.locator(MARKER).getAttribute('aria-expanded')).toBe('true');
    expect(await axe(page, host(BASIC))).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator(INFO).waitFor({ state: 'detached' });
    expectNoProblems(page);
  });

  test('the wheel scrolls the page until the visitor goes into the map', async () => {
    const page = await open(BASIC);
    await page.locator(TILE).first().waitFor();
    const map = (await page.locator('.leaflet-container').boundingBox())!;
    await page.mouse.move(map.x + 50, map.y + 50);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => scrollY > 0);
    expect(await page.locator(OTHER_LEVEL).count()).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('.leaflet-container').focus();
    await page.mouse.wheel(0, 100);
    await page.locator(OTHER_LEVEL).first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('an address is looked up, and is a link where nobody knows it', async () => {
    const page = await open(ADDRESS);
    await page.locator(MARKER).waitFor();
    expect((await shopState(page)).calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ q: 'Piazza Navona, Roma' }),
    ]);
    await change(page, { map_addr: 'Nowhere 7' });
    await page.getByRole('link', { name: 'Show Nowhere 7 on a map' }).waitFor();
    expect(await page.locator(LINK).getAttribute('href')).toBe('https://www.openstreetmap.org/search?query=Nowhere+7');
    await change(page, { map_addr: 'Unter den Linden 1, Berlin' });
    await page.locator(MARKER).waitFor();
    await switchAnswer(page, { endpoint: 'geocode', status: 200, body: '<html>' });
    await change(page, { map_addr: 'Rome' });
    await page.getByRole('link', { name: 'Show Rome on a map' }).waitFor();
    expectNoProblems(page);
  });

  test('several places have one info window at a time, pictures, and no buttons for markers that say nothing', async () => {
    const page = await open(SHOPS);
    await page.locator(MARKER).nth(2).waitFor();
    expect(await page.getByRole('button', { name: 'Store room' }).count()).toBe(0);
    const { width, height } = (await page.locator(`${MARKER} > img`).boundingBox())!;
    expect([width, height]).toEqual([36, 36]);
    await page.getByRole('button', { name: 'Shop at the gate' }).press('Enter');
    expect(await page.locator(`${INFO} b`).innerText()).toBe('Open');
    await page.getByRole('button', { name: 'Shop on the island' }).press('Enter');
    await expect.poll(() => page.locator(INFO).allInnerTexts()).toEqual(['Closed on Mondays']);
    expectNoProblems(page);
  });

  test.each([
    [LINE, 'path[stroke="#e23a47"][stroke-width="4"][stroke-opacity="0.8"][fill=none]'],
    [AREA, 'path[stroke="#e23a47"][fill="#1a4f8b"][fill-opacity="0.4"]'],
    [WAY, 'path[stroke-dasharray="8 8"]'],
    [OVERLAY, '.ekit-gmap-overlay b'],
  ])('the shape of the map %s is drawn inside the map', async (id, shape) => {
    const page = await open(id);
    const [inner, outer] = [
      (await page.locator(`.leaflet-container ${shape}`).boundingBox())!,
      (await page.locator('.ekit-google-map').boundingBox())!,
    ];
    expect(inner.x).toBeGreaterThan(outer.x);
    expect(inner.y).toBeGreaterThan(outer.y);
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
    expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
    expectNoProblems(page);
  });

  test('a static picture is a map that stands still, and a street view is a link', async () => {
    const page = await open(PICTURE);
    await page.locator(TILE).first().waitFor();
    const { width, height } = (await page.locator('.leaflet-container').boundingBox())!;
    expect([width, height]).toEqual([610, 300]);
    expect(await page.locator('.ekit-google-map button, .ekit-google-map [role=button]').count()).toBe(0);
    await page.goto(new URL(only(STREET), page.url()).href);
    await mounted(page, 'map');
    expect(await page.locator(LINK).getAttribute('href')).toBe(
      'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=52.5163%2C13.3777',
    );
    expectNoProblems(page);
  });

  test('the places of a map are links where no tile arrives', async () => {
    const page = await open(SHOPS, { block: [/\/maps\/tiles\//] });
    await page.getByRole('link', { name: 'Show Store room on a map' }).waitFor();
    expect(await page.locator(LINK).count()).toBe(3);
    expect(await page.locator('.leaflet-container').count()).toBe(0);
    expect(await page.locator('.storefront-map-places').innerText()).toContain('The map could not be shown.');
    expect(await axe(page, host(SHOPS))).toEqual([]);
  });

  test('the place of a map is a link where Leaflet does not arrive', async () => {
    const page = await open(BASIC, { block: [/\/leaflet-[^/]*\.js/], fresh: true });
    await page.getByRole('link', { name: 'Show Our shop on a map' }).waitFor();
    expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
  });

  test('a map in a closed tab waits, and keeps its centre when its size changes', async () => {
    const page = await open(BASIC, {
      before: (opening) =>
        opening.addInitScript(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('.ekit-google-map { display: none }');
          document.adoptedStyleSheets.push(sheet);
        }),
    });
    expect(await page.locator('.leaflet-container').count()).toBe(0);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await page.locator(TILE).first().waitFor();
    await page.$eval('.ekit-google-map', (map) =>
      Object.assign((map as HTMLElement).style, { width: '300px', height: '200px' }),
    );
    const distance = async (): Promise<number> => {
      const marker = (await page.locator(MARKER).boundingBox())!;
      const map = (await page.locator('.ekit-google-map').boundingBox())!;
      const [x, y] = [
        marker.x + marker.width / 2 - map.x - map.width / 2,
        marker.y + marker.height - map.y - map.height / 2,
      ];
      return Math.hypot(x, y);
    };
    await expect.poll(distance).toBeLessThan(3);
    expectNoProblems(page);
  });

  test('broken settings show a plain map', async () => {
    const page = await open(BROKEN);
    await page.locator(TILE).first().waitFor();
    expect(await page.locator(MARKER).count()).toBe(0);
    expectNoProblems(page);
  });

  test('a map is drawn under a strict policy, by attribute, and on a page from right to left', async () => {
    const page = await open(SHOPS, {}, '&csp=strict');
    await page.getByRole('button', { name: 'Shop at the gate' }).click();
    await page.locator(`${INFO} b`).waitFor();
    expectNoProblems(page);
    await page.goto(new URL(only(BY_ATTRIBUTE, '&dir=rtl'), page.url()).href);
    await mounted(page, 'map');
    await page.getByRole('button', { name: 'Shop at the gate' }).click();
    await page.locator(`${INFO} b`).waitFor();
    const [buttons, map] = [
      (await page.locator('.storefront-map-buttons').boundingBox())!,
      (await page.locator('.demo-map').boundingBox())!,
    ];
    expect(buttons.x - map.x).toBeLessThan(40);
    expectNoProblems(page);
  });

  test('a map waits for consent where the page asks for it', async () => {
    const page = await open(
      BASIC,
      {
        before: (opening) =>
          opening.addInitScript(() => {
            Object.assign(window, {
              wp_consent_type: 'optin',
              wp_has_consent: () => document.documentElement.dataset.maps === 'allow',
            });
          }),
      },
      site({ consentCategory: 'marketing' }),
    );
    await page.getByText('The map is shown once you have accepted cookies.').waitFor();
    expect(await page.locator(LINK).count()).toBe(1);
    expect(await page.locator('.leaflet-container').count()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.dataset.maps = 'allow';
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: 'allow' } }));
    });
    await page.locator(TILE).first().waitFor();
    await expect.poll(() => page.locator(LINK).count()).toBe(0);
  });
});

describe('a map with a key for Google', () => {
  test('Google’s script is loaded once, with the key, and the map gets its settings', async () => {
    let asked: string[] = [];
    const page = await openPage(`${PAGE}?${KEY}`, {
      async before(opening) {
        asked = await routeGoogle(opening);
      },
    });
    await mounted(page, 'map');
    // The map with pins has no key: it is Google's only where Google's script is there by then.
    await expect.poll(async () => (await drawn(page, 'map')).length).toBeGreaterThanOrEqual(8);
    const scripts = asked.filter((url) => url.includes('/api/js'));
    expect(scripts).toHaveLength(1);
    expect(new URL(scripts[0]!).searchParams.get('key')).toBe('K');
    await expect
      .poll(() => drawn(page, 'map'))
      .toContainEqual({
        center: { lat: 52.517, lng: 13.3889 },
        zoom: 14,
        gestureHandling: 'cooperative',
        scrollwheel: true,
        zoomControl: true,
        fullscreenControl: true,
        streetViewControl: false,
        mapTypeControl: false,
      });
    expectNoProblems(page);
  });

  test('info windows on Google’s map open by a press, one at a time, and Escape closes them', async () => {
    const page = await openGoogle(SHOPS);
    expect(await drawn(page, 'marker')).toEqual([
      expect.objectContaining({
        title: 'Shop at the gate',
        position: { lat: 52.5163, lng: 13.3777 },
        icon: expect.objectContaining({ fillColor: '#1a4f8b', anchor: { x: 14, y: 40 } }),
      }),
      expect.objectContaining({ icon: expect.objectContaining({ scaledSize: { width: 36, height: 36 } }) }),
      expect.objectContaining({ title: 'Store room', clickable: false }),
    ]);
    expect((await drawn(page, 'marker'))[2]).not.toHaveProperty('icon');
    await page.locator('.gm-marker').nth(0).click();
    await page.locator('.gm-marker').nth(1).click();
    await expect.poll(() => page.locator('.gm-info').allInnerTexts()).toEqual(['Closed on Mondays']);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.gm-info').count()).toBe(0);
    expectNoProblems(page);
  });

  test('lines, shapes, ways and overlays are drawn on Google’s map, which gets its styles, too', async () => {
    const page = await openGoogle(LINE, 'polyline');
    expect(await drawn(page, 'polyline')).toEqual([
      expect.objectContaining({ strokeColor: '#e23a47', strokeOpacity: 0.8, strokeWeight: 4, path: expect.any(Array) }),
    ]);
    expect(await drawn(page, 'bounds')).toHaveLength(1);
    await change(page, { map_type: 'polygon', map_theme: '%22%5B%7B%5C%22a%5C%22%3A1%7D%5D%22' });
    await expect
      .poll(() => drawn(page, 'polygon'))
      .toEqual([expect.objectContaining({ fillColor: '#e23a47', fillOpacity: 0.4 })]);
    expect((await drawn(page, 'map')).at(-1)).toMatchObject({ styles: [{ a: 1 }] });
    const ends = { map_routes_origin_lat: 1, map_routes_origin_lng: 2, map_routes_dest_lat: 3, map_routes_dest_lng: 4 };
    await change(page, { ...ends, map_type: 'routes', map_routes_travel_mode: 'driving' });
    await expect.poll(async () => (await drawn(page, 'polyline')).at(-1)?.path).toHaveLength(3);
    expect(await drawn(page, 'route')).toEqual([
      { origin: { lat: 1, lng: 2 }, destination: { lat: 3, lng: 4 }, travelMode: 'DRIVING' },
    ]);
    await change(page, { map_routes_origin_lat: 0 });
    await expect.poll(async () => (await drawn(page, 'polyline')).at(-1)?.path).toHaveLength(2);
    await change(page, { map_type: 'overlay', map_overlay_content: '<b>Here</b>' });
    await page.locator('.gm-style .ekit-gmap-overlay b').waitFor();
    expectNoProblems(page);
  });

  test('an address is found by Google, and is a link where Google does not know it', async () => {
    const page = await openGoogle(ADDRESS);
    expect((await drawn(page, 'marker'))[0]).toMatchObject({ position: { lat: 41.9, lng: 12.5 } });
    await change(page, { map_addr: 'nowhere' });
    await page.getByRole('link', { name: 'Show nowhere on a map' }).waitFor();
    expect(await page.locator(LINK).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=nowhere',
    );
    expectNoProblems(page);
  });

  test('a static picture is Google’s, with words, and a street view is shown', async () => {
    const page = await open(PICTURE, { before: (opening) => routeGoogle(opening) }, KEY);
    const picture = page.getByRole('img', { name: 'Map: Shop at the gate; Shop on the island; Store room' });
    expect(await picture.getAttribute('src')).toBe(
      'http://maps.googleapis.com/maps/api/staticmap?size=610x300&sensor=true&zoom=14&markers=color:0x1a4f8b%7C52.5163,13.3777%7C52.5186,13.3981%7C52.5219,13.4132&scale=1&key=K',
    );
    await page.route(/staticmap/, (route) => route.abort());
    await change(page, { map_zoom: 9 });
    await page.getByRole('link', { name: 'Show Store room on a map' }).waitFor();
    const street = await openGoogle(STREET, 'street');
    expect(await drawn(street, 'street')).toEqual([
      expect.objectContaining({ position: { lat: 52.5163, lng: 13.3777 } }),
    ]);
    expectNoProblems(street);
  });

  test('Google’s maps are used where the page has them, also without a key', async () => {
    const page = await open(BASIC, { before: (opening) => provideGoogle(opening) });
    await expect.poll(async () => (await drawn(page, 'map')).length).toBe(1);
    expect(await page.locator('script[src*="maps.googleapis"]').count()).toBe(0);
    expectNoProblems(page);
  });

  test('a script of Google that the page is loading is waited for, and leaves links where it is blocked', async () => {
    const appendScript = (opening: WatchedPage): Promise<unknown> =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const script = document.createElement('script');
          script.src = 'https://maps.googleapis.com/maps/api/js?key=theirs';
          document.head.append(script);
        }),
      );
    let asked: string[] = [];
    const page = await open(BASIC, {
      async before(opening) {
        asked = await routeGoogle(opening);
        await appendScript(opening);
      },
    });
    await expect.poll(async () => (await drawn(page, 'map')).length).toBe(1);
    expect(asked).toEqual(['https://maps.googleapis.com/maps/api/js?key=theirs']);
    expectNoProblems(page);
    const blocked = await open(BASIC, {
      async before(opening) {
        await opening.route(/api\/js/, async (route) => {
          await opening.waitForSelector('.storefront-map-frame', { state: 'attached' });
          await route.abort();
        });
        await appendScript(opening);
      },
      waitUntil: 'domcontentloaded',
    });
    await blocked.getByRole('link', { name: 'Show Our shop on a map' }).waitFor();
  });

  test('Google’s map keeps its centre when its size changes, and goes when the widget is unmounted', async () => {
    const page = await openGoogle(BASIC);
    await page.$eval('.ekit-google-map', (map) => Object.assign((map as HTMLElement).style, { height: '200px' }));
    await expect.poll(async () => (await drawn(page, 'centre')).at(-1)).toEqual({ lat: 52.517, lng: 13.3889 });
    await page.evaluate(async () => {
      const { StorefrontWidgets: api } = window as unknown as {
        StorefrontWidgets: { unmount(host: Element): unknown };
      };
      for (const element of document.querySelectorAll('[data-widget~=map]')) await api.unmount(element);
    });
    await expect.poll(() => page.locator('.ekit-google-map > *').count()).toBe(0);
    expectNoProblems(page);
  });

  test('a script of Google that is blocked, and a key that is refused, leave links', async () => {
    const page = await open(BASIC, { before: (opening) => routeGoogle(opening, 'fails') }, KEY);
    await page.getByRole('link', { name: 'Show Our shop on a map' }).waitFor();
    const refused = await openGoogle(SHOPS);
    await refused.evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
    await refused.getByRole('link', { name: 'Show Store room on a map' }).waitFor();
    await expect.poll(() => refused.locator('.gm-style').count()).toBe(0);
    expectNoProblems(refused);
  });
});

test.each(['first', 'last', 'delayed'] as const)('one map is drawn beside Elementor’s scripts, %s', async (order) => {
  const page = await openBesideLegacy(only(BASIC), order, ['map']);
  await page.locator(MARKER).click();
  await page.locator(INFO).waitFor();
  expect((await legacyEffects(page)).filter((effect) => effect.startsWith('elementskit-google-map'))).toEqual([]);
  expect(await page.locator('.leaflet-container').count()).toBe(1);
});
