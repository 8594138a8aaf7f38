import { describe, expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { rewrite } from './runtimeStage';

const PAGE = '/product/hoodie/';
const IMAGE = '.woocommerce-product-gallery .wp-post-image';

/** The product's page with other markup for its first picture. */
async function open(change: (image: string) => string): Promise<WatchedPage> {
  const page = await openPage(PAGE, {
    before: (opening) =>
      rewrite(opening, /\/product\/hoodie\//, (body) => body.replace(/<img[^>]*class="wp-post-image"[^>]*>/, change)),
  });
  await mounted(page, 'variation-form');
  return page;
}

const choose = async (page: WatchedPage): Promise<void> => {
  for (const [id, value] of [
    ['pa_color', 'green'],
    ['size', 'M'],
    ['print', 'Front'],
  ] as const)
    await page.selectOption(`#${id}`, value);
};

/** The picture that the browser shows. */
const shown = (page: WatchedPage): Promise<string> =>
  page.$eval(IMAGE, (image) => new URL((image as HTMLImageElement).currentSrc).pathname);

const GREEN = /hoodie-150-front/;
const PRODUCT = /hoodie-215-scene/;

test('a variation’s picture is seen in a <picture>, not a source of the product’s, which “Clear” brings back', async () => {
  const page = await open((image) => {
    const [, srcset = ''] = /srcset="([^"]+)"/.exec(image) ?? [];
    return `<picture><source type="image/webp" srcset="${srcset}"><source data-srcset="${srcset}">${image}</picture>`;
  });
  await expect.poll(() => shown(page)).toMatch(PRODUCT);
  await choose(page);
  await expect.poll(() => shown(page)).toMatch(GREEN);
  expect(await page.locator('picture > source[srcset], picture > source[data-srcset]').count()).toBe(0);
  await page.click('.reset_variations');
  await expect.poll(() => shown(page)).toMatch(PRODUCT);
  expect(await page.locator('picture > source[srcset]').count()).toBe(1);
  expectNoProblems(page);
});

describe('a lazy loader that runs after the first choice', () => {
  const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  /** As the loaders' plugins print it. */
  const kinds = {
    'data-src': (image: string) =>
      image
        .replace(/ data-src="[^"]*"/, '')
        .replace(/ src="([^"]+)"/, ` src="${BLANK}" data-src="$1"`)
        .replace(/ srcset="/, ' data-srcset="'),
    'data-lazy-src': (image: string) =>
      image.replace(/ src="([^"]+)"/, ` src="${BLANK}" data-lazy-src="$1"`).replace(/ srcset="/, ' data-lazy-srcset="'),
  };

  for (const [name, change] of Object.entries(kinds)) {
    const load = (page: WatchedPage): Promise<void> =>
      page.$eval(
        IMAGE,
        (image, attribute) => {
          image.setAttribute('src', image.getAttribute(attribute) ?? '');
          const srcset = image.getAttribute(attribute.replace('src', 'srcset'));
          if (srcset) image.setAttribute('srcset', srcset);
          if (attribute !== 'data-src') image.removeAttribute(attribute);
        },
        name,
      );

    test(`a lazy loader does not write over the variation’s picture: ${name}`, async () => {
      const page = await open(change);
      await choose(page);
      await expect.poll(() => shown(page)).toMatch(GREEN);
      await load(page);
      await expect.poll(() => shown(page)).toMatch(GREEN);
      await page.click('.reset_variations');
      await expect.poll(() => shown(page)).toMatch(PRODUCT);
      await choose(page);
      await expect.poll(() => shown(page)).toMatch(GREEN);
    });

    test(`“Clear” brings the product’s picture, not the placeholder, also before the lazy loader: ${name}`, async () => {
      const page = await open(change);
      await choose(page);
      await page.click('.reset_variations');
      await expect.poll(() => shown(page)).toMatch(PRODUCT);
      await load(page);
      await expect.poll(() => shown(page)).toMatch(PRODUCT);
      expectNoProblems(page);
    });
  }
});
