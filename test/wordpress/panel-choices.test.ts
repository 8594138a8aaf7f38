/** What owners choose from in the panel, with WordPress's own REST API. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { axe } from '../support/axe';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PANEL = 'storefront-widgets-panel';

/** A page with a countdown and a slideshow, on a site whose theme has a palette. */
const PAGE = `add_action( 'after_setup_theme', function () {
  add_theme_support( 'editor-color-palette', array( array( 'name' => 'Sea', 'slug' => 'sea1', 'color' => '#005a78' ) ) );
} );
add_action( 'scene', function () {
  echo '<div id="sale" data-widget="countdown" data-settings="{&quot;dueTime&quot;:&quot;2100-01-01&quot;,&quot;actions&quot;:[{&quot;type&quot;:&quot;redirect&quot;,&quot;redirect_url&quot;:&quot;/&quot;}]}">1 January 2100</div>';
  echo '<div id="show" data-widget="background-slideshow" data-settings="{&quot;background_background&quot;:&quot;slideshow&quot;,&quot;background_slideshow_gallery&quot;:[{&quot;id&quot;:1,&quot;url&quot;:&quot;/a.png&quot;}]}"></div>';
} );`;

/** A user of a role. */
const addUser = (role: string): unknown =>
  site.evaluate(
    `username_exists( '${role}' ) ?: wp_insert_user( array( 'user_login' => '${role}', 'user_pass' => wp_generate_password(), 'role' => '${role}' ) )`,
  );

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function edit(type: string): Promise<Page> {
  const { page } = await site.open('/', 'admin');
  await page.click(`#wp-admin-bar-${PANEL} a`);
  await page.locator(`${PANEL} [role=option]`, { hasText: type }).first().click();
  return page;
}

describe('choosing from the site', () => {
  beforeEach(() => site.scene(PAGE));

  test('an administrator uploads a picture, and finds it in the library', async () => {
    const page = await edit('background-slideshow');
    const field = page.locator(`${PANEL} [data-key=background_slideshow_gallery]`);
    const choose = field.getByRole('button', { name: 'Choose from the library' });
    await choose.click();
    const picker = page.locator(`${PANEL} dialog`);
    await picker.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PNG });
    const address = field.getByRole('textbox', { name: 'Picture', exact: true });
    await expect.poll(() => address.inputValue()).toMatch(/\/uploads\/.*dot(-\d+)?\.png$/);
    await choose.click();
    await picker.getByLabel('Search the media library').fill('dot');
    await picker.locator('li button', { hasText: 'dot' }).first().waitFor();
    expect(await axe(page, PANEL)).toEqual([]);
    await picker.getByLabel('Search the media library').fill('nothing like it');
    await picker.locator('[role=status]', { hasText: 'Nothing is found.' }).waitFor();
    site.evaluate(
      "array_map( 'wp_delete_attachment', get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'title' => 'dot' ) ) )",
    );
  });

  test('a page of the site is found for a link', async () => {
    site.evaluate(
      "wp_insert_post( array( 'post_title' => 'Fish & chips', 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'fish' ) )",
    );
    const page = await edit('countdown');
    const box = page.locator(`${PANEL} [data-key=actions]`).getByRole('combobox', { name: 'Address of the page' });
    await box.fill('chips');
    const found = page.locator(`${PANEL} .places [role=option]`, { hasText: 'Fish & chips' });
    await found.first().waitFor();
    expect(await found.first().textContent()).toContain('Page');
    await box.press('ArrowDown');
    await box.press('Enter');
    expect(await box.inputValue()).toContain(site.url);
    site.evaluate(
      "array_map( 'wp_delete_post', get_posts( array( 'post_type' => 'page', 'fields' => 'ids', 'title' => 'Fish & chips' ) ) )",
    );
  });

  test('the page has the palette and the right to upload for those who edit, and nothing for others', async () => {
    const page = await edit('countdown');
    const access = await page.evaluate(() => (window as { storefrontWidgetsPanel?: unknown }).storefrontWidgetsPanel);
    expect(access).toMatchObject({ media: true, palette: [{ name: 'Sea', slug: 'sea-1', color: '#005a78' }] });
    expect(await site.html('/')).not.toContain('"palette"');
    expect(await site.html('/', site.cookieOf('subscriber'))).not.toContain('"palette"');
  });

  test.each([
    ['editor', 201],
    ['contributor', 403],
  ])('WordPress decides whether the %s may upload', async (role, status) => {
    addUser(role);
    const { page } = await site.open('/', role);
    site.scene(
      "add_action( 'wp_footer', function () { echo '<i id=nonce>' . wp_create_nonce( 'wp_rest' ) . '</i>'; } );",
    );
    await page.reload();
    const given = await page.evaluate(
      async ([nonce, base64]) => {
        const body = new FormData();
        const bytes = Uint8Array.from(atob(base64!), (sign) => sign.charCodeAt(0));
        body.append('file', new File([bytes], 'spot.png', { type: 'image/png' }));
        const init = { method: 'POST', body, headers: { 'X-WP-Nonce': nonce! } };
        return (await fetch('/?rest_route=/wp/v2/media', init)).status;
      },
      [await page.locator('#nonce').textContent(), PNG.toString('base64')] as const,
    );
    expect(given).toBe(status);
    const choices = `( function () { wp_set_current_user( get_user_by( 'login', '${role}' )->ID ); return StorefrontWidgets\\panel_choices(); } )()`;
    expect('media' in site.evaluate<object>(choices)).toBe(status === 201);
    site.evaluate(
      "array_map( 'wp_delete_attachment', get_posts( array( 'post_type' => 'attachment', 'fields' => 'ids', 'title' => 'spot' ) ) )",
    );
  });
});
