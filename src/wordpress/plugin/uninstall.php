<?php
/**
 * Deletes the options of the plugin on every site of the network.
 *
 * @package StorefrontWidgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$storefront_widgets_remove = static function () {
	delete_option( 'storefront_widgets' );
	delete_option( 'storefront_widgets_state' );
	delete_option( 'storefront_widgets_settings' );
	delete_post_meta_by_key( '_storefront_widgets' );
	delete_option( 'storefront_widgets_handles' );
	delete_option( 'storefront_widgets_versions' );
	delete_option( 'storefront_widgets_draft' );
	delete_option( 'storefront_widgets_before_import' );
	foreach ( array( 'reports', 'figures', 'minute', 'dismissed' ) as $storefront_widgets_part ) {
		delete_option( "storefront_widgets_$storefront_widgets_part" );
	}
	delete_transient( 'storefront_widgets_usage' );
	delete_transient( 'storefront_widgets_logged' );
	// What users have typed into the settings and could not be saved, and files that wait for their decision.
	global $wpdb;
	$storefront_widgets_typed = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s", $wpdb->esc_like( '_transient_storefront_widgets_typed_' ) . '%', $wpdb->esc_like( '_transient_storefront_widgets_import_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that finds options by the beginning of their names.
	foreach ( $storefront_widgets_typed as $storefront_widgets_name ) {
		delete_transient( substr( $storefront_widgets_name, strlen( '_transient_' ) ) );
	}
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
