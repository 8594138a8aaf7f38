import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const SETTINGS = '/wp-admin/options-general.php?page=storefront-widgets';
const TAG = 'id="storefront-widgets-js"';
const STATE = "get_option( 'storefront_widgets_state', 'none' )";

const hasTag = async (path = '/', user = ''): Promise<boolean> =>
  (await site.html(path, user && site.cookieOf(user))).includes(TAG);
const pageHasTag = (page: Page): Promise<boolean> =>
  page.evaluate(() => !!document.getElementById('storefront-widgets-js'));
const storedState = (): string => site.evaluate<string>(STATE);

/** The headers and the text of a page. */
async function answerOf(path: string, user = '') {
  const answer = await fetch(site.url + path, { headers: { cookie: user && site.cookieOf(user) } });
  return { html: await answer.text(), cache: answer.headers.get('cache-control') ?? '' };
}

/** Notes in the page whether caches are asked to skip it. */
const SAY_CACHE =
  "add_action( 'wp_footer', function () { echo defined( 'DONOTCACHEPAGE' ) ? '<i>not cached</i>' : '<i>cached</i>'; } );";

describe('the states', () => {
  test('widgets that are off leave no trace on the page of anybody', async () => {
    site.setState('off');
    for (const user of ['', 'contributor', 'admin']) {
      const html = (await site.html('/', user && site.cookieOf(user))).replace(/<div id="wpadminbar"[\s\S]*/, '');
      expect(html).not.toMatch(/storefront-?widgets/i);
    }
  });

  test('widgets on trial are seen by administrators, whose pages no cache stores', async () => {
    site.scene(SAY_CACHE);
    site.setState('trial');
    const visitor = await answerOf('/');
    expect(visitor.html).not.toContain(TAG);
    expect(visitor.html).toContain('<i>cached</i>');
    expect(await hasTag('/', 'contributor')).toBe(false);
    const owner = await answerOf('/', 'admin');
    expect(owner.html).toContain(TAG);
    expect(owner.html).toContain('<i>not cached</i>');
    expect(owner.cache).toMatch(/no-cache/);
  });

  test('widgets that are on are seen by all, and caches may store the pages', async () => {
    site.scene(SAY_CACHE);
    site.setState('on');
    const visitor = await answerOf('/');
    expect(visitor.html).toContain(TAG);
    expect(visitor.html).toContain('<i>cached</i>');
    expect(visitor.cache).not.toMatch(/no-cache/);
    expect(await hasTag('/', 'contributor')).toBe(true);
  });

  test('a constant in wp-config.php wins over the stored state, and an unknown one means off', async () => {
    site.setState('on');
    for (const value of ['off', 'of']) {
      site.scene(`if ( isset( $_GET['${value}'] ) ) { define( 'STOREFRONT_WIDGETS_STATE', '${value}' ); }`);
      expect(await hasTag(`/?${value}`)).toBe(false);
      expect(await hasTag(`/?${value}&storefront-widgets=on`, 'admin')).toBe(false);
    }
    expect(await hasTag()).toBe(true);
  });
});

describe('the view of one visitor', () => {
  test('a visitor who asks for the page without widgets has them on no page, until the visitor asks for them', async () => {
    site.scene(SAY_CACHE);
    const { page } = await site.open('/?storefront-widgets=off');
    expect(await pageHasTag(page)).toBe(false);
    expect(await page.locator('i').textContent()).toBe('not cached');
    await page.goto(`${site.url}/?p=1`);
    expect(await pageHasTag(page)).toBe(false);
    expect(await page.locator('i').textContent()).toBe('not cached');
    await page.goto(`${site.url}/?storefront-widgets=on`);
    expect(await pageHasTag(page)).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
  });

  test.each(['off', 'trial'] as const)('nobody but administrators switches widgets on that are %s', async (state) => {
    site.setState(state);
    for (const user of ['', 'subscriber', 'contributor']) {
      const { page } = await site.open('/?storefront-widgets=on', user);
      expect(await pageHasTag(page)).toBe(false);
      await page.context().addCookies([{ name: 'wp-postpass_storefront-widgets', value: 'on', url: site.url }]);
      await page.goto(site.url);
      expect(await pageHasTag(page)).toBe(false);
    }
  });

  test('an administrator sees widgets that are off on one page after the other, by the admin bar', async () => {
    site.setState('off');
    const { page } = await site.open('/', 'admin');
    expect(await page.locator('#wp-admin-bar-storefront-widgets-state > a').textContent()).toBe('Widgets: off');
    const go = async () => {
      const href = await page.locator('#wp-admin-bar-storefront-widgets-view a').getAttribute('href');
      await page.goto(site.url + href);
    };
    await go();
    expect(await pageHasTag(page)).toBe(true);
    await page.goto(`${site.url}/?p=1`);
    expect(await pageHasTag(page)).toBe(true);
    expect(await page.locator('#wp-admin-bar-storefront-widgets-state > a').textContent()).toMatch(/all but you/);
    await go();
    expect(await pageHasTag(page)).toBe(false);
  });

  test('“Check this page” works where widgets are off', async () => {
    site.setState('off');
    const { page } = await site.open(SETTINGS, 'admin');
    await page.click('a:has-text("Check the front page")');
    await page.locator('storefront-widgets-bill').waitFor();
  });

  test.each([
    ['of many words', '/?storefront-widgets[]=off'],
    ['that is unknown', '/?storefront-widgets=%3Cscript%3E'],
  ])('a view %s changes nothing', async (_, path) => {
    expect(await hasTag(path)).toBe(true);
  });
});

