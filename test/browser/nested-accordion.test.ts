import { describe, expect, test } from 'vitest';
import { expectNoProblems } from '../support/page';
import { atRest, focused, openPanels, panelsPage, slides, visible } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-7ab0007';
const BODIES = `${HOST} .e-con`;
const [SHIP, BACK] = ['On the next working day, by ten in the morning.', 'Within thirty days. See what else there is.'];

describeWidget({
  name: 'nested-accordion',
  page: panelsPage('nested-accordion'),
  host: HOST,
  settings: {
    change: { max_items_expended: 'multiple', n_accordion_animation_duration: { size: 0, unit: 'ms' } },
    async shows(page) {
      await page.click('#back summary');
      await expect.poll(() => visible(page, BODIES)).toEqual([SHIP, BACK]);
    },
  },
  async keyboard(page) {
    await page.focus('#ship summary');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await atRest(page, BODIES);
    expect(await visible(page, BODIES)).toEqual([BACK]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('See what else there is');
    await page.keyboard.press('Escape');
    await atRest(page, BODIES);
    expect(await visible(page, BODIES)).toEqual([]);
    expect(await focused(page)).toContain('May I send it back?');
    await page.keyboard.press('End');
    expect(await focused(page)).toContain('Do you ship abroad?');
  },
});

describe('the accordion of containers', () => {
  test('slides one open and its sibling shut, which keeps its attribute until then', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion');
    await page.click('#back summary');
    expect(await slides(page, BODIES)).toEqual([400, 400]);
    expect(await page.locator(`${HOST} details[open]`).count()).toBe(2);
    expect(await page.getAttribute('#ship summary', 'aria-expanded')).toBe('false');
    await atRest(page, BODIES);
    expect(await page.locator(`${HOST} details[open]`).evaluateAll((all) => all.map(({ id }) => id))).toEqual(['back']);
    expect(await page.getAttribute('#back', 'style')).toBeNull();
    expectNoProblems(page);
  });

  test('takes its time in seconds, too, and none for visitors who want less motion', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion');
    await page.$eval(HOST, (host) => {
      host.setAttribute('data-settings', '{"n_accordion_animation_duration":{"size":0.2,"unit":"s"}}');
    });
    await page.click('#back summary');
    await expect.poll(() => slides(page, BODIES)).toEqual([200, 200]);
    await atRest(page, BODIES);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.click('#ship summary');
    expect(await slides(page, BODIES)).toEqual([]);
    expect(await visible(page, BODIES)).toEqual([SHIP]);
  });

  test('opens the item that the address names', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion', '#back');
    expect(await visible(page, BODIES)).toEqual([BACK]);
    expect(await page.getAttribute('#back summary', 'aria-expanded')).toBe('true');
  });

  test('follows what the browser opens by itself', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion');
    await page.$eval('#abroad', (details) => {
      (details as HTMLDetailsElement).open = true;
    });
    await page.waitForSelector('#abroad summary[aria-expanded=true]');
    await expect.poll(() => page.locator(`${HOST} details[open]`).count()).toBe(1);
  });

  test('works without a script', async () => {
    const { openPage } = await import('../support/page');
    const page = await openPage(panelsPage('nested-accordion'), { javaScriptEnabled: false });
    await page.click('#back summary');
    expect(await page.locator('#back[open]').count()).toBe(1);
  });
});
