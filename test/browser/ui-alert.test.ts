import { describe, expect, test } from 'vitest';
import { framesAsked } from '../support/frames';
import {
  allMounted,
  axe,
  expectNoProblems,
  openPage,
  requestsTo,
  type SentRequest,
  started,
  type WatchedPage,
} from '../support/page';
import { logs, openStage, type PageApi } from './runtimeStage';

const DIALOG = '[role=alertdialog]';

/** A page with a button that has the focus, and the API. */
async function openShop(options: Parameters<typeof openStage>[0] = {}): Promise<WatchedPage> {
  const page = await openStage({ html: '<button id="opener">Open</button><a href="#x" id="behind">x</a>', ...options });
  await started(page);
  await page.focus('#opener');
  return page;
}

/** Opens an alert; how it was left goes to the log. */
async function alert(page: WatchedPage, options: Record<string, unknown>): Promise<void> {
  await page.evaluate((given) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PageApi };
    void api.alert(given).then((result) => window.log.push(result ?? 'nothing'));
  }, options);
  await page.locator('.alert-message', { hasText: String(options.message) }).waitFor();
}

const focused = (page: WatchedPage): Promise<string> =>
  page.evaluate(() => document.activeElement?.className || document.activeElement?.id || 'none');

describe('an alert resolves with how the visitor left it', () => {
  test.each([
    ['info', '.alert-button', 'ok'],
    ['success', '.alert-button', 'ok'],
    ['warning', '.alert-button', 'ok'],
    ['error', '.alert-button', 'ok'],
    ['question', '.confirm-button', 'confirm'],
    ['question', '.cancel-button', 'nothing'],
    ['question', '.alert-close', 'close'],
    ['info', '.alert-close', 'close'],
  ])('an alert of the type %s, left by %s, resolves with “%s”', async (type, button, result) => {
    const page = await openShop();
    await alert(page, { type, message: 'Really?' });
    expect(await page.locator(`${DIALOG} .${type}-bg`).count()).toBeGreaterThan(0);
    expect(await page.locator(`${DIALOG} button`).count()).toBe(type === 'question' ? 3 : 2);
    await page.click(button);
    await logs(page, [result]);
    await expect.poll(() => page.locator(DIALOG).count()).toBe(0);
    await expect.poll(() => page.locator('.storefront-widgets-overlay').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('opener');
    expectNoProblems(page);
  });

  test('an alert that is left by Escape resolves with “close”', async () => {
    const page = await openShop();
    await alert(page, { type: 'question', message: 'Really?' });
    await page.keyboard.press('Escape');
    await logs(page, ['close']);
    await expect.poll(() => focused(page)).toBe('opener');
  });

  test('Escape closes the alert also after a click on its text or beside it', async () => {
    const page = await openShop();
    await alert(page, { message: 'Just so you know.' });
    await page.click('.alert-message');
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await logs(page, ['close']);
  });

  test('the first of two alerts resolves with “close”, and the second takes its place', async () => {
    const page = await openShop();
    await alert(page, { message: 'First' });
    await alert(page, { message: 'Second' });
    await logs(page, ['close']);
    await expect.poll(() => page.locator(DIALOG).count()).toBe(1);
    await page.keyboard.press('Enter');
    await logs(page, ['close', 'ok']);
    await expect.poll(() => focused(page)).toBe('opener');
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false);
  });
});

describe('the focus of an alert', () => {
  test('the focus starts on the button that does no harm', async () => {
    const page = await openShop();
    await alert(page, { type: 'question', message: 'Delete?' });
    await expect.poll(() => focused(page)).toContain('cancel-button');
  });

  test('the focus stays inside the alert, in both directions, wherever the visitor has clicked', async () => {
    const page = await openShop();
    await alert(page, { type: 'question', message: 'Delete?' });
    await expect.poll(() => focused(page)).toContain('cancel-button');
    const seen: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      await page.keyboard.press('Tab');
      seen.push((await focused(page)).split(' ')[0] ?? '');
    }
    expect(seen).toEqual(['alert-close', 'confirm-button', 'cancel-button', 'alert-close']);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toContain('cancel-button');
    await page.click('.alert-message');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toContain('cancel-button');
    await page.click('.alert-message');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('alert-close');
    await page.mouse.click(5, 5);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toContain('confirm-button');
  });

  test('the focus goes to the nearest place that is left when the opener has gone', async () => {
    const page = await openShop({ html: '<section id="around"><button id="opener">Open</button></section>' });
    await alert(page, { message: 'Gone.' });
    await page.$eval('#opener', (button) => button.remove());
    await page.keyboard.press('Enter');
    await logs(page, ['ok']);
    await expect.poll(() => focused(page)).toBe('around');
  });
});

test('the texts of an alert are text, never HTML', async () => {
  const page = await openShop();
  const evil = '<img src=x onerror="window.log.push(1)">';
  await alert(page, {
    type: 'question',
    title: evil,
    message: evil,
    confirmText: evil,
    cancelText: evil,
    closeText: evil,
  });
  expect(await page.locator(`${DIALOG} img`).count()).toBe(0);
  expect(await page.textContent('.alert-title')).toBe(evil);
  expectNoProblems(page);
});

test('a message that is no text is said as one', async () => {
  const page = await openShop();
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PageApi };
    void api.alert({ message: new Error('no answer') }).then((result) => window.log.push(result));
  });
  await page.locator('.alert-message', { hasText: 'Error: no answer' }).waitFor();
  await page.click('.alert-button');
  await logs(page, ['ok']);
});

