<?php
/**
 * Plugin Name: Storefront Widgets
 * Description: Makes the pages of WooCommerce and Elementor interactive with widgets in place of jQuery, and leaves out the scripts that they replace.
 * Version: {{VERSION}}
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * Update URI: false
 * License: MIT
 * License URI: https://opensource.org/licenses/MIT
 * Text Domain: storefront-widgets
 * Domain Path: /languages
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const FILE = __FILE__;

require_once __DIR__ . '/includes/options.php';
require_once __DIR__ . '/includes/rules/addresses.php';
require_once __DIR__ . '/includes/state/state.php';
require_once __DIR__ . '/includes/draft/view.php';
require_once __DIR__ . '/includes/state/view.php';
require_once __DIR__ . '/includes/state/exclusions.php';
require_once __DIR__ . '/includes/state/caches.php';
require_once __DIR__ . '/includes/state/bar.php';
require_once __DIR__ . '/includes/state/route.php';
require_once __DIR__ . '/includes/rules/report-texts.php';
require_once __DIR__ . '/includes/reports/print.php';
// Before all else: see there.
if ( isset( $_SERVER['REQUEST_METHOD'] ) && 'post' === sanitize_key( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) && false !== strpos( current_address(), 'storefront-widgets' ) ) {
	require_once __DIR__ . '/includes/reports/load.php';
	take_early_report();
}
require_once __DIR__ . '/includes/optimisers.php';
require_once __DIR__ . '/includes/tag.php';
require_once __DIR__ . '/includes/libraries.php';
require_once __DIR__ . '/includes/vendors.php';
require_once __DIR__ . '/includes/files.php';
require_once __DIR__ . '/includes/handles.php';
require_once __DIR__ . '/includes/rules/dependencies.php';
require_once __DIR__ . '/includes/rules/static-types.php';
require_once __DIR__ . '/includes/rules/coverage.php';
require_once __DIR__ . '/includes/rules/gallery.php';
require_once __DIR__ . '/includes/rules/size.php';
require_once __DIR__ . '/includes/gallery.php';
require_once __DIR__ . '/includes/page/read.php';
require_once __DIR__ . '/includes/page/scripts.php';
require_once __DIR__ . '/includes/page/elements.php';
require_once __DIR__ . '/includes/page/decide.php';
require_once __DIR__ . '/includes/page/leave-out.php';
require_once __DIR__ . '/includes/worth.php';
require_once __DIR__ . '/includes/buffer.php';
require_once __DIR__ . '/includes/bill.php';
require_once __DIR__ . '/includes/compare/request.php';
require_once __DIR__ . '/includes/panel/rights.php';
require_once __DIR__ . '/includes/panel/elementor.php';
require_once __DIR__ . '/includes/panel/phone-menu.php';
require_once __DIR__ . '/includes/rules/palette.php';
require_once __DIR__ . '/includes/panel/choices.php';
require_once __DIR__ . '/includes/panel/link.php';
if ( is_admin() ) {
	require_once __DIR__ . '/includes/rules/settings.php';
	require_once __DIR__ . '/includes/rules/json.php';
	require_once __DIR__ . '/includes/rules/changes.php';
	require_once __DIR__ . '/includes/rules/transfer.php';
	require_once __DIR__ . '/includes/settings-page/page.php';
	require_once __DIR__ . '/includes/settings-page/fields.php';
	require_once __DIR__ . '/includes/settings-page/read-settings.php';
	require_once __DIR__ . '/includes/panel/versions.php';
	require_once __DIR__ . '/includes/panel/store.php';
	require_once __DIR__ . '/includes/settings-page/state.php';
	require_once __DIR__ . '/includes/settings-page/exceptions.php';
	require_once __DIR__ . '/includes/settings-page/site-health.php';
	require_once __DIR__ . '/includes/settings-page/search.php';
	require_once __DIR__ . '/includes/settings-page/transfer.php';
	require_once __DIR__ . '/includes/settings-page/import.php';
	require_once __DIR__ . '/includes/settings-page/import-review.php';
	add_transfer_actions();
	require_once __DIR__ . '/includes/post-box.php';
	require_once __DIR__ . '/includes/rules/compared-pages.php';
	require_once __DIR__ . '/includes/compare/pages.php';
	require_once __DIR__ . '/includes/compare/page.php';
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_comparison' );
	require_once __DIR__ . '/includes/reports/load.php';
	require_once __DIR__ . '/includes/settings-page/reports.php';
	require_once __DIR__ . '/includes/settings-page/figures.php';
	require_once __DIR__ . '/includes/settings-page/report-notice.php';
	require_once __DIR__ . '/includes/settings-page/put-back.php';
	add_filter( 'site_status_tests', __NAMESPACE__ . '\\add_health_test' );
	add_filter( 'site_status_tests', __NAMESPACE__ . '\\add_reports_health_test' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_failures_notice' );
	add_action( 'admin_post_' . PUT_BACK, __NAMESPACE__ . '\\put_back_from_form' );
	add_action( 'admin_init', __NAMESPACE__ . '\\add_privacy_text' );
	add_filter( 'debug_information', __NAMESPACE__ . '\\add_health_info' );
	add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_post_box' );
	add_action( 'save_post', __NAMESPACE__ . '\\save_post_box' );
	add_action( 'admin_notices', __NAMESPACE__ . '\\print_trial_notice' );
	add_action( 'admin_menu', __NAMESPACE__ . '\\add_page' );
	add_action( 'admin_init', __NAMESPACE__ . '\\add_fields' );
	add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\\add_settings_link' );
	add_filter( 'plugin_row_meta', __NAMESPACE__ . '\\add_documentation_link', 10, 2 );
}

keep_optimisers_off();
register_activation_hook( FILE, __NAMESPACE__ . '\\begin_trial' );
register_deactivation_hook( FILE, __NAMESPACE__ . '\\empty_caches' );
add_action( 'init', __NAMESPACE__ . '\\begin_comparison', PHP_INT_MIN );
add_action( 'init', __NAMESPACE__ . '\\keep_view' );
add_action( 'template_redirect', __NAMESPACE__ . '\\keep_from_caches', 0 );
add_action( 'template_redirect', __NAMESPACE__ . '\\keep_draft_private', 0 );
foreach ( array( OPTION, STATE_OPTION ) as $storefront_widgets_option ) {
	add_action( "update_option_$storefront_widgets_option", __NAMESPACE__ . '\\empty_caches_after', 10, 2 );
	add_action( "add_option_$storefront_widgets_option", __NAMESPACE__ . '\\empty_caches', 10, 0 );
}
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\\forget_unwanted_reports', 10, 0 );
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\\forget_unwanted_reports', 10, 0 );
add_action( 'wp_head', __NAMESPACE__ . '\\print_tag', 0 );
add_action( 'wp_body_open', __NAMESPACE__ . '\\print_scripts_run', 0 );
add_action( 'woocommerce_before_template_part', __NAMESPACE__ . '\\collect_gallery', PHP_INT_MAX );
add_action( 'woocommerce_after_template_part', __NAMESPACE__ . '\\print_gallery', PHP_INT_MIN );
// Last, so that the buffers of optimisers, which start earlier, get the finished page.
add_action( 'template_redirect', __NAMESPACE__ . '\\watch_page', PHP_INT_MAX );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\\print_meter_loader', 20 );
add_action( 'admin_bar_menu', __NAMESPACE__ . '\\add_bill_link', 90 );
add_action( 'admin_bar_menu', __NAMESPACE__ . '\\add_panel_link', 89 );
add_action( 'admin_bar_menu', __NAMESPACE__ . '\\add_state_link', 88 );
add_action( 'admin_bar_menu', __NAMESPACE__ . '\\add_phone_menu', 91 );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\style_phone_menu' );
add_action( 'wp_footer', __NAMESPACE__ . '\\print_panel_access' );
add_action( 'elementor/documents/register_controls', __NAMESPACE__ . '\\add_elementor_link' );
add_action(
	'rest_api_init',
	static function () {
		require_once __DIR__ . '/includes/rules/settings.php';
		require_once __DIR__ . '/includes/rules/changes.php';
		require_once __DIR__ . '/includes/rules/rights.php';
		require_once __DIR__ . '/includes/settings-page/read-settings.php';
		require_once __DIR__ . '/includes/panel/versions.php';
		require_once __DIR__ . '/includes/panel/store.php';
		require_once __DIR__ . '/includes/panel/route.php';
		require_once __DIR__ . '/includes/draft/route.php';
		require_once __DIR__ . '/includes/panel/texts-route.php';
		require_once __DIR__ . '/includes/reports/load.php';
		require_once __DIR__ . '/includes/reports/route.php';
		register_panel_route();
		register_draft_route();
		register_texts_route();
		register_reports_route();
		register_state_route();
	}
);
if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'storefront-widgets state', __NAMESPACE__ . '\\state_command', array( 'shortdesc' => 'Says whether the widgets are off, on trial or on, or sets it: [off|trial|on].' ) );
}
add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'storefront-widgets', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}
);
