import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteAt, startSite } from './site';
import { ran, scriptsOf, useSite } from './visit';

let oldest: SiteAt & { close(): void };
beforeAll(async () => {
  oldest = await startSite('6.3');
});
afterAll(() => oldest?.close());

const site = useSite(() => oldest);
const PRODUCT = "add_action( 'wp_enqueue_scripts', 'enqueue_product' );";

test('a product page in WordPress 6.3 runs only the theme’s script', async () => {
  site.scene(PRODUCT);
  const { page, errors } = await site.open();
  expect(await ran(page)).toEqual(['theme-menu']);
  expect(errors).toEqual([]);
});

test('a script in the footer keeps jQuery in WordPress 6.3', async () => {
  site.scene(`${PRODUCT} add_action( 'wp_footer', function () { echo '<script>jQuery( document )</script>'; }, 99 );`);
  expect(scriptsOf(await site.html()).loaded).toEqual(['jquery-core', 'jquery-migrate', 'theme-menu']);
});
