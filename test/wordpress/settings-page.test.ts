import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PAGE = '/wp-admin/options-general.php?page=storefront-widgets';
const DEFAULTS = {
  core: 'lite',
  disable: [],
  keep: [],
  pages: 'lighter',
  except: { addresses: [], types: [], roles: [] },
  jquery: 'auto',
  debug: false,
  reports: true,
  editors: 'administrators',
  settings: [],
};

/** The stored options, with the settings for the whole site, which are stored by themselves. */
const stored = (): unknown =>
  site.evaluate(
    "get_option( 'storefront_widgets' ) ? array_merge( get_option( 'storefront_widgets' ), array( 'settings' => StorefrontWidgets\\options()['settings'] ) ) : 'nothing'",
  );
const field = (name: string): string => `[name="storefront_widgets[${name}]"]`;

async function save(page: Page): Promise<string> {
  await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
  return (await page.locator('#setting-error-settings_updated, .settings-error').first().textContent()) ?? '';
}

/** Sends the form as a program would; the fields of `given` replace those of the page. */
function post(page: Page, given: Record<string, string>): Promise<number> {
  return page.evaluate(async (fields) => {
    const form = document.querySelector<HTMLFormElement>('form[action="options.php"]');
    const body = form ? new FormData(form) : new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return (await fetch('/wp-admin/options.php', { method: 'POST', body, redirect: 'manual' })).status;
  }, given);
}

test('each choice on the settings page is stored and shown again', async () => {
  site.evaluate("update_option( 'storefront_widgets_handles', array( 'wc-cart', 'woocommerce' ) )");
  const { page, errors } = await site.open(PAGE, 'admin');
  await page.check(`${field('core')}[value=react]`);
  await page.click('summary:has-text("Menus and panels")');
  await page.uncheck(`${field('enable][')}[value=tabs]`);
  await page.uncheck(`${field('replace][')}[value=wc-cart]`);
  await page.check(`${field('pages')}[value=all]`);
  await page.check(`${field('except][types][')}[value=checkout]`);
  await page.check(`${field('except][roles][')}[value=contributor]`);
  await page.fill(field('except][addresses'), '/sale/*\n\n /sale/* \n/about/');
  await page.check(`${field('jquery')}[value=keep]`);
  await page.check(field('debug'));
  await page.uncheck(field('reports'));
  await page.check(`${field('editors')}[value=shop_managers]`);
  await page.fill(field('settings'), '{ "product-gallery": { "zoom": false } }');
  expect(await save(page)).toMatch(/saved/i);
  expect(stored()).toEqual({
    core: 'react',
    disable: ['tabs'],
    keep: ['wc-cart'],
    pages: 'all',
    except: { addresses: ['/sale/*', '/about/'], types: ['checkout'], roles: ['contributor'] },
    jquery: 'keep',
    debug: true,
    reports: false,
    editors: 'shop_managers',
    settings: { 'product-gallery': { zoom: false } },
  });
  expect(await page.isChecked(`${field('core')}[value=react]`)).toBe(true);
  expect(await page.isChecked(`${field('enable][')}[value=tabs]`)).toBe(false);
  expect(await page.isChecked(`${field('replace][')}[value=wc-cart]`)).toBe(false);
  expect(await page.isChecked(`${field('pages')}[value=all]`)).toBe(true);
  expect(await page.isChecked(`${field('except][types][')}[value=checkout]`)).toBe(true);
  expect(await page.inputValue(field('except][addresses'))).toBe('/sale/*\n/about/');
  expect(await page.inputValue(field('settings'))).toContain('"zoom": false');
  expect(errors).toEqual([]);
  site.choose({});
});

test('the defaults are stored when the settings page is saved without a change', async () => {
  const { page } = await site.open(PAGE, 'admin');
  await save(page);
  expect(stored()).toEqual(DEFAULTS);
  site.choose({});
});

