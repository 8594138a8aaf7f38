import { describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { ran, useSite } from './visit';

const site = useSite(() => inject('site'));

const PRODUCT =
  "add_action( 'wp_enqueue_scripts', 'enqueue_product' ); add_filter( 'show_admin_bar', '__return_false' );";
const CHECK = 'storefront-widgets-check';
const BILL = 'storefront-widgets-bill';

/** The page as a user sees it, without the classes that WordPress and the theme print for users. */
async function pageOf(user: string): Promise<string> {
  const html = await site.html('/', user ? site.cookieOf(user) : '');
  return html.replace(/<body class="[^"]*"/, '<body');
}

/** The access of the panel to the server. */
const PANEL = /<script[^>]* id="storefront-widgets-panel-js"[^>]*>[\s\S]*?<\/script>\n?/;

test('the page is the same for visitors and users, and an owner’s has only the panel’s access in addition', async () => {
  site.scene(PRODUCT);
  // What administrators meet is not reported.
  site.choose({ reports: false });
  const forVisitors = await pageOf('');
  expect(await pageOf('')).toBe(forVisitors);
  for (const user of ['subscriber', 'contributor']) expect(await pageOf(user)).toBe(forVisitors);
  const forOwner = await pageOf('admin');
  expect(forOwner).toMatch(PANEL);
  expect(forOwner.replace(PANEL, '')).toBe(forVisitors);
});

describe('the bill', () => {
  test('the bill opens for an owner from the admin bar, tells what was left out and closes by Escape', async () => {
    site.scene("add_action( 'wp_enqueue_scripts', 'enqueue_product' );");
    const { page, errors } = await site.open('/', 'admin');
    await page.click(`#wp-admin-bar-${CHECK} a`);
    const bill = page.locator(BILL);
    await bill.locator('h2').waitFor();
    for (const part of ['wc-single-product', 'left out', 'theme-menu'])
      await expect.poll(() => bill.locator('section').textContent()).toContain(part);
    expect(await axe(page, BILL)).toEqual([]);
    await page.keyboard.press('Escape');
    await bill.waitFor({ state: 'detached' });
    expect(await ran(page)).toContain('theme-menu');
    expect(errors).toEqual([]);
  });

  test('the bill names what keeps jQuery, and what another plugin has combined', async () => {
    site.scene(`${PRODUCT.replace(/ add_filter.*$/, '')}
      add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'slider', content_url( 'stubs/theme-menu.js' ), array( 'jquery' ), '1', true ); } );
      add_filter( 'script_loader_tag', function ( $tag, $handle ) { return 'wc-add-to-cart' === $handle ? '' : $tag; }, 10, 2 );`);
    const { page } = await site.open('/', 'admin');
    await page.click(`#wp-admin-bar-${CHECK} a`);
    const text = () => page.locator(`${BILL} section`).textContent();
    await expect.poll(text).toMatch(/slider[\d.]+.*jquery-core/);
    expect(await text()).toMatch(/Another plugin has put 1 of the scripts/);
  });

  test('the bill fits a narrow window', async () => {
    const { page } = await site.open('/', 'admin', { viewport: { width: 390, height: 800 } });
    const href = await page.locator(`#wp-admin-bar-${CHECK} a`).getAttribute('href');
    await page.goto(site.url + href);
    const box = await page.locator(`${BILL} section`).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });

  test('the bill is only for owners, whatever nonce others send', async () => {
    const { page: owner } = await site.open('/', 'admin');
    const path = (await owner.locator(`#wp-admin-bar-${CHECK} a`).getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/[^/]/);
    const subscriber = site.cookieOf('subscriber');
    for (const cookie of ['', subscriber]) expect(await site.html(path, cookie)).not.toContain('storefrontWidgetsBill');
    expect(await site.html('/', subscriber)).not.toContain(CHECK);
  });

  test('the bill does not open with a wrong nonce', async () => {
    const cookie = site.cookieOf('admin');
    expect(await site.html(`/?${CHECK}=wrong`, cookie)).not.toContain('storefrontWidgetsBill');
    expect(await site.html(`/?${CHECK}[]=wrong`, cookie)).not.toContain('storefrontWidgetsBill');
  });
});
