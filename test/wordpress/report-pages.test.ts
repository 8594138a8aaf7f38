/** Which pages report, and where owners read what was reported and act on it. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const SETTINGS = '/wp-admin/options-general.php?page=storefront-widgets';
const TAG = 'id="storefront-widgets-js"';
const SCRIPT = 'id="storefront-widgets-reports-js"';
const NAMES = ['reports', 'figures', 'minute', 'dismissed'].map((name) => `storefront_widgets_${name}`);
const left = (): string[] =>
  site.evaluate<string[]>(
    `array_values( array_filter( array( '${NAMES.join("','")}' ), function ( $name ) { return false !== get_option( $name ); } ) )`,
  );
const forget = (): void => {
  site.evaluate(`array_map( 'delete_option', array( 'storefront_widgets', '${NAMES.join("','")}' ) )`);
};
beforeEach(forget);
afterEach(forget);

interface Told {
  url: string;
  type: string;
  path: string;
  ours: boolean;
  sample: number;
  vitals: string;
}
/** What the script for reports is told on a page; `null` where it is not there. */
async function toldOn(path = '/', user = ''): Promise<Told | null> {
  const html = await site.html(path, user && site.cookieOf(user));
  const [, code] = /window\.storefrontWidgetsEarly \|\| \{\}, (\{.*?\}) \);/.exec(html) ?? [];
  const told = code ? ((JSON.parse(code) as { reports?: Told }).reports ?? null) : null;
  expect(html.includes(SCRIPT)).toBe(told !== null);
  if (told) expect(html.indexOf(SCRIPT)).toBeGreaterThan(html.indexOf('storefrontWidgetsEarly'));
  return told;
}

describe('the pages that report', () => {
  test('a page tells its browser where to report, which page it is, and how many views are measured', async () => {
    expect(await toldOn('/?p=1&key=secret')).toEqual({
      url: `${site.url}/index.php?rest_route=/storefront-widgets/v1/reports`,
      type: 'posts',
      path: '/',
      ours: true,
      sample: 0.1,
      vitals: expect.stringMatching(/\/storefront-widgets\/dist\/vitals\.js\?ver=\w{8}$/),
    });
    expect(await toldOn('/?page_id=2', 'contributor')).toMatchObject({ type: '', ours: true });
  });

  test.each([
    ['0.5', 0.5],
    ['7', 1],
    ['-1', 0],
    ["'many'", 0],
  ])('the filter for the sample may give %s', async (given, sample) => {
    site.scene(`add_filter( 'storefront_widgets_sample', function () { return ${given}; } );`);
    expect((await toldOn())?.sample).toBe(sample);
  });

  test.each([
    ['a search', '/?s=ada', ''],
    ['a page that is not there', '/?p=9999', ''],
    ['a cart', '/index.php?is=cart', 'function is_cart() { return true; }'],
    [
      'a protected page',
      '/index.php?p=1',
      "add_filter( 'the_posts', function ( $posts ) { foreach ( $posts as $post ) { $post->post_password = 'a'; } return $posts; } );",
    ],
  ])('the path of %s is not told', async (_, path, php) => {
    if (php.includes('is_cart'))
      site.scene(
        `function is_woocommerce() {} ${['is_product', 'is_shop', 'is_product_taxonomy', 'is_checkout', 'is_account_page'].map((name) => `function ${name}() { return false; }`).join(' ')} ${php}`,
      );
    else if (php) site.scene(php);
    const told = await toldOn(path);
    expect(told?.path).toBe('');
  });

  test.each([
    ['administrators', '/', 'admin', ''],
    ['an editor', '/?elementor-preview=1', '', ''],
    ['AMP', '/', '', 'function amp_is_request() { return true; }'],
  ])('%s: nothing is reported', async (_, path, user, php) => {
    if (php) site.scene(php);
    expect(await toldOn(path, user)).toBeNull();
  });

  test('the preview of a draft reports nothing', async () => {
    const id = site.evaluate<number>(
      "wp_insert_post( array( 'post_title' => 'A draft', 'post_status' => 'draft', 'post_author' => get_user_by( 'login', 'contributor' )->ID ) )",
    );
    expect(await site.html(`/?p=${id}&preview=true`, site.cookieOf('contributor'))).toContain(TAG);
    expect(await toldOn(`/?p=${id}&preview=true`, 'contributor')).toBeNull();
    site.evaluate(`wp_delete_post( ${id}, true )`);
  });

  test('in a trial, the pages of visitors stand for those without widgets, unless they are left alone anyway', async () => {
    site.choose({ except: { addresses: ['/?p=*'], types: [], roles: [] } });
    site.setState('trial');
    expect(await toldOn('/?page_id=2')).toMatchObject({ ours: false });
    const html = await site.html('/?page_id=2');
    expect(html.match(/ id="storefront-widgets-[\w-]+"/g)).toHaveLength(2);
    expect(html).not.toContain('storefrontWidgetsConfig');
    expect(await toldOn('/?p=1')).toBeNull();
    expect(await toldOn('/?page_id=2', 'admin')).toBeNull();
    site.setState('off');
    expect(await toldOn('/?page_id=2')).toBeNull();
    site.setState('on');
    expect(await toldOn('/?p=1')).toBeNull();
    expect(await toldOn('/?page_id=2&storefront-widgets=off')).toBeNull();
  });

  test('a page that is sent as without the plugin, because it would load more, reports nothing', async () => {
    site.scene("add_filter( 'storefront_widgets_pays', '__return_false' );");
    expect(await toldOn()).toBeNull();
  });

  test('an owner switches reports off: nothing is printed or stored any more, and what was stored is deleted', async () => {
    report([{ message: 'no' }]);
    const { page } = await site.open(SETTINGS, 'admin');
    await page.uncheck('[name="storefront_widgets[reports]"]');
    await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
    expect(left()).toEqual([]);
    expect(await page.locator('#storefront-widgets-reports').count()).toBe(0);
    expect(await toldOn()).toBeNull();
    const body = JSON.stringify({ view: { failed: true }, type: '', ours: true });
    const answer = await fetch(`${site.url}/?rest_route=/storefront-widgets/v1/reports`, { method: 'POST', body });
    expect(answer.status).toBe(204);
    expect(left()).toEqual([]);
    site.choose({});
  });
});

