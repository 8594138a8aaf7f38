import { expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

test('the removal of the plugin leaves nothing in the database', async () => {
  site.scene("add_action( 'wp_enqueue_scripts', 'enqueue_product' );");
  site.choose({ core: 'react' });
  await site.html();
  site.evaluate("StorefrontWidgets\\log_hourly( new Exception( 'no' ) )");
  site.evaluate(
    "array( update_option( 'storefront_widgets_before_import', array() ), set_transient( 'storefront_widgets_import_7', array(), 60 ) )",
  );
  const names = ['reports', 'figures', 'minute', 'dismissed'].map((name) => `storefront_widgets_${name}`);
  for (const name of names) site.evaluate(`update_option( '${name}', array( 1 ), false )`);
  const left = (): string[] =>
    site.evaluate<string[]>(
      `$GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%storefront%'" )`,
    );
  expect(left()).toEqual(
    expect.arrayContaining([
      ...names,
      'storefront_widgets',
      'storefront_widgets_handles',
      'storefront_widgets_before_import',
      '_transient_storefront_widgets_import_7',
      '_transient_storefront_widgets_usage',
      '_transient_storefront_widgets_logged',
    ]),
  );
  site.evaluate(
    "define( 'WP_UNINSTALL_PLUGIN', 'storefront-widgets' ) && include WP_PLUGIN_DIR . '/storefront-widgets/uninstall.php'",
  );
  expect(left()).toEqual([]);
});
