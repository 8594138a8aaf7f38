import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, started, type WatchedPage } from '../support/page';
import { logged, logs, openStage, type PageApi } from './runtimeStage';

/** A page whose clock stands still until a test moves it. */
async function openShop(options: Parameters<typeof openStage>[0] = {}): Promise<WatchedPage> {
  const page = await openStage({
    html: '<button id="opener">Open</button>',
    ...options,
    before: (opened) => opened.clock.install(),
  });
  await started(page);
  return page;
}

/** Shows a toast; when it has gone, its message goes to the log. */
async function toast(page: WatchedPage, options: Record<string, unknown>): Promise<void> {
  await page.evaluate((given) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PageApi };
    void api.toast(given).then(() => window.log.push(given.message));
  }, options);
  await page.locator('.toast-message', { hasText: String(options.message) }).waitFor();
}

async function pauseClock(page: WatchedPage): Promise<void> {
  // Far enough that it cannot have passed when the clock is stopped.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

const shown = (page: WatchedPage): Promise<string[]> => page.locator('.toast-message').allTextContents();

describe('the end of a toast', () => {
  test('a toast goes by itself after 5000 ms', async () => {
    const page = await openShop();
    await pauseClock(page);
    await toast(page, { message: 'Saved' });
    await page.clock.runFor(4900);
    expect(await shown(page)).toEqual(['Saved']);
    await page.clock.runFor(200);
    await logs(page, ['Saved']);
    expect(await page.locator('.toast-container').count()).toBe(0);
    expectNoProblems(page);
  });

  test('a toast goes after the time that it was given', async () => {
    const page = await openShop();
    await pauseClock(page);
    await toast(page, { message: 'Quick', timer: 1000 });
    await page.clock.runFor(1100);
    await logs(page, ['Quick']);
  });

  test.each([null, 'soon', false])('a toast goes after 5000 ms where its time is %j', async (timer) => {
    const page = await openShop();
    await pauseClock(page);
    await toast(page, { message: 'Saved', timer });
    await page.clock.runFor(4900);
    expect(await shown(page)).toEqual(['Saved']);
    await page.clock.runFor(200);
    await logs(page, ['Saved']);
  });

  test('a toast goes once when its close control is clicked', async () => {
    const page = await openShop();
    await pauseClock(page);
    await toast(page, { message: 'Saved' });
    await page.click('.toast-close');
    await logs(page, ['Saved']);
    await page.clock.runFor(10_000);
    expect(await logged(page)).toEqual(['Saved']);
  });
});

test('the focus goes back to where it was when a toast is closed by key', async () => {
  const page = await openShop();
  await page.focus('#opener');
  await toast(page, { message: 'Saved' });
  await page.focus('.toast-close');
  await page.keyboard.press('Enter');
  await logs(page, ['Saved']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('opener');
});

describe('the time of a toast', () => {
  test('the time of a toast stands still while the pointer is on it, and goes on with what was left', async () => {
    const page = await openShop();
    await pauseClock(page);
    await toast(page, { message: 'Saved' });
    await page.clock.runFor(3000);
    await page.hover('.toast-message');
    await page.clock.runFor(20_000);
    expect(await shown(page)).toEqual(['Saved']);
    await page.mouse.move(5, 500);
    await page.clock.runFor(1800);
    expect(await shown(page)).toEqual(['Saved']);
    await page.clock.runFor(400);
    await logs(page, ['Saved']);
  });

  test('the time of a toast stands still while the focus is in it, also when the pointer passes over', async () => {
    const page = await openShop();
    await pauseClock(page);
    await toast(page, { message: 'Saved' });
    await page.focus('.toast-close');
    await page.hover('.toast-message');
    await page.mouse.move(5, 500);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toEqual(['Saved']);
    await page.focus('#opener');
    await page.clock.runFor(5100);
    await logs(page, ['Saved']);
  });

  test('the time of a toast stands still while the page is hidden', async () => {
    const page = await openShop();
    await pauseClock(page);
    await toast(page, { message: 'Saved' });
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toEqual(['Saved']);
    await hide(false);
    await page.clock.runFor(5100);
    await logs(page, ['Saved']);
  });
});

test('several toasts show the newest first, and go each in its own time', async () => {
  const page = await openShop();
  await pauseClock(page);
  await toast(page, { message: 'First' });
  await page.clock.runFor(2000);
  await toast(page, { message: 'Second' });
  expect(await shown(page)).toEqual(['Second', 'First']);
  await page.clock.runFor(3100);
  await logs(page, ['First']);
  expect(await shown(page)).toEqual(['Second']);
  await page.clock.runFor(2000);
  await logs(page, ['First', 'Second']);
});

test.each(['close', 'remove'] as const)('a toast outlives a dialog that it was shown in: %s', async (way) => {
  const page = await openShop({ html: '<dialog>Quick view</dialog>' });
  await page.$eval('dialog', (dialog) => (dialog as HTMLDialogElement).showModal());
  await toast(page, { message: 'Added' });
  await page.$eval('dialog', (dialog, end) => (dialog as HTMLDialogElement)[end](), way);
  await page.locator('body > .toast-container .toast-message').waitFor();
});

test('a message that is no text is said as one, and the next toast shows, too', async () => {
  const page = await openShop();
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PageApi };
    void api.toast({ message: new Error('no answer') });
  });
  await page.locator('.toast-message', { hasText: 'Error: no answer' }).waitFor();
  await toast(page, { message: 'Saved' });
  expect(await shown(page)).toEqual(['Saved', 'Error: no answer']);
});