/** Stores problems, each so often, and views of products. */
function report(
  problems: { message: string; widget?: string; type?: string; n?: number }[],
  views: { failed?: number; good?: number; stock?: number } = {},
): void {
  const given = Buffer.from(JSON.stringify({ problems, views })).toString('base64');
  site.evaluate(`( function ( $given ) {
    do_action( 'rest_api_init', rest_get_server() );
    $page = array( 'type' => 'product', 'ours' => true );
    foreach ( $given['problems'] as $one ) {
      for ( $at = 0; $at < ( $one['n'] ?? 1 ); $at++ ) {
        $problem = array( 'kind' => 'widget', 'widget' => $one['widget'] ?? '', 'message' => $one['message'], 'path' => '/hat/' );
        StorefrontWidgets\\store_report( array( 'problem' => $problem, 'type' => $one['type'] ?? 'product' ) + $page, 'Firefox/143.0' );
      }
    }
    foreach ( array( 'failed' => array( true, true ), 'good' => array( false, true ), 'stock' => array( false, false ) ) as $name => $is ) {
      for ( $at = 0; $at < ( $given['views'][ $name ] ?? 0 ); $at++ ) {
        $view = array( 'failed' => $is[0], 'lcp' => $is[1] ? 1000.0 : 2000.0, 'cls' => 0.1, 'inp' => null );
        StorefrontWidgets\\store_report( array( 'view' => $view, 'ours' => $is[1] ) + $page, '' );
      }
    }
    return true;
  } )( json_decode( base64_decode( '${given}' ), true ) )`);
}

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await Promise.all([page.waitForURL(/settings-updated=true/), page.getByRole('button', { name }).first().click()]);
};
const chosen = <T>(name: string): T => site.evaluate<T>(`StorefrontWidgets\\options()['${name}']`);
const NOTICE = '.storefront-widgets-failures';

