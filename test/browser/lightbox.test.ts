import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  stopClock,
  timersRun,
  type WatchedPage,
} from '../support/page';

const PAGE = '/product/lamp/';
const BOX = '.storefront-lightbox';
const TRIGGER = '.woocommerce-product-gallery__trigger';

const openShop = async (hash = '', options?: PageOptions, path = PAGE): Promise<WatchedPage> => {
  const page = await openPage(`${path}${hash}`, options);
  await mounted(page, 'product-gallery');
  return page;
};

const isOpen = (page: WatchedPage): Promise<unknown> => page.waitForSelector(`${BOX}.pswp--visible`);
const isClosed = (page: WatchedPage): Promise<unknown> => page.waitForSelector(BOX, { state: 'detached' });
const hash = (page: WatchedPage): Promise<string> => page.evaluate(() => window.location.hash);
const counter = (page: WatchedPage): Promise<string | null> => page.textContent(`${BOX} .pswp__counter`);
const button = (name: string): string => `${BOX} .pswp__button--${name}`;

const openLightbox = async (path?: string, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openShop(path, options);
  await page.click(TRIGGER);
  await isOpen(page);
  return page;
};

const settings = (page: WatchedPage, values: Record<string, unknown>): Promise<void> =>
  page.evaluate((json) => {
    document.querySelector('.woocommerce-product-gallery')?.setAttribute('data-settings', json);
  }, JSON.stringify(values));

test('the buttons of the lightbox have one icon each beside WooCommerce’s own style sheet', async () => {
  const page = await openShop();
  await page.addStyleTag({
    content: `button.pswp__button { background-image: url(/images/icons.svg) !important }
      button.pswp__button, button.pswp__button:hover { background-color: transparent !important }`,
  });
  await page.click(TRIGGER);
  await isOpen(page);
  const drawn = page
    .locator(`${BOX} .pswp__button`)
    .evaluateAll((buttons) =>
      buttons.map((one) => [getComputedStyle(one).backgroundImage, getComputedStyle(one).backgroundColor]),
    );
  expect(await page.locator(`${BOX} .pswp__button`).count()).toBe(6);
  for (const [image, color] of await drawn) {
    expect(image).toBe('none');
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
  }
});

test('the lightbox fills the window of a scrolled page beside WooCommerce’s own style sheet', async () => {
  const page = await openShop();
  await page.addStyleTag({
    content: `.pswp { display: none; position: absolute; left: 0; top: 0; width: 100%; height: 100%; z-index: 1500; margin: 0 }
      .woocommerce .pswp { top: 32px; height: calc(100% - 32px); z-index: 15 }`,
  });
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 150);
  });
  await page.click(TRIGGER);
  await isOpen(page);
  const place = await page.$eval(BOX, (box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    const { zIndex, position } = getComputedStyle(box);
    const onTop = document.elementFromPoint(innerWidth / 2, innerHeight - 5);
    return {
      x,
      y,
      isWhole: width === innerWidth && height === innerHeight,
      zIndex,
      position,
      isOnTop: box.contains(onTop),
    };
  });
  expect(place).toEqual({ x: 0, y: 0, isWhole: true, zIndex: '100000', position: 'fixed', isOnTop: true });
});

describe('the lightbox, when something goes wrong', () => {
  test('a picture that cannot be loaded says so, with a link to it', async () => {
    const page = await openShop('', { block: [/lamp-45-front-(?!416|100|150)\d+x\d+\.svg/] });
    await page.click(TRIGGER);
    const link = page.locator(`${BOX} .pswp__error-msg a`);
    await link.waitFor();
    expect(await link.textContent()).toBe('The image could not be loaded.');
    expect(await link.getAttribute('href')).toContain('/images/lamp-45-front');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => counter(page)).toBe('2 of 6');
  });

  test('a picture that takes more than a second shows that it is loading', async () => {
    let release = () => {};
    const arrives = new Promise<void>((done) => {
      release = done;
    });
    const page = await openShop('', {
      before: (opened) =>
        opened.route(/lamp-45-front-(?!416|100|150)\d+x\d+\.svg/, async (route) => {
          await arrives;
          await route.fallback().catch(() => {});
        }),
      waitUntil: 'domcontentloaded',
    });
    await page.click(TRIGGER);
    await page.waitForSelector(`${BOX} .pswp__preloader--active`);
    expect(await page.textContent(`${BOX} .pswp__preloader`)).toBe('Loading...');
    release();
    await expect.poll(() => page.locator(`${BOX} .pswp__preloader--active`).count()).toBe(0);
  });

  test.each(['#&gid=9&pid=999', '#&gid=1&pid=999', '#"]', '#<img src=x onerror=alert(1)>', '#&gid=1&pid=<b>', '#%'])(
    'an address that only looks like one of the lightbox opens nothing: %s',
    async (address) => {
      const page = await openShop(address);
      await page.waitForLoadState('networkidle');
      expect(await page.locator(BOX).count()).toBe(0);
      expectNoProblems(page);
    },
  );

  test('Escape closes the lightbox while it opens', async () => {
    const page = await openShop();
    await settings(page, { showDuration: 600 });
    await page.click(TRIGGER);
    await page.waitForSelector(BOX);
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await hash(page)).toBe('');
  });
});

