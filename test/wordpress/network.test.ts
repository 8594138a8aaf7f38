/** A network with two sites in subdirectories: `admin` is its super admin, `owner` the administrator of the second. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SiteAt, startSite } from './site';
import { scriptsOf, useSite } from './visit';

let network: SiteAt & { close(): void };
beforeAll(async () => {
  network = await startSite('6.5', true);
});
afterAll(() => network?.close());

const site = useSite(() => network);

const PRODUCT = "add_action( 'wp_enqueue_scripts', 'enqueue_product' );";
const PLUGIN = 'storefront-widgets/storefront-widgets.php';
const [FIRST, SECOND] = [1, 2];
const pathOf = (id: number): string => (id === SECOND ? '/two/' : '/');
const ROUTE = '?rest_route=/storefront-widgets/v1/settings';

/** The value of an expression of PHP on one of the sites. */
const on = <T>(id: number, expression: string): T =>
  site.evaluate<T>(`( function () { switch_to_blog( ${id} ); return ${expression}; } )()`);
const choose = (id: number, options: string): void => {
  on(id, `update_option( 'storefront_widgets', ${options} )`);
};
/** The options of the plugin on each site. */
const stored = (): { first: string[]; second: string[] } => {
  const [first, second] = site.evaluate<string[][]>(
    `array_map( function ( $id ) use ( $wpdb ) {
      switch_to_blog( $id );
      return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%storefront%'" );
    }, array( 1, 2 ) )`,
  ) as [string[], string[]];
  return { first, second };
};

/** Activates the plugin on the whole network, or on one of its sites alone. */
function activate(where: 'network' | number): void {
  site.evaluate(`( function () {
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    foreach ( array( 1, 2 ) as $id ) {
      switch_to_blog( $id );
      deactivate_plugins( '${PLUGIN}', false, false );
    }
    deactivate_plugins( '${PLUGIN}', false, true );
    switch_to_blog( ${where === 'network' ? FIRST : where} );
    return activate_plugin( '${PLUGIN}', '', ${where === 'network'} );
  } )()`);
}

/** The tag of a page, and the address of its folder. */
async function tagOf(id: number): Promise<{ src: string; base: string }> {
  const [tag = ''] = /<script[^>]*id="storefront-widgets-js"[^>]*>/.exec(await site.html(pathOf(id))) ?? [];
  const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
  return { src: attribute('src'), base: attribute('data-base') };
}

/** What the page gives a user for saving; `null` if the user may not. */
async function accessOf(user: string, id: number): Promise<{ root: string; nonce: string } | null> {
  const found = /window\.storefrontWidgetsPanel = (\{.*?\});/.exec(await site.html(pathOf(id), site.cookieOf(user)));
  return found ? JSON.parse(found[1] as string) : null;
}

beforeEach(() => {
  site.evaluate(`array_map( function ( $id ) use ( $wpdb ) {
    switch_to_blog( $id );
    return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%storefront%'" );
  }, array( 1, 2 ) )`);
});

