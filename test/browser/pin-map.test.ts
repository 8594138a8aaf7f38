import { expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { drawn, provideGoogle } from '../support/googleMaps';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-a3a5010';
const PAGE = '/fixture/maps/?only=a3a5010';
const INFO = '.storefront-map-info';
const SECOND = 'Pariser Platz, Berlin';

async function open(options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(PAGE, options);
  await mounted(page, 'pin-map');
  return page;
}

const change = (page: WatchedPage, settings: object): Promise<void> =>
  page.$eval(
    HOST,
    (host, given) => {
      const before = JSON.parse(host.getAttribute('data-settings') ?? '{}') as object;
      host.setAttribute('data-settings', JSON.stringify({ ...before, ...given }));
    },
    settings,
  );

describeWidget({
  name: 'pin-map',
  page: PAGE,
  host: HOST,
  settings: {
    change: { pins: [{ address: 'Elsewhere', position: { lat: 1, lng: 2 } }] },
    shows: (page) => page.waitForSelector('.jet-map[aria-label="Map: Elsewhere"]'),
  },
  async keyboard(page) {
    await page.getByRole('button', { name: SECOND }).focus();
    await page.keyboard.press('Enter');
    await page.locator(INFO, { hasText: 'second' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('storefront-map-close');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(INFO).count()).toBe(0);
    const pin = page.getByRole('button', { name: SECOND });
    await expect.poll(() => pin.evaluate((one) => one === document.activeElement)).toBe(true);
  },
});

test('the first pin is open, its link leads where it may, and a press opens another pin', async () => {
  const page = await open();
  await page.locator(INFO, { hasText: 'Our first shop.' }).waitFor();
  const link = page.locator('.jet-map-pin__wrapper > a.jet-map-pin__link');
  expect(
    await link.evaluate(({ attributes }) => [...attributes].map(({ name, value }) => `${name}=${value}`).sort()),
  ).toEqual([
    'class=jet-map-pin__link',
    expect.stringMatching(/^href=.*\/shop\/$/),
    'rel=nofollow',
    'target=_blank',
    'title=Where we began',
  ]);
  const size = async () => {
    const box = await page.locator('.storefront-map-marker > img').boundingBox();
    return [box?.width, box?.height];
  };
  await expect.poll(size).toEqual([40, 40]);
  expect(await page.getByRole('button', { name: 'Store room' }).count()).toBe(0);
  expect(await axe(page, HOST)).toEqual([]);
  await page.getByRole('button', { name: SECOND }).click();
  await expect.poll(() => page.locator(INFO).allInnerTexts()).toEqual(['Our second shop.']);
  await change(page, { pinsAutoClose: false });
  await expect.poll(() => page.locator(INFO).count()).toBe(2);
  await page.locator('.leaflet-container').press('Escape');
  await expect.poll(() => page.locator(INFO).count()).toBe(0);
  expectNoProblems(page);
});

test('Google’s map of the page gets the settings and pins', async () => {
  const page = await open({ before: (opening) => provideGoogle(opening) });
  await expect.poll(() => drawn(page, 'marker')).toHaveLength(3);
  expect(await drawn(page, 'map')).toEqual([
    {
      center: { lat: 52.518, lng: 13.395 },
      zoom: 13,
      gestureHandling: 'auto',
      scrollwheel: true,
      zoomControl: true,
      fullscreenControl: false,
      streetViewControl: false,
      mapTypeControl: false,
    },
  ]);
  expect((await drawn(page, 'marker'))[1]).toMatchObject({
    icon: { scaledSize: { width: 40, height: 40 }, anchor: { x: 20, y: 20 } },
  });
  await page.locator('.gm-marker').nth(1).click();
  await expect.poll(() => drawn(page, 'open')).toEqual([{ pans: false }, { pans: true }]);
  await expect.poll(() => page.locator('.gm-info').allInnerTexts()).toEqual(['Our second shop.']);
  expectNoProblems(page);
});

test('broken settings show a map, and tiles that do not arrive leave links', async () => {
  const page = await open({ block: [/\/maps\/tiles\//] });
  await page.getByRole('link', { name: 'Show Store room on a map' }).waitFor();
  await page.unroute(/\/maps\/tiles\//);
  await page.$eval(`${HOST} .jet-map`, (map) => map.setAttribute('data-init', '{no'));
  await change(page, { pins: 'none', center: 'here', zoom: 'near' });
  await page.locator('.leaflet-tile-loaded').first().waitFor();
  expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
});

test.each(['first', 'last', 'delayed'] as const)(
  'only the widget’s map starts beside Elementor’s scripts, %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, ['pin-map']);
    await page.getByRole('button', { name: SECOND }).click();
    await page.locator(INFO, { hasText: 'second' }).waitFor();
    expect((await legacyEffects(page)).filter((effect) => effect.startsWith('jet-map'))).toEqual([]);
  },
);
