/** The plugin leaves a page alone where the page would load more with the widgets. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { withoutPointer } from '../support/rest';
import { scriptsOf, useSite } from './visit';

const site = useSite(() => inject('site'));

const hook = (name: string, code: string, priority = 10): string =>
  `add_action( '${name}', function () { ${code} }, ${priority} );`;

/** WooCommerce's scripts, of which those of this site weigh nothing, and jQuery, which weighs more than the loader. */
const WEIGH = "define( 'SCRIPTS_WEIGH', true );";
const PRODUCT = `${WEIGH} add_action( 'wp_enqueue_scripts', 'enqueue_product' );`;
const USES_JQUERY = hook('wp_footer', `?><script>function later() { jQuery( 'a' ); }</script><?php`, 99);
const HEAVIER = PRODUCT + USES_JQUERY;

/** What of the page is ours. */
const ours = (html: string): string[] => html.match(/<[^>]*storefront-?(widgets|nav)[^>]*>/gi) ?? [];
const has = (html: string): boolean => html.includes('storefront-widgets.js');

test('a page that loads less with the widgets has them', async () => {
  site.scene(PRODUCT);
  expect(has(await site.html())).toBe(true);
});

test('the weight of a page includes the dictionary that the password meter loads itself', async () => {
  site.scene(
    `${HEAVIER} add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'wc-password-strength-meter' ); } );`,
  );
  expect(has(await site.html())).toBe(true);
});

/** What the plugin expects of a page with WooCommerce's form for variations to load of ours at rest, in bytes. */
function weigh({
  types = [] as string[],
  hasForm = true,
  hasChoice = false,
  code = '',
  staying = ['jquery-core'],
}): number {
  const elements = types.map((type) => `array( 'type' => '${type}', 'settings' => array() )`);
  const page = `array( 'elements' => array( ${elements.join()} ), 'has_variations' => ${hasForm}, 'has_choice' => ${hasChoice}, 'code' => array( '${code}' ) )`;
  const handles = staying.map((handle) => `'${handle}' => ''`);
  const decision = `array( 'replaced' => array( 'wc-add-to-cart-variation' ), 'staying' => array( ${handles.join()} ) )`;
  return site.evaluate<number>(
    `StorefrontWidgets\\weight_at_rest( ${page}, ${decision}, new StorefrontWidgets\\Files() )`,
  );
}

test('the weight of a page includes the part for Elementor for an element, but not for a link to a picture', () => {
  expect(weigh({ types: ['lightbox'] })).toBe(weigh({}));
  expect(weigh({ types: ['lightbox', 'section'] })).toBeGreaterThan(weigh({}));
});

test('a widget counts as started when a script that stays listens to its events with jQuery', () => {
  const code = 'jQuery( document ).on( "check_variations", update );';
  expect(weigh({ code })).toBeGreaterThan(weigh({}) + 30_000);
  expect(weigh({ code: 'jQuery( form ).wc_variation_form();' })).toBe(weigh({}));
  // It comes with a choice, for which the widget starts anyway.
  expect(weigh({ code: 'jQuery( document ).on( "found_variation", update );' })).toBe(weigh({}));
  // A form at rest sends it.
  expect(weigh({ code: 'jQuery( document ).on( "reset_data", update );' })).toBe(weigh({}));
  expect(weigh({ code, staying: [] })).toBe(weigh({}));
  // Themes print the script for their quick views on all pages.
  expect(weigh({ code, hasForm: false })).toBe(weigh({}));
  const types = ['nested-tabs'];
  expect(weigh({ types, code: '"elementor/nested-tabs/activate"' })).toBeGreaterThan(weigh({ types }) + 30_000);
});

test('the weight of a page includes the file for an element at rest', () => {
  expect(weigh({ types: ['ekit-nav-menu'] })).toBeGreaterThan(weigh({ types: ['section'] }));
});

test('a widget counts as started when the page has an option of the product chosen', () => {
  expect(weigh({ hasChoice: true })).toBeGreaterThan(weigh({}) + 30_000);
  const hasChoice = (options: string): boolean => {
    const html = `<form class="variations_form"><select data-attribute_name="attribute_size">${options}</select></form>`;
    return site.evaluate<boolean>(
      `StorefrontWidgets\\read_page( '${html}', new StorefrontWidgets\\Files() )['has_choice']`,
    );
  };
  expect(hasChoice('<option value="">Choose</option><option value="s">S</option>')).toBe(false);
  expect(hasChoice('<option value="" selected>Choose</option><option value="s">S</option>')).toBe(false);
  expect(hasChoice('<option value="">Choose</option><option value="s" selected="selected">S</option>')).toBe(true);
});

