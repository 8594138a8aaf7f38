import type { Page, Route } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PANEL = 'storefront-widgets-panel';
const ROUTE = /rest_route=.*storefront-widgets(\/|%2F)v1/;

/** A page with a widget, as an owner has it. */
const PAGE = `add_action( 'scene', function () {
  echo '<div id="sale" data-widget="countdown" data-settings="{&quot;dueTime&quot;:&quot;2100-01-01&quot;}">1 January 2100</div>';
} );`;

const forget = (): unknown =>
  site.evaluate(
    "array( delete_option( 'storefront_widgets' ), delete_option( 'storefront_widgets_settings' ), delete_option( 'storefront_widgets_versions' ) )",
  );

beforeEach(forget);
afterAll(forget);

const stored = (): unknown => site.evaluate("StorefrontWidgets\\options()['settings']");

const button = (page: Page, name: string) => page.locator(PANEL).getByRole('button', { name, exact: true });

const input = (page: Page, key: string) => page.locator(`${PANEL} [data-key="${key}"] input`).first();

/** Waits until the panel says something. */
const said = (page: Page, text: RegExp | string): Promise<void> =>
  page.locator(`${PANEL} [role=status]`, { hasText: text }).waitFor();

/** An owner's page with the panel open on the widget. */
async function edit(): Promise<Page> {
  const { page } = await site.open('/', 'admin');
  await page.click(`#wp-admin-bar-${PANEL} a`);
  await page.locator(`${PANEL} [role=option]`, { hasText: 'countdown' }).click();
  return page;
}

/** The text of the widget on a visitor's page. */
async function visitorSees(): Promise<string> {
  const { page, errors } = await site.open();
  await page.waitForSelector('#sale[data-widget-state=mounted]');
  expect(errors).toEqual([]);
  return (await page.textContent('#sale')) ?? '';
}

