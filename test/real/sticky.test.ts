import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const BAR = '.elementor-element-f64d882';
const CARD = '.elementor-element-dd295c6';
const INNER = '.elementor-element-994f915';
const FOOT = '.elementor-element-6d91f7e';
const VIEWPORT = { width: 1280, height: 800 };

async function open(): Promise<WatchedPage> {
  const page = await openPage('/builder/sticky.html', { viewport: VIEWPORT });
  await mounted(page, 'sticky');
  // In place of Elementor's style sheets: columns are as high as their row, and the page is long enough.
  await page.addStyleTag({
    content: `body { padding-bottom: 600px }
      .elementor-container { display: flex }
      .elementor-column { flex: 1 }
      .elementor-widget-wrap { position: relative }
      .elementor-top-column > .elementor-widget-wrap { height: 900px }
      ${FOOT} .elementor-widget-wrap, ${BAR} .elementor-widget-wrap { height: auto }`,
  });
  await scrollPage(page, 0);
  return page;
}

async function scrollPage(page: WatchedPage, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );
}

const classesOf = (page: WatchedPage, selector: string): Promise<string[]> =>
  page.$eval(selector, (element) => [...element.classList].filter((name) => name.startsWith('elementor-sticky')));

const placeOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (element) => Math.ceil(element.getBoundingClientRect().top + scrollY));

test('the four sticky elements of the real page stick as before', async () => {
  const page = await open();
  expect(await page.locator('[data-widget~=sticky]').count()).toBe(4);
  for (const host of [BAR, CARD, INNER]) await expect.poll(() => classesOf(page, host)).toEqual(['elementor-sticky']);
  await expect
    .poll(() => page.getAttribute(FOOT, 'style'))
    .toMatch(/^position: fixed; width: [\d.]+px; margin-top: 0px; margin-bottom: 0px; bottom: 10px;/);
  const [bar, card, inner, foot] = [
    await placeOf(page, BAR),
    await placeOf(page, CARD),
    await placeOf(page, INNER),
    await placeOf(page, `${FOOT} + *`),
  ];

  await scrollPage(page, bar + 60);
  await expect.poll(() => classesOf(page, BAR)).toEqual(['elementor-sticky', 'elementor-sticky--active']);
  await expect
    .poll(() => page.getAttribute(BAR, 'style'))
    .toMatch(/^position: fixed; width: [\d.]+px; margin-top: 0px; margin-bottom: 0px; top: 0px;/);
  await scrollPage(page, bar + 130);
  await expect.poll(() => classesOf(page, BAR)).toContain('elementor-sticky--effects');

  await scrollPage(page, card - 90);
  await expect.poll(() => page.getAttribute(CARD, 'style')).toMatch(/position: fixed;.* top: 100px;/);
  await scrollPage(page, card + 1000);
  await expect.poll(() => page.getAttribute(CARD, 'style')).toMatch(/position: absolute;.* bottom: 0px;/);
  await expect.poll(() => classesOf(page, CARD)).toContain('elementor-sticky--active');

  await scrollPage(page, inner - 80);
  await expect.poll(() => page.getAttribute(INNER, 'style')).toMatch(/position: fixed;.* top: 90px;/);
  expect(await classesOf(page, INNER)).not.toContain('elementor-sticky--effects');

  await scrollPage(page, foot);
  await expect.poll(() => page.getAttribute(FOOT, 'style')).toBeNull();
  await expect.poll(() => classesOf(page, FOOT)).toEqual(['elementor-sticky']);

  await scrollPage(page, bar + 130);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(() => classesOf(page, INNER)).toEqual([]);
  await expect.poll(() => classesOf(page, FOOT)).toEqual([]);
  await expect.poll(() => page.getAttribute(INNER, 'style')).toBeNull();
  expectNoProblems(page, MISSING);
});

test('the anchor link of the real page leads to its place and leaves no hash in the address', async () => {
  const page = await openPage('/builder/entrance.html', { viewport: VIEWPORT });
  await mounted(page, 'anchors');
  await page.addStyleTag({ content: '.elementor-section { min-height: 900px }' });
  await page.click('a[href="#deep"]');
  await expect.poll(() => page.$eval('#deep', (place) => Math.round(place.getBoundingClientRect().top))).toBe(0);
  await expect.poll(() => page.evaluate(() => [location.hash, document.activeElement?.id])).toEqual(['', 'deep']);
  expectNoProblems(page, MISSING);
});
