import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PANEL = 'storefront-widgets-panel';
const SETTINGS = '/wp-admin/options-general.php?page=storefront-widgets';

/** What WooCommerce gives to shop managers, as far as it matters here. */
const ROLES = `array( add_role( 'shop_manager', 'Shop manager', array_fill_keys( array( 'read', 'edit_posts', 'edit_pages', 'edit_others_posts', 'publish_pages', 'unfiltered_html', 'upload_files', 'manage_woocommerce' ), true ) ),
  array_map( function ( $role ) {
    return wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@shop.example", 'role' => $role, 'display_name' => "The $role" ) );
  }, array( 'shop_manager', 'editor' ) ) )`;
const NO_ROLES = `array_map( function ( $role ) {
  require_once ABSPATH . 'wp-admin/includes/user.php';
  wp_delete_user( get_user_by( 'login', $role )->ID );
  remove_role( 'shop_manager' );
}, array( 'shop_manager', 'editor' ) )`;

const PAGE = `add_action( 'scene', function () {
  echo '<div id="sale" data-widget="countdown" data-settings="{&quot;dueTime&quot;:&quot;2100-01-01&quot;}">1 January 2100</div>';
} );`;

const forget = (): unknown =>
  site.evaluate(
    "array( delete_option( 'storefront_widgets' ), delete_option( 'storefront_widgets_settings' ), delete_option( 'storefront_widgets_versions' ), delete_option( 'storefront_widgets_draft' ) )",
  );

beforeAll(() => site.evaluate(ROLES));
afterAll(() => site.evaluate(NO_ROLES));
beforeEach(forget);

type Settings = Record<string, Record<string, unknown>>;

interface Answer {
  status: number;
  message: string;
  settings: Settings;
  version: number;
}

const stored = (): Settings => site.evaluate("StorefrontWidgets\\options()['settings']");

/** Asks a route of the plugin, with the cookie and the nonce of a user. */
async function asker(
  user: string,
): Promise<(body?: unknown, route?: string, isNonceSent?: boolean) => Promise<Answer>> {
  const { page } = await site.open('/', user);
  return (body, route = 'settings', isNonceSent = true) =>
    page.evaluate(
      async ([path, given, hasNonce]) => {
        const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
        const headers = new Headers({ 'Content-Type': 'application/json' });
        if (hasNonce) headers.set('X-WP-Nonce', nonce);
        const init = given === undefined ? { headers } : { method: 'POST', headers, body: given };
        const answer = await fetch(`/?rest_route=/storefront-widgets/v1/${path}`, init);
        return { ...((await answer.json()) as Answer), status: answer.status };
      },
      [route, body === undefined ? undefined : JSON.stringify(body), isNonceSent] as const,
    );
}

/** Stores settings as an administrator; gives the number of the version. */
async function saveAsOwner(settings: Settings): Promise<number> {
  const ask = await asker('admin');
  const { version } = await ask();
  return (await ask({ settings, version })).version;
}

const OLD = { map: { api_key: 'k1', creditText: 'a' }, countdown: { days: 'Days' } };

const mayEdit = async (user: string): Promise<boolean> => {
  const { page } = await site.open('/', user);
  return (await page.locator(`#wp-admin-bar-${PANEL}`).count()) > 0;
};