/** Markup of Elementor, and whether something in it starts before anybody comes. */
const element = (settings: object, type = 'section', inner = ''): string =>
  `<div class="elementor-element elementor-element-a elementor-widget" style="min-height:50px" data-id="a" data-element_type="${type === 'section' ? type : 'widget'}"${type === 'section' ? '' : ` data-widget_type="${type}.default"`} data-settings='${JSON.stringify(settings)}'>${inner}</div>`;

const popup = (triggers: object): string =>
  `<div data-elementor-type="popup" data-elementor-id="7" class="elementor elementor-7" data-elementor-settings='${JSON.stringify({ triggers, timing: [] })}'><p>News</p></div>`;

const document = (settings: object): string =>
  `<div data-elementor-type="wp-page" data-elementor-id="8" class="elementor elementor-8" data-elementor-settings='${JSON.stringify(settings)}'>${element({})}</div>`;

const number = '<span class="elementor-counter-number" data-to-value="9" data-from-value="0">0</span>';

const spot =
  '<div class="e-hotspot"><div class="e-hotspot__button">A</div><div class="e-hotspot__tooltip">B</div></div>';

/** Paths of our scripts that the page has loaded. */
const loadedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/storefront-widgets\/dist\/([^?]+\.js)/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  );

const RUNTIME = /runtime-core-/;

/** These come with a widget, if something about it asks for them. */
const EXTRAS = /(^|\/)(visits|alert|besideJQuery|noticeBar)-/;

