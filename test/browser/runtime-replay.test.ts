import { describe, expect, test } from 'vitest';
import { leavesToBrowser } from '../support/leavesToBrowser';
import {
  allMounted,
  failChunk,
  holdChunk,
  hostsBecome,
  mounted,
  openPage,
  requestsTo,
  type SentRequest,
  type WatchedPage,
} from '../support/page';
import { logged, logs, openStage, withApi } from './runtimeStage';

/** The tabs would hide the form at first. */
const FORM = `/product/mug/?config=${encodeURIComponent('{"disable":["product-tabs"]}')}`;
const REVIEWS = '#tab-title-reviews a';

/** An analytics script: it records what it hears on the document, in both phases. */
function analytics(): void {
  for (const type of ['click', 'keydown', 'submit']) {
    for (const capture of [true, false]) {
      document.addEventListener(
        type,
        (event) => {
          const { localName, id } = event.target as Element;
          window.log.push(`${type} ${capture ? 'down' : 'up'} ${id || localName}`);
        },
        capture,
      );
    }
  }
}

/** The product page with a widget's chunk under way; `release` lets it arrive. */
async function openLoading(
  widget: string,
  { path = '/product/mug/', before }: { path?: string; before?: (page: WatchedPage) => unknown } = {},
): Promise<{ page: WatchedPage; release: () => void }> {
  let release = (): void => {};
  const page = await openPage(path, {
    waitUntil: 'domcontentloaded',
    before: async (opened) => {
      await opened.addInitScript(() => {
        window.log = [];
      });
      await opened.addInitScript(analytics);
      release = await holdChunk(opened, widget);
      await before?.(opened);
    },
  });
  await hostsBecome(page, widget, 'loading');
  return { page, release };
}

const shownPanels = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.wc-tabs-wrapper .wc-tab', (panels) =>
    panels.filter((panel) => getComputedStyle(panel).display !== 'none').map((panel) => panel.id),
  );

const focused = (page: WatchedPage): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-controls'));

describe('a click on a widget that is still loading', () => {
  test('a click on a loading widget takes effect when it is there, and everybody else hears it exactly once', async () => {
    const { page, release } = await openLoading('product-tabs');
    await page.click(REVIEWS);
    expect(await logged(page)).toEqual([]);
    release();
    await mounted(page, 'product-tabs');
    await logs(page, ['click down a', 'click up a']);
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
    expect(await page.evaluate(() => location.hash)).toBe('');
  });

  test('a click on a loading widget that is impatiently repeated counts once', async () => {
    const { page, release } = await openLoading('product-tabs');
    await page.click(REVIEWS);
    await page.click(REVIEWS);
    await page.dblclick(REVIEWS);
    release();
    await mounted(page, 'product-tabs');
    await logs(page, ['click down a', 'click up a']);
    await allMounted(page);
    expect(await logged(page)).toHaveLength(2);
  });

  test('clicks on two parts of a loading widget both take effect, in order', async () => {
    const { page, release } = await openLoading('product-tabs');
    await page.click(REVIEWS);
    await page.click('#tab-title-additional_information a');
    release();
    await mounted(page, 'product-tabs');
    await expect.poll(() => shownPanels(page)).toEqual(['tab-additional_information']);
    expect(await logged(page)).toHaveLength(4);
  });

  test('a click with a modifier key on a loading widget is the browser’s at once', async () => {
    const { page } = await openLoading('product-tabs');
    expect(await leavesToBrowser(page, REVIEWS)).toBe(true);
    expect((await logged(page)).filter((one) => String(one).startsWith('click'))).toEqual([
      'click down a',
      'click up a',
    ]);
  });

  test('a click beside the parts of a loading widget passes at once: a plain link is followed', async () => {
    const { page } = await openLoading('product-tabs');
    await page.$eval('#tab-description', (panel) =>
      panel.insertAdjacentHTML('beforeend', '<a id="plain" href="#tab-reviews">x</a>'),
    );
    await page.click('#plain');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#tab-reviews');
    expect(await logged(page)).toEqual(['click down plain', 'click up plain']);
  });

  test('a held click goes ahead natively when the widget is unmounted before it was there', async () => {
    const { page } = await openLoading('product-tabs');
    await page.click(REVIEWS);
    await withApi(page, (api) => api.unmount(document.body));
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#tab-reviews');
    await logs(page, ['click down a', 'click up a']);
  });

  test('a held click goes ahead natively when the page switches the element off meanwhile', async () => {
    const { page } = await openLoading('product-tabs');
    await page.click(REVIEWS);
    await page.$eval('.wc-tabs-wrapper', (host) => host.setAttribute('data-widget', 'none'));
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#tab-reviews');
  });
});

describe('a key on a widget that is still loading', () => {
  test('a key on a loading widget takes effect when it is there, once', async () => {
    const { page, release } = await openLoading('product-tabs');
    await page.focus('#tab-title-description a');
    await page.keyboard.press('End');
    expect(await logged(page)).toEqual([]);
    release();
    await mounted(page, 'product-tabs');
    await logs(page, ['keydown down a', 'keydown up a']);
    expect(await shownPanels(page)).toEqual(['tab-reviews']);
    expect(await focused(page)).toBe('tab-reviews');
  });

  test('a key that the loading widget does not use passes at once', async () => {
    const { page } = await openLoading('product-tabs');
    await page.focus('#tab-title-description a');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.wc-tabs'))).toBe(null);
  });
});

