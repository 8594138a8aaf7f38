import { describe, expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const TAG = /<script[^>]*id="storefront-widgets-js"[^>]*>/;

/** The page has a shop, as far as the plugin asks. */
const SHOP = 'function is_product() { return false; }';

test('the tag is the first script of the head, and deferred; its files are there', async () => {
  site.scene("add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'jquery' ); } );");
  const html = await site.html();
  const [tag] = TAG.exec(html) ?? [''];
  expect(html.indexOf('<script')).toBe(html.indexOf(tag));
  expect(html.indexOf(tag)).toBeLessThan(html.indexOf('</head>'));
  expect(tag).toMatch(/\sdefer/);
  const base = /data-base="([^"]+)"/.exec(tag)?.[1] ?? '';
  const src = /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? '';
  expect(src).toMatch(/dist\/lite\/storefront-widgets\.js\?ver=\w{8}$/);
  for (const file of [src, `${base}storefront-widgets.js`]) expect((await fetch(file)).status).toBe(200);
});

test('nothing stands before the tag where nothing is chosen', async () => {
  expect(await site.html()).not.toMatch(/storefrontWidgets(Config|Saved)/);
});

test('the choice of React leads to the other files', async () => {
  site.choose({ core: 'react' });
  const { page, errors } = await site.open();
  await expect.poll(() => page.evaluate(() => window.StorefrontWidgets?.report?.().core)).toBe('react');
  expect(errors).toEqual([]);
});

test('choices reach the script, and cannot end it', async () => {
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

describe('the rule that shows galleries', () => {
  const RULE = 'id="storefront-widgets-gallery"';

  test('stands on the pages of a shop', async () => {
    site.scene(SHOP);
    expect(await site.html()).toContain(RULE);
  });

  test('is not there without a shop', async () => {
    expect(await site.html()).not.toContain(RULE);
  });

  test('is not there where the gallery is left to the shop', async () => {
    site.scene(SHOP);
    site.choose({ disable: ['product-gallery'] });
    expect(await site.html()).not.toContain(RULE);
  });
});

test('there is no tag on the pages of the administration', async () => {
  const { page } = await site.open('/wp-admin/', 'admin');
  expect(await page.content()).not.toMatch(TAG);
});

describe('a page in AMP', () => {
  test.each(['amp_is_request', 'is_amp_endpoint'])('has nothing of the plugin where %s() says so', async (name) => {
    site.scene(`${SHOP} add_action( 'wp_enqueue_scripts', 'enqueue_product' ); function ${name}() { return true; }`);
    for (const cookie of ['', site.cookieOf('admin')]) {
      const html = await site.html('/?amp=1', cookie);
      expect(html).not.toMatch(/storefront-?widgets|data-left-out/i);
    }
  });

  test('is one like any other where the plugin for AMP says no, and where there is none', async () => {
    expect(await site.html('/?amp=1')).toMatch(TAG);
    site.scene('function amp_is_request() { return false; }');
    expect(await site.html('/?amp=1')).toMatch(TAG);
  });
});