describe('the controls of the lightbox', () => {
  test('the controls count the pictures, and have names', async () => {
    const page = await openLightbox();
    expect(await counter(page)).toBe('1 of 6');
    expect(await page.getAttribute(button('close'), 'aria-label')).toBe('Close (Esc)');
    expect(await page.textContent(`${BOX} .pswp__caption__center`)).toBe('The lamp with its linen shade');
    expect(await page.getAttribute(BOX, 'aria-label')).toBe('Image gallery');
    expect(await axe(page, BOX)).toEqual([]);
  });

  test('the caption is shown as text, whatever it says', async () => {
    const page = await openLightbox();
    await page.click(button('arrow--right'));
    await page.click(button('arrow--right'));
    await expect.poll(() => page.textContent(`${BOX} .pswp__caption__center`)).toBe('At home <beside> a chair');
  });

  test('the share menu has Facebook, Twitter, Pinterest and a download; Escape closes the menu first', async () => {
    const page = await openLightbox();
    await page.click(button('share'));
    const links = page.locator(`${BOX} .pswp__share-tooltip a`);
    expect(await links.allTextContents()).toEqual(['Facebook', 'Twitter', 'Pinterest', 'Download image']);
    expect(await links.nth(0).getAttribute('href')).toContain(encodeURIComponent(page.url()));
    expect(await links.nth(3).getAttribute('download')).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => links.count()).toBe(0);
    expect(await page.locator(BOX).count()).toBe(1);
  });

  test('the controls stand below the share menu on a low screen', async () => {
    const page = await openLightbox('', { viewport: { width: 640, height: 400 } });
    await page.click(button('share'));
    const link = page.locator(`${BOX} .pswp__share--download`);
    await link.waitFor();
    const isOnTop = await link.evaluate((element) => {
      const { right, top, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint(right - 20, (top + bottom) / 2) === element;
    });
    expect(isOnTop).toBe(true);
  });

  test('the controls hide after 4000 ms without a move of the mouse, and come back with one', async () => {
    const page = await openShop();
    await stopClock(page);
    await page.click(TRIGGER);
    await page.waitForSelector(BOX);
    // It opens once its code and its picture are there.
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return page.locator(`${BOX}.pswp--visible`).count();
      })
      .toBe(1);
    await page.mouse.move(300, 300);
    await page.clock.runFor(3900);
    expect(await page.locator(`${BOX} .pswp__ui--idle`).count()).toBe(0);
    await page.clock.runFor(200);
    expect(await page.locator(`${BOX} .pswp__ui--idle`).count()).toBe(1);
    await page.mouse.move(400, 300);
    expect(await page.locator(`${BOX} .pswp__ui--idle`).count()).toBe(0);
  });

  test('the zoom button zooms in and out', async () => {
    const page = await openLightbox();
    await page.click(button('zoom'));
    await page.waitForSelector(`${BOX}.pswp--zoomed-in`);
    await page.click(button('zoom'));
    await page.waitForSelector(`${BOX}:not(.pswp--zoomed-in)`);
  });

  test('the controls take their texts and buttons from the settings', async () => {
    const page = await openShop();
    await settings(page, {
      counterText: '%curr%/%total%',
      shareButtons: ['download'],
      closeText: 'Leave',
      history: false,
    });
    await page.click(TRIGGER);
    await isOpen(page);
    expect(await counter(page)).toBe('1/6');
    expect(await page.getAttribute(button('close'), 'aria-label')).toBe('Leave');
    await page.click(button('share'));
    expect(await page.locator(`${BOX} .pswp__share-tooltip a`).allTextContents()).toEqual(['Download image']);
    expect(await hash(page)).toBe('');
  });
});

