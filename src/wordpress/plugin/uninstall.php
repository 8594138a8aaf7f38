<?php
/**
 * Deletes the options of the plugin on every site of the network.
 *
 * @package StorefrontWidgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$storefront_widgets_remove = static function () {
	delete_option( 'storefront_widgets' );
	delete_option( 'storefront_widgets_handles' );
	delete_option( 'storefront_widgets_versions' );
	delete_transient( 'storefront_widgets_usage' );
};

if ( ! is_multisite() ) {
	$storefront_widgets_remove();
	return;
}
foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $storefront_widgets_site ) {
	switch_to_blog( $storefront_widgets_site );
	$storefront_widgets_remove();
	restore_current_blog();
}