describe('the files that the plugin expects', () => {
  test.each([
    ['with a section alone', element({}), false],
    ['whose section sticks to the top', element({ sticky: 'top' }), false],
    ['whose section sticks to the bottom', element({ sticky: 'bottom' }), true],
    ['whose section moves with scrolling', element({ motion_fx_motion_fx_scrolling: 'yes' }), true],
    ['whose section enters with an animation', element({ animation: 'fadeIn' }), false],
    [
      'with images that take turns behind a section',
      element({ background_background: 'slideshow', background_slideshow_gallery: [{ id: 1, url: '/a.png' }] }),
      true,
    ],
    ['that is scrolled from section to section', document({ ekit_onepagescroll: 'yes' }), true],
    ['with a popup that opens with the page', element({}) + popup({ page_load: 'yes', page_load_delay: 60 }), true],
    ['with a popup that opens on scrolling', element({}) + popup({ scrolling: 'yes' }), false],
    ['with a counter in view', element({}, 'counter', number), true],
    ['with hotspots on a picture', element({}, 'hotspot', spot), false],
    ['with hotspots that come one by one', element({ hotspot_sequenced_animation: 'yes' }, 'hotspot', spot), true],
    ['with pictures of which one grows', element({}, 'jet-image-accordion'), false],
  ])('the plugin expects the files that are loaded before any interaction by a page %s', async (_, markup, starts) => {
    site.choose({ pages: 'all' });
    const printed = markup.replaceAll("'", '&#39;').replaceAll('&#39;', "\\'");
    site.scene(hook('wp_body_open', `echo '${printed}';`));
    // A part of the views is measured, by one more file.
    site.scene("add_filter( 'storefront_widgets_sample', '__return_zero' );");
    const { page } = await site.open();
    await withoutPointer(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(async () => RUNTIME.test((await loadedBy(page)).join())).toBe(starts);
    await page.waitForLoadState('networkidle');
    const loaded = await loadedBy(page);
    const html = Buffer.from(await site.html()).toString('base64');
    const expected = site.evaluate<string[]>(
      `( function () {
        $files = new StorefrontWidgets\\Files();
        $page  = StorefrontWidgets\\read_page( base64_decode( '${html}' ), $files );
        return array_values( StorefrontWidgets\\files_at_rest( $page, array( 'replaced' => array(), 'staying' => array() ), $files ) );
      } )()`,
    );
    expect(RUNTIME.test(expected.join())).toBe(starts);
    expect(loaded.filter((file) => !expected.includes(file) && !EXTRAS.test(file))).toEqual([]);
  });
});

describe('a page that would load more with the widgets', () => {
  test('a page that would load more with the widgets is sent as without the plugin', async () => {
    site.scene(HEAVIER);
    const html = await site.html();
    expect(ours(html)).toEqual([]);
    expect(scriptsOf(html).leftOut).toEqual([]);
    expect(scriptsOf(html).loaded).toEqual(expect.arrayContaining(['woocommerce', 'wc-single-product', 'jquery-core']));
    site.scene("add_filter( 'option_active_plugins', '__return_empty_array' );");
    expect(await site.html()).toBe(html);
  });

  test('a gallery is as WooCommerce prints it on a page that would load more with the widgets', async () => {
    const slide =
      '<div data-thumb="/a.png" class="woocommerce-product-gallery__image"><a href="/a.png"><img src="/a.png"></a></div>';
    const gallery = `<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper">${slide}${slide}</div></div>`;
    const print = `echo function_exists( '\\StorefrontWidgets\\Rules\\with_room' ) ? \\StorefrontWidgets\\Rules\\with_room( '${gallery}' ) : '';`;
    site.scene(hook('scene', print.replaceAll('\\\\', '\\')) + HEAVIER);
    expect(await site.html()).toContain(gallery);
    site.choose({ pages: 'all' });
    expect(await site.html()).toContain('flex-viewport');
  });

  test('an owner gets the widgets on a page that would load more, and the bill tells that visitors do not', async () => {
    site.scene(HEAVIER);
    expect(has(await site.html('/', site.cookieOf('admin')))).toBe(true);
    expect(has(await site.html('/', site.cookieOf('contributor')))).toBe(false);
    const { page } = await site.open('/', 'admin');
    await page.click('#wp-admin-bar-storefront-widgets-check a');
    const bill = page.locator('storefront-widgets-bill');
    await bill.getByText(/this page loads \d+\.\d KB more than without the plugin/).waitFor();
    await bill.getByText('visitors get it without the widgets').waitFor();
  });
});

describe('a page that has its widgets whatever they weigh', () => {
  test.each([
    ['the owner wants them on all pages', { pages: 'all' }, ''],
    ['the owner has saved settings', { settings: { 'product-gallery': { zoom: false } } }, ''],
    ['it has a widget marked up by hand', {}, hook('scene', `echo '<div data-widget="countdown"></div>';`)],
    [
      'an inline script speaks to the widgets',
      {},
      hook('wp_footer', '?><script>window.storefrontWidgetsConfig = {};</script><?php'),
    ],
    ['the theme’s code sets them up', {}, "add_filter( 'storefront_widgets_config', function ( $c ) { return $c; } );"],
    ['a filter says so', {}, "add_filter( 'storefront_widgets_pays', '__return_true' );"],
  ])('a page has its widgets, whatever they weigh, because %s', async (_, options, scene) => {
    site.choose(options);
    site.scene(HEAVIER + scene);
    expect(has(await site.html())).toBe(true);
  });

  test('a page has its widgets, whatever they weigh, because a script file uses their API', async () => {
    writeFileSync(join(site.folder, 'wp-content/stubs/own.js'), 'StorefrontWidgets.register( {} );');
    site.scene(
      HEAVIER + hook('wp_enqueue_scripts', "wp_enqueue_script( 'own', content_url( 'stubs/own.js' ), array(), '1' );"),
    );
    expect(has(await site.html())).toBe(true);
  });
});

test('a filter can leave a page alone that would load less with the widgets', async () => {
  site.scene(`${PRODUCT} add_filter( 'storefront_widgets_pays', '__return_false' );`);
  expect(ours(await site.html())).toEqual([]);
});

test('the weight of an Elementor page includes what its widgets load without interaction', async () => {
  const page = `${WEIGH} add_action( 'wp_enqueue_scripts', 'enqueue_elementor' );`;
  // jQuery leaves, which weighs more than the loader …
  site.scene(page);
  expect(has(await site.html())).toBe(true);
  // … but less than the runtime, which comes at once with a counter.
  site.scene(hook('scene', `echo '<div class="elementor-element" data-widget_type="counter.default"></div>';`) + page);
  expect(ours(await site.html())).toEqual([]);
});
