import { describe, expect, inject, test } from 'vitest';
import { ran, useSite } from './visit';

const site = useSite(() => inject('site'));

const TAG = /<script[^>]*id="storefront-widgets-js"[^>]*>/;

/** The page has a shop, as far as the plugin asks. */
const SHOP = 'function is_product() { return false; }';

/** The elements of ours in a page, each with its id and attributes. */
const ownElements = (html: string): string[] =>
  [...html.matchAll(/<script[^>]* id="storefront-widgets-[\w-]+"[^>]*>/g)].map(([tag]) => tag);

test('the plugin’s scripts are the first of the head, the tag is deferred, and its files exist', async () => {
  site.scene("add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'jquery' ); } );");
  const html = await site.html();
  const [tag] = TAG.exec(html) ?? [''];
  expect(html.slice(0, html.indexOf(tag)).match(/<script\b/g)).toHaveLength(ownElements(html).length - 1);
  expect(html.indexOf(tag)).toBeLessThan(html.indexOf('</head>'));
  expect(tag).toMatch(/\sdefer/);
  const base = /data-base="([^"]+)"/.exec(tag)?.[1] ?? '';
  const src = /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? '';
  expect(src).toMatch(/dist\/lite\/storefront-widgets\.js\?ver=\w{8}$/);
  for (const file of [src, `${base}storefront-widgets.js`]) expect((await fetch(file)).status).toBe(200);
});

test('the inline code names the folder of the files, whatever an optimiser makes of the tag', async () => {
  const { page } = await site.open();
  const base = `${site.url}/wp-content/plugins/storefront-widgets/dist/lite/`;
  expect(await page.evaluate(() => window.storefrontWidgetsConfig)).toEqual({ base });
  expect(await page.evaluate(() => window.storefrontWidgetsEarly?.base)).toBe(base);
  expect(await page.evaluate(() => 'storefrontWidgetsSaved' in window)).toBe(false);
});

test('texts that WordPress and WooCommerce have in the language of the page come in it', async () => {
  site.scene(`add_filter( 'gettext', function ( $text, $source, $domain ) {
    $known = array( 'default' => array( 'Close' => 'Schließen' ), 'woocommerce' => array( 'No products in the cart.' => 'Leer </script>' ) );
    return $known[ $domain ][ $source ] ?? $text;
  }, 10, 3 );`);
  const { page } = await site.open();
  expect(await page.evaluate(() => window.storefrontWidgetsConfig)).toMatchObject({
    texts: {
      alert: { closeText: 'Schließen' },
      toast: { closeText: 'Schließen' },
      'cart-fragments': { emptyMessage: 'Leer </script>' },
    },
  });
});

test('each script of the plugin asks optimisers to leave it alone, before it names its file', async () => {
  site.scene("add_action( 'wp_enqueue_scripts', 'enqueue_product' );");
  const html = await site.html('/', site.cookieOf('admin'));
  const own = ownElements(html);
  expect(own.map((tag) => / id="storefront-widgets-([\w-]+)"/.exec(tag)?.[1])).toEqual([
    'left-out-js',
    'js-before',
    'early-js',
    'js',
    'panel-js',
  ]);
  for (const tag of own) {
    const beforeFile = tag.split(' src=')[0];
    for (const optOut of [
      'data-cfasync="false"',
      'data-noptimize="1"',
      'data-no-optimize="1"',
      'data-no-defer="1"',
      'data-no-minify="1"',
      'data-nowprocket="1"',
      'data-no-delay-js="1"',
      'data-jetpack-boost="ignore"',
      'data-pagespeed-no-defer="1"',
      'data-wpacu-skip="1"',
      'nitro-exclude',
    ])
      expect(beforeFile).toContain(optOut);
  }
});

test('optimisers that have only filters are told to leave the plugin’s scripts alone', () => {
  const filtered = (name: string, value: string, more = ''): unknown =>
    site.evaluate(`apply_filters( '${name}', ${value}${more} )`);
  for (const name of [
    'rocket_exclude_js',
    'rocket_excluded_inline_js_content',
    'rocket_defer_inline_exclusions',
    'wphb_delay_js_exclusions',
  ])
    expect(filtered(name, "array( 'theirs' )")).toEqual(['theirs', 'storefront-widgets', 'storefrontWidgets']);
  expect(filtered('sgo_javascript_combine_exclude_ids', 'array()')).toEqual(
    expect.arrayContaining(['storefront-widgets-js', 'storefront-widgets-js-before', 'storefront-widgets-left-out-js']),
  );
  expect(filtered('debloat/delay_js_excludes', 'array()')).toEqual(['id:storefront-widgets-']);
  const minified = (tag: string): unknown => filtered('w3tc_minify_js_do_tag_minification', 'true', `, '${tag}', ''`);
  expect(minified('<script id="storefront-widgets-js" src="a.js">')).toBe(false);
  expect(minified('<script id="theme-js" src="a.js">')).toBe(true);
});

