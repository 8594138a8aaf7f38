import { expect, test } from 'vitest';
import { slidesInView } from '../support/carousels';
import { drag, FINGER_DRAGS, MOUSE_DRAGS } from '../support/drags';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-carousels/?only=comparison';
const HOST = '.elementor-element-7ed1004';
const HANDLE = `${HOST} .slick-current .jx-controller`;
const SLIDER = `${HOST} .slick-current .jx-slider`;

async function open(query = '', options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, options);
  await mounted(page, 'jet-image-comparison');
  await page.waitForSelector(SLIDER);
  return page;
}

const value = (page: WatchedPage): Promise<number> =>
  page.$eval(HANDLE, (one) => Number(one.getAttribute('aria-valuenow')));

const boxOf = (page: WatchedPage, selector: string) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

describeWidget({
  name: 'jet-image-comparison',
  page: PAGE,
  host: HOST,
  settings: {
    change: { handleText: 'Divide' },
    shows: (page) => page.locator(`${HOST} [aria-label="Divide"]`).first().waitFor(),
  },
  async keyboard(page) {
    await page.waitForSelector(SLIDER);
    await page.focus(HANDLE);
    await page.keyboard.press('ArrowRight');
    expect(await value(page)).toBe(30);
    expect(await page.getAttribute(HANDLE, 'aria-valuetext')).toBe('30% At low water');
    await page.keyboard.press('Home');
    expect(await value(page)).toBe(0);
    // The keys of the handle do not move the row.
    expect(await slidesInView(page, '.slick-track')).toEqual([1]);
    await page.focus('.next-arrow');
    await page.keyboard.press('Enter');
    await expect.poll(() => slidesInView(page, '.slick-track')).toEqual([2]);
  },
});

test('the pictures of a comparison lie on top of each other, with their labels, and the handle between them', async () => {
  const page = await open();
  const slider = await boxOf(page, SLIDER);
  expect(slider.height / slider.width).toBeCloseTo(2 / 3, 2);
  const left = await boxOf(page, `${SLIDER} .jx-image.jx-left`);
  expect(left.width / slider.width).toBeCloseTo(0.25, 2);
  expect(await page.locator(`${SLIDER} .jx-label`).allTextContents()).toEqual(['At low water', 'At high water']);
  expect(await page.$$eval(`${SLIDER} img`, (all) => all.map((one) => (one as HTMLImageElement).alt))).toEqual([
    'The mug',
    'The lamp',
  ]);
  expect(await page.locator(`${HOST} .jet-image-comparison__before-image`).first().isVisible()).toBe(false);
  expect(await axe(page, HOST)).toEqual([]);
  expectNoProblems(page);
});

test('a press and a drag move the handle, not the row of the carousel', async () => {
  const page = await open();
  const { x, y, width } = await boxOf(page, SLIDER);
  await page.mouse.click(x + width * 0.6, y + 30);
  await expect.poll(() => value(page)).toBe(60);
  await page.mouse.move(x + width * 0.6, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.1, y + 40, { steps: 5 });
  await expect.poll(() => value(page)).toBe(10);
  await page.mouse.up();
  await page.mouse.move(x + width * 0.5, y + 40);
  expect(await value(page)).toBe(10);
  expect(await slidesInView(page, '.slick-track')).toEqual([1]);
});

test.each([...FINGER_DRAGS, ...MOUSE_DRAGS])(
  'a drag moves the handle, not the row: $by, $moves, busy $isBusy',
  async (input) => {
    const page = await open('', { mobile: input.by === 'finger' });
    const { x, y, width } = await boxOf(page, SLIDER);
    await drag(page, { x: x + width * 0.8, y: y + 20 }, { x: x + width * 0.2, y: y + 20 }, input);
    await expect.poll(() => value(page)).toBe(20);
    expect(await slidesInView(page, '.slick-track')).toEqual([1]);
  },
);

test('the icons of the handle are drawings and class names, and nothing of their markup runs', async () => {
  const page = await open();
  expect(await page.$eval(HANDLE, (one) => one.innerHTML)).toBe(
    '<i><svg viewBox="0 0 8 8" width="8" height="8"><path d="M6 0 2 4l4 4"></path></svg></i><i><i class="boat-next"></i></i>',
  );
  const evil = await open(`&icon=${encodeURIComponent('<img src=x onerror="document.title=1"><script>1</script>')}`);
  expect(await evil.$eval(HANDLE, (one) => one.innerHTML)).toBe('<i></i><i><i class="boat-next"></i></i>');
});

test('a single comparison has no arrows and no dots', async () => {
  const page = await openPage(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('.jet-image-comparison__item ~ .jet-image-comparison__item')?.remove(),
        ),
      ),
  });
  await mounted(page, 'jet-image-comparison');
  await page.waitForSelector(`${HOST} .jx-slider`);
  expect(await page.locator(`${HOST} .jet-slick-dots`).count()).toBe(0);
  expect(await page.locator('.next-arrow').isVisible()).toBe(false);
});

test('both pictures stay as the server sent them where one does not load', async () => {
  const page = await openPage(PAGE, { before: (opening) => opening.route('**/lamp-*.svg', (route) => route.abort()) });
  await mounted(page, 'jet-image-comparison');
  await page.waitForSelector('.slick-track');
  expect(await page.locator(`${HOST} .jx-slider`).count()).toBe(0);
  expect(await page.locator(`${HOST} .jet-image-comparison__before-image`).first().isVisible()).toBe(true);
});

test('a juxtapose that has started before the comparison is undone', async () => {
  const page = await openPage(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          for (const frame of document.querySelectorAll('.jet-juxtapose')) {
            const [before, after] = [...frame.querySelectorAll('img')].map(
              (one) => `<img src="${one.src}" alt="${one.alt}">`,
            );
            frame.classList.add('juxtapose');
            frame.innerHTML = `<div class="jx-slider"><div class="jx-image jx-left">${before}<div class="jx-label">Then</div></div><div class="jx-image jx-right">${after}</div></div>`;
          }
        }),
      ),
  });
  await mounted(page, 'jet-image-comparison');
  await page.waitForSelector(SLIDER);
  expect(await page.locator(`${HOST} .jx-slider`).count()).toBe(2);
  expect(await page.locator(`${SLIDER} .jx-label`).allTextContents()).toEqual(['Then']);
});

test('a comparison by attribute has its pictures on top of each other, without a style sheet of a vendor', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const picture = (name: string): string => `<img src="/images/${name}-flat-600x400.svg" alt="The ${name}">`;
    stage.innerHTML = `<style>img { max-width: 100%; height: auto }</style><div data-widget="jet-image-comparison"><div class="jet-image-comparison__instance"><div><div class="jet-juxtapose">${picture('mug-45')}${picture('lamp-200')}</div></div></div></div>`;
  });
  await mounted(page, 'jet-image-comparison');
  await page.waitForSelector('.jx-slider');
  const boxes = await page.$$eval('.jx-slider, .jx-image > img, .jx-controller', (all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
  );
  // All have the same middle.
  expect(new Set(boxes).size).toBe(1);
  const [slider, picture] = await page.$$eval('.jx-slider, .jx-left > img', (all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().width)),
  );
  expect(picture).toBe(slider);
});