describe('who may edit', () => {
  beforeEach(() => site.scene(PAGE));

  test.each(['shop_manager', 'editor', 'contributor', 'subscriber'])(
    'a fresh plugin lets no %s edit, neither by the admin bar nor by requests',
    async (user) => {
      await saveAsOwner(OLD);
      expect(await mayEdit(user)).toBe(false);
      const ask = await asker(user);
      const { version } = await (await asker('admin'))();
      for (const body of [undefined, { settings: {}, version }, { restore: 1 }])
        expect((await ask(body)).status).toBe(403);
      expect(await site.html('/', site.cookieOf(user))).not.toContain('storefrontWidgetsPanel');
      expect(stored()).toEqual(OLD);
    },
  );

  test.each([
    ['shop_manager', true],
    ['editor', false],
    ['contributor', false],
    ['subscriber', false],
  ])('where shop managers may edit, a %s may: %s', async (user, may) => {
    site.choose({ editors: 'shop_managers' });
    const version = await saveAsOwner(OLD);
    expect(await mayEdit(user)).toBe(may);
    const ask = await asker(user);
    expect((await ask()).status).toBe(may ? 200 : 403);
    const settings = { ...OLD, countdown: { days: 'Tage' }, '#sale': { hours: 'Stunden' } };
    expect((await ask({ settings, version }, 'settings', false)).status).toBe(401);
    expect(stored()).toEqual(OLD);
    expect((await ask({ settings, version })).status).toBe(may ? 200 : 403);
    expect(stored()).toEqual(may ? settings : OLD);
  });

  test('who may edit sees the page as visitors do, but compares nothing', async () => {
    site.choose({ editors: 'shop_managers' });
    const cookie = site.cookieOf('shop_manager');
    const html = await site.html('/', cookie);
    const [, json = '{}'] = /window\.storefrontWidgetsPanel = (\{.*?\});/.exec(html) ?? [];
    const { visitor } = JSON.parse(json) as { visitor: Record<string, string> };
    const seen = await site.html(`/?${new URLSearchParams(visitor)}`, cookie);
    expect(seen).not.toContain('wpadminbar');
    expect(seen).toContain('storefront-widgets-compare-js');
    for (const side of ['stock', 'stock-cart', 'ours-cart']) {
      const query = new URLSearchParams({ ...visitor, 'storefront-widgets-compare': side });
      expect(await site.html(`/?${query}`, cookie), side).toContain('This link is too old.');
    }
    const forged = new URLSearchParams({ ...visitor, 'storefront-widgets-key': '0123456789' });
    // The page of the user itself would have the user's cart.
    expect(await site.html(`/?${forged}`, cookie)).toContain('This link is too old.');
    site.setState('trial');
    expect(await site.html('/', cookie)).not.toContain('storefront-widgets-compare');
    expect(await site.html(`/?${new URLSearchParams(visitor)}`, cookie)).toContain('This link is too old.');
    site.setState('on');
    site.choose({ editors: 'administrators' });
    expect(await site.html(`/?${new URLSearchParams(visitor)}`, cookie)).toContain('wpadminbar');
  });

  test('a filter names other capabilities, and takes none from administrators', async () => {
    site.scene(
      "add_filter( 'storefront_widgets_edit_capabilities', function () { return array( 'edit_pages', 7 ); } );",
    );
    expect(await Promise.all(['editor', 'contributor', 'subscriber'].map(mayEdit))).toEqual([true, false, false]);
    site.scene("add_filter( 'storefront_widgets_edit_capabilities', '__return_false', 99 );");
    expect(await Promise.all(['admin', 'editor'].map(mayEdit))).toEqual([true, false]);
  });

  test('the owner lets shop managers edit on the settings page', async () => {
    const { page } = await site.open(SETTINGS, 'admin');
    await page.check('[name="storefront_widgets[editors]"][value=shop_managers]');
    await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
    expect(await page.isChecked('[name="storefront_widgets[editors]"][value=shop_managers]')).toBe(true);
    expect(await mayEdit('shop_manager')).toBe(true);
    await page.check('[name="storefront_widgets[editors]"][value=administrators]');
    await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
    expect(await mayEdit('shop_manager')).toBe(false);
  });
});

test('a shop manager neither keeps nor publishes what only an administrator may change in a draft', async () => {
  site.scene(PAGE);
  site.choose({ editors: 'shop_managers' });
  const version = await saveAsOwner(OLD);
  const ask = await asker('shop_manager');
  const text = { ...OLD, countdown: { days: 'Tage' } };
  const key = { ...OLD, map: { ...OLD.map, api_key: 'k2' } };
  expect((await ask({ settings: key, version }, 'draft')).message).toContain('“api_key” of “map”');
  expect((await ask({ settings: text, version }, 'draft')).status).toBe(200);
  const owner = await asker('admin');
  const made = (await owner({ settings: key, version }, 'draft')) as unknown as { draft: { id: string } };
  expect((await ask({ publish: made.draft.id }, 'draft')).status).toBe(403);
  expect(stored()).toEqual(OLD);
  expect((await owner({ publish: made.draft.id }, 'draft')).status).toBe(200);
  expect(stored()).toEqual(key);
});

test('a page that would load more with the widgets keeps them for who may edit, and what they see is not reported', async () => {
  // jQuery stays, and weighs more than the loader.
  site.scene(`define( 'SCRIPTS_WEIGH', true );
    add_action( 'wp_enqueue_scripts', 'enqueue_product' );
    add_action( 'wp_footer', function () { echo '<script>function later() { jQuery( "a" ); }</script>'; }, 99 );`);
  site.choose({ editors: 'shop_managers' });
  const has = async (part: string, user: string): Promise<boolean> =>
    (await site.html('/', site.cookieOf(user))).includes(part);
  for (const [user, may] of [
    ['shop_manager', true],
    ['editor', false],
  ] as const)
    expect(await has('id="storefront-widgets-js"', user), user).toBe(may);
  site.choose({ editors: 'shop_managers', pages: 'all' });
  expect(await has('id="storefront-widgets-reports-js"', 'shop_manager')).toBe(false);
  expect(await has('id="storefront-widgets-reports-js"', 'editor')).toBe(true);
});