describe('the trial link', () => {
  const link = (seconds = 0): string =>
    site.evaluate<string>(
      `( function ( $end ) { return StorefrontWidgets\\VIEW . "=trial-$end-" . StorefrontWidgets\\trial_signature( $end ); } )( time() + ${seconds} )`,
    );

  test('a visitor with the link has the widgets, also on the next page', async () => {
    site.setState('trial');
    const { page } = await site.open(`/?${link(60)}`);
    expect(await pageHasTag(page)).toBe(true);
    await page.goto(`${site.url}/?p=1`);
    expect(await pageHasTag(page)).toBe(true);
    const [cookie] = await page.context().cookies();
    expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + 61);
    expect(cookie?.httpOnly).toBe(true);
    await page.goto(`${site.url}/?storefront-widgets=on`);
    expect(await pageHasTag(page)).toBe(false);
  });

  test('a link that has ended, was forged, or is used where there is no trial, shows nothing', async () => {
    site.setState('trial');
    const valid = link(60);
    expect(await hasTag(`/?${valid}`)).toBe(true);
    expect(await hasTag(`/?${link(-1)}`)).toBe(false);
    expect(await hasTag(`/?${valid.replace(/\d(?=-[0-9a-f]{32})/, (digit) => String((Number(digit) + 1) % 10))}`)).toBe(
      false,
    );
    expect(await hasTag(`/?${valid.slice(0, -1)}`)).toBe(false);
    site.setState('off');
    expect(await hasTag(`/?${valid}`)).toBe(false);
  });
});

