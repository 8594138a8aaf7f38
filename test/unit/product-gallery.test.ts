import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GuardContext } from '../../src/core/types';
import { isSwipe } from '../../src/ui/drags/rules';
import { usesArrows } from '../../src/widgets/product-gallery/engine';
import { guardGallery } from '../../src/widgets/product-gallery/guard';
import { slidesOf } from '../../src/widgets/product-gallery/markup';
import { itemOf } from '../../src/widgets/product-gallery/pictures';
import { isZoomable, neighbour, zoomOffset } from '../../src/widgets/product-gallery/rules';
import { originalThumbnail } from '../../src/widgets/product-gallery/Slides';
import { fromParams, settings } from '../../src/widgets/product-gallery/settings';
import { buildThumbnails } from '../../src/widgets/product-gallery/thumbnails';

const parse = (params: Record<string, unknown>) => settings.parse(fromParams(params), () => {});

const html = (markup: string): HTMLElement => {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLElement;
};

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('settings of the gallery', () => {
  test('the gallery’s defaults are those of WooCommerce: fade, 600 ms, every 7000 ms', () => {
    const values = parse({});
    expect(values).toMatchObject({ animation: 'fade', animationSpeed: 600, slideshow: true, slideshowSpeed: 7000 });
    expect(values).toMatchObject({ slider: true, zoom: true, lightbox: true, zoomDuration: 120 });
    expect(values).toMatchObject({ history: true, showDuration: 333, hideDuration: 333, idle: 4000 });
    expect(values.shareButtons).toEqual(['facebook', 'twitter', 'pinterest', 'download']);
  });

  test('the gallery’s settings come from the page’s parameters, key by key', () => {
    const flexslider = { animation: 'slide', animationSpeed: 500, slideshow: false, animationLoop: false, rtl: true };
    const values = parse({ flexslider_enabled: '1', zoom_enabled: '', photoswipe_enabled: '1', flexslider });
    expect(values).toMatchObject({ slider: true, zoom: false, lightbox: true, direction: 'rtl' });
    expect(values).toMatchObject({ animation: 'slide', animationSpeed: 500, slideshow: false, animationLoop: false });
  });

  test('the gallery keeps the lightbox’s defaults although the page prints others', () => {
    const photoswipe_options = { history: false, shareEl: false, hideAnimationDuration: 0, showAnimationDuration: 0 };
    expect(parse({ photoswipe_options })).toMatchObject({ history: true, showDuration: 333, hideDuration: 333 });
  });

  test.each([
    ['thumbnails', 'thumbnails'],
    [true, 'dots'],
    [false, 'none'],
  ])('the gallery’s controlNav %s means %s', (controlNav, expected) => {
    expect(parse({ flexslider: { controlNav } }).controlNav).toBe(expected);
  });

  test('the gallery’s settings survive parameters that are not objects', () => {
    expect(parse({ flexslider: [], zoom_options: [] }).animation).toBe('fade');
  });
});

describe('zoom', () => {
  test('zoom is only for images wider than the gallery', () => {
    const image = html('<img data-large_image_width="600">');
    expect(isZoomable(image, 599)).toBe(true);
    expect(isZoomable(image, 600)).toBe(false);
    expect(isZoomable(html('<img>'), 100)).toBe(false);
    expect(isZoomable(null, 100)).toBe(false);
  });

  test('zoom shows the image’s edge at the edge of the box, and its middle in the middle', () => {
    expect(zoomOffset(0, 100, 300)).toBe(-0);
    expect(zoomOffset(50, 100, 300)).toBe(-100);
    expect(zoomOffset(100, 100, 300)).toBe(-200);
    expect(zoomOffset(150, 100, 300)).toBe(-200);
    expect(zoomOffset(-20, 100, 300)).toBe(-0);
    expect(zoomOffset(5, 0, 300)).toBe(0);
  });
});

describe('swipes', () => {
  test('a quick swipe counts from 50 pixels on, a slow one from half the width on', () => {
    expect(isSwipe(49, 100, 400)).toBe(false);
    expect(isSwipe(-51, 550, 400)).toBe(true);
    expect(isSwipe(120, 551, 400)).toBe(false);
    expect(isSwipe(201, 5000, 400)).toBe(true);
  });
});

describe('the slide next to another', () => {
  test('the next slide is missing at both ends, or goes around in a loop', () => {
    expect(neighbour(0, 1, 3, false)).toBe(1);
    expect(neighbour(2, 1, 3, false)).toBeNull();
    expect(neighbour(0, -1, 3, false)).toBeNull();
    expect(neighbour(2, 1, 3, true)).toBe(0);
    expect(neighbour(0, -1, 3, true)).toBe(2);
  });
});

