import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts, style sheets and films. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/, /clip\.mp4/, /404/];

const widget = (id: string): string => `.elementor-element-${id}`;

async function open(): Promise<WatchedPage> {
  return openPage('/builder/overlays.html', {
    before: (page) =>
      page.route(/youtube|vimeo/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
      ),
  });
}

async function reach(page: WatchedPage, name: string, id: string): Promise<void> {
  await page.locator(widget(id)).scrollIntoViewIfNeeded();
  await mounted(page, name, widget(id));
}

/** Without the icon font such links have no size, but the keyboard reaches them. */
async function press(page: WatchedPage, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}

const gone = (page: WatchedPage): Promise<unknown> => page.locator('.mfp-wrap').waitFor({ state: 'detached' });

test('the searches of the real page have the states that its style sheets know', async () => {
  const page = await open();
  await mounted(page, 'search-form');
  await page.click(`${widget('c64b9c4')} .elementor-search-form__toggle`);
  const full = page.locator('.elementor-search-form__container.elementor-search-form--full-screen.elementor-lightbox');
  await full.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => full.count()).toBe(0);
  await page.focus(`${widget('00b60ec')} input`);
  await page.locator(`${widget('00b60ec')} form.elementor-search-form--focus`).waitFor();
  expect(await page.locator(`${widget('5273303')} [inert], ${widget('5273303')} [role=dialog]`).count()).toBe(0);

  await mounted(page, 'search-popup');
  await press(page, '.ekit-modal-popup');
  await page
    .locator('.mfp-bg.my-mfp-slide-bottom.ekit-promo-popup.ekit-popup-66f4bf4.mfp-ready')
    .waitFor({ state: 'attached' });
  await expect
    .poll(() =>
      page
        .locator('.mfp-wrap .ekit_modal-searchPanel .ekit_search-field')
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await gone(page);
  await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('');
  expectNoProblems(page, MISSING);
});

test('the side panel of the real page opens in its place, and the page can still scroll', async () => {
  const page = await open();
  await mounted(page, 'offcanvas-sidebar');
  const group = page.locator(`${widget('e2f4730')} .ekit-sidebar-group`);
  await press(page, '.ekit_offcanvas-sidebar');
  await expect.poll(() => group.getAttribute('class')).toContain('ekit_isActive');
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await press(page, `${widget('e2f4730')} .ekit_close-side-widget`);
  await expect.poll(() => group.getAttribute('class')).not.toContain('ekit_isActive');
  expectNoProblems(page, MISSING);
});

test('the team members and videos of the real page open in dialogs', async () => {
  const page = await open();
  await reach(page, 'team-popup', '40c4b9d');
  await page.locator('.ekit-team-popup').first().click();
  await page.getByRole('dialog', { name: 'Ann Bell' }).waitFor();
  await page.click('.mfp-wrap .ekit-team-modal-close');
  await gone(page);

  await reach(page, 'video-popup', '79752f2');
  await page.click(`${widget('79752f2')} .ekit-video-popup`);
  await page.locator('.mfp-wrap.ekit_self_video_wrap_content .mfp-content video[controls]').waitFor();
  await page.keyboard.press('Escape');
  await gone(page);

  await reach(page, 'video-popup', 'd9d365b');
  await page.click(`${widget('d9d365b')} .ekit-video-popup`);
  const frame = page.locator('.mfp-wrap.mfp-fade .mfp-iframe-scaler > iframe.mfp-iframe[title]');
  expect(await frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube\.com\/embed\/XHOmBV4js_E\?/);
  await page.keyboard.press('Escape');
  await gone(page);
  expectNoProblems(page, MISSING);
});

test('the videos of the real page play in their place, and those with a lightbox open in it', async () => {
  const page = await open();
  await reach(page, 'video', 'a8d5134');
  await page.click(`${widget('a8d5134')} .elementor-custom-embed-play`);
  await page.locator(`${widget('a8d5134')} .elementor-custom-embed-image-overlay`).waitFor({ state: 'detached' });

  await reach(page, 'video', 'b9dba75');
  await page.click(`${widget('b9dba75')} .elementor-custom-embed-play`);
  expect(await page.locator(`${widget('b9dba75')} iframe`).getAttribute('src')).toMatch(/[?&]autoplay=1#t=$/);

  await reach(page, 'video', '8b42867');
  await page.click(`${widget('8b42867')} .elementor-custom-embed-play`);
  await page.locator('#elementor-lightbox-8b42867').waitFor();
  expect(await page.locator(`${widget('8b42867')} .elementor-custom-embed-image-overlay`).count()).toBe(1);
  expectNoProblems(page, MISSING);
});