describe('the lightbox by keyboard', () => {
  test('arrows move in a circle, Escape closes the lightbox, and the focus returns to the opener', async () => {
    const page = await openShop();
    await page.focus(TRIGGER);
    await page.keyboard.press('Enter');
    await isOpen(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => counter(page)).toBe('6 of 6');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => counter(page)).toBe('1 of 6');
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('woocommerce-product-gallery__trigger');
  });

  test('keys with modifiers are left to the browser, and the gallery behind the lightbox does not move', async () => {
    const page = await openLightbox();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+ArrowRight');
    expect(await counter(page)).toBe('1 of 6');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => counter(page)).toBe('2 of 6');
    expect(
      await page.$$eval('.woocommerce-product-gallery__image', (slides) =>
        slides.findIndex((slide) => slide.classList.contains('flex-active-slide')),
      ),
    ).toBe(0);
  });

  test('Tab stays inside the lightbox, and the page behind is out of reach', async () => {
    const page = await openLightbox();
    expect(await page.evaluate((box) => document.activeElement?.closest(box) !== null, BOX)).toBe(true);
    const seen = new Set<string>();
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(
          (box) =>
            document.activeElement?.closest(box)
              ? (document.activeElement.getAttribute('aria-label') ?? '')
              : 'outside',
          BOX,
        ),
      );
    }
    expect(seen.has('outside')).toBe(false);
    expect(seen.size).toBe(6);
    expect(await page.$eval('#page', (behind) => behind.hasAttribute('inert'))).toBe(true);
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await page.$eval('#page', (behind) => behind.hasAttribute('inert'))).toBe(false);
  });
});

describe('the address of the lightbox', () => {
  test('the lightbox adds one history entry, which moves replace; closing goes back', async () => {
    const page = await openShop();
    const length = await page.evaluate(() => history.length);
    await page.click(TRIGGER);
    await isOpen(page);
    expect(await hash(page)).toBe('#&gid=1&pid=1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hash(page)).toBe('#&gid=1&pid=3');
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.click(button('close'));
    await isClosed(page);
    expect(await hash(page)).toBe('');
  });

  test('back closes the lightbox, and forward opens it again where it was', async () => {
    const page = await openLightbox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hash(page)).toBe('#&gid=1&pid=2');
    await page.goBack();
    await isClosed(page);
    expect(await hash(page)).toBe('');
    await page.goForward();
    await isOpen(page);
    expect(await counter(page)).toBe('2 of 6');
  });

  test('forward opens a lightbox again that is closing; back after that does not', async () => {
    const page = await openLightbox();
    await page.evaluate(
      (box) =>
        new Promise<void>((done) => {
          window.history.back();
          window.addEventListener('hashchange', () => window.history.forward(), { once: true });
          new MutationObserver((_records, watch) => {
            if (document.querySelector(box)) return;
            watch.disconnect();
            done();
          }).observe(document.body, { childList: true });
        }),
      BOX,
    );
    await isOpen(page);
    expect(await hash(page)).toBe('#&gid=1&pid=1');
    await page.evaluate(() => {
      const back = (): void => window.history.back();
      window.addEventListener('hashchange', () => setTimeout(() => window.history.forward(), 30), { once: true });
      back();
      setTimeout(back, 120);
    });
    await isClosed(page);
    await page.waitForFunction((until) => Date.now() > until, Date.now() + 600);
    await expect.poll(async () => [await hash(page), await page.locator(BOX).count()]).toEqual(['', 0]);
  });

  test('the lightbox moves when a script changes the address', async () => {
    const page = await openLightbox();
    await page.evaluate(() => {
      window.location.hash = '#&gid=1&pid=4';
    });
    await expect.poll(() => counter(page)).toBe('4 of 6');
    await page.evaluate(() => {
      window.location.hash = '#&gid=1&pid=0';
    });
    await expect.poll(() => counter(page)).toBe('1 of 6');
  });

  test('an address opens the lightbox on load, keeps what else it says, and is as before after closing', async () => {
    const page = await openShop('#tab-reviews&gid=1&pid=3');
    await isOpen(page);
    expect(await counter(page)).toBe('3 of 6');
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await hash(page)).toBe('#tab-reviews');
  });

  test('the address counts the galleries of the page', async () => {
    const page = await openShop('', undefined, '/fixture/two-galleries/');
    await page.locator(TRIGGER).nth(1).click();
    await isOpen(page);
    expect(await hash(page)).toBe('#&gid=2&pid=1');
    expect(await counter(page)).toBe('1 of 3');
  });
});

