/** The panel in the languages that come with it, and in those of a site. */
import { expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { button, focused, openPanel, option, PANEL } from '../support/panel';

const CAROUSEL = '.elementor-element-ed17001';

/** The demo page in a language, before the panel is opened. */
async function pageIn(lang: string, query = ''): Promise<WatchedPage> {
  const page = await openPage(`/edit/${query}`);
  await mounted(page, 'image-carousel', CAROUSEL);
  await page.evaluate((tag) => {
    document.documentElement.lang = tag;
  }, lang);
  return page;
}

const heading = (page: WatchedPage): Promise<string> => page.locator(`${PANEL} h1`).innerText();

test.each(['de-DE', 'es-MX', 'fr-FR', 'ja'])('the panel speaks %s on a page in that language', async (lang) => {
  const page = await pageIn(lang);
  await openPanel(page);
  const dialog = page.locator(`${PANEL} [role=dialog]`);
  expect(await dialog.getAttribute('lang')).toBe(lang);
  expect(await dialog.getAttribute('dir')).toBe('ltr');
  await option(page, 'image-carousel').click();
  const shown = await dialog.innerText();
  for (const text of ['Edit widgets', 'Find a widget', 'Slides shown', 'Changes are for', 'Undo'])
    expect(shown).not.toContain(text);
  for (const part of ['.bar', '.foot', '.form']) {
    expect(await page.locator(`${PANEL} ${part}`).evaluate((one) => one.scrollWidth - one.clientWidth), part).toBe(0);
  }
  expectNoProblems(page);
});

test('the panel is mirrored in Arabic, fits, and passes axe', async () => {
  const page = await pageIn('ar');
  await openPanel(page);
  const dialog = page.locator(`${PANEL} [role=dialog]`);
  expect(await dialog.getAttribute('dir')).toBe('rtl');
  expect(await heading(page)).toMatch(/^[\u0600-\u06FF ]+$/);
  await option(page, 'image-carousel').click();
  const sides = await page
    .locator(`${PANEL} .field`)
    .first()
    .evaluate((field) => {
      const style = getComputedStyle(field);
      return [style.paddingRight, style.paddingLeft];
    });
  expect(sides).toEqual(['8px', '0px']);
  const form = page.locator(`${PANEL} .form`);
  expect(await form.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await axe(page, PANEL)).toEqual([]);
  expectNoProblems(page);
});

test('a site gives the panel texts of its own', async () => {
  const config = JSON.stringify({ texts: { panel: { 'Edit widgets': 'Change things', Undo: 7 } } });
  const page = await pageIn('en', `?${new URLSearchParams({ config })}`);
  await openPanel(page);
  expect(await heading(page)).toBe('Change things');
  // What is no text is left out.
  expect(await button(page, 'Undo').count()).toBe(1);
});

test('the panel is English where it has no texts, or they do not come', async () => {
  const page = await pageIn('nl');
  await openPanel(page);
  expect(await heading(page)).toBe('Edit widgets');
  expect(await page.locator(`${PANEL} [role=dialog]`).getAttribute('lang')).toBe('en');

  const failing = await openPage('/edit/', {
    before: (opening) => opening.route(/\/de_DE-[\w-]+\.js/, (route) => route.abort()),
  });
  await mounted(failing, 'image-carousel', CAROUSEL);
  await failing.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  await openPanel(failing);
  expect(await heading(failing)).toBe('Edit widgets');
  await expect.poll(() => focused(failing)).toBe('Edit widgets');
});
