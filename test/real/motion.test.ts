import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const target = (id: string): string => `.elementor-element-${id} > .elementor-widget-container`;

const read = (page: WatchedPage, id: string, name: string): Promise<number> =>
  page.$eval(target(id), (element, property) => Number.parseFloat(element.style.getPropertyValue(property)), name);

/** The percentage of the way through the viewport that an element has come, by its box, and a value it has there. */
const percentAnd = (page: WatchedPage, id: string, name: string): Promise<{ percent: number; value: number }> =>
  page.$eval(
    `.elementor-element-${id}`,
    (element, property) => {
      const { top } = element.getBoundingClientRect();
      const way = (innerHeight - top) / (innerHeight + element.clientHeight);
      const { style } = element.querySelector<HTMLElement>(':scope > .elementor-widget-container')!;
      return {
        percent: Math.min(1, Math.max(0, way)) * 100,
        value: Number.parseFloat(style.getPropertyValue(property)),
      };
    },
    name,
  );

const scrollTo = (page: WatchedPage, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );

const at = (percent: number, start: number, end: number): number =>
  Math.min(100, Math.max(0, ((percent - start) / (end - start)) * 100));

test('the elements of the real page move with the scroll as before, by their own settings', async () => {
  const page = await openPage('/builder/motion.html', { viewport: { width: 1280, height: 800 } });
  await mounted(page, 'motion-effects');
  await expect.poll(() => page.locator('[data-widget~=motion-effects]').count()).toBe(9);
  let seen = 0;
  // What is out of view rests as it was.
  const follows = async (id: string, name: string, expected: (percent: number) => number, digits: number) => {
    const { percent: first } = await percentAnd(page, id, name);
    if (first <= 0 || first >= 100) return;
    seen += 1;
    const miss = async (): Promise<number> => {
      const { percent, value } = await percentAnd(page, id, name);
      return value - expected(percent);
    };
    await expect.poll(miss).toBeCloseTo(0, digits);
  };
  for (const top of [0, 200, 400, 700, 1200]) {
    await scrollTo(page, top);
    await follows('ff92dd0', '--translateY', (up) => -(up - 50) * 6, 0);
    await follows('9cc0d6c', '--translateX', (side) => (Math.min(90, Math.max(10, side)) - 50) * 4, 0);
    await follows('577b886', '--rotateZ', (percent) => -(percent - 50) * 2, 0);
    await follows('ec975a8', 'opacity', (percent) => at(percent, 20, 80) / 100, 1);
    await follows('b25e909', '--blur', (percent) => (7 * at(percent, 20, 80)) / 100, 1);
    await follows('184bfb6', '--scale', (percent) => 1 + (5 * at(percent, 20, 80)) / 1000, 2);
  }
  expect(seen).toBeGreaterThan(6);
  await expect
    .poll(() => page.$eval(target('ff92dd0'), (element) => element.getAttribute('style')))
    .toMatch(/transform: translateY\(var\(--translateY\)\)/);
  expectNoProblems(page, MISSING);
});

test('the elements of the real page that follow the pointer move as far as before', async () => {
  const page = await openPage('/builder/motion.html', { viewport: { width: 1280, height: 800 } });
  await mounted(page, 'motion-effects');
  await page.locator(target('650e1c5')).scrollIntoViewIfNeeded();
  await page.mouse.move(100, 100);
  await expect.poll(() => read(page, '650e1c5', '--translateX')).toBeCloseTo(126.56, 1);
  await expect.poll(() => read(page, '650e1c5', '--translateY')).toBeCloseTo(112.5, 1);
  await expect.poll(() => read(page, 'cc5c330', '--rotateX')).toBeCloseTo(-18.75, 1);
  await expect.poll(() => read(page, 'cc5c330', '--rotateY')).toBeCloseTo(21.09, 1);
  await expect
    .poll(() => page.getAttribute('.elementor-element-cc5c330', 'class'))
    .toContain('elementor-motion-effects-perspective');
  await page.mouse.move(640, 400);
  await expect.poll(() => read(page, '650e1c5', '--translateX')).toBe(0);
});

test('the background of the real page has its layer as the first child of its section', async () => {
  const page = await openPage('/builder/motion.html', { viewport: { width: 1280, height: 800 } });
  await mounted(page, 'motion-effects');
  const section = page.locator('.elementor-element-e9da7ad');
  await expect.poll(() => section.getAttribute('class')).toContain('elementor-motion-effects-element-type-background');
  const layer = section.locator(':scope > :first-child > .elementor-motion-effects-layer');
  await expect
    .poll(() => layer.getAttribute('style'))
    .toMatch(/^width: 100%; height: 150%; .*--translateY: -?[\d.]+px/);
  await expect.poll(() => layer.getAttribute('style')).toContain('transform: translateY(var(--translateY))');
});
