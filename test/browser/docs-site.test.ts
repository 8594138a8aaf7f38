import { existsSync } from 'node:fs';
import type { FrameLocator, Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { docsFolder } from '../../fixtures/http/paths';
import { axe, expectNoProblems, openPage, type WatchedPage } from '../support/page';

const FORM = 'storefront-widgets-form';

const exampleIn = (page: WatchedPage): FrameLocator => page.frameLocator('.example iframe');

const fieldIn = (page: WatchedPage, key: string): Locator => page.locator(`${FORM} [data-key="${key}"] input`).first();

/** How far the page is wider than the window, in pixels. */
const overflow = (page: WatchedPage): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

beforeAll(() => {
  expect(existsSync(`${docsFolder}/index.html`), 'the site is built by "npm run docs:site"').toBe(true);
});

describe('the page of a widget', () => {
  test('a reader changes a value and sees it, as markup, too, and what the widget sends', async () => {
    const page = await openPage('/docs/widgets/countdown');
    const title = fieldIn(page, 'days');
    await title.fill('Sleeps');
    await exampleIn(page).getByText('Sleeps').waitFor();
    await page.locator('.example pre', { hasText: '"days": "Sleeps"' }).waitFor();
    await page.locator('.example .happens [role=region]', { hasText: 'update on div.storefront-countdown' }).waitFor();
    expect(await axe(page, '.example')).toEqual([]);
    expectNoProblems(page);
  });

  test('its form and its example come again when the reader goes to another widget and back', async () => {
    const page = await openPage('/docs/widgets/countdown');
    await fieldIn(page, 'days').fill('Sleeps');
    await page.locator('.VPSidebar').getByRole('link', { name: 'counter', exact: true }).click();
    await page.waitForURL('**/widgets/counter*');
    await page.goBack();
    await fieldIn(page, 'days').waitFor();
    await exampleIn(page).getByText('Days', { exact: true }).waitFor();
    expectNoProblems(page);
  });

  test('a link in an example opens nothing, and the page says what it would open', async () => {
    const page = await openPage('/docs/widgets/nav-menu');
    await exampleIn(page).getByRole('link', { name: 'Home' }).click();
    await page.locator('.example .events', { hasText: 'Would open /' }).waitFor();
    const address = () =>
      page.$eval('.example iframe', (one) => (one as HTMLIFrameElement).contentWindow?.location.pathname);
    expect(await address()).toBe('/docs/examples/nav-menu.html');
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.locator('.example .events').waitFor({ state: 'detached' });
    await page.locator(`${FORM} [data-key]`).first().waitFor();
    await exampleIn(page).getByRole('link', { name: 'Home' }).waitFor();
  });

  test('an example takes no focus from a reader, and its form needs no touch of it', async () => {
    const page = await openPage('/docs/widgets/notices');
    await page.keyboard.press('Tab');
    const before = await page.evaluate(() => document.activeElement?.className);
    await page.locator(`${FORM} [data-key]`).first().waitFor();
    // The notice takes the focus half a second after the page is ready.
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe(before);
    expectNoProblems(page);
  });

  test('the changed settings of an element with a script stand in a script, which would win over an attribute', async () => {
    const page = await openPage('/docs/widgets/popup');
    await fieldIn(page, 'closeText').fill('Shut');
    await page.locator('.example pre', { hasText: 'data-settings>' }).waitFor();
    expect(await page.textContent('.example pre')).toContain('"closeText": "Shut"');
  });

  test('on a phone the form stands below the example, and nothing is wider than the window', async () => {
    const page = await openPage('/docs/widgets/countdown', { mobile: true });
    await fieldIn(page, 'days').waitFor();
    const [example, form] = await Promise.all(
      ['.example iframe', FORM].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(form!.y).toBeGreaterThanOrEqual(example!.y + example!.height);
    expect(await overflow(page)).toBe(0);
  });
});

test('the site has a search that finds a setting', async () => {
  const page = await openPage('/docs/');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('#localsearch-input').fill('evergreen');
  await page
    .locator('.VPLocalSearchBox')
    .getByRole('option', { name: /countdown/ })
    .first()
    .waitFor();
  expectNoProblems(page);
});

test('the site can be dark, and its text can be read', async () => {
  const page = await openPage('/docs/widgets/countdown', { context: { colorScheme: 'dark' } });
  await fieldIn(page, 'days').waitFor();
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  expect(await axe(page, '.example')).toEqual([]);
});