test.each(['', 'storefront-widgets.js'])(
  'the plugin’s scripts run under a policy that allows scripts by nonce only (without: %s)',
  async (missing) => {
    site.scene(`
    add_action( 'wp_enqueue_scripts', 'enqueue_product' );
    add_action( 'send_headers', function () { header( "Content-Security-Policy: script-src 'nonce-a1b2' 'strict-dynamic'" ); } );
    foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $filter ) {
      add_filter( $filter, function ( $given ) { return array( 'nonce' => 'a1b2' ) + $given; } );
    }`);
    const { page, errors } = await site.open('/?first');
    if (missing) await page.route(`**/${missing}*`, (route) => route.fulfill({ status: 404 }));
    await page.goto(site.url);
    if (missing) await expect.poll(() => ran(page)).toContain('wc-single-product');
    else await expect.poll(() => page.evaluate(() => window.StorefrontWidgets?.report?.().core)).toBe('lite');
    expect(errors).toEqual([]);
  },
);

test('the choice of React leads to the React files', async () => {
  site.choose({ core: 'react' });
  const { page, errors } = await site.open();
  await expect.poll(() => page.evaluate(() => window.StorefrontWidgets?.report?.().core)).toBe('react');
  expect(errors).toEqual([]);
});

test('the owner’s choices reach the script and cannot end it', async () => {
  site.choose({
    disable: ['tabs', 'no-such-widget'],
    debug: true,
    settings: {
      'product-gallery': { zoom: false },
      '#</script><b>': { text: '</script><img src=x onerror=alert(1)>' },
    },
  });
  const html = await site.html();
  expect(html).not.toContain('<img src=x');
  const { page } = await site.open();
  expect(
    await page.evaluate(() => {
      const { storefrontWidgetsConfig: config, storefrontWidgetsSaved: saved } = window as unknown as Record<
        string,
        unknown
      >;
      return { config, saved };
    }),
  ).toMatchObject({
    config: { disable: ['tabs'], debug: true },
    saved: {
      'product-gallery': { zoom: false },
      '#</script><b>': { text: '</script><img src=x onerror=alert(1)>' },
    },
  });
});

describe('the class that says that scripts run', () => {
  const classThen = async (): Promise<unknown> => {
    site.scene(`add_filter( 'body_class', function () { return array( 'woocommerce-no-js' ); } );
      add_action( 'wp_body_open', function () { echo '<script>window.classThen = document.body.className</script>'; } );`);
    const { page } = await site.open();
    return page.evaluate(() => (window as unknown as { classThen: string }).classThen);
  };

  test('a product’s page says from its start that scripts run, because themes lay thumbnails out only then', async () => {
    site.scene('function is_product() { return true; }');
    expect(await classThen()).toBe('woocommerce-js');
  });

  test('a page without a gallery leaves it to WooCommerce to say that scripts run', async () => {
    expect(await classThen()).toBe('woocommerce-no-js');
  });
});

describe('the rule that shows galleries', () => {
  const RULE = 'id="storefront-widgets-gallery"';

  test('the rule that shows galleries is on the pages of a shop', async () => {
    site.scene(SHOP);
    expect(await site.html()).toContain(RULE);
  });

  test('the rule that shows galleries is missing without a shop', async () => {
    expect(await site.html()).not.toContain(RULE);
  });

  test('the rule that shows galleries is missing when the gallery’s widget is off', async () => {
    site.scene(SHOP);
    site.choose({ disable: ['product-gallery'] });
    expect(await site.html()).not.toContain(RULE);
  });
});

test('the pages of the administration have no tag', async () => {
  const { page } = await site.open('/wp-admin/', 'admin');
  expect(await page.content()).not.toMatch(TAG);
});

describe('a page in AMP', () => {
  test.each(['amp_is_request', 'is_amp_endpoint'])(
    'an AMP page has nothing of the plugin when %s() says so',
    async (name) => {
      site.scene(`${SHOP} add_action( 'wp_enqueue_scripts', 'enqueue_product' ); function ${name}() { return true; }`);
      for (const cookie of ['', site.cookieOf('admin')]) {
        const html = await site.html('/?amp=1', cookie);
        expect(html).not.toMatch(/storefront-?widgets|data-left-out/i);
      }
    },
  );

  test('a page with the parameter amp has the tag when the AMP plugin says no or is missing', async () => {
    expect(await site.html('/?amp=1')).toMatch(TAG);
    site.scene('function amp_is_request() { return false; }');
    expect(await site.html('/?amp=1')).toMatch(TAG);
  });
});
