import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PAGE = '/wp-admin/options-general.php?page=storefront-widgets';
const NAMES = ['', '_settings', '_versions', '_before_import', '_state'].map((name) => `'storefront_widgets${name}'`);
const forget = (): unknown =>
  site.evaluate(
    `array( array_map( 'delete_option', array( ${NAMES.join(', ')} ) ), delete_transient( 'storefront_widgets_import_1' ) )`,
  );
beforeEach(forget);
afterAll(forget);

type Options = Record<string, unknown>;
const options = (): Options => site.evaluate<Options>('StorefrontWidgets\\options()');
const versions = (): Options[] => site.evaluate<Options[]>("get_option( 'storefront_widgets_versions' )");

const fileOf = (more: object): string =>
  JSON.stringify({ plugin: 'storefront-widgets', format: 1, version: '0.1.0', ...more });

const press = (page: Page, name: RegExp | string) =>
  Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).click()]);

/** Chooses a file on the settings page and sends it. */
async function send(page: Page, text: string): Promise<void> {
  await page.setInputFiles('#storefront-widgets-file', {
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await press(page, 'Import settings…');
}

/** The rows of the list of changes. */
const changes = (page: Page): Promise<string[][]> =>
  page
    .locator('.storefront-widgets-changes tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));

const notices = async (page: Page): Promise<string> =>
  (await page.locator('.settings-error, .notice.inline').allTextContents()).join(' ');

describe('the export', () => {
  test('a file has all that is set but the state, and an import of it on a fresh site gives the same', async () => {
    const chosen = {
      core: 'react',
      disable: ['tabs'],
      keep: ['wc-cart'],
      pages: 'all',
      except: { addresses: ['/sale/*'], types: ['checkout'], roles: ['contributor'] },
      jquery: 'keep',
      debug: true,
      reports: false,
      editors: 'shop_managers',
      settings: { 'product-gallery': { zoom: false }, '#hero .x': { title: '<b>ä/"' }, map: {} },
    };
    site.choose(chosen);
    site.setState('trial');
    const { page, errors } = await site.open(PAGE, 'admin');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export settings' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^storefront-widgets-[a-z0-9-]+-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), 'utf8');
    const { settings, ...others } = chosen;
    expect(JSON.parse(text)).toEqual({
      plugin: 'storefront-widgets',
      format: 1,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      options: others,
      settings,
    });
    expect(text).not.toContain('trial');

    forget();
    await page.goto(site.url + PAGE);
    await send(page, text);
    await press(page, 'Import these');
    expect(await notices(page)).toMatch(/were imported/);
    expect(options()).toEqual({ ...chosen, settings: { ...settings, map: [] } });
    expect(site.evaluate("get_option( 'storefront_widgets_state', 'none' )")).toBe('none');
    expect(errors).toEqual([]);
  });

  test('the file is kept by no cache, and is no page', async () => {
    const { page } = await site.open(PAGE, 'admin');
    const action = await page.getAttribute('form[action*="_export"]', 'action');
    const answer = await fetch(action ?? '', { method: 'POST', headers: { cookie: site.cookieOf('admin') } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="storefront-widgets-/);
  });
});

describe('the import', () => {
  test('the owner sees what would change, and nothing is stored before the owner agrees', async () => {
    site.choose({ debug: true, keep: ['wc-cart'] });
    const { page, errors } = await site.open(PAGE, 'admin');
    await send(page, fileOf({ options: { core: 'react', debug: true, keep: [] }, settings: { tabs: { hash: true } } }));
    expect(await changes(page)).toEqual([
      ['Core', 'Light', 'React'],
      ['Scripts that are kept', 'wc-cart', 'none'],
      ['tabs → hash', 'not set', 'yes'],
    ]);
    expect(await axe(page, '.storefront-widgets')).toEqual([]);
    expect(options()).toMatchObject({ core: 'lite', keep: ['wc-cart'], settings: [] });
    await press(page, 'Cancel');
    expect(await notices(page)).toMatch(/Nothing was imported/);
    expect(options()).toMatchObject({ core: 'lite', keep: ['wc-cart'], settings: [] });
    await page.goto(`${site.url}${PAGE}&import=review`);
    expect(await page.getByRole('button', { name: 'Import these' }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('what the file does not name stays, its settings replace all others, and the panel keeps the version before', async () => {
    site.choose({ debug: true, settings: { 'product-gallery': { zoom: false } } });
    const { page } = await site.open(PAGE, 'admin');
    await send(page, fileOf({ settings: { tabs: { hash: true } } }));
    expect((await changes(page)).map(([name]) => name)).toEqual(['product-gallery → zoom', 'tabs → hash']);
    await press(page, 'Import these');
    expect(options()).toMatchObject({ debug: true, settings: { tabs: { hash: true } } });
    expect(versions().map(({ settings }) => settings)).toEqual([
      { tabs: { hash: true } },
      { 'product-gallery': { zoom: false } },
    ]);
  });

  test('an import is undone by a list of the same kind', async () => {
    site.choose({ core: 'react', settings: { 'product-gallery': { zoom: false } } });
    const { page } = await site.open(PAGE, 'admin');
    await send(page, fileOf({ options: { core: 'lite' }, settings: {} }));
    await press(page, 'Import these');
    expect(options()).toMatchObject({ core: 'lite', settings: [] });
    await press(page, /^Undo the import of /);
    expect(await changes(page)).toEqual([
      ['Core', 'Light', 'React'],
      ['product-gallery → zoom', 'not set', 'no'],
    ]);
    await press(page, 'Import these');
    expect(options()).toMatchObject({ core: 'react', settings: { 'product-gallery': { zoom: false } } });
  });

  test('what this version does not know, or is not valid, is said, and the rest is imported', async () => {
    site.choose({ core: 'react' });
    const { page } = await site.open(PAGE, 'admin');
    const given = {
      core: 'preact',
      disable: ['tabs', 'hologram'],
      except: { addresses: ['/a/', '/<b>b</b>/'], moons: ['new'] },
      jquery: 'keep',
      warp: true,
    };
    const settings = { 'product-gallery': { zooom: 1, zoom: 'maybe', animation: 'slide' }, hologram: { depth: 3 } };
    await send(page, fileOf({ options: given, settings, themes: {} }));
    const said = await notices(page);
    expect(said).toMatch(/“themes” is left out.*“except\.moons” is left out.*“warp” is left out/);
    expect(said).toMatch(/Core: “preact” is left out/);
    expect(said).toMatch(/Widgets that are off: “hologram” is left out/);
    expect(said).toContain('addresses: “/<b>b</b>/” is left out');
    expect(said).toMatch(/gallery → zooom” is left out, because the widget has no such.*gallery → zoom” is left out/);
    expect(said).toMatch(/no widget “hologram” in this version\. Its settings are imported/);
    await press(page, 'Import these');
    expect(options()).toMatchObject({
      core: 'react',
      disable: ['tabs'],
      except: { addresses: ['/a/', '/b/'], types: [], roles: [] },
      jquery: 'keep',
      settings: { 'product-gallery': { animation: 'slide' }, hologram: { depth: 3 } },
    });
  });

  test('HTML in a file is shown as text', async () => {
    const { page } = await site.open(PAGE, 'admin');
    const hostile = '<img src=x onerror="window.hit=1"></script><script>window.hit=1</script>';
    await send(
      page,
      fileOf({ options: { [hostile]: 1, core: hostile }, settings: { '#a': { [hostile]: hostile } }, [hostile]: 1 }),
    );
    expect((await changes(page))[0]?.[2]).toBe(hostile);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await press(page, 'Import these');
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  test.each([
    ['a web page', '<!doctype html><title>x</title>', /is a web page, not an export/],
    ['broken JSON', '{ "plugin" 1 }', /line 1 is wrong from “1 }” on/],
    ['a text', 'hello', /line 1 is wrong from “hello” on/],
    ['the settings of another plugin', '{"plugin":"other","format":1}', /no export of this plugin/],
    ['a newer format', '{"plugin":"storefront-widgets","format":7}', /from a newer version/],
    ['more than 1 MB', `"${'x'.repeat(1048576)}"`, /bigger than 1 MB/],
    ['more than the server takes', `"${'x'.repeat(9 * 1048576)}"`, /bigger than 1 MB/],
    ['settings that are too long', fileOf({ settings: { '#a': { b: 'x'.repeat(100_000) } } }), /too long/],
    ['nothing', '', /is empty/],
  ])('a file with %s is refused with a plain message', async (_, text, message) => {
    const { page } = await site.open(PAGE, 'admin');
    await send(page, text);
    expect(await notices(page)).toMatch(message);
    expect(await page.getByRole('button', { name: 'Import these' }).count()).toBe(0);
    expect(options()).toMatchObject({ settings: [] });
  });

  test('a form without a file is refused with a plain message', async () => {
    const { page } = await site.open(PAGE, 'admin');
    await press(page, 'Import settings…');
    expect(await notices(page)).toMatch(/Choose a file first/);
  });

  test('a file with what is set already has nothing to import', async () => {
    const { page } = await site.open(PAGE, 'admin');
    await send(page, fileOf({ options: { core: 'lite' } }));
    expect(await page.textContent('.storefront-widgets')).toMatch(/Nothing would change/);
    expect(await page.getByRole('button', { name: 'Import these' }).count()).toBe(0);
  });

  test('a list that has become old is not imported, but shown anew', async () => {
    const { page } = await site.open(PAGE, 'admin');
    await send(page, fileOf({ settings: { tabs: { hash: true } } }));
    const others = "array( 'settings' => array( 'product-gallery' => array( 'zoom' => false ) ), 'version' => 7 )";
    site.evaluate(`array( update_option( 'storefront_widgets_settings', ${others} ) )`);
    await press(page, 'Import these');
    expect(await notices(page)).toMatch(/Somebody has saved other settings/);
    expect(options()).toMatchObject({ settings: { 'product-gallery': { zoom: false } } });
    expect((await changes(page)).map(([name]) => name)).toEqual(['product-gallery → zoom', 'tabs → hash']);
    await press(page, 'Import these');
    expect(options()).toMatchObject({ settings: { tabs: { hash: true } } });
  });

  test('of two files chosen in two windows, none is imported from the list of the other', async () => {
    const { page: first } = await site.open(PAGE, 'admin');
    await send(first, fileOf({ options: { core: 'react' } }));
    const { page: second } = await site.open(PAGE, 'admin');
    await send(second, fileOf({ options: { debug: true } }));
    await press(first, 'Import these');
    expect(await notices(first)).toMatch(/you have chosen another file/);
    expect(options()).toMatchObject({ core: 'lite', debug: false });
  });

  test('a file that has waited too long is not imported', async () => {
    const { page } = await site.open(PAGE, 'admin');
    await send(page, fileOf({ options: { core: 'react' } }));
    site.evaluate("array( delete_transient( 'storefront_widgets_import_1' ) )");
    await press(page, 'Import these');
    expect(await notices(page)).toMatch(/was not kept so long/);
    expect(options()).toMatchObject({ core: 'lite' });
  });

  test('hidden fields of the second step change nothing of what is imported', async () => {
    const { page } = await site.open(PAGE, 'admin');
    await send(page, fileOf({ options: { debug: true } }));
    await page.evaluate(() => {
      for (const name of ['storefront_widgets[core]', 'options[core]', 'core'])
        document
          .querySelector('form[action*="import_choice"]')
          ?.insertAdjacentHTML('beforeend', `<input type="hidden" name="${name}" value="react">`);
    });
    await press(page, 'Import these');
    expect(options()).toMatchObject({ core: 'lite', debug: true });
  });
});

describe('the protection of export and import', () => {
  const ACTIONS = ['export', 'import', 'import_choice'].map((name) => `storefront_widgets_${name}`);

  /** Sends a request as a user; `nonce` is that user's own, or wrong. */
  async function ask(action: string, user: string, isOwnNonce: boolean) {
    const nonce = isOwnNonce
      ? site.evaluate<string>(`( function () {
          $_COOKIE[ LOGGED_IN_COOKIE ] = urldecode( '${/wordpress_logged_in_\w+=([^;]+)/.exec(site.cookieOf(user))?.[1] ?? ''}' );
          wp_set_current_user( get_user_by( 'login', '${user}' )->ID );
          return wp_create_nonce( '${action}' );
        } )()`)
      : 'wrong';
    const body = new FormData();
    body.set('storefront_widgets_apply', '1');
    body.set('storefront_widgets_file', new Blob([fileOf({ options: { core: 'react' } })]), 'a.json');
    return fetch(`${site.url}/wp-admin/admin-post.php?action=${action}&_wpnonce=${nonce}`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { cookie: site.cookieOf(user) },
    });
  }

  test.each(ACTIONS)('%s is refused without a nonce, and to users who may not decide', async (action) => {
    expect((await ask(action, 'admin', true)).status).toBeLessThan(303);
    for (const [user, isOwnNonce] of [
      ['admin', false],
      ['contributor', true],
      ['subscriber', true],
    ] as const) {
      const answer = await ask(action, user, isOwnNonce);
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('"plugin"');
    }
    expect(options()).toMatchObject({ core: 'lite' });
  });
});