test('an alert of a type that nobody knows can be read, too', async () => {
  const page = await openShop();
  await alert(page, { type: 'danger', message: 'Careful' });
  expect(await page.$eval('.alert-button', (button) => getComputedStyle(button).backgroundColor)).toBe(
    'rgb(26, 79, 139)',
  );
});

test('the texts of the buttons of an alert can be given', async () => {
  const page = await openShop();
  await alert(page, { message: 'x', buttonText: 'Alles klar', closeText: 'Zu' });
  expect(await page.getByRole('button').allTextContents()).toEqual(expect.arrayContaining(['×Zu', 'Alles klar']));
});

test('the page behind an alert does not scroll, and looks as before afterwards', async () => {
  const page = await openShop({ html: '<button id="opener">Open</button><div style="height:5000px"></div>' });
  const before = await page.evaluate(() => [
    document.documentElement.outerHTML.split('<head')[0]?.replace(/ data-storefront-bare="[^"]*"/, ''),
    document.body.clientWidth,
  ]);
  await alert(page, { message: 'x' });
  await page.mouse.move(5, 5);
  await page.evaluate(() => {
    window.addEventListener('wheel', () => window.log.push('turned'), { passive: true, once: true });
  });
  await page.mouse.wheel(0, 600);
  await logs(page, ['turned']);
  // It would scroll in one of these frames.
  await framesAsked(page);
  expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual([0, before[1]]);
  await page.keyboard.press('Enter');
  await logs(page, ['turned', 'ok']);
  await expect
    .poll(() =>
      page.evaluate(() => [
        document.documentElement.outerHTML.split('<head')[0]?.replace(/ data-storefront-bare="[^"]*"/, ''),
        document.body.clientWidth,
      ]),
    )
    .toEqual(before);
});

test('an alert breaks no accessibility rule, in any type', async () => {
  const page = await openShop({ reducedMotion: true });
  for (const type of ['info', 'success', 'warning', 'error', 'question']) {
    await alert(page, { type, title: 'A title', message: `An ${type}.` });
    expect(await axe(page, '.storefront-widgets-overlay')).toEqual([]);
  }
});

test('the buttons of an alert look as ever under a theme that styles all buttons', async () => {
  const page = await openShop();
  await alert(page, { type: 'question', message: 'Sure?' });
  const looks = () =>
    page.$$eval('.alert-frame button', (buttons) =>
      buttons.map((button) => {
        const { backgroundColor, padding, borderTopWidth, color, textTransform } = getComputedStyle(button);
        return [backgroundColor, padding, borderTopWidth, color, textTransform];
      }),
    );
  const before = await looks();
  await page.addStyleTag({
    content:
      'button { padding: 1em 3em; border: 4px solid red; background: #eee; color: #333; text-transform: uppercase } button:hover, button:focus { background: #d5d5d5; color: #111 }',
  });
  expect(await looks()).toEqual(before);
  await page.hover('.alert-close');
  expect(await looks()).toEqual(before);
});

test('an alert has its title as name and its message as description', async () => {
  const page = await openShop();
  await alert(page, { title: 'Stock', message: 'Only two left.' });
  const dialog = page.getByRole('alertdialog', { name: 'Stock' });
  expect(await dialog.count()).toBe(1);
  expect(await dialog.getAttribute('aria-modal')).toBe('true');
  const describedBy = await dialog.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toBe('Only two left.');
});

test('an alert fits a phone, however long its texts are', async () => {
  const page = await openShop({ mobile: true });
  await alert(page, { type: 'question', title: 'T'.repeat(80), message: 'word '.repeat(400) });
  const box = await page.$eval('.alert-frame', (frame) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const isCut = frame.scrollWidth > frame.clientWidth;
    return { left, right, isCut, width: innerWidth, isTall: bottom - top > innerHeight };
  });
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(box.width);
  expect([box.isCut, box.isTall]).toEqual([false, false]);
  await page.locator('.cancel-button').click();
  await logs(page, ['nothing']);
});

test('the code of alerts is fetched with the first one; the browser’s own alert speaks where it cannot be had', async () => {
  let fetched: SentRequest[] = [];
  const page = await openShop({
    before: (opening) => {
      fetched = requestsTo(opening, /AlertDialog/);
    },
  });
  await allMounted(page);
  expect(fetched).toEqual([]);
  await page.route(/AlertDialog/, (route) => route.abort());
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  const results = await page.evaluate(async () => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PageApi };
    return [
      await api.alert({ title: 'Stock', message: 'Two left.' }),
      await api.alert({ type: 'question', message: 'Sure?' }),
    ];
  });
  expect(results).toEqual(['ok', 'confirm']);
  expect(fetched.length).toBeGreaterThan(0);
  expect(said).toEqual(['alert: Stock\nTwo left.', 'confirm: Sure?']);
});

test('the review form’s alert works on the shop’s page under a strict policy', async () => {
  const page = await openPage(`/product/mug/?csp=strict#reviews`);
  await page.locator('#review_form [data-widget-state=mounted]').waitFor({ state: 'attached' });
  await page.click('#submit');
  await page.locator(DIALOG).waitFor();
  expect(await page.textContent('.alert-message')).toBe('Please select a rating');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.className === 'star-1');
  expectNoProblems(page);
});