describe('what owners are told', () => {
  test('the settings page shows what failed, where, how often, since when and in which browser', async () => {
    report([
      { message: '<img src=x onerror="window.hit=1">', widget: 'tabs', n: 2 },
      { message: 'yes', type: '' },
    ]);
    const { page, errors } = await site.open(SETTINGS, 'admin');
    const cells = await page.locator('.storefront-widgets-table tbody tr').first().locator('td').allTextContents();
    expect(cells[0]).toMatch(/A widget failed.*<img src=x onerror="window\.hit=1">$/);
    expect(cells[1]).toMatch(/^Tabs/);
    expect(cells[2]).toBe('Products/hat/');
    expect(cells[3]).toBe('2');
    expect(cells[4]).toMatch(/\d{4}/);
    expect(cells[6]).toBe('Firefox 143 (2)');
    expect(await page.locator('.storefront-widgets-table a').first().getAttribute('href')).toBe(`${site.url}/hat/`);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(errors).toEqual([]);
  });

  test('the settings page compares pages without and with widgets where there are 50 views of each', async () => {
    report([], { good: 50, stock: 20 });
    const { page } = await site.open(SETTINGS, 'admin');
    const texts = await page.locator('.storefront-widgets-table tbody tr').allTextContents();
    expect(texts[0]).toMatch(
      /^ProductsLargest content shown \(LCP\)30 more views are needed1,0\d\d ms \(50 views\)|9\d\d ms/,
    );
    expect(texts[2]).toMatch(/50 more views are needed50 more views are needed$/);
    report([], { stock: 30 });
    await page.reload();
    const [lcp, cls] = await page.locator('.storefront-widgets-table tbody tr').allTextContents();
    expect(lcp).toMatch(/(1,[89]|2,[01])\d\d ms \(50 views\)(9|1,0)\d+ ms \(50 views\)$/);
    expect(cls).toMatch(/0\.10\d \(50 views\)0\.10\d \(50 views\)$/);
  });

  test('an owner puts a widget back to stock, and what was reported about it is forgotten', async () => {
    report(
      [
        { message: 'no', widget: 'tabs' },
        { message: 'yes', widget: 'map', type: 'list' },
      ],
      { failed: 3, good: 60 },
    );
    const { page } = await site.open(SETTINGS, 'admin');
    await press(page, 'Put back to stock (Tabs)');
    expect(await page.locator('.notice-success').textContent()).toContain('“Tabs” is off now');
    expect(chosen('disable')).toEqual(['tabs']);
    expect(await page.locator('.storefront-widgets-table').first().textContent()).not.toContain('Tabs');
    expect(await page.locator('.storefront-widgets-table').first().textContent()).toContain('Map');
    expect(await page.locator(NOTICE).count()).toBe(0);
    site.choose({});
  });

  test('an owner puts a type of page back to stock, and keeps all other choices', async () => {
    site.choose({ core: 'react', except: { addresses: ['/a/'], types: ['cart'], roles: [] } });
    report([{ message: 'no' }], { failed: 1, good: 60 });
    const { page } = await site.open(SETTINGS, 'admin');
    expect(await page.textContent('.storefront-widgets')).toContain('failed on 1 of 61 measured views (1.6 %)');
    await press(page, 'Put back to stock (Products)');
    expect(chosen('except')).toEqual({ addresses: ['/a/'], types: ['product', 'cart'], roles: [] });
    expect(chosen('core')).toBe('react');
    expect(await page.textContent('.storefront-widgets')).toContain('No browser of a visitor has reported');
    site.choose({});
  });

  test('an owner has all reports forgotten', async () => {
    report([{ message: 'no' }], { good: 2 });
    const { page } = await site.open(SETTINGS, 'admin');
    await press(page, 'Forget all reports');
    expect(left()).toEqual([]);
    expect(await page.getByRole('button', { name: 'Forget all reports' }).count()).toBe(0);
  });

  test('a notice says which pages fail too often, and its buttons leave them alone or switch the widget off', async () => {
    report([{ message: 'no', widget: 'tabs', n: 3 }], { failed: 2, good: 60 });
    const { page } = await site.open('/wp-admin/index.php', 'admin');
    expect(await page.locator(NOTICE).count()).toBe(0);
    report([], { failed: 1 });
    for (const path of ['/wp-admin/plugins.php', SETTINGS, '/wp-admin/index.php']) {
      await page.goto(site.url + path);
      expect(await page.textContent(NOTICE)).toMatch(/Products: something .* 4\.8 % .*\(3 of 63\).*widget “Tabs”/);
    }
    await page.goto(`${site.url}/wp-admin/edit.php`);
    expect(await page.locator(NOTICE).count()).toBe(0);
    await page.goto(`${site.url}/wp-admin/index.php`);
    expect(await axe(page, NOTICE)).toEqual([]);
    await press(page, 'Switch “Tabs” off');
    expect(chosen('disable')).toEqual(['tabs']);
    expect(await page.locator(NOTICE).count()).toBe(0);
    report([{ message: 'no' }], { failed: 3, good: 60 });
    await page.goto(`${site.url}/wp-admin/index.php`);
    await press(page, /Leave pages of this type/);
    expect(chosen<{ types: string[] }>('except').types).toEqual(['product']);
    site.choose({});
  });

  test('a dismissed notice comes back once the share has doubled', async () => {
    report([], { failed: 3, good: 60 });
    const { page } = await site.open('/wp-admin/index.php', 'admin');
    await press(page, /Dismiss/);
    expect(await page.locator(NOTICE).count()).toBe(0);
    report([], { failed: 1 });
    await page.reload();
    expect(await page.locator(NOTICE).count()).toBe(0);
    report([], { failed: 6 });
    await page.reload();
    expect(await page.locator(NOTICE).count()).toBe(1);
  });

  test('Site Health recommends to look where pages fail too often, and its information has no messages', async () => {
    const result = () =>
      site.evaluate<{ status: string; description: string }>(`( function () {
        foreach ( array( 'exceptions', 'reports', 'report-notice' ) as $file ) {
          require_once WP_PLUGIN_DIR . "/storefront-widgets/includes/settings-page/$file.php";
        }
        do_action( 'rest_api_init', rest_get_server() );
        return StorefrontWidgets\\reports_health_result();
      } )()`);
    expect(result().status).toBe('good');
    report([{ message: 'a secret', widget: 'tabs', n: 4 }], { failed: 3, good: 60 });
    expect(result()).toMatchObject({ status: 'recommended', description: expect.stringContaining('Products') });
    const { page, errors } = await site.open('/wp-admin/site-health.php?tab=debug', 'admin');
    const text = (await page.textContent('#health-check-accordion-block-storefront-widgets')) ?? '';
    for (const part of ['1 problems, 4 times', 'Reported: widget tabs', '3 of 63']) expect(text).toContain(part);
    expect(await page.content()).not.toContain('a secret');
    expect(errors).toEqual([]);
  });

  test('the guide to the privacy policy has a text about reports', async () => {
    const { page } = await site.open('/wp-admin/options-privacy.php?tab=policyguide', 'admin');
    expect(await page.textContent('.privacy-settings-body')).toContain('your IP address is not stored with it');
  });

  test('a contributor sees no notice and puts nothing back, nor does a form with a wrong nonce', async () => {
    report([{ message: 'no', widget: 'tabs', n: 3 }], { failed: 3, good: 60 });
    const owner = await site.open(SETTINGS, 'admin');
    const nonce = await owner.page.locator('.storefront-widgets-put-back [name=_wpnonce]').first().inputValue();
    const { page } = await site.open('/wp-admin/index.php', 'contributor');
    expect(await page.locator(NOTICE).count()).toBe(0);
    const ask = (on: Page, given: Record<string, string>) =>
      on.evaluate(async (fields) => {
        const body = new URLSearchParams({ action: 'storefront_widgets_put_back', ...fields });
        return (await fetch('/wp-admin/admin-post.php', { method: 'POST', body, redirect: 'manual' })).status;
      }, given);
    for (const what of ['widget', 'type', 'all', 'notice'])
      expect(await ask(page, { _wpnonce: nonce, what, which: what === 'type' ? 'product' : 'tabs' })).toBe(403);
    expect(await ask(owner.page, { _wpnonce: 'wrong', what: 'all', which: '' })).toBe(403);
    expect(await ask(owner.page, { _wpnonce: nonce, what: 'widget', which: '<b>' })).toBe(400);
    expect(chosen('disable')).toEqual([]);
    expect(left()).toEqual(['storefront_widgets_reports', 'storefront_widgets_figures']);
  });

  test.each([1280, 390])('the reports on the settings page are accessible and fit at %d pixels', async (width) => {
    report([{ message: 'a'.repeat(300), widget: 'tabs' }], { failed: 3, good: 60 });
    const { page } = await site.open(SETTINGS, 'admin', { viewport: { width, height: 900 } });
    expect(await axe(page, '.storefront-widgets')).toEqual([]);
    const wide = await page.evaluate(() => document.querySelector('.storefront-widgets')!.scrollWidth); // printed by the page
    expect(wide).toBeLessThanOrEqual(width);
  });
});
