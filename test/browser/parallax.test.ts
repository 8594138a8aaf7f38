import { expect, test } from 'vitest';
import { framesAsked } from '../support/frames';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/tilt/';
const LAYERS = '.elementor-element-9a00001';
const BACKGROUND = '.elementor-element-9a00002';
const moving = (id: string): string => `.elementor-repeater-item-${id} > *`;

async function open(host: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(PAGE, options);
  await mounted(page, 'parallax', host);
  await page.locator(host).scrollIntoViewIfNeeded();
  return page;
}

const styleOf = (page: WatchedPage, selector: string, name = 'transform'): Promise<string> =>
  page.$eval(selector, (one, property) => (one as HTMLElement).style.getPropertyValue(property), name);

/** How far an element has come through the window. */
const partOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (one) => {
    const { top, height } = one.getBoundingClientRect();
    return Math.min(1, Math.max(0, (innerHeight - top) / (innerHeight + height)));
  });

const numberIn = (text: string): number => Number(/\(([-\d.]+)/.exec(text)?.[1]);

const scrollTo = (page: WatchedPage, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );

describeWidget({
  name: 'parallax',
  page: `${PAGE}?only=layers`,
  host: LAYERS,
  settings: {
    change: { ekit_section_parallax_multi: '' },
    shows: (page) => page.locator(`${LAYERS} .elementskit-parallax-multi-layer`).first().waitFor({ state: 'detached' }),
  },
});

test('layers stand behind the content and follow the pointer and the page, each in its way', async () => {
  const page = await open(LAYERS);
  expect(await page.locator(`${LAYERS} .elementskit-parallax-multi-layer`).count()).toBe(3);
  const { x, y, width, height } = (await page.locator(LAYERS).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.75, y + height / 2);
  await expect.poll(() => styleOf(page, moving('1aa0001'))).toMatch(/^translate\((19|20)(\.\d+)?px, -?0/);
  await expect
    .poll(() => styleOf(page, moving('1aa0003')))
    .toMatch(/^perspective\(300px\) rotateX\(-?0[.\d]*deg\) rotateY\(-(4|5)/);
  for (const top of [0, 150, 300]) {
    await scrollTo(page, top);
    const part = 200 * (await partOf(page, LAYERS));
    await expect.poll(async () => numberIn(await styleOf(page, moving('1aa0002')))).toBeCloseTo(part, 0);
  }
  // What follows the pointer comes to rest.
  await expect.poll(() => framesAsked(page)).toBe(0);
  expectNoProblems(page);
});

test('a background moves more slowly than the page, without a bare edge, beneath the text', async () => {
  const page = await open(BACKGROUND);
  const layer = `${BACKGROUND} .storefront-parallax-background > div`;
  const top = await page.$eval(BACKGROUND, (one) => one.getBoundingClientRect().top + scrollY);
  for (const at of [top - 800, top - 400, top]) {
    await scrollTo(page, at);
    const edges = await page.$eval(layer, (one) => {
      const [own, around] = [one.getBoundingClientRect(), one.parentElement?.getBoundingClientRect()];
      return [own.top - (around?.top ?? 0), own.bottom - (around?.bottom ?? 0)];
    });
    expect(edges[0]).toBeLessThanOrEqual(0.5);
    expect(edges[1]).toBeGreaterThanOrEqual(-0.5);
  }
  const isOnTop = await page.$eval(`${BACKGROUND} h2`, (heading) => {
    const box = heading.getBoundingClientRect();
    return document.elementFromPoint(box.x + 5, box.y + 5) === heading;
  });
  expect(isOnTop).toBe(true);
});

test('widgets move, turn and lean with the page and the pointer', async () => {
  const page = await open('.elementor-element-9a00005');
  const inner = (id: string): string => `.elementor-element-${id} > .elementor-widget-container`;
  const part = 90 * (await partOf(page, '.elementor-element-9a00005'));
  await expect.poll(async () => numberIn(await styleOf(page, inner('9a00005')))).toBeCloseTo(part, 0);
  await page.hover('.elementor-element-9a00004');
  await page.hover('.elementor-element-9a00004', { position: { x: 10, y: 20 } });
  await expect.poll(() => styleOf(page, inner('9a00004'))).toMatch(/^translate\(-/);
  await page.hover('.elementor-element-9a00006', { position: { x: 10, y: 20 } });
  await expect.poll(() => styleOf(page, inner('9a00006'))).toContain('rotateY');
});

test('nothing moves under reduced motion, and nothing follows a finger', async () => {
  const still = await open(LAYERS, { reducedMotion: true });
  await still.hover(LAYERS);
  await scrollTo(still, 200);
  expect(await still.locator(`${LAYERS} .elementskit-parallax-multi-layer`).count()).toBe(3);
  for (const id of ['1aa0001', '1aa0002', '1aa0003']) expect(await styleOf(still, moving(id))).toBe('');
  expect(await still.locator('.storefront-parallax-background').count()).toBe(0);
  const phone = await open(LAYERS, { mobile: true });
  await phone.tap(LAYERS);
  await expect.poll(() => styleOf(phone, moving('1aa0002'))).toContain('translateX');
  await framesAsked(phone);
  expect(await styleOf(phone, moving('1aa0001'))).toBe('');
});

test('broken settings move nothing', async () => {
  const page = await open(LAYERS);
  for (const broken of [
    '{',
    '[]',
    '{"ekit_section_parallax_multi":"yes","ekit_section_parallax_multi_items":{"a":1}}',
  ]) {
    await page.$eval(LAYERS, (host, given) => host.setAttribute('data-settings', given), broken);
    await page.locator(`${LAYERS} .elementskit-parallax-multi-layer`).first().waitFor({ state: 'detached' });
  }
  expectNoProblems(page);
});

test('layers that ElementsKit’s own script has made are hidden', async () => {
  const theirs = '<div class="elementskit-parallax-multi-layer theirs">Theirs</div>';
  const add = (page: WatchedPage): Promise<void> =>
    page.$eval(LAYERS, (host, html) => host.insertAdjacentHTML('afterbegin', html), theirs);
  const page = await open(LAYERS);
  await add(page);
  await page.waitForFunction(
    (host) => getComputedStyle(document.querySelector(`${host} > .theirs`)!).display === 'none',
    LAYERS,
  );
  await expect.poll(() => page.locator(`${LAYERS} .elementskit-parallax-multi-layer:visible`).count()).toBe(3);
});