describe('pictures for the lightbox', () => {
  const slide = (attributes: string): HTMLElement =>
    html(`<div class="woocommerce-product-gallery__image"><a href="#"><img ${attributes}></a></div>`);
  const large = 'data-large_image="/l.jpg" data-large_image_width="800" data-large_image_height="600" alt="A lamp"';

  test('a picture for the lightbox has the caption, or else the title', () => {
    expect(itemOf(slide(`${large} data-caption="Shade" title="t"`), false)?.caption).toBe('Shade');
    expect(itemOf(slide(`${large} data-caption="" title="Title"`), false)?.caption).toBe('Title');
    expect(itemOf(slide(large), false)).toMatchObject({ src: '/l.jpg', width: 800, height: 600, alt: 'A lamp' });
  });

  test('no picture for the lightbox is made of a placeholder or the zoomed image', () => {
    expect(itemOf(slide(''), false)).toBeNull();
    const zoomed = html(`<div><img class="zoomImg" data-large_image="/z.jpg"><img ${large}></div>`);
    expect(itemOf(zoomed, false)?.src).toBe('/l.jpg');
  });

  test('a picture for the lightbox is read again each time', () => {
    const one = slide(large);
    one.querySelector('img')?.setAttribute('data-large_image', '/other.jpg');
    expect(itemOf(one, false)?.src).toBe('/other.jpg');
  });

  test('the slides omit the copies of a legacy slider', () => {
    const host = html(
      '<div><div class="woocommerce-product-gallery__image clone"></div><div class="woocommerce-product-gallery__image"></div></div>',
    );
    expect(slidesOf(host)).toHaveLength(1);
  });
});

describe('thumbnails', () => {
  test('thumbnails are buttons in the list that themes style', () => {
    const slides = [html('<div data-thumb="/a.jpg" data-thumb-alt="A"></div>')];
    const nav = buildThumbnails(slides, true);
    expect(nav.matches('ol.flex-control-nav.flex-control-thumbs')).toBe(true);
    const image = nav.querySelector<HTMLImageElement>('li > button[type=button] > img');
    expect(image?.getAttribute('src')).toBe('/a.jpg');
    expect(image?.alt).toBe('A');
  });

  test('thumbnails have their space when the page’s parameters say null', async () => {
    vi.stubGlobal('wc_single_product_params', { flexslider: null });
    const slide = '<div class="woocommerce-product-gallery__image" data-thumb="/a.jpg"></div>';
    const host = html(`<div class="woocommerce-product-gallery">${slide}${slide}</div>`);
    guardGallery({ claims: () => true, replacePlugin() {}, withJQuery() {} } as unknown as GuardContext);
    // In a task of its own.
    await new Promise((done) => setTimeout(done));
    expect(host.querySelectorAll('.flex-control-nav li')).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  test('thumbnails remember their own picture when a variation replaces it', () => {
    const slide = html('<div data-thumb="/a.jpg"></div>');
    expect(originalThumbnail(slide)).toBe('/a.jpg');
    slide.setAttribute('data-thumb', '/b.jpg');
    expect(originalThumbnail(slide)).toBe('/a.jpg');
  });
});

describe('the use of arrow keys', () => {
  test.each([
    '<input id="x">',
    '<textarea id="x"></textarea>',
    '<select id="x"></select>',
    '<div contenteditable="true"><b id="x"></b></div>',
    '<ul role="tablist"><li><a id="x" role="tab" href="#"></a></li></ul>',
    '<p class="stars"><a id="x" href="#"></a></p>',
    '<ul role="radiogroup"><li id="x" role="radio"></li></ul>',
    '<div role="dialog"><a id="x" href="#"></a></div>',
  ])('arrow keys are left to others in %s', (markup) => {
    html(markup);
    expect(usesArrows(document.querySelector('#x'))).toBe(true);
  });

  test('arrow keys belong to the gallery on the page itself, on links and on buttons', () => {
    html('<p><a id="x" href="#"></a><button id="y"></button><i contenteditable="false" id="z"></i></p>');
    for (const id of ['x', 'y', 'z']) expect(usesArrows(document.querySelector(`#${id}`))).toBe(false);
    expect(usesArrows(document.body)).toBe(false);
    expect(usesArrows(window)).toBe(false);
  });
});
