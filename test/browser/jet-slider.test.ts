import { describe, expect, test } from 'vitest';
import { reachable as reachableIn, slidesInView } from '../support/carousels';
import { drag, FINGER_DRAGS, MOUSE_DRAGS, nameOf } from '../support/drags';
import {
  axe,
  expectNoProblems,
  failChunk,
  holdChunk,
  layoutShift,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
  watchShifts,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

interface Query {
  count?: number;
  thumbs?: 'no';
  link?: string;
  template?: boolean;
  element?: object;
  options?: object;
  raw?: string;
  pro?: '1' | 'started';
}

const HOST = '.elementor-widget-jet-slider';
const NEXT = '.sp-next-arrow';
const PREVIOUS = '.sp-previous-arrow';
const THUMBNAIL = '.sp-thumbnail-container';

function address({ template, ...query }: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (template) search.set('template', '1');
  return `/fixture/jet-slider/?${search}`;
}

async function open(query: Query = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(address(query), options);
  await mounted(page, 'jet-slider');
  await page.waitForSelector('.storefront-carousel-moves');
  return page;
}

const shows = (page: WatchedPage, number: number): Promise<void> =>
  expect.poll(() => slidesInView(page, '.sp-slides')).toEqual([number]);

const heightOf = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (one) => one.getBoundingClientRect().height);

interface SliderPro {
  [method: string]: (value?: unknown) => unknown;
}
interface WithJQuery {
  jQuery(target: unknown): {
    on(types: string, run: (event: { type: string; index?: number; previousIndex?: number }) => void): void;
    data(name: string): SliderPro | undefined;
    sliderPro(options: object): void;
  };
  told: unknown[];
}

describeWidget({
  name: 'jet-slider',
  page: address(),
  host: HOST,
  settings: {
    change: { slider_height: { unit: 'px', size: 220 } },
    shows: (page) => expect.poll(() => heightOf(page, '.sp-slide')).toBe(220),
  },
  async keyboard(page) {
    await page.waitForSelector('.storefront-carousel-moves');
    await page.focus('[href="#Harbour"]');
    await page.keyboard.press('ArrowRight');
    await shows(page, 2);
    await page.focus(NEXT);
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    await shows(page, 4);
    await page.focus(`${THUMBNAIL} >> nth=1`);
    await page.keyboard.press('Enter');
    await shows(page, 2);
    await page.focus('.sp-button >> nth=2');
    await page.keyboard.press(' ');
    await shows(page, 3);
  },
});