test.each([
  ['text that is no JSON', '{ zoom', /line 1 is wrong from “zoom” on/],
  ['a comma that is missing', '{\n  "tabs": {},\n  "map": {}\n  "x": {}\n}', /line 4 is wrong from “"x": {}” on/],
  ['a text that breaks off', '{\n  "tabs": {', /break off in line 2/],
  ['a number', '7', /not a valid JSON object/],
  ['a setting that does not exist', '{ "product-gallery": { "zooom": true } }', /no setting “zooom”/],
  [
    'a value that does not fit',
    '{ "product-gallery": { "zoom": "maybe" } }',
    /The value of “zoom” for “product-gallery”/,
  ],
])('the entry of %s is refused with a message, and the stored settings stay', async (_, text, message) => {
  site.choose({ settings: { 'product-gallery': { zoom: false } } });
  const { page } = await site.open(PAGE, 'admin');
  await page.fill(field('settings'), text);
  expect(await save(page)).toMatch(message);
  expect(stored()).toMatchObject({ settings: { 'product-gallery': { zoom: false } } });
  expect(await page.inputValue(field('settings'))).toBe(text);
  await page.goto(site.url + PAGE);
  expect(await page.inputValue(field('settings'))).toContain('"zoom": false');
});

test.each([
  [
    'a type that looks like a slip',
    '{ "product-galery": { "zoom": false } }',
    /no widget “product-galery”.*“product-gallery” meant/,
  ],
  ['a type like no other', '{ "my-own-widget": { "a": 1 } }', /no widget “my-own-widget”\.\s*$/],
  [
    'a key under a selector',
    '{ "#hero .gallery": { "zooom": true, "zoom": false } }',
    /no widget of the plugin has the setting “zooom”.*“zoom” meant/,
  ],
])('the entry of %s is saved with a message', async (_, text, message) => {
  const { page } = await site.open(PAGE, 'admin');
  await page.fill(field('settings'), text);
  await Promise.all([page.waitForURL(/settings-updated=true/), page.click('#submit')]);
  const notices = page.locator('.settings-error');
  expect(await notices.count()).toBe(1);
  expect(((await notices.textContent()) ?? '').trim().replace(/Dismiss this notice\.$/, '')).toMatch(message);
  expect(stored()).toMatchObject({ settings: JSON.parse(text) as object });
  site.choose({});
});

test('settings of an older version of the plugin stay when the settings page is saved, and can be changed there', async () => {
  site.choose({ settings: { 'product-gallery': { zoom: false }, tabs: {} } });
  const { page } = await site.open(PAGE, 'admin');
  await page.check(`${field('core')}[value=react]`);
  await save(page);
  expect(stored()).toMatchObject({ core: 'react', settings: { 'product-gallery': { zoom: false }, tabs: {} } });
  await page.fill(field('settings'), '');
  await save(page);
  expect(stored()).toMatchObject({ core: 'react', settings: [] });
});

test('the second of two people who change the settings for the whole site is asked before the first is overwritten', async () => {
  site.choose({ settings: { 'product-gallery': { zoom: false } } });
  const { page: bob } = await site.open(PAGE, 'admin');
  const { page: eve } = await site.open(PAGE, 'admin');
  const { page: ada } = await site.open(PAGE, 'admin');
  await ada.fill(field('settings'), '{ "product-gallery": { "zoom": true } }');
  await save(ada);
  // Who has not touched the settings loses nothing.
  await eve.check(`${field('core')}[value=react]`);
  expect(await save(eve)).toMatch(/Settings saved/);
  expect(stored()).toMatchObject({ core: 'react', settings: { 'product-gallery': { zoom: true } } });
  await bob.fill(field('settings'), '{ "tabs": {} }');
  expect(await save(bob)).toMatch(/Somebody else has saved/);
  expect(stored()).toMatchObject({ settings: { 'product-gallery': { zoom: true } } });
  expect(await bob.inputValue(field('settings'))).toBe('{ "tabs": {} }');
  expect(await save(bob)).toMatch(/Settings saved/);
  expect(stored()).toMatchObject({ settings: { tabs: {} } });
  site.choose({});
});

test('the list of scripts names the pages to open before the first visit', async () => {
  site.evaluate("delete_option( 'storefront_widgets_handles' )");
  const { page } = await site.open(PAGE, 'admin');
  const link = page.locator('.storefront-widgets-keep a', { hasText: 'front page' });
  expect(await link.getAttribute('href')).toBe(`${site.url}/`);
});

