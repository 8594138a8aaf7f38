import { afterEach, expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PANEL = 'storefront-widgets-panel';
const PAGE = `add_action( 'scene', function () {
  echo '<div id="sale" data-widget="countdown" data-settings="{&quot;dueTime&quot;:&quot;2100-01-01&quot;}">1 January 2100</div>';
} );`;

const speak = (locale: string): unknown => site.evaluate(`update_user_meta( 1, 'locale', '${locale}' )`);

afterEach(() => site.evaluate("delete_user_meta( 1, 'locale' )"));

/** What the panel says to the owner, with the countdown selected. */
async function panelText(): Promise<string> {
  const { page, errors } = await site.open('/', 'admin');
  await page.click(`#wp-admin-bar-${PANEL} a`);
  await page.locator(`${PANEL} [role=option]`, { hasText: 'countdown' }).click();
  const text = await page.locator(`${PANEL} [role=dialog]`).innerText();
  expect(errors).toEqual([]);
  return text;
}

test('the panel and the settings page speak the language of the user', async () => {
  await site.scene(PAGE);
  expect(await panelText()).toContain('Edit widgets');
  speak('de_DE');
  const shown = await panelText();
  for (const text of ['Edit widgets', 'Changes are for', 'Save as draft', 'Time zone of the end'])
    expect(shown).not.toContain(text);
  expect(shown).toContain('Widgets bearbeiten');
  const { page } = await site.open('/wp-admin/options-general.php?page=storefront-widgets', 'admin');
  const settings = (await page.textContent('.storefront-widgets')) ?? '';
  for (const text of ['Who may edit widgets', 'Menus and panels', 'Counts down to a date'])
    expect(settings).not.toContain(text);
  expect(settings).toContain('Menüs und Panels');
  // Visitors do not ask for the texts, and the page keeps the site's language.
  const visitor = await site.open();
  expect(await visitor.page.content()).not.toContain('storefrontWidgetsPanel');
});

test('translations of the site win over those that come with the plugin', async () => {
  await site.scene(
    `${PAGE} add_filter( 'gettext', function ( $own, $text, $domain ) { return 'storefront-widgets' === $domain && 'Undo' === $text ? 'Ungeschehen machen' : $own; }, 10, 3 );`,
  );
  speak('de_DE');
  expect(await panelText()).toContain('Ungeschehen machen');
});

test('only who may edit gets the texts of the panel', () => {
  const statusOf = (user: string): unknown =>
    site.evaluate(`( function () {
      $user = get_user_by( 'login', '${user}' );
      wp_set_current_user( $user ? $user->ID : 0 );
      return rest_do_request( new WP_REST_Request( 'GET', '/storefront-widgets/v1/texts' ) )->get_status();
    } )()`);
  expect(statusOf('admin')).toBe(200);
  expect([401, 403]).toContain(statusOf('contributor'));
  expect([401, 403]).toContain(statusOf('nobody'));
});
