import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import { activeSlide, moves } from '../support/gallery';
import { chunkOf, expectNoProblems, hostsBecome, mounted, openPage, type WatchedPage } from '../support/page';

const PAGE = '/product/lamp/';
const HOST = '.woocommerce-product-gallery';

const ofGallery = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => effect.startsWith('gallery'));

const open = (order: (typeof ORDERS)[number]): Promise<WatchedPage> =>
  openBesideLegacy(PAGE, order, ['product-gallery']);

for (const order of ORDERS) {
  describe(`the gallery beside legacy scripts, our tag: ${order}`, () => {
    test('the gallery has one slider, one row of thumbnails, one trigger', async () => {
      const page = await open(order);
      await page.waitForSelector(`${HOST} .flex-active-slide`);
      expect(await page.locator(`${HOST} .flex-viewport`).count()).toBe(1);
      await expect.poll(() => page.locator(`${HOST} .flex-control-nav`).count()).toBe(1);
      await expect.poll(() => page.locator(`${HOST} .woocommerce-product-gallery__trigger`).count()).toBe(1);
      await expect.poll(() => page.$eval(HOST, (host) => getComputedStyle(host).opacity)).toBe('1');
      expectNoProblems(page);
    });

    test('a click on a thumbnail and an arrow key have one effect each, and everybody hears the click', async () => {
      const page = await open(order);
      await moves(page);
      await forgetHeard(page);
      await page.locator(`${HOST} .flex-control-nav img`).nth(2).click();
      await expect.poll(() => activeSlide(page)).toBe(2);
      expect(await heardByOthers(page, 'click', 'document delegated')).toBe(1);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => activeSlide(page)).toBe(3);
      expect(await ofGallery(page)).toEqual([]);
    });

    test('the trigger of the gallery opens one lightbox, ours', async () => {
      const page = await open(order);
      await page.waitForSelector(`${HOST} .flex-active-slide`);
      await forgetHeard(page);
      await page.click('.woocommerce-product-gallery__trigger');
      await page.waitForSelector('.storefront-lightbox.pswp--visible');
      expect(await page.locator('.pswp--open').count()).toBe(1);
      expect(await ofGallery(page)).toEqual([]);
    });

    test('the gallery announces itself once, before and after its start', async () => {
      const page = await open(order);
      await expect.poll(() => heardByOthers(page, 'wc-product-gallery-after-init', 'document')).toBe(1);
      expect(await heardByOthers(page, 'wc-product-gallery-before-init', 'document')).toBe(1);
    });
  });
}

test('a magnifier that others start is ours on a slide of the gallery, and theirs on other elements', async () => {
  const page = await openPage(`${PAGE}?jquery=1`);
  await mounted(page, 'product-gallery');
  const reached = await page.evaluate((host) => {
    type Zoom = { zoom(): void; toArray(): Element[] };
    const $ = (window as unknown as { jQuery: ((selector: string) => Zoom) & { fn: Record<string, unknown> } }).jQuery;
    const seen: string[] = [];
    $.fn.zoom = function zoom(this: Zoom) {
      for (const element of this.toArray()) seen.push(element.localName);
    };
    $(`${host} .woocommerce-product-gallery__image`).zoom();
    $('footer').zoom();
    return seen;
  }, HOST);
  expect(reached).toEqual(['footer']);
});

test('a magnifier that a theme starts on slides is its own where it has switched WooCommerce’s off', async () => {
  const page = await openPage(`${PAGE}?jquery=1`, {
    before: (opening) =>
      opening.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const params = (window as unknown as { wc_single_product_params: Record<string, unknown> })
            .wc_single_product_params;
          params.zoom_enabled = '';
        });
      }),
  });
  const magnified = await page.evaluate((host) => {
    type Zoom = { zoom(): void; toArray(): Element[] };
    const $ = (window as unknown as { jQuery: ((selector: string) => Zoom) & { fn: Record<string, unknown> } }).jQuery;
    const seen: Element[] = [];
    $.fn.zoom = function zoom(this: Zoom) {
      seen.push(...this.toArray());
    };
    $(`${host} .woocommerce-product-gallery__image`).zoom();
    return seen.length;
  }, HOST);
  expect(magnified).toBeGreaterThan(0);
});

test('a magnifier that a theme has wrapped is ours on a slide of the gallery, and theirs on other elements', async () => {
  const page = await openPage(`${PAGE}?jquery=1`);
  await mounted(page, 'product-gallery');
  const reached = await page.evaluate((host) => {
    type Zoom = { zoom(): void; toArray(): Element[] };
    type Plugin = (this: Zoom) => void;
    const $ = (window as unknown as { jQuery: ((selector: string) => Zoom) & { fn: Record<string, Plugin> } }).jQuery;
    const seen: string[] = [];
    $.fn.zoom = function zoom() {
      for (const element of this.toArray()) seen.push(element.localName);
    };
    const before = $.fn.zoom;
    $.fn.zoom = function zoom() {
      seen.push('wrapped');
      before.call(this);
    };
    $(`${host} .woocommerce-product-gallery__image`).zoom();
    $('footer').zoom();
    return seen;
  }, HOST);
  expect(reached).toEqual(['wrapped', 'footer']);
});

test('the legacy script serves the gallery when ours cannot be had', async () => {
  const page = await openPage(`${PAGE}?legacy=last`, { block: [chunkOf('product-gallery')] });
  await hostsBecome(page, 'product-gallery', 'failed', HOST);
  await expect
    .poll(() => page.locator(`${HOST} div.flex-viewport .woocommerce-product-gallery__wrapper`).count())
    .toBe(1);
  await page.locator(`${HOST} .flex-control-nav img`).nth(1).click();
  await expect.poll(() => activeSlide(page)).toBe(1);
});

test('what the legacy script did before ours came is taken back, and the same nodes come up as ours', async () => {
  const page = await openPage(`${PAGE}?legacy=first&script=none`);
  await page.waitForSelector(`${HOST} div.flex-viewport .woocommerce-product-gallery__wrapper`);
  await page.evaluate((host) => {
    const all = window as unknown as { kept: Element[] };
    all.kept = [...document.querySelectorAll(`${host} .woocommerce-product-gallery__wrapper, ${host} .wp-post-image`)];
  }, HOST);
  await page.addScriptTag({ url: '/storefront-widgets/storefront-widgets.js' });
  await mounted(page, 'product-gallery');
  await page.waitForSelector(`${HOST} > [data-storefront-own].flex-viewport > .woocommerce-product-gallery__wrapper`);
  expect(await page.locator(`${HOST} .flex-viewport`).count()).toBe(1);
  await expect.poll(() => page.locator(`${HOST} .flex-control-nav`).count()).toBe(1);
  await expect.poll(() => page.locator(`${HOST} .woocommerce-product-gallery__trigger`).count()).toBe(1);
  const kept = await page.evaluate(() =>
    (window as unknown as { kept: Element[] }).kept.every((node) => node.isConnected),
  );
  expect(kept).toBe(true);
  await moves(page);
  await forgetHeard(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => activeSlide(page)).toBe(1);
  expect(await ofGallery(page)).toEqual([]);
});