describe('JetElements’ slider', () => {
  test('the slider has the markup that style sheets know', async () => {
    const page = await open({ options: { sliderLoop: false } });
    const has = (selector: string): Promise<number> => page.locator(`${HOST} .slider-pro${selector}`).count();
    expect(await has('.slider-loaded.sp-horizontal.sp-has-buttons')).toBe(1);
    expect(await has(' > .sp-slides-container > .sp-mask > .sp-slides > .sp-slide')).toBe(4);
    expect(await has(' .sp-slide > .sp-image-container > img.sp-image')).toBe(4);
    expect(await has(' .sp-slide.sp-selected')).toBe(1);
    expect(await has(' > .sp-slides-container > .sp-arrows > .sp-arrow > svg')).toBe(2);
    expect(await has(` > .sp-thumbnails-container.sp-bottom-thumbnails > .sp-thumbnails > ${THUMBNAIL} > img`)).toBe(4);
    expect(await has(' > .sp-buttons > .sp-button')).toBe(4);
    expect(await page.locator(PREVIOUS).isVisible()).toBe(false);
    await page.click('.sp-button >> nth=3');
    await shows(page, 4);
    expect(await page.locator(NEXT).isVisible()).toBe(false);
    expect(await page.locator('.sp-selected-thumbnail').getAttribute('aria-label')).toBe('Go to slide 4');
    expect(await page.locator('.sp-button').nth(3).getAttribute('class')).toBe('sp-button sp-selected-button');
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('each slide fills the width of the slider, as high as is set for the device', async () => {
    const page = await open({ options: { sliderWidth: { unit: '%', size: 50 } } });
    const box = (selector: string) =>
      page.$eval(selector, (one) => {
        const { width, height } = one.getBoundingClientRect();
        // Transforms leave fractions of a thousandth.
        return { width: Math.round(width), height: Math.round(height) };
      });
    const { width } = await box('.jet-slider');
    expect((await box('.slider-pro')).width).toBeCloseTo(width / 2, 0);
    expect(await box('.sp-selected .sp-image')).toEqual({ width: width / 2, height: 300 });
    expect(await box('.sp-selected .sp-layer')).toEqual({ width: width / 2, height: 300 });
    expect(await box(THUMBNAIL)).toEqual({ width: 100, height: 60 });
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => heightOf(page, '.sp-slide')).toBe(200);
  });

  test('the slider takes a height in any unit, and one that is computed', async () => {
    const custom = await open({ element: { slider_height: { unit: 'custom', size: 'calc(100vh - 500px)' } } });
    const { height } = custom.viewportSize()!;
    expect(await heightOf(custom, '.sp-slide')).toBe(height - 500);
    const relative = await open({ element: { slider_height: { unit: 'vh', size: 40 } } });
    expect(await heightOf(relative, '.sp-slide')).toBeCloseTo(height * 0.4, 0);
  });

  test('the page does not shift when JetElements’ slider starts', async () => {
    const page = await openPage(address({ element: { thumbnail_height: 80 } }), { before: watchShifts });
    await mounted(page, 'jet-slider');
    await page.waitForSelector('.storefront-carousel-moves');
    expect(await layoutShift(page)).toBeLessThan(0.03);
  });

  test('the slider shows its first slide before its script is there', async () => {
    const held: { release?: () => void } = {};
    const page = await openPage(address(), {
      async before(opening) {
        held.release = await holdChunk(opening, 'jet-slider');
      },
    });
    const slider = page.locator('.slider-pro');
    await expect.poll(() => slider.evaluate((one) => getComputedStyle(one).visibility)).toBe('visible');
    expect(await slidesInView(page, '.sp-slides')).toEqual([1]);
    expect(await heightOf(page, '.sp-slides')).toBe(300);
    held.release?.();
    await page.click(NEXT);
    await shows(page, 2);
  });

  test('the slider shows its first slide where its script cannot be loaded', async () => {
    const page = await openPage(address(), { before: (opening) => failChunk(opening, 'jet-slider') });
    await page.waitForSelector(`${HOST}[data-widget-state=failed]`);
    expect(await slidesInView(page, '.sp-slides')).toEqual([1]);
    expect(await page.locator('.jet-slider__title').first().isVisible()).toBe(true);
  });

  test('the slider shows the content of the current slide only', async () => {
    const page = await open();
    expect(await page.locator('.jet-slider__title').first().isVisible()).toBe(true);
    expect(await reachableIn(page, '.sp-slides', '.sp-slide')).toBe(1);
    await page.click(NEXT);
    await expect.poll(() => page.locator('.jet-slider__title').nth(1).isVisible()).toBe(true);
    await expect
      .poll(() =>
        page
          .locator('.jet-slider__title')
          .first()
          .evaluate((one) => getComputedStyle(one).visibility),
      )
      .toBe('hidden');
  });

  test('the slider starts over after the last slide', async () => {
    const page = await open();
    await page.click(PREVIOUS);
    await shows(page, 4);
    await page.click(NEXT);
    await shows(page, 1);
  });

  test('the slider fades one slide into the next where that is set', async () => {
    const page = await open({ options: { sliderFadeMode: true, slideDuration: 300 } });
    await page.click(NEXT);
    await shows(page, 2);
    const opacity = (at: number): Promise<string> =>
      page
        .locator('.sp-slide')
        .nth(at)
        .evaluate((one) => getComputedStyle(one).opacity);
    await expect.poll(() => opacity(0)).toBe('0');
    await expect.poll(() => opacity(1)).toBe('1');
  });

  test('the slider shows the number of the current slide', async () => {
    const page = await open();
    const text = (): Promise<string | null> => page.textContent('.jet-slider__fraction-pagination');
    expect(await text()).toBe('No. 1 of  4');
    await page.click(NEXT);
    await expect.poll(text).toBe('No. 2 of  4');
  });

  test('the slider keeps the small picture of the current slide in view', async () => {
    const page = await open({ count: 6, element: { thumbnail_width: 400 } });
    const isInView = (): Promise<boolean> =>
      page.$eval('.sp-selected-thumbnail', (one) => {
        const strip = one.closest('.sp-thumbnails-container')!.getBoundingClientRect();
        const { left, right } = one.getBoundingClientRect();
        return left >= strip.left - 1 && right <= strip.right + 1;
      });
    await page.click('.sp-button >> nth=5');
    await expect.poll(isInView).toBe(true);
    await page.click('.sp-button >> nth=0');
    await expect.poll(isInView).toBe(true);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('the slider is as high as the template in the current slide', async () => {
    const page = await open({ template: true, thumbs: 'no', options: { autoSliderHeight: true } });
    const content = (at: number): Promise<number> =>
      page
        .locator('.jet-slider__content-inner')
        .nth(at)
        .evaluate((one) => (one as HTMLElement).offsetHeight);
    await expect.poll(() => heightOf(page, '.sp-mask')).toBe(await content(0));
    await page.click(NEXT);
    await expect.poll(() => heightOf(page, '.sp-mask')).toBe(await content(1));
    expect(await content(1)).toBeGreaterThan(await content(0));
  });

  test('a slide with an address is a link, and the buttons in it keep theirs', async () => {
    const page = await open({ link: '/product/mug/' });
    const link = page.locator('.sp-selected .jet-slider__content-item-link');
    expect(await link.getAttribute('aria-label')).toBe('Harbour');
    expect(await link.getAttribute('target')).toBe('_blank');
    const hit = (x: number, y: number): Promise<string> =>
      page.$eval(
        '.sp-selected',
        (one, [left, top]) => {
          const box = one.getBoundingClientRect();
          const found = document.elementFromPoint(box.x + box.width * left!, box.y + box.height * top!);
          return found?.closest('a')?.className ?? '';
        },
        [x, y],
      );
    expect(await hit(0.3, 0.2)).toContain('content-item-link');
    const button = page.locator('.sp-selected .jet-slider__button');
    await button.click();
    expect(new URL(page.url()).hash).toBe('#Harbour');
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')]);
    expect(opened.url()).toContain('/product/mug/');
    expect(await axe(page, HOST)).toEqual([]);
  });

  test('the link of a slide follows no address that runs script', async () => {
    const page = await open({ link: 'javascript:document.title=1' });
    const link = page.locator('.sp-selected .jet-slider__content-item-link');
    expect(await link.isVisible()).toBe(false);
    await page.locator('.sp-selected').click({ position: { x: 200, y: 40 } });
    expect(await page.title()).not.toBe('1');
  });

  test('the slider fills the screen by its button', async () => {
    const page = await open();
    const button = page.locator('.sp-full-screen-button');
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.press('Enter');
    await page.waitForSelector('.slider-pro.sp-full-screen');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const rest = () =>
      page.$eval('.slider-pro', (one) => {
        const slide = one.querySelector('.sp-slide')!.getBoundingClientRect();
        return { below: innerHeight - slide.height, width: innerWidth - slide.width };
      });
    await expect.poll(rest).toEqual({ below: 64, width: 0 });
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(() => page.locator('.sp-full-screen').count()).toBe(0);
    await expect.poll(() => heightOf(page, '.sp-slide')).toBe(300);
  });

  test('the slides and their small pictures are shuffled into the same order', async () => {
    const page = await open(
      { count: 6, options: { sliderShuffle: true } },
      {
        before: (opening) => opening.addInitScript('Math.random = () => 0'),
      },
    );
    const names = (selector: string): Promise<(string | undefined)[]> =>
      page.$$eval(selector, (all) => all.map((one) => (one as HTMLImageElement).alt.split(' ')[0]));
    const slides = await names('.sp-slide img.sp-image');
    expect(slides).toEqual(['Lighthouse', 'Island', 'Cliff', 'Beach', 'Dune', 'Harbour']);
    expect(await names(`${THUMBNAIL} > img.sp-thumbnail`)).toEqual(slides);
  });

  test('the slider plays, and stops once the pointer has been over it', async () => {
    const page = await open({
      options: { sliderAutoplay: true, sliderAutoplayDelay: 400, sliderAutoplayOnHover: 'stop' },
    });
    await expect.poll(() => page.locator('.sp-slide').first().getAttribute('class')).not.toContain('sp-selected');
    await page.hover('.sp-mask');
    await page.mouse.move(0, 0);
    await page.waitForSelector('.storefront-play [aria-label="Play"]');
    expectNoProblems(page);
  });

  test.each([...FINGER_DRAGS, ...MOUSE_DRAGS].map((input) => [nameOf(input), input] as const))(
    'the slider moves by one slide with a drag: %s',
    async (_, input) => {
      const page = await open({ thumbs: 'no' }, { mobile: input.by === 'finger' });
      const { x, y, width } = (await page.locator('.sp-mask').boundingBox())!;
      await drag(page, { x: x + width * 0.7, y: y + 30 }, { x: x + width * 0.3, y: y + 30 }, input);
      await shows(page, 2);
    },
  );

  test('the slider does not move with a drag where that is off', async () => {
    const page = await open({ options: { touchswipe: false } });
    const { x, y, width } = (await page.locator('.sp-mask').boundingBox())!;
    await drag(page, { x: x + width * 0.7, y: y + 30 }, { x: x + width * 0.3, y: y + 30 }, MOUSE_DRAGS[0]!);
    // It would show the third one if the drag had moved it.
    await page.click(NEXT);
    await shows(page, 2);
  });

  test('the slider goes from right to left on such a page', async () => {
    const page = await open(
      {},
      {
        before: (opening) =>
          opening.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl')),
          ),
      },
    );
    expect(await page.locator('.slider-pro.sp-rtl').count()).toBe(1);
    await page.focus(NEXT);
    await page.keyboard.press('ArrowLeft');
    await shows(page, 2);
  });

  test.each([
    '{',
    '[]',
    '{"slider_height":"url(//evil.example)","slideDistance":{"size":"x"},"sliderWidth":{"size":"1px;background:url(//evil.example)"}}',
  ])('the slider starts with broken settings: %s', async (raw) => {
    const page = await open({ raw, element: { slider_height: { unit: 'em', size: 'expression(1)' } } });
    await shows(page, 1);
    expect(await heightOf(page, '.sp-slide')).toBe(600);
  });

  test('a single slide has no arrows and no dots', async () => {
    const page = await openPage(address({ count: 1 }));
    await mounted(page, 'jet-slider');
    await expect.poll(() => slidesInView(page, '.sp-slides')).toEqual([1]);
    expect(await page.locator(NEXT).isVisible()).toBe(false);
    expect(await page.locator('.sp-button').count()).toBe(0);
    expect(await page.locator('.jet-slider__title').isVisible()).toBe(true);
  });

  test('a slider-pro that has started before the slider is ended', async () => {
    const page = await open({ pro: 'started' });
    const count = (selector: string): Promise<number> => page.locator(`${HOST} ${selector}`).count();
    for (const part of ['.sp-slides-container', '.sp-mask', '.sp-arrows', '.sp-buttons', '.sp-full-screen-button']) {
      expect(await count(part), part).toBe(1);
    }
    expect(await count('.sp-image-container > .sp-image')).toBe(4);
    expect(await count(`.sp-thumbnails > ${THUMBNAIL} > .sp-thumbnail`)).toBe(4);
    expect(await count('.sp-selected')).toBe(1);
    expect(await heightOf(page, '.sp-slide')).toBe(300);
    await page.click(NEXT);
    await shows(page, 2);
    expectNoProblems(page);
  });

  test('a slider-pro that starts after the slider builds nothing', async () => {
    const page = await open({ pro: '1' });
    await page.evaluate(() => (window as unknown as WithJQuery).jQuery('.slider-pro').sliderPro({ arrows: true }));
    expect(await page.locator(`${HOST} .sp-slides-container`).count()).toBe(1);
    expect(await page.locator(`${HOST} .sp-arrow`).count()).toBe(2);
    await page.click(NEXT);
    await shows(page, 2);
  });

  test('the slider has the methods and events of slider-pro on a page with jQuery', async () => {
    const page = await open(
      { pro: '1' },
      {
        before: (opening) =>
          opening.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => {
              const { jQuery } = window as unknown as WithJQuery;
              const told: unknown[] = [];
              Object.assign(window, { told });
              jQuery('.slider-pro').on('init gotoSlide gotoSlideComplete', ({ type, index, previousIndex }) =>
                told.push([type, index, previousIndex]),
              );
            }),
          ),
      },
    );
    const call = (method: string, value?: number): Promise<unknown> =>
      page.evaluate(
        ([name, given]) => {
          const { jQuery } = window as unknown as WithJQuery;
          return jQuery('.slider-pro').data('sliderPro')?.[name as string]?.(given);
        },
        [method, value] as const,
      );
    await expect.poll(() => call('getTotalSlides')).toBe(4);
    await call('gotoSlide', 2);
    await shows(page, 3);
    await call('nextSlide');
    await shows(page, 4);
    await call('previousSlide');
    await shows(page, 3);
    expect(await call('getSelectedSlide')).toBe(2);
    const told = (): Promise<unknown> => page.evaluate(() => (window as unknown as WithJQuery).told.slice(0, 3));
    await expect.poll(told).toEqual([
      ['init', undefined, undefined],
      ['gotoSlide', 2, 0],
      ['gotoSlideComplete', 2, 0],
    ]);
  });

  test('a slider by attribute works without a style sheet of a vendor', async () => {
    const page = await openPage('/blank/');
    await page.$eval('#stage', (stage) => {
      const slide = (name: string): string =>
        `<div class="sp-slide"><img class="sp-image" src="/images/${name}-flat-600x400.svg" alt="The ${name}"><div class="sp-layer"><a href="#${name}">${name}</a></div></div>`;
      stage.innerHTML = `<div data-widget="jet-slider" data-settings='{"sliderAutoplay":false,"slideDuration":0,"slider_height":"250px"}'><div class="jet-slider"><div class="slider-pro"><div class="sp-slides">${slide('mug')}${slide('lamp')}</div></div></div></div>`;
    });
    await mounted(page, 'jet-slider');
    await page.waitForSelector('.storefront-carousel-moves');
    expect(await heightOf(page, '.sp-slide')).toBe(250);
    await page.click(NEXT);
    await shows(page, 2);
    expect(await axe(page, '#stage')).toEqual([]);
  });
});