describe('the plugin active on the network', () => {
  beforeAll(() => activate('network'));

  test('each site of the network has the tag with its own addresses', async () => {
    for (const id of [FIRST, SECOND]) {
      const { src, base } = await tagOf(id);
      expect(base).toBe(`${network.url + pathOf(id)}wp-content/plugins/storefront-widgets/dist/lite/`);
      expect(src.startsWith(base)).toBe(true);
      expect((await fetch(src)).status).toBe(200);
    }
  });

  test('each site of the network has its own settings', async () => {
    choose(SECOND, "array( 'core' => 'react', 'keep' => array( 'wc-single-product' ), 'debug' => true )");
    site.scene(PRODUCT);
    const [first, second] = [await site.html('/'), await site.html('/two/')];
    expect(first).not.toMatch(/storefrontWidgetsConfig[^<]*"debug"/);
    expect(second).toMatch(/storefrontWidgetsConfig[^<]*"debug":true/);
    expect((await tagOf(FIRST)).base).toMatch(/\/lite\/$/);
    expect((await tagOf(SECOND)).base).toMatch(/\/dist\/$/);
    expect(scriptsOf(first).loaded).toEqual(['theme-menu']);
    expect(scriptsOf(second).loaded).toContain('wc-single-product');
    expect(stored().first).not.toContain('storefront_widgets');
  });

  test('a site admin checks only the pages of that site, and a super admin those of all sites', async () => {
    site.scene(PRODUCT);
    for (const [user, id, isAllowed] of [
      ['owner', SECOND, true],
      ['owner', FIRST, false],
      ['admin', SECOND, true],
      ['admin', FIRST, true],
    ] as const) {
      const cookie = site.cookieOf(user);
      const html = await site.html(pathOf(id), cookie);
      const [, path = ''] = /href='([^']+storefront-widgets-check=[^']+)'/.exec(html) ?? [];
      expect(path.startsWith(isAllowed ? pathOf(id) : '')).toBe(true);
      expect(Boolean(path)).toBe(isAllowed);
      if (!isAllowed) continue;
      const bill = await site.html(path.replaceAll('&#038;', '&'), cookie);
      const [, json = '{}'] = /window\.storefrontWidgetsBill = (.+);\n/.exec(bill) ?? [];
      const { base, scripts } = JSON.parse(json) as {
        base: string;
        scripts: { handle: string; size: number | null }[];
      };
      expect(base).toBe(`${network.url + pathOf(id)}wp-content/plugins/storefront-widgets/dist/`);
      expect(scripts.map(({ handle }) => handle)).toContain('jquery-core');
      expect(scripts.filter(({ size }) => !size)).toEqual([]);
    }
  });

  test('the panel saves only for the site of its page', async () => {
    const access = await accessOf('owner', SECOND);
    expect(access?.root.startsWith(`${network.url}/two/`)).toBe(true);
    const save = async (user: string, id: number): Promise<number> => {
      const cookie = site.cookieOf(user);
      const [, nonce = ''] = /"nonce":"(\w+)"/.exec(await site.html('/two/', cookie)) ?? [];
      const headers = { cookie, 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ version: 0, settings: { 'product-gallery': { zoom: false } } });
      return (await fetch(`${network.url}${pathOf(id)}${ROUTE}`, { method: 'POST', headers, body })).status;
    };
    expect(await accessOf('owner', FIRST)).toBeNull();
    expect(await save('owner', FIRST)).toBe(403);
    expect(await save('owner', SECOND)).toBe(200);
    const names = ['storefront_widgets_settings', 'storefront_widgets_versions'];
    expect(stored().second).toEqual(expect.arrayContaining(names));
    for (const name of names) expect(stored().first).not.toContain(name);
    expect(await save('admin', FIRST)).toBe(200);
    expect(on(FIRST, "get_option( 'storefront_widgets_settings' )['settings']")).toEqual({
      'product-gallery': { zoom: false },
    });
  });

  test('a site admin has only the settings page of that site', async () => {
    const statusOf = async (user: string, id: number): Promise<number> => {
      const url = `${network.url}${pathOf(id)}wp-admin/options-general.php?page=storefront-widgets`;
      return (await fetch(url, { headers: { cookie: site.cookieOf(user) }, redirect: 'manual' })).status;
    };
    expect(await statusOf('owner', SECOND)).toBe(200);
    expect(await statusOf('owner', FIRST)).toBe(403);
    expect(await statusOf('admin', FIRST)).toBe(200);
    expect(await statusOf('admin', SECOND)).toBe(200);
  });

  test('the removal of the plugin leaves nothing on any site', async () => {
    site.scene(PRODUCT);
    for (const id of [FIRST, SECOND]) {
      choose(id, "array( 'core' => 'react' )");
      await site.html(pathOf(id));
    }
    const names = expect.arrayContaining(['storefront_widgets', 'storefront_widgets_handles']);
    expect(stored()).toEqual({ first: names, second: names });
    site.evaluate(
      "define( 'WP_UNINSTALL_PLUGIN', 'storefront-widgets' ) && include WP_PLUGIN_DIR . '/storefront-widgets/uninstall.php'",
    );
    expect(stored()).toEqual({ first: [], second: [] });
  });
});

test('the plugin does nothing on the other sites when it is active on one', async () => {
  activate(SECOND);
  site.scene(PRODUCT);
  const [first, second] = [await site.html('/'), await site.html('/two/')];
  expect(first).not.toContain('storefront');
  expect(scriptsOf(first).loaded).toContain('wc-single-product');
  expect((await tagOf(SECOND)).base).toContain('/two/');
  expect(scriptsOf(second).loaded).toEqual(['theme-menu']);
});
