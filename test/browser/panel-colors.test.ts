/** The panel's field for a colour, with the palette of the site. */
import { expect, test } from 'vitest';
import { openChooser, read } from '../support/chooser';
import { axe, expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { field, input, openPanel, option, PANEL } from '../support/panel';

const PALETTE = [
  { name: 'Sea', slug: 'sea', color: '#005a78' },
  { name: 'Sand', slug: 'sand-2', color: '#E0D2A0' },
  { name: 'Bad', slug: 'bad', color: 'url(https://elsewhere.example/x.png)' },
  { name: 'Worse', slug: 'a);b', color: '#fff' },
];

/** What a page of WordPress and Elementor has in its style sheets. */
const SHEET = `:root { --wp--preset--color--sea: #005a78; --wp--preset--color--vivid-red: #cf2e2e; --wp--preset--gradient--x: red;
  --wp--preset--color--odd: url(/x.png); }
  body { --e-global-color-primary: #6ec1e4; --e-global-color-a1b2c3: #123456; --e-global-typography-x: 3px; }`;

const swatches = (page: WatchedPage) => field(page, 'tint').getByRole('group', { name: 'Colours of the site' });
const names = (page: WatchedPage): Promise<(string | null)[]> =>
  swatches(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

test('a colour of the theme is stored so that it follows the theme, and is shown by its name', async () => {
  const page = await openChooser({ access: { palette: PALETTE } });
  expect(await names(page)).toEqual(['Sea', 'Sand']);
  const sand = swatches(page).getByRole('button', { name: 'Sand' });
  expect(await sand.getAttribute('aria-pressed')).toBe('false');
  await sand.press('Enter');
  await expect.poll(() => read(page)).toMatchObject({ tint: 'var(--wp--preset--color--sand-2, #E0D2A0)' });
  expect(await sand.getAttribute('aria-pressed')).toBe('true');
  expect(await input(page, 'tint').inputValue()).toBe('Sand');
  expect(await field(page, 'tint').locator('input[type=color]').inputValue()).toBe('#e0d2a0');
  expect(await axe(page, PANEL)).toEqual([]);
  await input(page, 'tint').fill('sea');
  await expect.poll(() => read(page)).toMatchObject({ tint: 'var(--wp--preset--color--sea, #005a78)' });
  await input(page, 'tint').fill('#123');
  await expect.poll(() => read(page)).toMatchObject({ tint: '#123' });
  expect(await swatches(page).locator('[aria-pressed=true]').count()).toBe(0);
  expectNoProblems(page);
});

test('without the plugin the palette is that of the page’s style sheets', async () => {
  const page = await openChooser({ access: false, css: SHEET });
  expect(await names(page)).toEqual(['Sea', 'Primary', 'Global colour #123456']);
  await swatches(page).getByRole('button', { name: 'Primary' }).click();
  await expect.poll(() => read(page)).toMatchObject({ tint: 'var(--e-global-color-primary, #6ec1e4)' });
  expectNoProblems(page);
});

test('without any palette there is the field alone', async () => {
  const page = await openChooser({ access: false });
  expect(await swatches(page).count()).toBe(0);
  expect(await input(page, 'tint').inputValue()).toBe('#ff0000');
});

test('a colour that a script draws is stored as it is', async () => {
  const page = await openPage('/fixture/back-to-top/', {
    before: (opening) =>
      opening.addInitScript((palette) => {
        const access = { root: `${location.origin}/wp-json/`, nonce: 'n', palette };
        Object.assign(window, { storefrontWidgetsPanel: access });
      }, PALETTE),
  });
  await mounted(page, 'back-to-top');
  await openPanel(page);
  await option(page, 'back-to-top').click();
  await field(page, 'foreground').getByRole('button', { name: 'Sand' }).click();
  // A custom property would show as its name.
  await expect.poll(() => input(page, 'foreground').inputValue()).toBe('#E0D2A0');
});
