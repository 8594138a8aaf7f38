import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/gallery.php');
});

const withRoom = (html: string): Promise<string> => rules.evaluate<string>('with_room( $html )', { html });

const slide = (name: string, more = ''): string =>
  `<div data-thumb="/${name}-100.jpg?a=1&amp;b=2" data-thumb-alt="A &quot;${name}&quot;" class="woocommerce-product-gallery__image"${more}><a href="/${name}.jpg"><img src="/${name}-600.jpg" alt=""></a></div>`;

const gallery = (slides: string, more = ''): string =>
  `\n<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4" style="opacity: 0">\n\t<div class="woocommerce-product-gallery__wrapper">\n\t\t${slides}\t</div>\n${more}</div>\n`;

/** The elements of the result. */
async function read(html: string) {
  const box = document.createElement('div');
  box.innerHTML = await withRoom(html);
  const host = box.querySelector('.woocommerce-product-gallery');
  return {
    children: [...(host?.children ?? [])].map((one) => one.className),
    row: host?.querySelector('.flex-viewport > .woocommerce-product-gallery__wrapper')?.childElementCount,
    thumbs: [...box.querySelectorAll('ol > li > button > img')].map((one) => [
      one.getAttribute('src'),
      one.getAttribute('alt'),
    ]),
  };
}

describe('the slider’s markup of a gallery', () => {
  test('the slider of several pictures is printed with a viewport around the row and thumbnails after it', async () => {
    expect(await read(gallery(slide('front') + slide('back')))).toEqual({
      children: ['flex-viewport', 'flex-control-nav flex-control-thumbs'],
      row: 2,
      thumbs: [
        ['/front-100.jpg?a=1&b=2', 'A "front"'],
        ['/back-100.jpg?a=1&b=2', 'A "back"'],
      ],
    });
  });

  test('the printed thumbnails are marked as ours, so that the script takes them over', async () => {
    expect(await withRoom(gallery(slide('front') + slide('back')))).toContain(' data-storefront-nav=""');
  });

  test('what a theme places over the pictures stands in the viewport, as with the script', async () => {
    const box = document.createElement('div');
    box.innerHTML = await withRoom(gallery(`${slide('front')}${slide('back')}<div class="product-labels">Sale</div>`));
    const { style } = box.querySelector('.flex-viewport') as HTMLElement;
    expect([style.position, style.overflow]).toEqual(['relative', 'hidden']);
  });

  test('a page loses what was added to its gallery', async () => {
    const html = gallery(slide('front') + slide('back'));
    expect(await rules.evaluate<string>('without_room( with_room( $html ) )', { html })).toBe(html);
  });

  test.each([
    ['one picture', gallery(slide('front'))],
    [
      'a slide without a thumbnail, like a video of a plugin',
      gallery(`${slide('a')}<div class="woocommerce-product-gallery__image"></div>`),
    ],
    ['a placeholder', gallery('<div class="woocommerce-product-gallery__image--placeholder"></div>')],
    ['a theme’s template with more in it', gallery(slide('a') + slide('b'), '<span class="badge">Sale</span>')],
    ['thumbnails already', gallery(`${slide('a')}${slide('b')}<ol class="flex-control-nav"></ol>`)],
    ['other markup', '<div class="images"><img src="/a.jpg"></div>'],
    ['nothing', ''],
  ])('the slider is not printed with %s', async (_, html) => {
    expect(await withRoom(html)).toBe(html);
  });
});