describe('saving', () => {
  beforeEach(() => site.scene(PAGE));

  test('the keys for saving save, and the browser saves no file', async () => {
    const page = await edit();
    await input(page, 'days').fill('Sleeps');
    await page.keyboard.press('Control+s');
    await said(page, 'Saved.');
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps' } });
  });

  test('a saved change reaches visitors with the next page, and an earlier version can be restored', async () => {
    expect(await visitorSees()).toContain('Days');
    const page = await edit();
    await input(page, 'days').fill('Sleeps');
    await expect.poll(() => page.textContent('#sale')).toContain('Sleeps');
    expect(await visitorSees()).toContain('Days');
    await button(page, 'Save').press('Enter');
    await said(page, 'Saved.');
    expect(await axe(page, PANEL)).toEqual([]);
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps' } });
    expect(await visitorSees()).toContain('Sleeps');

    // The focus stays where it was, so that the keyboard goes on, over the link for visitors.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await button(page, 'Restore version 1').waitFor();
    await input(page, 'hours').fill('Turns');
    await button(page, 'Restore version 1').press('Enter');
    const question = page.locator(`${PANEL} [role=alertdialog]`, { hasText: 'Changes that would be lost: 1.' });
    await question.waitFor();
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => input(page, 'hours').inputValue()).toBe('Turns');
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps' } });
    // The focus is back on the button. The change is undone first.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Enter');
    await said(page, 'Version 1 is restored.');
    await expect.poll(() => page.textContent('#sale')).toContain('Days');
    expect(stored()).toEqual([]);
    expect(await visitorSees()).toContain('Days');
  });

  test('the list of versions says who has changed what and when, and the current version cannot be restored', async () => {
    const page = await edit();
    await input(page, 'days').fill('Sleeps');
    await button(page, 'Save').click();
    await said(page, 'Saved.');
    for (const key of ['weeks', 'days', 'hours', 'minutes', 'seconds']) await input(page, key).fill(`<b>${key}`);
    await button(page, 'Save').click();
    await expect.poll(stored).toMatchObject({ '#sale': { seconds: '<b>seconds' } });
    await page.locator(PANEL).getByText('Earlier versions').click();
    const versions = page.locator(`${PANEL} .save li`);
    await versions.first().waitFor();
    const [newest, second, first] = await versions.allInnerTexts();
    const user = site.evaluate<string>('get_userdata( 1 )->display_name');
    expect(newest).toMatch(new RegExp(`^Version 3, .+ 20\\d\\d, .+, ${user}\\s+current\\s`));
    expect(newest?.split('\n').slice(-4)).toEqual([
      'Days (Countdown): "Sleeps" → "<b>days"',
      'Weeks (Countdown): not set → "<b>weeks"',
      'Hours (Countdown): not set → "<b>hours"',
      'and 2 more',
    ]);
    expect(second).toContain('Days (Countdown): not set → "Sleeps"');
    expect(first).toContain('as it was before');
    expect(await axe(page, PANEL)).toEqual([]);
    await button(page, 'Restore version 2').waitFor();
    expect(await button(page, 'Restore version 3').count()).toBe(0);
  });

  test('a version can be restored while the list of versions is still loading', async () => {
    const page = await edit();
    await input(page, 'days').fill('Sleeps');
    await button(page, 'Save').click();
    await said(page, 'Saved.');
    let answer = (): void => {};
    const isAnswered = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(ROUTE, async (route) => {
      if (route.request().method() === 'GET') await isAnswered;
      await route.fallback();
    });
    await page.locator(PANEL).getByText('Earlier versions').click();
    // Before the panel gives up asking.
    await button(page, 'Restore version 1').click({ timeout: 10_000 });
    await said(page, 'Version 1 is restored.');
    answer();
    expect(stored()).toEqual([]);
  });

  test('a change can be saved for the type on the whole site, and the form shows the values there', async () => {
    const page = await edit();
    await input(page, 'days').fill('Sleeps');
    await page.locator(PANEL).getByLabel('every countdown of the site').check();
    await expect.poll(() => input(page, 'days').getAttribute('placeholder')).toBe('Days');
    await input(page, 'hours').fill('Turns');
    await button(page, 'Save').click();
    await said(page, 'Saved.');
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps' }, countdown: { hours: 'Turns' } });
    const seen = await visitorSees();
    expect([seen.includes('Sleeps'), seen.includes('Turns')]).toEqual([true, true]);
  });

  test('the changes of two people to different settings are both saved', async () => {
    const [ada, bob] = [await edit(), await edit()];
    await input(ada, 'days').fill('Sleeps');
    await input(bob, 'hours').fill('Turns');
    for (const page of [ada, bob]) {
      await button(page, 'Save').click();
      await said(page, 'Saved.');
    }
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps', hours: 'Turns' } });
  });

  test('the second of two people who change the same setting is asked before it is overwritten', async () => {
    const [ada, bob] = [await edit(), await edit()];
    await input(ada, 'days').fill('Sleeps');
    await button(ada, 'Save').click();
    await said(ada, 'Saved.');
    await input(bob, 'days').fill('Nights');
    await button(bob, 'Save').click();
    await said(bob, 'Somebody else has changed this meanwhile: “Days” of “Countdown” is "Sleeps". Nothing was saved');
    await expect.poll(() => input(bob, 'days').inputValue()).toBe('Nights');
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps' } });
    await button(bob, 'Save').click();
    await said(bob, 'Saved.');
    expect(stored()).toEqual({ '#sale': { days: 'Nights' } });
  });

  test.each([
    ['the same setting', 'days', { '#sale': { days: 'Turns' } }],
    ['another setting', 'hours', { '#sale': { days: 'Sleeps', hours: 'Turns' } }],
  ])('a save on an old version is refused with 409 and loses nothing: %s', async (_, key, both) => {
    const [ada, bob] = [await edit(), await edit()];
    // Bob's panel has asked for the newest version just before Ada saves.
    let release = (): void => {};
    const asked = new Promise<void>((done) => {
      void bob.route(ROUTE, async (route: Route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const response = await route.fetch();
        done();
        await new Promise<void>((resume) => {
          release = resume;
        });
        await route.fulfill({ response });
      });
    });
    await input(bob, key).fill('Turns');
    await button(bob, 'Save').click();
    await asked;
    await input(ada, 'days').fill('Sleeps');
    await button(ada, 'Save').click();
    await said(ada, 'Saved.');
    const answer = bob.waitForResponse((one) => one.request().method() === 'POST' && ROUTE.test(one.url()));
    release();
    expect((await answer).status()).toBe(409);
    await said(bob, 'Somebody else has saved meanwhile.');
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps' } });
    await expect.poll(() => input(bob, key).inputValue()).toBe('Turns');
    await bob.unroute(ROUTE);
    await button(bob, 'Save').click();
    // Where both mean the same setting, it asks once more.
    if (key === 'days') {
      await said(bob, 'Somebody else has changed this meanwhile');
      await button(bob, 'Save').click();
    }
    await said(bob, 'Saved.');
    expect(stored()).toEqual(both);
  });

  test('requests that overlap lose no change, and a reader never has new settings with an old version', async () => {
    const { page } = await site.open('/', 'admin');
    const nonce = await page.evaluate(async () => (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text());
    const headers = { cookie: site.cookieOf('admin'), 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
    interface Answer {
      settings: Record<string, { days?: string }>;
      version: number;
    }
    const ask = async (body?: unknown): Promise<Answer & { status: number }> => {
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      const answer = await fetch(`${site.url}/?rest_route=/storefront-widgets/v1/settings`, init);
      return { status: answer.status, ...((await answer.json()) as Answer) };
    };
    const read = new Map<number, string>();
    const note = ({ settings, version }: Answer): void => {
      const text = JSON.stringify(settings);
      expect(read.get(version) ?? text, `version ${version}`).toBe(text);
      read.set(version, text);
    };
    const keys = Array.from({ length: 8 }, (_, index) => `#a${index}`);
    let isOver = false;
    const reader = (async () => {
      while (!isOver) note(await ask());
    })();
    await Promise.all(
      keys.map(async (key) => {
        for (let saved = 0; saved < 3; ) {
          const { settings, version } = await ask();
          const after = await ask({ version, settings: { ...settings, [key]: { days: `${saved}` } } });
          expect([200, 409]).toContain(after.status);
          if (after.status === 200) saved += 1;
        }
      }),
    );
    isOver = true;
    await reader;
    expect(stored()).toEqual(Object.fromEntries(keys.map((key) => [key, { days: '2' }])));
    const numbers = site.evaluate<number[]>("array_column( get_option( 'storefront_widgets_versions' ), 'version' )");
    const newest = Array.from({ length: 9 }, (_, index) => (numbers[0] ?? 0) - index);
    expect(numbers).toEqual([...newest, 1]);
  });

  test('a save of an invalid value is refused with 400, and the panel names the setting', async () => {
    const page = await edit();
    await page.locator(PANEL).getByLabel('every countdown of the site').check();
    await input(page, 'evergreen').fill('60');
    await page.route(ROUTE, (route) => {
      const body = route.request().postData();
      return route.continue(body ? { postData: body.replace('60', '-60') } : {});
    });
    const answer = page.waitForResponse((one) => one.request().method() === 'POST' && ROUTE.test(one.url()));
    await button(page, 'Save').click();
    expect((await answer).status()).toBe(400);
    await said(page, 'The value of “evergreen” for “countdown” is invalid (expected: number).');
    await expect.poll(() => input(page, 'evergreen').inputValue()).toBe('60');
    expect(stored()).toEqual([]);
  });

  test('a save after the end of the session asks to sign in again, and then goes on in the same panel', async () => {
    const page = await edit();
    await input(page, 'days').fill('Sleeps');
    await page.context().clearCookies();
    await button(page, 'Save').click();
    await said(page, 'Sign in again');
    await expect.poll(() => input(page, 'days').inputValue()).toBe('Sleeps');

    const other = await page.context().newPage();
    await other.goto(`${site.url}/wp-login.php`);
    await other.fill('#user_login', 'admin');
    await other.fill('#user_pass', 'admin');
    await other.press('#user_pass', 'Enter');
    await other.waitForURL(/wp-admin/);
    await button(page, 'Save').click();
    await said(page, 'Saved.');
    expect(stored()).toEqual({ '#sale': { days: 'Sleeps' } });
  });
});

describe('the REST route', () => {
  type Nonce = 'own' | 'none' | 'wrong';

  /** Asks the route with the cookie of a user; gives the status. */
  async function asker(user: string): Promise<(nonce: Nonce, body?: unknown) => Promise<number>> {
    const { page } = await site.open('/', user);
    return (nonce, body) =>
      page.evaluate(
        async ([kind, given]) => {
          const answer = await fetch('/wp-admin/admin-ajax.php?action=rest-nonce');
          const own = answer.ok ? await answer.text() : 'none';
          const headers = new Headers({ 'Content-Type': 'application/json' });
          if (kind !== 'none') headers.set('X-WP-Nonce', kind === 'own' ? own : 'wrong');
          const init = given === undefined ? { headers } : { method: 'POST', headers, body: given };
          return (await fetch('/?rest_route=/storefront-widgets/v1/settings', init)).status;
        },
        [nonce, body === undefined ? undefined : JSON.stringify(body)] as const,
      );
  }

  const SAVE = { settings: { countdown: { days: 'Mine' } }, version: 0 };

  test.each([
    ['a guest', '', 'none', 401],
    ['a subscriber', 'subscriber', 'own', 403],
    ['a contributor', 'contributor', 'own', 403],
    ['an owner without a nonce', 'admin', 'none', 401],
    ['an owner with a wrong nonce', 'admin', 'wrong', 403],
  ] as const)('the REST route is closed for %s', async (_, user, nonce, status) => {
    const ask = await asker(user);
    for (const body of [undefined, SAVE, { restore: 1 }]) expect(await ask(nonce, body)).toBe(status);
    expect(stored()).toEqual([]);
  });

  test('the REST route refuses what is not an object, too long or of another shape, and stores nothing of it', async () => {
    const ask = await asker('admin');
    const long = { '#a': { text: 'x'.repeat(200_000) } };
    const proto: unknown = JSON.parse('{ "#a": { "list": [{ "__proto__": { "url": "/" } }] } }');
    for (const body of ['text', 7]) expect(await ask('own', body)).toBe(400);
    for (const settings of [undefined, 'x', { a: 1 }, { countdown: { evergreen: 'soon' } }, proto, long])
      expect(await ask('own', { settings, version: 0 }), JSON.stringify(settings)?.slice(0, 80)).toBe(400);
    expect(await ask('own', { restore: 9 })).toBe(404);
    for (const version of [undefined, '0', 1]) expect(await ask('own', { ...SAVE, version })).toBe(409);
    expect(stored()).toEqual([]);
    expect(await ask('own', SAVE)).toBe(200);
    expect(stored()).toEqual(SAVE.settings);
    // The first save is version 2. What holds already is not restored.
    expect(await ask('own', { restore: 2 })).toBe(409);
    expect(site.evaluate("count( get_option( 'storefront_widgets_versions' ) )")).toBe(2);
    expect(await ask('own', { restore: 1 })).toBe(200);
  });
});

describe("the theme's own configuration", () => {
  const THEME =
    'echo \'<script>window.storefrontWidgetsConfig = { settings: { countdown: { days: "Theme", hours: "Theme" } } };</script>\';';

  test.each([
    ['before the tag', `add_action( 'wp_head', function () { ${THEME} }, -1 );`],
    ['after it', `add_action( 'wp_footer', function () { ${THEME} } );`],
  ])('the theme’s configuration set %s holds for each setting that is not saved', async (_, scene) => {
    site.scene(`${PAGE}\n${scene}`);
    site.choose({ settings: { countdown: { days: 'Saved' } } });
    const seen = await visitorSees();
    expect(['Saved', 'Theme', 'Days'].map((word) => seen.includes(word))).toEqual([true, true, false]);
    const page = await edit();
    const source = (key: string) => page.locator(`${PANEL} [data-key="${key}"] .source`).textContent();
    await expect.poll(() => source('days')).toContain('Now "Saved", from the site’s configuration: countdown');
    await expect.poll(() => source('hours')).toContain('Now "Theme", from the site’s own code: countdown');
    // Only what is saved can be taken away here.
    await expect.poll(() => page.locator(`${PANEL} [data-key="hours"] button`).count()).toBe(0);
  });

  test('the filter of the theme’s code overrides saved settings', async () => {
    site.scene(`${PAGE}\nadd_filter( 'storefront_widgets_config', function ( $config ) {
      $config['settings']['countdown']['days'] = 'Filtered';
      return $config;
    } );`);
    site.choose({ settings: { countdown: { days: 'Saved' } } });
    expect(await visitorSees()).toContain('Filtered');
  });
});
