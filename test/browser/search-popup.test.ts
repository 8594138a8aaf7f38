import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/overlays/';
const HOST = '.elementor-widget-elementskit-header-search';
const OPENER = `${HOST} .ekit-modal-popup`;
const DIALOG = '.mfp-wrap.ekit-popup-d1a0003';

describeWidget({
  name: 'search-popup',
  page: PAGE,
  host: HOST,
  settings: {
    change: { openText: 'Find things' },
    shows: (page) => page.getByRole('button', { name: 'Find things' }).waitFor(),
  },
  async keyboard(page) {
    await page.focus(OPENER);
    await page.keyboard.press('Enter');
    await page.locator(`${DIALOG}.mfp-ready`).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('ekit_search-field');
    await page.keyboard.press('Escape');
    await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.classList.contains('ekit-modal-popup')))
      .toBe(true);
  },
});

describe('the search of a header', () => {
  test('the search opens with names for what the page calls by placeholders, and locks the page behind', async () => {
    const page = await openPage(PAGE);
    await page.evaluate(() => document.body.style.setProperty('overflow', 'visible'));
    await mounted(page, 'search-popup');
    await page.locator(HOST).getByRole('button', { name: 'Open search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    await page.locator(`${DIALOG}.my-mfp-slide-bottom.ekit-promo-popup > .mfp-close.ekit-popup-close`).waitFor();
    expect(await dialog.getByRole('searchbox', { name: 'Search for' }).count()).toBe(1);
    expect(await dialog.getByRole('button', { name: 'Search', exact: true }).count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('');
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    expect(await axe(page)).toEqual([]);
    await page.click('.mfp-close');
    await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(`${HOST} .ekit_modal-searchPanel.mfp-hide`).count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('visible');
    expectNoProblems(page);
  });

  test('the search lies in the middle of the window, where ElementsKit’s style sheet puts it', async () => {
    const sheet =
      '.ekit-wid-con .xs-overlay,.mfp-container{position:absolute}.mfp-container{inset:0;box-sizing:border-box;height:100%;text-align:center}.mfp-container::before{display:inline-block;height:100%;vertical-align:middle;content:""}.mfp-content{display:inline-block;vertical-align:middle}';
    const page = await openPage(PAGE, {
      before: (opening) =>
        opening.route('**/fixture/overlays/', async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('</head>', `<style>${sheet}</style></head>`);
          await route.fulfill({ response, body });
        }),
    });
    await mounted(page, 'search-popup');
    await page.click(OPENER);
    await page.locator(`${DIALOG}.mfp-ready`).waitFor();
    const content = page.locator('.mfp-content');
    const fromMiddle = (): Promise<number> =>
      content.evaluate((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.abs(top + height / 2 - innerHeight / 2);
      });
    await expect.poll(fromMiddle).toBeLessThan(40);
    expect((await content.boundingBox())?.height).toBeLessThan(300);
    expectNoProblems(page);
  });

  test('the search of a header sends the page’s own form', async () => {
    const page = await openPage(PAGE);
    await mounted(page, 'search-popup');
    await page.click(OPENER);
    await page.locator(`${DIALOG}.mfp-ready`).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('ekit_search-field');
    await page.keyboard.type('lamp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/\?s=lamp/);
  });

  test('the search says that there is nothing where the page has no panel', async () => {
    const page = await openPage('/blank/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p data-widget="search-popup"><a class="ekit-modal-popup" href="#none">Find</a></p>',
      );
    });
    await mounted(page, 'search-popup');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.locator('.mfp-failure', { hasText: 'Content not found' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    expectNoProblems(page);
  });
});
