import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  forgetRealPosts,
  mounted,
  openPage,
  type PageOptions,
  realPosts,
  serializeDom,
  type WatchedPage,
} from '../support/page';
import type { WidgetsApi } from '../support/widgetsApi';

const PAGE = '/my-account-login.html';
const FORMS = 'form.login, form.register';

const open = async (options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(PAGE, options);
  await mounted(page, 'password-toggle');
  return page;
};

describe('the real account page', () => {
  for (const [width, phone] of [
    ['1280 px', false],
    ['390 px', true],
  ] as const) {
    test(`the real account page at ${width} has one button per password and leaves nothing hidden`, async () => {
      const page = await open({ mobile: phone });
      await expect.poll(() => page.locator('.password-input > input + button.show-password-input').count()).toBe(2);
      expect(
        await page.$$eval('#customer_login :is(.form-row, button, label)', (all) =>
          all.filter((one) => !one.checkVisibility()).map((one) => one.outerHTML),
        ),
      ).toEqual([]);
      const box = await page.locator('.login .show-password-input').boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expectNoProblems(page);
    });
  }

  test('the button of the real account page shows only the password beside it', async () => {
    const page = await open();
    await page.fill('#reg_password', 'correct horse');
    await page.click('.register .show-password-input');
    await expect.poll(() => page.getAttribute('#reg_password', 'type')).toBe('text');
    expect(await page.getAttribute('#password', 'type')).toBe('password');
    await expect.poll(() => page.getAttribute('.register .show-password-input', 'aria-label')).toBe('Hide password');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reg_password');
    expectNoProblems(page);
  });

  test('the login of the real account page is sent once, with the password', async () => {
    const page = await open();
    await forgetRealPosts(page);
    await page.fill('#username', 'ada');
    await page.fill('#password', 'secret');
    await page.click('.login .show-password-input');
    await Promise.all([page.waitForNavigation(), page.click('button[name=login]')]);
    const posts = (await realPosts(page)).filter(({ body }) => body.includes('username='));
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toContain('password=secret');
  });

  test('the forms of the real account page are again as the shop sent them when the widgets unmount', async () => {
    const ours = ['data-widget', 'data-widget-state'];
    const bare = await openPage(`${PAGE}?script=none`);
    const server = await serializeDom(bare, FORMS, ours);
    const page = await open();
    await page.click('.login .show-password-input');
    // The inputs of the order attribution are in a form, too; their host is the body.
    await page.evaluate(() => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
      api.unmount(document.body);
    });
    expect(await serializeDom(page, FORMS, ours)).toBe(server);
  });

  test('the real account page has no accessibility problem besides those that the server sent', async () => {
    const before = await openPage(`${PAGE}?script=none`);
    const known = new Set((await axe(before)).map(({ rule }) => rule));
    const page = await open();
    expect((await axe(page)).filter(({ rule }) => !known.has(rule))).toEqual([]);
  });
});
