import { expect, test } from 'vitest';
import {
  allMounted,
  expectNoProblems,
  mounted,
  oneMoreAnswer,
  openPage,
  requestsTo,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-bd0e020';
const PAGE = '/fixture/backgrounds/?only=bd0e020';
const TOP = `${HOST} > .elementor-shape-top`;
const BOTTOM = `${HOST} > .elementor-shape-bottom`;

const drawing = (page: WatchedPage, side = TOP): Promise<string> =>
  page.$eval(side, (shape) => shape.querySelector('path')?.getAttribute('d') ?? '');

const set = (page: WatchedPage, change: object): Promise<void> =>
  page.$eval(
    HOST,
    (host, given) => {
      const before = JSON.parse(host.getAttribute('data-settings') ?? '{}') as object;
      host.setAttribute('data-settings', JSON.stringify({ ...before, ...given }));
    },
    change,
  );

const TILT = 'M0 0v100L1000 0z';

describeWidget({
  name: 'shape-divider',
  page: `${PAGE}&edit=1`,
  host: HOST,
  // The drawing is fetched again.
  removes: 'svg',
  settings: {
    change: { shape_divider_top: 'tilt' },
    shows: (page) => expect.poll(() => drawing(page)).toBe(TILT),
  },
});

test('visitors load nothing for a shape, which follows its settings while the page is edited', async () => {
  let sent: { url: string }[] = [];
  const page = await openPage(PAGE, {
    fresh: true,
    before: (opening) => {
      sent = requestsTo(opening, /shapes\/|shape-divider/);
    },
  });
  await allMounted(page);
  const server = await page.innerHTML(HOST);
  expect(await page.getAttribute(HOST, 'data-widget')).toBeNull();
  expect(sent).toEqual([]);

  await page.click('.demo-edit-switch');
  await mounted(page, 'shape-divider');
  await expect.poll(() => drawing(page, BOTTOM)).toBe('M0 100V40c170 70 330 70 500 20s330-50 500 10v30z');
  await expect.poll(() => page.getAttribute(BOTTOM, 'data-negative')).toBe('true');
  await expect.poll(() => page.getAttribute(BOTTOM, 'data-shape')).toBe('waves');
  expect(
    sent
      .map(({ url }) => url.split('/').at(-1))
      .filter((name) => name?.endsWith('.svg'))
      .sort(),
  ).toEqual(['triangle.svg', 'waves-negative.svg']);
  await set(page, { shape_divider_bottom: '' });
  await expect.poll(() => page.innerHTML(BOTTOM)).toBe('');

  await page.click('.demo-edit-switch');
  await set(page, { shape_divider_bottom: 'waves' });
  await expect.poll(() => page.innerHTML(HOST)).toBe(server);
  expectNoProblems(page);
});

test('a shape that cannot be had leaves the one before, and the newest wish wins', async () => {
  const page = await openPage(`${PAGE}&edit=1`);
  await mounted(page, 'shape-divider');
  await set(page, { shape_divider_top: 'tilt' });
  await expect.poll(() => drawing(page)).toBe(TILT);
  const missing = page.waitForResponse(/nothing-there\.svg/);
  await set(page, { shape_divider_top: 'nothing-there' });
  const answer404 = await missing;
  expect(answer404.status()).toBe(404);
  await answer404.finished();
  await oneMoreAnswer(page);
  for (const name of ['../../theme.css?', '"><b>']) {
    await set(page, { shape_divider_top: name });
    await allMounted(page);
    await timersRun(page, 300);
    expect(await drawing(page)).toBe(TILT);
  }
  let answer = (): void => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(/shapes\/waves\.svg/, async (route) => {
    await held;
    // Not waited for, because nobody asks any more.
    void route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(/shapes\/waves\.svg/);
  await set(page, { shape_divider_top: 'waves' });
  const late = (await asked).response();
  await set(page, { shape_divider_top: 'triangle' });
  await expect.poll(() => drawing(page)).toBe('M0 0l500 90L1000 0z');
  answer();
  await (await late)?.finished();
  await page.evaluate(async () => void (await (await fetch('/__shop/state')).text()));
  await timersRun(page, 300);
  expect(await drawing(page)).toBe('M0 0l500 90L1000 0z');
  expectNoProblems(page, [/404/, /nothing-there/]);
});

test('what could run or load something is taken out of a drawing', async () => {
  const page = await openPage(`${PAGE}&edit=1`, {
    before: (opening) =>
      opening.route(/shapes\/tilt\.svg/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="hit=1"><script>hit=1</script><style>*{}</style><a href="javascript:hit=1"><path d="M9 9"/></a><path d="${TILT}" onclick="hit=1" style="x"/><foreignObject><img src="x" onerror="hit=1"/></foreignObject><use href="/x.svg#a"/></svg>`,
        }),
      ),
  });
  await mounted(page, 'shape-divider');
  await set(page, { shape_divider_top: 'tilt' });
  await expect.poll(() => drawing(page)).toBe(TILT);
  await expect.poll(() => page.innerHTML(TOP)).toBe(`<svg><path d="${TILT}"></path><use></use></svg>`);
  expectNoProblems(page);
});

test('an edge without a shape gets one when its settings name one', async () => {
  const page = await openPage('/fixture/backgrounds/?only=bd0e003&edit=1');
  await mounted(page, 'background-slideshow');
  const host = '.elementor-element-bd0e003';
  await page.$eval(host, (element) => {
    const before = JSON.parse(element.getAttribute('data-settings') ?? '{}') as object;
    element.setAttribute('data-settings', JSON.stringify({ ...before, shape_divider_top: 'tilt' }));
  });
  await expect.poll(() => page.locator(`${host} > .elementor-shape-top[aria-hidden=true] path`).count()).toBe(1);
});

test('a boxed container keeps the one shape that the server has printed', async () => {
  const page = await openPage('/fixture/backgrounds/?only=bd0e021&edit=1');
  await mounted(page, 'shape-divider');
  const host = '.elementor-element-bd0e021';
  await expect.poll(() => page.locator(`${host} .elementor-shape path`).count()).toBe(1);
  expect(await page.locator(`${host} .elementor-shape-top`).count()).toBe(1);
});
