/** How the form reads to an editor: names, groups, scopes, devices. */
import { expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { button, entries, field, focused, input, openPanel, option, PANEL } from '../support/panel';

const CAROUSEL = '.elementor-element-ed17001';
const COUNTDOWN = '.elementor-element-ed17002';

async function editCarousel(size?: { width: number; height: number }): Promise<WatchedPage> {
  const page = await openPage('/edit/', size ? { viewport: size } : {});
  await mounted(page, 'image-carousel', CAROUSEL);
  await openPanel(page);
  await option(page, 'image-carousel').click();
  return page;
}

const panelText = (page: WatchedPage): Promise<string> => page.locator(`${PANEL} .panel`).innerText();

test('keys, selectors and sources stand behind Details, and helpers in the background', async () => {
  const page = await editCarousel();
  const before = await panelText(page);
  expect(before).toContain('Slides shown');
  expect(before).toContain('Only this image carousel, on “Edit this page”');
  for (const word of ['slides_to_show', 'image-carousel', CAROUSEL, 'mounted']) expect(before).not.toContain(word);
  const groups = await page.locator(`${PANEL} .form h3`).allTextContents();
  expect(groups).toEqual(['Behaviour', 'Look', 'Texts', 'Take along']);
  const background = page.locator(`${PANEL} [role=listbox] [role=group]`);
  expect(await background.locator('[role=option] b').allTextContents()).toContain('Cart updates');
  await page.locator(PANEL).getByLabel('Details').check();
  const after = await panelText(page);
  for (const word of ['slides_to_show', 'image-carousel', CAROUSEL, 'mounted']) expect(after).toContain(word);
  expect(await axe(page, PANEL)).toEqual([]);
  expectNoProblems(page);
});

test('the search names the settings that it finds', async () => {
  const page = await editCarousel();
  await page.locator(PANEL).getByLabel('Find a widget or a setting').fill('slides');
  await expect
    .poll(() => page.locator(`${PANEL} [role=option]`).first().innerText())
    .toMatch(/Has “.*Slides shown.*”, “.*”/);
});

test('the search finds a setting by its name, and leads to its field', async () => {
  const page = await editCarousel();
  await page.locator(PANEL).getByLabel('Find a widget or a setting').fill('time per');
  const found = page.locator(`${PANEL} [role=option]`);
  await expect.poll(() => found.count()).toBe(1);
  expect(await found.innerText()).toContain('Has “Time per slide”');
  await found.press('Enter');
  await expect.poll(() => focused(page)).toBe('Time per slide');
});

test('the form of a whole type says what holds, and can go back to it', async () => {
  const page = await openPage('/product/mug/');
  await mounted(page, 'product-gallery');
  await openPanel(page);
  await option(page, 'product-gallery').click();
  const select = input(page, 'slideshow');
  const chosen = (): Promise<string> => select.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]!.text);
  await page.locator(PANEL).getByLabel('Every product gallery of the site').check();
  expect(await chosen()).toBe('As the page says (Off)');
  // What is set for the selected one alone says nothing of the others.
  await page.locator(PANEL).getByLabel('Only this').check();
  await input(page, 'slideshow').check();
  await page.locator(PANEL).getByLabel('Every product gallery of the site').check();
  expect(await chosen()).toBe('As the page says (Off)');
  await page.locator(PANEL).getByRole('button', { name: 'Undo' }).click();
  await select.selectOption('On');
  await expect.poll(() => entries(page)).toEqual({ 'product-gallery': { slideshow: true } });
  await select.selectOption({ index: 0 });
  await expect.poll(() => entries(page)).toEqual({});
  expect(await chosen()).toBe('As the page says (Off)');
  expectNoProblems(page);
});

test('an end is chosen as a day with a time', async () => {
  const page = await editCarousel();
  await option(page, 'countdown').click();
  const end = input(page, 'dueTime');
  expect(await end.getAttribute('type')).toBe('datetime-local');
  // A year that is being typed.
  await end.fill('0209-12-31T18:30');
  expect(await end.inputValue()).toBe('0209-12-31T18:30');
  expect((await entries(page)) ?? {}).toEqual({});
  await end.fill('2099-12-31T18:30');
  await expect.poll(() => entries(page)).toEqual({ [COUNTDOWN]: { dueTime: '2099-12-31 18:30' } });
});

test('the page moves aside for the panel, and back when it is folded or closed', async () => {
  const page = await editCarousel();
  const right = (): Promise<number> => page.$eval('main', (main) => main.getBoundingClientRect().right);
  expect(await right()).toBeLessThanOrEqual(1280 - 390);
  await button(page, 'Fold').click();
  await expect.poll(right).toBeGreaterThan(1280 - 390);
  await button(page, 'Unfold').click();
  await button(page, 'Move to the other side').click();
  const left = (): Promise<number> => page.$eval('main', (main) => main.getBoundingClientRect().left);
  await expect.poll(left).toBeGreaterThanOrEqual(390);
  await button(page, 'Close').click();
  await expect.poll(left).toBeLessThan(390);
  expect(await page.getAttribute('html', 'style')).toBeFalsy();
});

test.each([
  [640, 400],
  [390, 844],
])('list and form are two steps at %i × %i pixels, and each has the room', async (width, height) => {
  const page = await editCarousel({ width, height });
  expect(await page.locator(`${PANEL} [role=listbox]`).count()).toBe(0);
  const form = (await page.locator(`${PANEL} .form`).boundingBox())!; // visible
  expect(form.height).toBeGreaterThan(height * 0.35);
  await button(page, 'Back to the list').click();
  const list = (await page.locator(`${PANEL} [role=listbox]`).boundingBox())!; // visible
  expect(list.height).toBeGreaterThan(80);
  expect(await page.locator(`${PANEL} .form`).isVisible()).toBe(false);
  expect(await axe(page, PANEL)).toEqual([]);
});

test('the page is shown at the width of a device, with the changes and the values of that device', async () => {
  const page = await editCarousel();
  await page.locator(PANEL).getByLabel('Show the page on').selectOption('Tablet');
  expect(await page.locator(`${PANEL} .setting`, { hasText: 'Slides shown, Tablet' }).count()).toBe(1);
  const frame = page.frameLocator(`${PANEL} iframe`);
  const slide = frame.locator(`${CAROUSEL} .swiper-slide`).first();
  const width = async (): Promise<number> => Math.round((await slide.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(300);
  await input(page, 'slides_to_show_tablet').fill('4');
  await expect.poll(width).toBeLessThan(200);
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(768);
  // The selected carousel, which is further down the page.
  await expect
    .poll(() => frame.locator(CAROUSEL).evaluate((one) => one.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
  // A page that the editor opens in the frame has the changes, too.
  await frame.locator('html').evaluate(() => location.reload());
  await expect.poll(width).toBeLessThan(200);
  expect(await axe(page, PANEL)).toEqual([]);
  await page.locator(PANEL).getByLabel('Show the page on').selectOption('Desktop');
  await expect.poll(() => page.locator(`${PANEL} iframe`).count()).toBe(0);
  expect(await field(page, 'slides_to_show').count()).toBe(1);
});