test('the list of plugins leads to the settings and the documentation', async () => {
  const { page } = await site.open('/wp-admin/plugins.php', 'admin');
  const row = page.locator('tr[data-plugin="storefront-widgets/storefront-widgets.php"]');
  await row.locator('a', { hasText: 'Settings' }).click();
  await page.waitForURL(/page=storefront-widgets/);
  await page.goBack();
  const documentation = await row.locator('a', { hasText: 'Documentation' }).getAttribute('href');
  expect((await fetch(documentation ?? '')).status).toBe(200);
});

test('the list of scripts says that nothing can be left out when Jetpack Boost concatenates scripts', async () => {
  site.scene(
    `define( 'JETPACK_BOOST_VERSION', '4.6.3' ); add_filter( 'pre_option_jetpack_boost_status_minify-js', function () { return '1'; } );`,
  );
  const { page } = await site.open(PAGE, 'admin');
  expect(await page.textContent('.storefront-widgets-keep')).toMatch(/Jetpack Boost concatenates JS/);
});

test('hostile values of the settings page are dropped or escaped', async () => {
  const { page } = await site.open(PAGE, 'admin');
  await post(page, {
    'storefront_widgets[core]': '../../etc',
    'storefront_widgets[handles][]': '"><script>alert(1)</script>',
    'storefront_widgets[jquery]': '<b>',
    'storefront_widgets[evil]': '1',
    'storefront_widgets[settings]': '{"x":{"y":"</textarea><script>window.hit=1</script>"}}',
  });
  expect(stored()).toEqual({ ...DEFAULTS, settings: { x: { y: '</textarea><script>window.hit=1</script>' } } });
  await page.goto(site.url + PAGE);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  site.choose({});
});

describe('the protection of the settings', () => {
  test('a form with a wrong nonce changes no setting', async () => {
    const { page } = await site.open(PAGE, 'admin');
    expect(await post(page, { _wpnonce: 'wrong', 'storefront_widgets[core]': 'react' })).toBe(403);
    expect(stored()).toBe('nothing');
  });

  test.each(['subscriber', 'contributor'])(
    'a user of the role %s changes no setting and does not see the settings page',
    async (user) => {
      const owner = await site.open(PAGE, 'admin');
      const nonce = await owner.page.inputValue('form[action="options.php"] [name=_wpnonce]');
      const { page } = await site.open('/wp-admin/profile.php', user);
      const fields = {
        option_page: 'storefront-widgets',
        action: 'update',
        _wpnonce: nonce,
        'storefront_widgets[core]': 'react',
        'storefront_widgets[is_form]': '1',
      };
      expect(await post(page, fields)).toBe(403);
      expect(stored()).toBe('nothing');
      const answer = await page.goto(site.url + PAGE);
      expect(answer?.status()).toBe(403);
    },
  );

  test('the REST settings do not contain the plugin’s option', async () => {
    const { page } = await site.open('/wp-admin/post-new.php', 'admin');
    const { status, known } = await page.evaluate(async () => {
      const nonce = (window as unknown as { wpApiSettings?: { nonce: string } }).wpApiSettings?.nonce ?? '';
      const answer = await fetch('/?rest_route=/wp/v2/settings', { headers: { 'X-WP-Nonce': nonce } });
      return { status: answer.status, known: Object.keys((await answer.json()) as object) };
    });
    expect(status).toBe(200);
    expect(known).not.toContain('storefront_widgets');
  });
});

test.each([1280, 390])('the settings page is accessible, fits and works by keyboard at %d pixels', async (width) => {
  site.evaluate("update_option( 'storefront_widgets_handles', array( 'wc-cart' ) )");
  const { page } = await site.open(PAGE, 'admin', { viewport: { width, height: 900 } });
  for (const summary of await page.locator('.storefront-widgets summary').all()) await summary.press('Enter');
  expect(await axe(page, '.storefront-widgets')).toEqual([]);
  const wide = await page.evaluate(() => document.querySelector('.storefront-widgets')!.scrollWidth); // printed by the page
  expect(wide).toBeLessThanOrEqual(width);
  await page.focus(`${field('core')}:checked`);
  await page.keyboard.press('ArrowDown');
  expect(await page.isChecked(`${field('core')}[value=react]`)).toBe(true);
  for (const next of ['input', 'summary']) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe(next);
  }
});