test('a toast is said to screen readers, and takes no focus', async () => {
  const page = await openShop();
  await page.focus('#opener');
  await toast(page, { title: 'Cart', message: 'Added' });
  await expect.poll(() => page.textContent('[role=status]')).toBe('Cart. Added');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('opener');
});

test('the texts of a toast are text, never HTML', async () => {
  const page = await openShop();
  const evil = '<img src=x onerror="window.log.push(1)">';
  await toast(page, { title: evil, message: evil });
  expect(await page.locator('.toast-container img').count()).toBe(0);
  expect(await page.textContent('.toast-title')).toBe(evil);
});

test.each(['info', 'success', 'warning', 'error'])('a toast of type %s breaks no accessibility rule', async (type) => {
  const page = await openShop();
  await toast(page, { type, title: 'Cart', message: 'Added to your cart.' });
  expect(await page.locator(`.toast-content.${type}-bg`).count()).toBe(1);
  expect(await axe(page, '.toast-container')).toEqual([]);
});

test('a toast fits a phone', async () => {
  const page = await openShop({ mobile: true });
  await toast(page, { title: 'T'.repeat(80), message: 'word '.repeat(40) });
  const { left, right, width, cut } = await page.$eval('.toast-container', (box) => ({
    left: box.getBoundingClientRect().left,
    right: box.getBoundingClientRect().right,
    width: innerWidth,
    cut: box.scrollWidth > box.clientWidth,
  }));
  expect([left >= 0, right <= width, cut]).toEqual([true, true, false]);
});

test('a toast whose code cannot be had shows nothing, and resolves', async () => {
  const page = await openShop();
  await page.route(/Toasts/, (route) => route.abort());
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: PageApi };
    void api.toast({ message: 'Saved' }).then(() => window.log.push('gone'));
  });
  await logs(page, ['gone']);
  expect(
    page.problems.some(({ text }) => text.startsWith('storefront-widgets: a toast could not be shown. Saved')),
  ).toBe(true);
});

test('the cross of a toast is not drawn as the theme’s buttons are', async () => {
  const page = await openShop();
  await page.addStyleTag({ content: 'button, button:hover { background: red; padding: 1em; color: lime }' });
  await toast(page, { message: 'Saved', type: 'error' });
  await page.hover('.toast-close');
  const looks = await page.$eval('.toast-close', (cross) => {
    const { backgroundColor, padding, color } = getComputedStyle(cross);
    return [backgroundColor, padding, color === getComputedStyle(cross.closest('.toast-content') ?? cross).color];
  });
  expect(looks).toEqual(['rgba(0, 0, 0, 0)', '0px', true]);
});