describe('pages left alone', () => {
  const ONE = "array( 'addresses' => array(), 'types' => array(), 'roles' => array() )";
  const except = (more: Record<string, string[]>): void =>
    site.choose({ except: { addresses: [], types: [], roles: [], ...more } });

  test('the addresses of a pattern have no widgets', async () => {
    except({ addresses: ['/?p=*'] });
    expect(await hasTag('/?p=1')).toBe(false);
    expect(await hasTag('/')).toBe(true);
  });

  test('users with an excluded role have no widgets, and no cache stores their pages for others', async () => {
    site.scene(SAY_CACHE);
    except({ roles: ['contributor'] });
    const { html } = await answerOf('/', 'contributor');
    expect(html).not.toContain(TAG);
    expect(html).toContain('<i>not cached</i>');
    expect(await hasTag('/', 'subscriber')).toBe(true);
    expect(await hasTag('/')).toBe(true);
  });

  test.each([
    ['product', 'is_product'],
    ['list', 'is_product_taxonomy'],
    ['cart', 'is_cart'],
    ['checkout', 'is_checkout'],
    ['account', 'is_account_page'],
  ])('a page of the type %s has no widgets', async (type, question) => {
    const names = [
      'is_woocommerce',
      'is_product',
      'is_shop',
      'is_product_taxonomy',
      'is_cart',
      'is_checkout',
      'is_account_page',
    ];
    site.scene(names.map((name) => `function ${name}() { return '${name}' === ( $_GET['is'] ?? '' ); }`).join('\n'));
    except({ types: [type] });
    expect(await hasTag(`/?is=${question}`)).toBe(false);
    expect(await hasTag('/?is=nothing')).toBe(true);
  });

  test('posts and lists of posts have no widgets, pages have them', async () => {
    except({ types: ['posts'] });
    expect(await hasTag('/?p=1')).toBe(false);
    expect(await hasTag('/')).toBe(false);
    expect(await hasTag('/?page_id=2')).toBe(true);
  });

  test('an administrator excludes a post, and a widget on another, in their editors', async () => {
    site.scene("add_filter( 'use_block_editor_for_post', '__return_false' );");
    const { page } = await site.open('/wp-admin/post.php?post=1&action=edit', 'admin');
    const name = (part: string) => `[name="storefront_widgets_post${part}"]`;
    await page.check(name('[off]'));
    await Promise.all([page.waitForURL(/message=/), page.click('#publish')]);
    expect(await page.isChecked(name('[off]'))).toBe(true);
    expect(await hasTag('/?p=1')).toBe(false);
    await page.uncheck(name('[off]'));
    await page.click('#storefront-widgets summary');
    await page.check(`${name('[disable][]')}[value=tabs]`);
    await Promise.all([page.waitForURL(/message=/), page.click('#publish')]);
    expect(await site.html('/?p=1')).toMatch(/"disable":\["tabs"\]/);
    expect(await site.html('/?page_id=2')).not.toMatch(/"disable":/);
    await page.uncheck(`${name('[disable][]')}[value=tabs]`);
    await Promise.all([page.waitForURL(/message=/), page.click('#publish')]);
    expect(site.evaluate("get_post_meta( 1, '_storefront_widgets' )")).toEqual([]);
  });

  test('a contributor excludes nothing', async () => {
    site.scene("add_filter( 'use_block_editor_for_post', '__return_false' );");
    const { page } = await site.open('/wp-admin/post-new.php', 'contributor');
    expect(await page.locator('#storefront-widgets').count()).toBe(0);
    await page.fill('#title', 'A post');
    await page.evaluate(() => {
      const form = document.querySelector('#post');
      for (const field of ['storefront_widgets_post[off]', 'storefront_widgets_post_nonce'])
        form?.insertAdjacentHTML('beforeend', `<input type="hidden" name="${field}" value="1">`);
    });
    await Promise.all([page.waitForURL(/message=/), page.click('#publish')]);
    const id = new URL(page.url()).searchParams.get('post');
    expect(site.evaluate(`get_post_meta( ${id}, '_storefront_widgets' )`)).toEqual([]);
  });

  test('stored exclusions that are broken exclude nothing', async () => {
    for (const broken of ['7', "array( 'addresses' => 7, 'types' => array( array() ), 'roles' => array( '<b>' ) )"])
      expect(site.evaluate(`StorefrontWidgets\\clean_exceptions( ${broken} ) === ${ONE}`)).toBe(true);
  });
});

