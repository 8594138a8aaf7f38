import { expect, test } from 'vitest';
import { activeSlide, moves } from '../support/gallery';
import { expectNoProblems, heard, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';

const PAGE = '/fixture/variation-galleries/';
const FORM = 'form.variations_form';
const GALLERY = '.product .woocommerce-product-gallery';
const EVENTS = ['before-destroy', 'before-init', 'after-init'].map((name) => `wc-product-gallery-${name}`);

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, { listen: EVENTS, ...options });
  await mounted(page, 'variation-form');
  await mounted(page, 'product-gallery');
  return page;
}

/** Clears the choice, and makes a whole one; green is there with a print only. */
async function choose(page: WatchedPage, colour: string): Promise<void> {
  const values = { pa_color: colour, size: 'M', print: colour === 'green' ? 'Front' : 'None' };
  for (const id in values) await page.selectOption(`#${id}`, '');
  for (const [id, value] of Object.entries(values)) await page.selectOption(`#${id}`, value);
}

/** What a listener of the page has heard of the galleries, in order. */
const told = async (page: WatchedPage, by: 'bubble' | 'document' = 'bubble'): Promise<string[]> =>
  (await heard(page)).filter((one) => one.by === by).map(({ name }) => name.replace('wc-product-gallery-', ''));

/** The first words of the pictures' texts. */
const pictures = (page: WatchedPage): Promise<string[]> =>
  page.$$eval(`${GALLERY}__image img:not(.zoomImg)`, (all) =>
    all.map((one) => (one.getAttribute('alt') ?? '').split(' ').slice(0, 2).join(' ')),
  );

const PRODUCT = ['Blue hoodie', 'Blue hoodie', 'Red hoodie', 'The pocket'];

test('a variation shows its own pictures, and slider, thumbnails and lightbox follow', async () => {
  const page = await open();
  const own = await page.$eval(FORM, (form) => {
    const [blue] = JSON.parse(form.getAttribute('data-product_variations') ?? '');
    return new DOMParser()
      .parseFromString(blue.gallery_images_html, 'text/html')
      .querySelectorAll('.woocommerce-product-gallery__image').length;
  });
  expect(own).toBeGreaterThan(1);
  await choose(page, 'blue');
  expect(await pictures(page)).toHaveLength(own);
  expect((await pictures(page))[0]).not.toBe(PRODUCT[0]);
  expect(await page.getAttribute(FORM, 'data-product_gallery_active')).toBe('yes');
  expect(await page.getAttribute(FORM, 'current-image')).toMatch(/^\d+$/);
  await page.waitForSelector(`${GALLERY}[data-widget-state=mounted]`);
  expect(await page.locator(GALLERY).count()).toBe(1);
  await expect.poll(() => page.locator(`${GALLERY} .flex-control-nav li`).count()).toBe(own);
  await moves(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => activeSlide(page)).toBe(1);
  await page.click('.woocommerce-product-gallery__trigger');
  await expect.poll(() => page.textContent('.storefront-lightbox .pswp__counter')).toBe(`2 of ${own}`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.storefront-lightbox', { state: 'detached' });
  expect(await told(page)).toEqual(['before-init', 'after-init', 'before-destroy', 'before-init', 'after-init']);
  expectNoProblems(page);
});

test('the room of the new slider is there at once, and nothing jumps', async () => {
  const page = await open();
  await choose(page, 'red');
  const seen = await page.evaluate((selector) => {
    const select = document.querySelector<HTMLSelectElement>('#pa_color')!;
    select.value = 'blue';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const gallery = document.querySelector(selector)!;
    const slides = [...gallery.querySelectorAll<HTMLElement>('.woocommerce-product-gallery__image')];
    return {
      visible: slides.filter((slide) => slide.offsetHeight > 0).length,
      thumbs: gallery.querySelectorAll('.flex-control-nav li').length === slides.length,
      viewport: gallery.querySelectorAll('.flex-viewport').length,
      opacity: getComputedStyle(gallery).opacity,
    };
  }, GALLERY);
  expect(seen).toEqual({ visible: 1, thumbs: true, viewport: 1, opacity: '1' });
});

test.each(['', '?jquery=1'])(
  'another choice brings the product’s gallery back, the same nodes: “%s”',
  async (query) => {
    const page = await open(`${PAGE}${query}`);
    const first = await page.$(GALLERY);
    const isBack = () => first?.evaluate((one) => one.isConnected);
    await choose(page, 'blue');
    expect(await isBack()).toBe(false);
    await page.selectOption('#pa_color', 'red');
    await expect.poll(() => pictures(page)).toHaveLength(1);
    expect(await page.locator(`${GALLERY} .flex-control-nav`).count()).toBe(0);

    // Green has one picture, which is not in the product's gallery and takes the first place.
    await choose(page, 'green');
    expect(await isBack()).toBe(true);
    expect(await page.getAttribute(FORM, 'data-product_gallery_active')).toBeNull();
    await expect.poll(() => pictures(page)).toEqual(['Green hoodie', ...PRODUCT.slice(1)]);
    await page.waitForSelector(`${GALLERY}[data-widget-state=mounted] .flex-active-slide`);
    await expect.poll(() => page.locator(`${GALLERY} .woocommerce-product-gallery__trigger`).count()).toBe(1);

    await choose(page, 'blue');
    await page.click('.reset_variations');
    await expect.poll(() => pictures(page)).toEqual(PRODUCT);
    await page.waitForSelector(`${GALLERY}[data-widget-state=mounted] .flex-active-slide`);
    await expect.poll(() => page.locator(`${GALLERY} .flex-control-nav li`).count()).toBe(4);
    const names = await told(page, query ? 'document' : 'bubble');
    // Blue, red, back, blue, back.
    expect(names.filter((name) => name === 'before-destroy')).toHaveLength(5);
    await expect.poll(async () => (await told(page, query ? 'document' : 'bubble')).at(-1)).toBe('after-init');
    expectNoProblems(page);
  },
);

test('the slider goes from a variation’s own gallery to a picture of the product’s', async () => {
  const page = await open(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          // Red has no own gallery any more, but a picture that is the product's second one.
          const form = document.querySelector('form.variations_form')!;
          const list = JSON.parse(form.getAttribute('data-product_variations') ?? '[]');
          const thumb = document.querySelectorAll('.woocommerce-product-gallery__image')[1]?.getAttribute('data-thumb');
          for (const one of list) {
            if (one.attributes.attribute_pa_color !== 'red') continue;
            one.gallery_images_html = '';
            one.image.gallery_thumbnail_src = thumb;
          }
          form.setAttribute('data-product_variations', JSON.stringify(list));
        }),
      ),
  });
  await choose(page, 'blue');
  await page.waitForSelector(`${GALLERY}[data-widget-state=mounted]`);
  await choose(page, 'red');
  await page.waitForSelector(`${GALLERY}[data-widget-state=mounted] .flex-active-slide`);
  await expect.poll(() => activeSlide(page)).toBe(1);
  expect(await pictures(page)).toEqual(PRODUCT);
});

test('the product’s gallery comes back when the form’s widget is unmounted', async () => {
  const page = await open();
  await choose(page, 'blue');
  await page.evaluate((selector) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(of: Element): void } };
    api.unmount(document.querySelector(selector) as Element);
  }, FORM);
  await expect.poll(() => pictures(page)).toEqual(PRODUCT);
  expect(await page.getAttribute(FORM, 'data-product_gallery_active')).toBeNull();
});
