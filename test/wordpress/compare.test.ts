import { readFileSync } from 'node:fs';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const COMPARE = '/wp-admin/tools.php?page=storefront-widgets-compare';
const TAG = 'id="storefront-widgets-js"';
const SCRIPT = 'id="storefront-widgets-compare-js"';

interface ComparedPage {
  name: string;
  address: string;
  stock: string;
  ours: string;
}

/** The pages that an administrator compares, with the addresses of their frames. */
async function pagesOf(): Promise<ComparedPage[]> {
  const html = await site.html(COMPARE, site.cookieOf('admin'));
  const [, facts = '{}'] = /window\.storefrontCompare = (\{.*\});/.exec(html) ?? [];
  return (JSON.parse(facts) as { pages: ComparedPage[] }).pages;
}

/** The address of the front page in a frame, after the site's. */
async function frontPage(side: 'stock' | 'ours'): Promise<string> {
  return (await pagesOf())[0]?.[side].replace(site.url, '') ?? '';
}

/** What the frame's script is told. */
const aboutOf = (html: string): { why: string; cookies: string[] } =>
  JSON.parse((/data-about="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#039;', "'"));

describe('a page in a frame', () => {
  test.each(['off', 'trial', 'on'] as const)('has the widgets or not as asked where they are %s', async (state) => {
    site.setState(state);
    const stock = await site.html(await frontPage('stock'), site.cookieOf('admin'));
    expect(stock).toContain(SCRIPT);
    expect(stock.replaceAll(/<script [^>]*compare-js[^>]*>/g, '')).not.toMatch(/storefront-?widgets/i);
    const ours = await site.html(await frontPage('ours'), site.cookieOf('admin'));
    expect(ours).toContain(SCRIPT);
    expect(ours).toContain(TAG);
    expect(ours.indexOf(SCRIPT)).toBeLessThan(ours.indexOf(TAG));
    // It is no visitor's: nothing of it is reported or measured.
    expect(ours).not.toContain('storefront-widgets-reports-js');
  });

  test('is for nobody but the administrator who has asked for it', async () => {
    site.setState('trial');
    const path = await frontPage('ours');
    for (const cookie of ['', site.cookieOf('subscriber'), site.cookieOf('contributor')]) {
      const html = await site.html(path, cookie);
      expect(html).not.toContain(SCRIPT);
      expect(html).not.toContain(TAG);
    }
    site.setState('off');
    const forged = [
      path.replace(/key=\w/, 'key=_'),
      path.replace(/&[^&]*key=.*/, ''),
      path.replace('=ours', '=theirs'),
    ];
    for (const address of [...forged, path.replace('compare=', 'compare[]='), path.replace('key=', 'key[]=')]) {
      const html = await site.html(address, site.cookieOf('admin'));
      expect(html).not.toContain(SCRIPT);
      expect(html).not.toContain(TAG);
    }
  });

  test('neither follows nor changes the view and the cookies of the administrator', async () => {
    site.scene(`add_action( 'wp', function () {
      setcookie( 'seen', 'a;b', time() + 60 );
      setcookie( 'secret', '1', array( 'httponly' => true ) );
    } );`);
    const cookie = `${site.cookieOf('admin')}; wp-postpass_storefront-widgets=off`;
    const answer = await fetch(site.url + (await frontPage('ours')), { headers: { cookie } });
    const html = await answer.text();
    expect(html).toContain(TAG);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(aboutOf(html)).toEqual({ why: '', cookies: ['seen=a%3Bb'] });
    const other = await fetch(site.url, { headers: { cookie } });
    expect(other.headers.getSetCookie()).toHaveLength(2);
    expect(await other.text()).not.toContain(TAG);
  });

  test('is what a visitor gets who comes for the first time, and no cache stores it', async () => {
    site.scene(`add_action( 'wp_footer', function () {
      $facts = array( get_current_user_id(), $_COOKIE, $_GET, $_SERVER['REQUEST_URI'], defined( 'DONOTCACHEPAGE' ) );
      echo '<i>' . wp_json_encode( $facts ) . '</i>';
    } );`);
    for (const side of ['stock', 'ours'] as const) {
      const path = (await frontPage(side)).replace('/?', '/?p=1&');
      const html = await site.html(path, site.cookieOf('admin'));
      expect(/<i>(.*)<\/i>/.exec(html)?.[1]).toBe('[0,[],{"p":"1"},"\\/?p=1",true]');
      expect(html).not.toMatch(/wpadminbar|storefront-widgets-panel-js/);
    }
  });

  test('says why it is left alone', async () => {
    site.choose({ except: { addresses: ['/?p=1'], types: [], roles: ['administrator'] } });
    const path = (await frontPage('ours')).replace('/?', '/?p=1&');
    const html = await site.html(path, site.cookieOf('admin'));
    expect(html).not.toContain(TAG);
    expect(aboutOf(html).why).toBe('address');
    const front = await site.html(await frontPage('ours'), site.cookieOf('admin'));
    expect(aboutOf(front).why).toBe('');
  });

  test('has its script, but no widgets, where it would load more with them', async () => {
    site.scene("add_filter( 'storefront_widgets_pays', '__return_false' );");
    const html = await site.html(await frontPage('ours'), site.cookieOf('admin'));
    expect(html).toContain(SCRIPT);
    expect(html).not.toContain(TAG);
  });

  test('leads to the frame of another page of the site, but takes its nonce nowhere else', async () => {
    site.scene(`add_action( 'template_redirect', function () {
      if ( isset( $_GET['to'] ) ) { wp_redirect( $_GET['to'] ); exit; }
    } );`);
    const locationOf = async (to: string): Promise<string | null> => {
      const path = `${await frontPage('ours')}&to=${encodeURIComponent(to)}`;
      const headers = { cookie: site.cookieOf('admin') };
      return (await fetch(site.url + path, { headers, redirect: 'manual' })).headers.get('location');
    };
    expect(await locationOf('/?p=1')).toMatch(/^\/\?p=1&storefront-widgets-compare=ours&storefront-widgets-key=\w+$/);
    expect(await locationOf('https://other.example/')).toBe('https://other.example/');
    expect(await locationOf('//other.example/')).toBe('//other.example/');
  });
});

describe('the shop in a frame', () => {
  /** What of WooCommerce the frames use. */
  const SHOP = `
    class WC_Session_Handler {
      public $data = array();
      public function set( $key, $value ) { $this->data[ $key ] = $value; }
      public function save_data( $former = 0 ) { update_option( 'session_saved', 1 ); }
    }
    class Shop_Product {
      public $id;
      public function __construct( $id ) { $this->id = $id; }
      public function get_id() { return $this->id; }
      public function is_purchasable() { return 7 !== $this->id; }
      public function is_in_stock() { return true; }
    }
    class Shop_Order {
      public $status;
      public function __construct( $status ) { $this->status = $status; }
      public function has_status( $status ) { return $status === $this->status; }
      public function delete() { update_option( 'deleted', $this->status ); }
    }
    function wc_get_products( $query ) { return array( new Shop_Product( 7 ), new Shop_Product( 8 ) ); }
    function wc_get_order( $id ) { return new Shop_Order( 1 === $id ? 'checkout-draft' : 'pending' ); }
    function WC() { static $shop = null; return $shop = $shop ?? new stdClass(); }
    add_action( 'wp', function () {
      $class = apply_filters( 'woocommerce_session_handler', 'WC_Session_Handler' );
      WC()->session = new $class();
      do_action( 'woocommerce_load_cart_from_session' );
      WC()->session->save_data();
      foreach ( array( 2, 1 ) as $order ) { do_action( 'woocommerce_new_order', $order ); }
    } );
    add_action( 'wp_footer', function () { echo '<i>' . wp_json_encode( WC()->session->data ) . '</i>'; } );`;
  const stored = (name: string): unknown => site.evaluate(`get_option( '${name}' )`);

  test('has a product in the cart where it is asked for, and stores neither the session nor a draft', async () => {
    const path = await frontPage('ours');
    site.scene(SHOP);
    site.evaluate("array( delete_option( 'session_saved' ), delete_option( 'deleted' ) )");
    const cartOf = async (address: string) =>
      JSON.parse(/<i>(.*)<\/i>/.exec(await site.html(address, site.cookieOf('admin')))?.[1] ?? '');
    const { cart } = await cartOf(path.replace('=ours', '=ours-cart'));
    expect(Object.values(cart)).toMatchObject([{ product_id: 8, quantity: 1 }]);
    expect(await cartOf(path)).toEqual([]);
    expect(stored('session_saved')).toBe(false);
    expect(stored('deleted')).toBe('checkout-draft');
    site.evaluate("delete_option( 'deleted' )");
    expect(await cartOf('/')).toEqual([]);
    expect(Number(stored('session_saved'))).toBe(1);
    expect(stored('deleted')).toBe(false);
    site.evaluate("delete_option( 'session_saved' )");
  });

  test('takes no order', async () => {
    const path = await frontPage('ours');
    const statusOf = async (more: string, method: string): Promise<number> =>
      (await fetch(`${site.url}${path}${more}`, { method, headers: { cookie: site.cookieOf('admin') } })).status;
    expect(await statusOf('&wc-ajax=checkout', 'POST')).toBe(403);
    expect(await statusOf('&wc-ajax=checkout', 'GET')).toBe(403);
    expect(await statusOf('&rest_route=/wc/store/v1/checkout', 'POST')).toBe(403);
    expect(await statusOf('&rest_route=%2Fwc%2Fstore%2Fcheckout%2F3', 'PUT')).toBe(403);
    expect(await statusOf('&rest_route=/wc/store/v1/checkout', 'GET')).toBe(404);
    expect(await statusOf('&wc-ajax=update_order_review', 'POST')).toBe(200);
  });
});

describe('the list of pages', () => {
  test('has a page of each kind that the site has, each once', () => {
    const names = site.evaluate<string[]>(`( function () {
      class Listed { public $name; function __construct( $name ) { $this->name = $name; } function get_name() { return $this->name; } function get_id() { return 2; } }
      function wc_get_products( $query ) {
        return 'variable' === $query['type'] ? array( new Listed( 'Coat &amp; <b>hat</b>' ) ) : array();
      }
      function wc_get_product_types() { return array( 'simple' => 'Simple', 'variable' => 'Variable' ); }
      function wc_get_page_id( $key ) { return 'cart' === $key ? 3 : -1; }
      foreach ( array( 'rules/compared-pages', 'compare/pages' ) as $file ) {
        require_once WP_PLUGIN_DIR . "/storefront-widgets/includes/$file.php";
      }
      $made = array();
      foreach ( array( array( 'a', 'b' ), array( 'b' ), array( 'b', 'c' ) ) as $at => $types ) {
        $data = wp_json_encode( array_map( function ( $type ) { return array( 'widgetType' => $type ); }, $types ) );
        $made[] = wp_insert_post( array( 'post_title' => "Built $at", 'post_type' => 'page', 'post_status' => 'publish', 'meta_input' => array( '_elementor_data' => wp_slash( $data ) ) ) );
      }
      wp_update_post( array( 'ID' => 3, 'post_status' => 'publish' ) );
      $pages = StorefrontWidgets\\compared_pages();
      foreach ( $made as $id ) { wp_delete_post( $id, true ); }
      wp_update_post( array( 'ID' => 3, 'post_status' => 'draft' ) );
      return array_map( function ( $page ) { return $page['name'] . ( $page['cart'] ? ' +' : '' ) . " ({$page['type']})"; }, $pages );
    } )()`);
    expect(names.slice(0, 4)).toEqual([
      'Front page ()',
      'Variable: Coat & hat (product)',
      'Cart + (cart)',
      'Post: Hello world! (posts)',
    ]);
    expect(names.slice(4).sort()).toEqual(['Elementor: Built 0 ()', 'Elementor: Built 2 ()']);
  });
});

/** What differs on the front page with widgets, on purpose. The second page refuses frames. */
const DIFFERENCES = `
  add_action( 'scene', function () {
    echo '<div id="above" style="height:20px"></div><p id="below">Text</p><div class="broken">Host</div><form id="form" action="/?sent"><button>Send</button></form><a id="link" href="/?p=1">Away</a>';
    if ( 'ours' === StorefrontWidgets\\compared_as() ) {
      echo '<style>#above{padding-top:30px}</style><script>setTimeout( function () { throw new Error( "on purpose | <b>" ); } );</script>';
      echo '<script>( window.StorefrontWidgets = window.StorefrontWidgets || [] ).push( { name: "broken", adopts: [ ".broken" ], when: "load", mount: function () { throw new Error( "no mount" ); } } );</script>';
    }
    echo '<script>console.error( "of both" );</script>';
  } );
  add_action( 'send_headers', function () { if ( isset( $_GET['p'] ) ) { header( 'X-Frame-Options: DENY' ); } } );`;

const statusOf = (page: Page) => page.locator('.storefront-compare [role=status]');
const row = (page: Page, at: number) => page.locator('.storefront-compare tbody tr').nth(at);
const frameOf = (page: Page, side: string): FrameLocator => page.frameLocator(`.storefront-compare-${side} iframe`);

const boxOf = (page: Page, side: string) =>
  page.locator(`.storefront-compare-${side} .storefront-compare-box`).boundingBox();

describe('the page “Compare”', () => {
  test('an administrator finds errors, failed widgets and moved boxes, and takes the results away', async () => {
    site.scene(DIFFERENCES);
    const { page, errors } = await site.open(COMPARE, 'admin', { acceptDownloads: true });
    expect(await axe(page, '.storefront-compare')).toEqual([]);
    await page.click('[data-compare=start]');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stop');
    await expect
      .poll(() => statusOf(page).textContent(), { timeout: 60_000 })
      .toBe('Pages compared: 2. To look at: 2.');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Compare');
    const cells = await row(page, 0).locator('td').allInnerTexts();
    expect(cells[0]).toMatch(/^Look at it: new errors: [1-9], failed widgets: 1, moved boxes: 7$/);
    expect(cells[1]).toMatch(/without: 1\nwith: [2-9]/);
    expect(cells[2]).toMatch(/without: 0\nwith: 1/);
    expect(cells[3]).toMatch(/without: 0 files, 0 KB\nwith: [1-9]\d* files, [1-9]\d* KB/);
    await row(page, 0).locator('summary').last().click();
    expect(await row(page, 0).locator('li').allTextContents()).toEqual(
      expect.arrayContaining([
        'without: of both',
        expect.stringContaining('with: Uncaught Error: on purpose | <b>'),
        expect.stringMatching(/^#above: /),
      ]),
    );
    expect(await row(page, 1).locator('td').first().innerText()).toContain('it refuses to be shown in a frame');
    expect(await axe(page, '.storefront-compare')).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-compare=download]')]);
    const report = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(report).toMatchObject({
      width: 1280,
      pages: [
        { kind: 'differs', boxes: { moved: 7 } },
        { kind: 'impossible', why: 'refused' },
      ],
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.click('[data-compare=copy]');
    await expect.poll(() => statusOf(page).textContent()).toBe('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\| Front page<br>.*on purpose \\\| \\<b\\>/,
    );
    // The page in the frame throws, the page “Compare” does not.
    expect(errors).toEqual(['on purpose | <b>']);
  });

  test('an administrator leaves a page that differs, or its type, to its own scripts with one press', async () => {
    // What is chosen in the page is then forgotten at the end, too.
    site.choose({});
    site.scene(`add_filter( 'storefront_widgets_pays', '__return_true' );
      add_action( 'wp_footer', function () {
        if ( 'ours' === StorefrontWidgets\\compared_as() ) { echo '<script>throw new Error( "on purpose" )</script>'; }
      } );`);
    const excepted = (): unknown => site.evaluate("StorefrontWidgets\\options()['except']");
    const leaveOne = async (at: number, name: RegExp): Promise<string[]> => {
      const { page } = await site.open(COMPARE, 'admin');
      const leave = row(page, at).getByRole('button', { name });
      expect(await leave.count()).toBe(0);
      await page.click('[data-compare=start]');
      await leave.waitFor({ timeout: 60_000 });
      // Without readable addresses, the front page's would mean all pages.
      if (at) expect(await row(page, 0).getByRole('button').count()).toBe(1);
      expect(await axe(page, '.storefront-compare')).toEqual([]);
      await leave.click();
      await page.waitForURL(/options-general/);
      return page.locator('.notice-success').allTextContents();
    };
    expect(await leaveOne(1, /^Leave pages of this type to their own scripts\s?: Post: /)).toEqual([
      expect.stringContaining('Pages of this type are left to their own scripts'),
    ]);
    expect(excepted()).toMatchObject({ addresses: [], types: ['posts'] });
    // The front page of this site is one of posts.
    site.choose({});
    site.scene("add_filter( 'pre_option_permalink_structure', function () { return '/%postname%/'; } );");
    expect(await leaveOne(0, /^Leave this page to its own scripts\s?: Front page$/)).toEqual([
      expect.stringContaining(`This page is left to its own scripts now: ${site.url}/`),
    ]);
    expect(excepted()).toMatchObject({ addresses: [`${site.url}/`], types: [] });
    const { page } = await site.open(COMPARE, 'admin');
    await page.click('[data-compare=start]');
    await expect.poll(() => row(page, 0).locator('td').first().innerText()).toMatch(/^Left alone: /);
    expect(await page.getByRole('button', { name: /^Leave/ }).count()).toBe(0);
  });

  test('a page at an address with encoded letters is left alone by that address, one of another site by none', async () => {
    site.choose({});
    const leave = async (address: string): Promise<string> => {
      const { page } = await site.open(COMPARE, 'admin');
      await page.$eval(
        '#storefront-compare-put-back-address',
        (form, value) => {
          form.append(Object.assign(document.createElement('input'), { name: 'which', value }));
          (form as HTMLFormElement).submit();
        },
        address,
      );
      await page.waitForURL(/options-general|admin-post/);
      return page.url();
    };
    expect(await leave('https://elsewhere.example/')).toContain('admin-post');
    expect(await leave(`${site.url}/?p=%C3%A4`)).toContain('options-general');
    expect(site.evaluate("StorefrontWidgets\\options()['except']['addresses']")).toEqual([`${site.url}/?p=%C3%A4`]);
  });

  test('a page that would load more with the widgets is said to be left alone', async () => {
    site.scene("add_filter( 'storefront_widgets_pays', '__return_false' );");
    const { page } = await site.open(COMPARE, 'admin');
    await page.click('[data-compare=start]');
    const outcome = row(page, 0).locator('td').first();
    await expect.poll(() => outcome.innerText()).toBe('Left alone: it would load more with the widgets');
  });

  test('an administrator stops the comparison', async () => {
    const { page } = await site.open(COMPARE, 'admin');
    await page.click('[data-compare=start]');
    await page.keyboard.press('Enter');
    await expect.poll(() => statusOf(page).textContent()).toBe('Pages compared: 0. To look at: 0.');
    expect(await row(page, 0).locator('td').first().innerText()).toBe('Stopped');
    expect(await page.locator('.storefront-compare-stage iframe').count()).toBe(0);
    expect(await page.isDisabled('[data-compare=download]')).toBe(true);
  });

  test('an administrator sees both pages side by side, and moves the slider by keyboard', async () => {
    site.scene(DIFFERENCES);
    const { page } = await site.open(COMPARE, 'admin');
    await page.selectOption('#storefront-compare-width', '390');
    await row(page, 0).locator('button').first().click();
    await frameOf(page, 'ours').locator('#below').waitFor();
    await frameOf(page, 'stock').locator('#below').waitFor();
    expect(await axe(page, 'dialog')).toEqual([]);
    const [left, right] = [await boxOf(page, 'stock'), await boxOf(page, 'ours')];
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 300);
    await page.focus('dialog [value=beside]');
    await page.keyboard.press('ArrowRight');
    expect(await boxOf(page, 'ours')).toEqual(await boxOf(page, 'stock'));
    const clip = () =>
      page
        .locator('.storefront-compare-ours .storefront-compare-box')
        .evaluate((box) => (box as HTMLElement).style.clipPath);
    expect(await clip()).toBe('inset(0px 50% 0px 0px)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await clip()).toBe('inset(0px 49% 0px 0px)');
    await page.keyboard.press('Home');
    expect(await clip()).toBe('inset(0px 100% 0px 0px)');
    expect(await axe(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    // The event of its end comes later.
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('See both: Front page');
  });

  test('a page in a frame is not left, sends nothing, and keeps nothing', async () => {
    site.scene(DIFFERENCES);
    const { page } = await site.open(COMPARE, 'admin');
    await page.evaluate(() => localStorage.setItem('mine', '1'));
    await row(page, 0).locator('button').first().click();
    const frame = frameOf(page, 'stock');
    const requests: string[] = [];
    await frame.locator('#link').waitFor();
    expect((await boxOf(page, 'ours'))?.y).toBe((await boxOf(page, 'stock'))?.y);
    const stored = await frame.locator('body').evaluate(() => {
      const before = [localStorage.getItem('mine'), document.cookie];
      localStorage.theirs = '1';
      // biome-ignore lint/suspicious/noDocumentCookie: pages write it like that.
      document.cookie = 'theirs=1';
      return [...before, localStorage.getItem('theirs'), localStorage.length, document.cookie];
    });
    expect(stored).toEqual([null, '', '1', 1, 'theirs=1']);
    const fetched = () =>
      frame.locator('body').evaluate(() =>
        fetch('/', { method: 'POST' }).then(
          (answer) => answer.url,
          () => 'refused',
        ),
      );
    expect(await fetched()).toContain('storefront-widgets-key=');
    page.on('request', (request) => requests.push(request.url()));
    await frame.locator('#link').click();
    await frame.locator('#form button').click();
    await frame.locator('body').evaluate(() => {
      document.querySelector('form')?.submit();
      location.href = '/?p=1';
    });
    expect(await fetched()).toBe('refused');
    const asked = await frame.locator('body').evaluate(
      () =>
        new Promise((done) => {
          const request = new XMLHttpRequest();
          request.open('POST', '/');
          request.onload = request.onerror = (event) => done(event.type);
          request.send();
        }),
    );
    expect(asked).toBe('error');
    expect(await frame.locator('#link').count()).toBe(1);
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => [localStorage.getItem('theirs'), document.cookie.includes('theirs')])).toEqual([
      null,
      false,
    ]);
  });

  test('it is for administrators, and linked from the settings page', async () => {
    site.setState('trial');
    const { page } = await site.open('/wp-admin/options-general.php?page=storefront-widgets', 'admin');
    await page.click('.storefront-widgets-steps a:has-text("Compare")');
    expect(await page.locator('h1').textContent()).toBe('Compare with and without widgets');
    const contributor = await fetch(site.url + COMPARE, { headers: { cookie: site.cookieOf('contributor') } });
    expect(contributor.status).toBe(403);
  });

  test('it says that there is nothing to compare where wp-config.php switches the widgets off', async () => {
    site.scene("define( 'STOREFRONT_WIDGETS_STATE', 'off' );");
    const { page, errors } = await site.open(COMPARE, 'admin');
    expect(await page.locator('.storefront-compare .notice').innerText()).toContain('wp-config.php');
    expect(await page.locator('[data-compare=start]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