describe('the changes of the state', () => {
  test('activation by a user begins with a trial, by a program or after an update it changes nothing', () => {
    const begin = 'array( StorefrontWidgets\\begin_trial() )';
    site.choose({});
    site.evaluate("array( delete_option( 'storefront_widgets' ), delete_option( 'storefront_widgets_state' ) )");
    site.evaluate(begin);
    expect(storedState()).toBe('none');
    site.evaluate(`array( wp_set_current_user( 1 ), ${begin} )`);
    expect(storedState()).toBe('trial');
    site.choose({ core: 'react' });
    site.evaluate("array( delete_option( 'storefront_widgets_state' ) )");
    site.evaluate(`array( wp_set_current_user( 1 ), ${begin} )`);
    expect(storedState()).toBe('none');
  });

  test('page caches are emptied once the state changes, and not when it stays', () => {
    site.setState('trial');
    const emptied = (code: string): number =>
      site.evaluate<number>(`( function () {
        $GLOBALS['emptied'] = 0;
        add_action( 'litespeed_purge_all', function () { ++$GLOBALS['emptied']; } );
        add_action( 'breeze_clear_all_cache', function () { throw new Exception( 'the cache is broken' ); } );
        ${code}
        return $GLOBALS['emptied'];
      } )()`);
    expect(emptied("update_option( 'storefront_widgets_state', 'on' );")).toBe(1);
    expect(emptied("update_option( 'storefront_widgets_state', 'on' );")).toBe(0);
    expect(site.takeLog()).toContain('the cache is broken');
  });

  test('the route says and sets the state for administrators alone', async () => {
    site.setState('trial');
    const ask = async (page: Page, state?: string) =>
      page.evaluate(async (given) => {
        const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
        const answer = await fetch('/?rest_route=/storefront-widgets/v1/state', {
          method: given === undefined ? 'GET' : 'POST',
          headers: { 'X-WP-Nonce': nonce, 'content-type': 'application/json' },
          ...(given === undefined ? {} : { body: JSON.stringify({ state: given }) }),
        });
        const told = (await answer.json()) as { state?: string; is_forced?: boolean; trial_link?: string | null };
        return { ...told, status: answer.status };
      }, state);
    const contributor = await site.open('/', 'contributor');
    expect((await ask(contributor.page)).status).toBe(403);
    expect((await ask(contributor.page, 'on')).status).toBe(403);
    const { page } = await site.open('/', 'admin');
    const answer = await ask(page);
    expect(answer).toMatchObject({ status: 200, state: 'trial', is_forced: false });
    expect(answer.trial_link).toContain('storefront-widgets=trial-');
    expect((await ask(page, 'maybe')).status).toBe(400);
    expect(storedState()).toBe('trial');
    expect(await ask(page, 'on')).toMatchObject({ status: 200, state: 'on', trial_link: null });
    expect(storedState()).toBe('on');
    site.scene("define( 'STOREFRONT_WIDGETS_STATE', 'off' );");
    expect((await ask(page, 'trial')).status).toBe(409);
    expect(await ask(page)).toMatchObject({ state: 'off', is_forced: true });
    expect(storedState()).toBe('on');
  });

  test('the command says and sets the state', () => {
    site.setState('trial');
    const run = (words: string): unknown =>
      site.evaluate(`( function () {
        class WP_CLI {
          static $said = array();
          static function log( $text ) { self::$said[] = $text; }
          static function error( $text ) { throw new Exception( $text ); }
        }
        try { StorefrontWidgets\\state_command( ${words} ); } catch ( Exception $error ) { WP_CLI::log( $error->getMessage() ); }
        return WP_CLI::$said;
      } )()`);
    expect(run('array()')).toEqual(['trial']);
    expect(run("array( 'on' )")).toEqual(['on']);
    expect(run("array( 'maybe' )")).toEqual(['The state is off, trial or on.']);
    expect(storedState()).toBe('on');
  });

  test('an owner finds the trial in the list of plugins, and switches on', async () => {
    site.setState('trial');
    const { page, errors } = await site.open('/wp-admin/plugins.php', 'admin');
    await page.click('.notice a:has-text("Settings")');
    expect(await axe(page, '.storefront-widgets')).toEqual([]);
    const link = await page.inputValue('#storefront-widgets-trial-link');
    const visitor = await site.open(link.replace(site.url, ''));
    expect(await pageHasTag(visitor.page)).toBe(true);
    expect(await hasTag()).toBe(false);
    await page.check('[name=storefront_widgets_state][value=on]');
    await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
    expect(await hasTag()).toBe(true);
    expect(await page.locator('#storefront-widgets-trial-link').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.goto(`${site.url}/wp-admin/plugins.php`);
    expect(await page.locator('.notice:has-text("Storefront Widgets")').count()).toBe(0);
  });

  test('the settings page leaves the stored state alone where wp-config.php sets it', async () => {
    site.setState('on');
    site.scene("define( 'STOREFRONT_WIDGETS_STATE', 'off' );");
    const { page } = await site.open(SETTINGS, 'admin');
    expect(await page.isDisabled('[name=storefront_widgets_state][value=on]')).toBe(true);
    await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
    expect(storedState()).toBe('on');
    site.choose({});
  });
});

describe('Site Health', () => {
  /** What Site Health asks the plugin, as the administration does. */
  const health = <T>(call: string): T =>
    site.evaluate<T>(
      `( function () {
        foreach ( array( 'fields', 'site-health' ) as $file ) {
          require_once WP_PLUGIN_DIR . "/storefront-widgets/includes/settings-page/$file.php";
        }
        return StorefrontWidgets\\${call};
      } )()`,
    );

  test('Site Health recommends something until visitors have the widgets', () => {
    const result = () => health<{ label: string; status: string }>('health_result()');
    site.setState('trial');
    expect(result()).toMatchObject({ status: 'recommended', label: expect.stringContaining('visitors do not have') });
    site.setState('off');
    expect(result().status).toBe('recommended');
    site.setState('on');
    expect(result().status).toBe('good');
  });

  test('the information of Site Health lists the choices of the owner without secrets', async () => {
    site.choose({
      core: 'react',
      except: { types: ['checkout'], addresses: ['/sale/*'] },
      settings: { map: { api_key: 'secret' } },
    });
    site.setState('trial');
    const { page, errors } = await site.open('/wp-admin/site-health.php?tab=debug', 'admin');
    const text = (await page.textContent('#health-check-accordion-block-storefront-widgets')) ?? '';
    for (const part of ['trial', 'react', '/sale/*, checkout', 'map', '?storefront-widgets=off'])
      expect(text).toContain(part);
    expect(await page.content()).not.toContain('secret');
    expect(errors).toEqual([]);
  });
});