describe('a shop manager who may edit', () => {
  beforeEach(() => {
    site.scene(PAGE);
    site.choose({ editors: 'shop_managers' });
  });

  test.each<[string, Settings, string]>([
    ['changes', { ...OLD, map: { api_key: 'mine', creditText: 'a' } }, '“api_key” of “map”'],
    ['removes', { ...OLD, map: { creditText: 'a' } }, '“api_key” of “map”'],
    ['gives to an element', { ...OLD, '#sale': { consentCategory: 'none' } }, '“consentCategory” of “#sale”'],
    ['switches on', { ...OLD, 'order-attribution': { allowTracking: true } }, '“allowTracking” of “order-attribution”'],
    ['sets for a type of the site', { ...OLD, 'my-own': { color: 'red' } }, '“color” of “my-own”'],
  ])('is refused by name a setting that the shop manager %s', async (_, settings, named) => {
    const version = await saveAsOwner(OLD);
    const answer = await (await asker('shop_manager'))({ settings, version });
    expect([answer.status, answer.message]).toEqual([
      403,
      `Only an administrator can change ${named}. Nothing was changed.`,
    ]);
    expect(stored()).toEqual(OLD);
    // What an administrator may.
    expect((await (await asker('admin'))({ settings, version })).status).toBe(200);
    expect(stored()).toEqual(settings);
  });

  test('restores a version, unless that changes what only an administrator may change', async () => {
    const first = await saveAsOwner(OLD);
    const second = await saveAsOwner({ ...OLD, countdown: { days: 'Sleeps' } });
    await saveAsOwner({ ...OLD, map: { api_key: 'k2', creditText: 'a' } });
    const ask = await asker('shop_manager');
    for (const restore of [first, second]) {
      const refused = await ask({ restore });
      expect([refused.status, refused.message]).toEqual([
        403,
        'Only an administrator can change “api_key” of “map”. Nothing was changed.',
      ]);
    }
    expect(stored().map).toEqual({ api_key: 'k2', creditText: 'a' });
    await saveAsOwner({ ...OLD, countdown: { days: 'Nights' } });
    expect((await ask({ restore: second })).status).toBe(200);
    expect(stored()).toEqual({ ...OLD, countdown: { days: 'Sleeps' } });
  });

  test('has none of what belongs to administrators: settings page, export, state, trial, check of a page', async () => {
    const ask = await asker('shop_manager');
    for (const body of [undefined, { state: 'off' }]) expect((await ask(body, 'state')).status).toBe(403);
    const cookie = site.cookieOf('shop_manager');
    for (const path of [
      SETTINGS,
      '/wp-admin/options.php',
      '/wp-admin/admin-post.php?action=storefront_widgets_export',
    ]) {
      const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
      expect(answer.status, path).toBe(403);
    }
    const { page } = await site.open('/', 'shop_manager');
    for (const id of ['storefront-widgets-check', 'storefront-widgets-state'])
      expect(await page.locator(`#wp-admin-bar-${id}`).count()).toBe(0);
    site.setState('trial');
    expect(await mayEdit('shop_manager')).toBe(false);
  });

  test('finds protected fields fixed in the panel, changes others, and is told what was refused', async () => {
    site.scene(`add_action( 'scene', function () {
      echo '<div class="elementor-widget-video" id="film" data-widget="video" data-settings="{&quot;video_type&quot;:&quot;youtube&quot;}"></div>';
    } );`);
    await saveAsOwner({ video: { consentCategory: 'films' } });
    const { page } = await site.open('/', 'shop_manager');
    await page.click(`#wp-admin-bar-${PANEL} a`);
    const option = (name: string) => page.locator(`${PANEL} [role=option]`, { hasText: name });
    await option('video').click();
    await page.locator(PANEL).getByLabel('every video of the site').check();
    const fixed = page.locator(`${PANEL} [data-key=consentCategory]`);
    await expect.poll(() => fixed.textContent()).toContain('Only an administrator can change this.');
    expect(await fixed.locator('output').textContent()).toBe('"films"');
    expect(await fixed.locator('input, textarea, button').count()).toBe(0);
    await option('countdown').click();
    await page.locator(`${PANEL} [data-key=days] input`).first().fill('Sleeps');
    await save(page);
    await said(page, 'Saved.');
    expect(stored()).toEqual({ video: { consentCategory: 'films' }, '#sale': { days: 'Sleeps' } });
    // A browser that was tampered with.
    await page.locator(`${PANEL} [data-key=hours] input`).first().fill('Turns');
    await page.route(/rest_route=.*storefront-widgets/, (route) => {
      const body = route.request().postData();
      return route.continue(body ? { postData: body.replace('films', 'none') } : {});
    });
    await save(page);
    await said(page, 'Only an administrator can change “consentCategory” of “video”. Nothing was changed.');
    expect(await page.locator(`${PANEL} [role=status]`).textContent()).not.toContain('sign in');
  });
});

const save = (page: Page) => page.locator(PANEL).getByRole('button', { name: 'Save', exact: true }).click();
const said = (page: Page, text: string) => page.locator(`${PANEL} [role=status]`, { hasText: text }).waitFor();