describe('opening and closing the lightbox', () => {
  test('the lightbox starts at the image that is shown', async () => {
    const page = await openShop();
    await page.locator('.flex-control-nav li img').nth(3).click();
    await page.click(TRIGGER);
    await isOpen(page);
    expect(await counter(page)).toBe('4 of 6');
  });

  test('the lightbox shows the picture that a variation has put into the gallery', async () => {
    const page = await openShop();
    await page.$eval('.wp-post-image', (image) => {
      image.setAttribute('data-large_image', '/images/mug-205-scene-1600x1000.svg');
      image.setAttribute('data-caption', 'A mug');
    });
    await page.click(TRIGGER);
    await isOpen(page);
    expect(await page.textContent(`${BOX} .pswp__caption__center`)).toBe('A mug');
    // The page still states the size of the lamp's picture, which is square.
    await page.waitForFunction((box) => {
      const image = document.querySelector<HTMLImageElement>(
        `${box} .pswp__item[aria-hidden=false] .pswp__img:last-child`,
      );
      return image?.src.includes('mug-205-scene') && Math.abs(image.width / image.height - 1.6) < 0.02;
    }, BOX);
  });

  test('the lightbox shows a large picture in its full size where the page says no size', async () => {
    const page = await openShop('', {
      before: (opening) =>
        opening.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            for (const image of document.querySelectorAll('[data-large_image_width]')) {
              image.removeAttribute('data-large_image_width');
              image.removeAttribute('data-large_image_height');
            }
          }),
        ),
    });
    // Only the small picture is known, which has the same ratio.
    const small = await page.$eval('.wp-post-image', (image) => (image as HTMLImageElement).naturalWidth);
    await page.click(TRIGGER);
    await isOpen(page);
    await page.waitForFunction(
      ([box, width]) => {
        const image = document.querySelector<HTMLImageElement>(
          `${box} .pswp__item[aria-hidden=false] .pswp__img:last-child`,
        );
        return image && image.naturalWidth > width && image.width > width;
      },
      [BOX, small] as const,
    );
  });

  test.each([
    { what: 'leaves room for the bars', mobile: false, bar: 44 },
    { what: 'takes the whole height where a touch hides the bars', mobile: true, bar: 0 },
  ])('a picture that is higher than the window $what', async ({ mobile, bar }) => {
    const page = await openShop('', { mobile, reducedMotion: true });
    await page.setViewportSize({ width: 700, height: 300 });
    await page.click(TRIGGER);
    await isOpen(page);
    const place = await page.$eval(`${BOX} .pswp__item[aria-hidden=false] .pswp__img`, (image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return [Math.round(top), Math.round(innerHeight - bottom)];
    });
    expect(place).toEqual([bar, bar]);
  });

  test('a tap on the cross of the lightbox does not reach what lies beneath', async () => {
    const page = await openShop('', { mobile: true, reducedMotion: true });
    await page.tap(TRIGGER);
    await isOpen(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/cart/';
      link.id = 'beneath';
      link.setAttribute('style', 'position:fixed;inset:0;z-index:5');
      link.textContent = 'Cart';
      link.addEventListener('click', (event) => {
        event.preventDefault();
        link.dataset.pressed = 'yes';
      });
      document.body.append(link);
    });
    await page.tap(button('close'));
    await isClosed(page);
    await timersRun(page, 500);
    expect(await page.getAttribute('#beneath', 'data-pressed')).toBeNull();
  });

  test('the lightbox does not scroll the page behind, which stays where it is', async () => {
    const page = await openShop('', { viewport: { width: 800, height: 500 } });
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.$eval(TRIGGER, (trigger) => (trigger as HTMLElement).click());
    await isOpen(page);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
  });

  test('the left arrow shows the next picture on a page from right to left', async () => {
    const page = await openShop('', undefined, `${PAGE}?dir=rtl`);
    await page.click(TRIGGER);
    await isOpen(page);
    expect(await counter(page)).toBe('1 of 6');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => counter(page)).toBe('2 of 6');
    expect(await page.getAttribute(button('arrow--left'), 'aria-label')).toBe('Next (arrow left)');
    expect(await page.getAttribute(button('arrow--right'), 'aria-label')).toBe('Previous (arrow right)');
  });

  test('the lightbox closes when the widget is unmounted', async () => {
    const page = await openLightbox();
    await page.evaluate(() => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(root: Element): void } };
      api.unmount(document.body);
    });
    await isClosed(page);
    expect(await page.$eval('#page', (behind) => behind.hasAttribute('inert'))).toBe(false);
  });
});

test('the lightbox works under a strict content security policy', async () => {
  const page = await openShop('', undefined, `${PAGE}?csp=strict`);
  await page.click(TRIGGER);
  await isOpen(page);
  await page.click(button('share'));
  await page.keyboard.press('Escape');
  await page.click(button('zoom'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => counter(page)).toBe('2 of 6');
  await page.keyboard.press('Escape');
  await isClosed(page);
  expectNoProblems(page);
});