describe('a held action when the chunk fails', () => {
  test('a held click follows its link, once, when the chunk fails', async () => {
    let fail = (): void => {};
    const failed = new Promise<void>((done) => {
      fail = done;
    });
    const { page } = await openLoading('product-tabs', {
      before: (opened) =>
        opened.route(/widget-product-tabs/, async (route) => {
          await failed;
          await route.abort();
        }),
    });
    await page.click(REVIEWS);
    fail();
    await hostsBecome(page, 'product-tabs', 'failed');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#tab-reviews');
    await logs(page, ['click down a', 'click up a']);
  });

  test('a click that comes after the chunk has failed follows its link at once', async () => {
    const page = await openPage('/product/mug/', { before: (opened) => failChunk(opened, 'product-tabs') });
    await hostsBecome(page, 'product-tabs', 'failed');
    await page.click(REVIEWS);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#tab-reviews');
  });

  test('a held form is sent by the browser, once, with the button that sent it, when the chunk fails', async () => {
    let fail = (): void => {};
    const failed = new Promise<void>((done) => {
      fail = done;
    });
    let posts: SentRequest[] = [];
    const { page } = await openLoading('review-form', {
      path: FORM,
      before: async (opened) => {
        posts = requestsTo(opened, /wp-comments-post/);
        await opened.route(/widget-review-form/, async (route) => {
          await failed;
          await route.abort();
        });
      },
    });
    await page.selectOption('#rating', '4');
    await page.fill('#comment', 'Holds tea.');
    await page.fill('#author', 'Ada');
    await page.fill('#email', 'ada@example.com');
    await page.$eval('#commentform', (form) =>
      (form as HTMLFormElement).requestSubmit(form.querySelector<HTMLElement>('#submit')),
    );
    // It is held: nobody has heard it, so the browser has not sent it.
    expect((await logged(page)).filter((one) => String(one).startsWith('submit'))).toEqual([]);
    fail();
    await page.waitForURL(/#comment-/);
    expect(posts).toHaveLength(1);
    const fields = new URLSearchParams(posts[0]?.body ?? '');
    expect([fields.get('rating'), fields.get('submit')]).toEqual(['4', 'Submit']);
  });
});

describe('a form that is sent while its widget loads', () => {
  test('a form that is sent while its widget loads is checked first, and not sent when the widget refuses', async () => {
    const { page, release } = await openLoading('review-form', { path: FORM });
    const posts = requestsTo(page, /wp-comments-post/);
    await page.fill('#comment', 'Holds tea.');
    await page.fill('#author', 'Ada');
    await page.fill('#email', 'ada@example.com');
    await page.click('#submit');
    release();
    await mounted(page, 'review-form');
    await page.locator('[role=alertdialog]').waitFor();
    // A form would be sent before this request is answered.
    await page.evaluate(async () => void (await fetch('/blank/')));
    expect(posts).toEqual([]);
  });

  test('a form that is sent while its widget loads is sent once, with its button, when the widget agrees', async () => {
    const { page, release } = await openLoading('review-form', { path: FORM });
    const posts = requestsTo(page, /wp-comments-post/);
    await page.selectOption('#rating', '2');
    await page.fill('#comment', 'Holds tea.');
    await page.fill('#author', 'Ada');
    await page.fill('#email', 'ada@example.com');
    await page.$eval('#commentform', (form) =>
      (form as HTMLFormElement).requestSubmit(form.querySelector<HTMLElement>('#submit')),
    );
    release();
    await page.waitForURL(/#comment-/);
    expect(posts).toHaveLength(1);
    expect(new URLSearchParams(posts[0]?.body ?? '').get('submit')).toBe('Submit');
  });
});

test('a click on a widget that waits loads it at once, and then takes effect', async () => {
  const page = await openStage({
    html: '<div data-when="media(min-width: 9000px)" class="wc-tabs-wrapper"><ul class="wc-tabs"><li><a href="#tab-1">1</a></li><li><a href="#tab-2">2</a></li></ul><div class="wc-tab" id="tab-1">one</div><div class="wc-tab" id="tab-2">two</div></div>',
  });
  await hostsBecome(page, 'product-tabs', 'waiting');
  await page.click('#stage li:nth-child(2) a');
  await mounted(page, 'product-tabs');
  await expect.poll(() => shownPanels(page)).toEqual(['tab-2']);
});

test('a click that jQuery triggers on a link, a button or a checkbox reaches a widget once', async () => {
  const page = await openStage({
    query: '?jquery=1',
    html: '<div data-widget="hears"><a href="#x">a</a><button>b</button><input type="checkbox"></div>',
    script: () => {
      (window as unknown as { StorefrontWidgets: unknown[] }).StorefrontWidgets = [
        (api: { register(type: object): void; page: { events: { on(...args: unknown[]): () => void } } }) =>
          api.register({
            name: 'hears',
            mount: (host: Element) =>
              api.page.events.on(host, 'click', (_args: unknown, event: { target: Element }) =>
                window.log.push(event.target.localName),
              ),
          }),
      ];
    },
  });
  await mounted(page, 'hears');
  await page.evaluate(() => {
    const $ = (window as unknown as { jQuery(selector: string): { trigger(type: string): void } }).jQuery;
    for (const selector of ['a', 'button', 'input']) $(`[data-widget] ${selector}`).trigger('click');
  });
  await page.click('[data-widget] a');
  expect(await logged(page)).toEqual(['a', 'button', 'input', 'a']);
});
