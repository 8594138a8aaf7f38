import { expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { button, EVERY_KIND, entries, field, focused, input, openPanel, option, PANEL, values } from '../support/panel';

const CAROUSEL = '.elementor-element-ed17001';
const COUNTDOWN = '.elementor-element-ed17002';

const status = (page: WatchedPage): Promise<string | null> => page.locator(`${PANEL} [role=status]`).textContent();

async function press(page: WatchedPage, ...keys: string[]): Promise<string> {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
}

test('a widget is found, changed, undone and left by keyboard alone, and the focus never gets lost', async () => {
  const page = await openPage('/edit/');
  await mounted(page, 'image-carousel', CAROUSEL);
  await page.focus('.demo-edit-open');
  await page.keyboard.press('Control+Alt+KeyW');
  await page.waitForSelector(`${PANEL} h1`);
  await expect.poll(() => focused(page)).toBe('Edit widgets');

  // The first Escape empties the search, the next one would close the panel.
  expect(await press(page, ...Array<string>(6).fill('Tab'))).toBe('Find a widget or a setting');
  await page.keyboard.type('nothing like it');
  await page.keyboard.press('Escape');
  await page.keyboard.type('image car');
  expect(await press(page, 'Tab')).toContain('Image carousel');
  expect(await press(page, 'Enter')).toBe('Settings of Image carousel');
  expect(await press(page, 'Tab')).toBe('Only this image carousel, on “Edit this page”');
  expect(await press(page, 'Tab')).toBe('Play by itself');
  await input(page, 'slides_to_show').focus();
  await press(page, 'Control+a', '1');
  await expect.poll(() => entries(page)).toEqual({ [CAROUSEL]: { slides_to_show: 1 } });
  // A refused value stays in the field while the panel says that it is refused.
  await press(page, 'Shift+Tab', 'Tab', 'End', '9', '9');
  await expect
    .poll(() => field(page, 'slides_to_show').locator('[role=alert]').textContent())
    .toBe('It takes a whole number from 1 to 20.');
  await expect.poll(() => entries(page)).toEqual({ [CAROUSEL]: { slides_to_show: 1 } });
  expect(await press(page, 'Shift+Tab')).toBe('Reset Slides shown');
  // The reset button goes with the change, so the control gets the focus.
  expect(await press(page, 'Enter')).toBe('Slides shown');
  await expect.poll(() => input(page, 'slides_to_show').inputValue()).toBe('3');
  await expect.poll(() => entries(page)).toEqual({});

  await press(page, 'Control+z');
  await expect.poll(() => status(page)).toBe('Undone: Slides shown.');
  await button(page, 'Undo').focus();
  // The last step is undone: the button cannot be pressed any more, but keeps the focus.
  await press(page, 'Enter');
  for (const [key, name] of [
    ['Enter', 'Undo'],
    ['Tab', 'Redo'],
    ['Enter', 'Redo'],
  ] as const)
    expect(await press(page, key)).toBe(name);
  await expect.poll(() => status(page)).toBe('Redone: Slides shown.');

  // Folded and unfolded it is as before.
  await page.locator(PANEL).getByLabel('every image carousel of the site').check();
  await button(page, 'Fold').focus();
  expect(await press(page, 'Enter')).toBe('Unfold');
  expect(await press(page, 'Enter')).toBe('Fold');
  expect(await page.locator(PANEL).getByLabel('every image carousel of the site').isChecked()).toBe(true);

  await input(page, 'speed').focus();
  await press(page, 'Control+a', '0', '.', '7');
  await expect.poll(() => entries(page)).toMatchObject({ 'image-carousel': { speed: 700 } });
  expect(await press(page, 'Escape')).toBe('Keep editing');
  expect(await axe(page, PANEL)).toEqual([]);
  expect(await press(page, 'Enter')).toBe('Duration of a move');
  expect(await press(page, 'Escape', 'Escape')).toBe('Duration of a move');
  expect(await press(page, 'Escape', 'Tab')).toBe('Close without saving');
  await page.keyboard.press('Enter');
  await page.locator(PANEL).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Edit this page');
  await expect.poll(() => entries(page)).toEqual({});
  expectNoProblems(page);
});

test('the focus in the panel follows the items of a list', async () => {
  const page = await openPage('/blank/', { before: (opening) => opening.addInitScript(EVERY_KIND) });
  await page.$eval('#stage', (stage) => {
    stage.innerHTML = '<div id="all" data-widget="every-kind"><output></output></div>';
  });
  await mounted(page, 'every-kind', '#all');
  await openPanel(page);
  await option(page, 'every-kind').press('Enter');
  const links = field(page, 'links');
  await links.getByRole('button', { name: 'Add an item' }).focus();
  expect(await press(page, 'Enter')).toBe('to');
  await press(page, 'Control+a');
  await page.keyboard.type('/b');
  await links.getByRole('button', { name: 'Add an item' }).focus();
  await press(page, 'Enter', 'Control+a');
  await page.keyboard.type('/c');
  const to = async (): Promise<unknown[]> => ((await values(page)).links as { to: unknown }[]).map((one) => one.to);
  await expect.poll(to).toEqual(['/a', '/b', '/c']);
  await links.getByRole('button', { name: 'Move item 3 up' }).focus();
  expect(await press(page, 'Enter')).toBe('Move item 2 up');
  expect(await press(page, 'Enter')).toBe('Move item 1 up');
  expect(await press(page, 'Enter')).toBe('Move item 1 up');
  await expect.poll(to).toEqual(['/c', '/a', '/b']);
  await links.getByRole('button', { name: 'Remove item 3' }).focus();
  expect(await press(page, 'Enter')).toBe('Remove item 2');
  expect(await press(page, 'Enter')).toBe('Remove item 1');
  expect(await press(page, 'Enter')).toBe('Add an item');
  await expect.poll(to).toEqual([]);
  await press(page, 'Control+z');
  await expect.poll(to).toEqual(['/c']);
  expect(await focused(page)).toBe('Add an item');
});

test.each(['ltr', 'rtl'])(
  'the selected element is above the panel at 390 pixels, %s, also the last one of the page',
  async (dir) => {
    const page = await openPage('/edit/', { viewport: { width: 390, height: 844 } });
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
    await openPanel(page);
    const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const top = (await page.locator(`${PANEL} .panel`).boundingBox())!.y; // visible
    for (const [name, selector, label] of [
      ['countdown', COUNTDOWN, 'Countdown'],
      ['image-carousel', CAROUSEL, 'Image carousel'],
    ] as const) {
      await option(page, name).press('Enter');
      expect(await page.locator(`${PANEL} [role=listbox]`).count()).toBe(0);
      const isAbove = async (): Promise<boolean> => {
        const { y } = (await page.locator(selector).boundingBox())!; // visible
        return y >= 0 && y + 80 < top;
      };
      await expect.poll(isAbove).toBe(true);
      await button(page, 'Back to the list').press('Enter');
      await expect.poll(() => focused(page)).toContain(label);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const open = await height();
    await page.keyboard.press('Escape');
    await page.locator(PANEL).waitFor({ state: 'detached' });
    await expect.poll(height).toBeLessThan(open);
    expectNoProblems(page);
  },
);
