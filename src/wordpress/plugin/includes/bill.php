<?php
/**
 * “Check this page”: a page of the site with its bill, for owners alone.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const CHECK = 'storefront-widgets-check';

/**
 * The address of a page together with its bill.
 *
 * @param string $url The page.
 */
function bill_url( string $url ): string {
	return add_query_arg( CHECK, wp_create_nonce( CHECK ), $url );
}

/** Does an owner ask for the bill of this page? */
function is_bill_asked(): bool {
	$nonce = isset( $_GET[ CHECK ] ) ? sanitize_text_field( wp_unslash( $_GET[ CHECK ] ) ) : '';
	return '' !== $nonce && current_user_can( 'manage_options' ) && wp_verify_nonce( $nonce, CHECK );
}

/**
 * Adds a link to the admin bar of pages.
 *
 * @param \WP_Admin_Bar $bar The bar.
 */
function add_bill_link( \WP_Admin_Bar $bar ): void {
	if ( is_admin() || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$bar->add_node(
		array(
			'id'    => CHECK,
			'title' => esc_html__( 'Check this page', 'storefront-widgets' ),
			'href'  => esc_url( bill_url( home_url( add_query_arg( array() ) ) ) ),
		)
	);
}

/**
 * The page with its bill at the end.
 *
 * @param string $html     The page.
 * @param array  $decision What decide() gives.
 */
function with_bill( string $html, array $decision ): string {
	$bill   = array(
		'scripts' => array_map( __NAMESPACE__ . '\\bill_row', bill_handles( $decision ) ),
		'base'    => plugins_url( 'dist/', FILE ),
		'sizes'   => require plugin_dir_path( FILE ) . 'sizes.php',
		'texts'   => bill_texts(),
	);
	$script = wp_get_inline_script_tag(
		'window.storefrontWidgetsBill = ' . wp_json_encode( $bill, JSON_HEX_TAG ) . ';'
	) . wp_get_script_tag(
		array(
			'src'   => add_query_arg( 'ver', catalogue()['build'], plugins_url( 'assets/bill.js', FILE ) ),
			'defer' => true,
		)
	);
	$end    = strripos( $html, '</body>' );
	return false === $end ? $html . $script : substr_replace( $html, $script, $end, 0 );
}

/**
 * The scripts of the page: handle, what needs it, and whether it is left out or waits for a password field.
 *
 * @param array $decision What decide() gives.
 * @return array[]
 */
function bill_handles( array $decision ): array {
	$rows = array();
	foreach ( $decision['staying'] as $handle => $by ) {
		$rows[] = array(
			'handle' => $handle,
			'by'     => $by,
			'state'  => 'stays',
		);
	}
	foreach ( $decision['left_out'] as $handle ) {
		$rows[] = array(
			'handle' => $handle,
			'by'     => '',
			'state'  => in_array( $handle, $decision['held'], true ) ? 'held' : 'left-out',
		);
	}
	return $rows;
}

/**
 * A row of the bill with what its file weighs after gzip, in bytes; null where the file is not the site's own.
 *
 * @param array $row What bill_handles() gives.
 */
function bill_row( array $row ): array {
	$path        = Files::path_of( (string) wp_scripts()->registered[ $row['handle'] ]->src );
	$row['size'] = $path ? strlen( gzencode( (string) file_get_contents( $path ), 9 ) ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents
	return $row;
}

/**
 * The texts of the bill.
 *
 * @return string[]
 */
function bill_texts(): array {
	return array(
		'title'    => __( 'Storefront Widgets: this page', 'storefront-widgets' ),
		'close'    => __( 'Close', 'storefront-widgets' ),
		/* translators: %n and %kb are put in by the script. */
		'stock'    => __( 'Without the plugin: %n scripts, %kb KB', 'storefront-widgets' ),
		/* translators: %n and %kb are put in by the script. */
		'stays'    => __( 'Of these stay: %n scripts, %kb KB', 'storefront-widgets' ),
		/* translators: %n and %kb are put in by the script. */
		'ours'     => __( 'The widgets: %n scripts, %kb KB', 'storefront-widgets' ),
		'scripts'  => __( 'Scripts', 'storefront-widgets' ),
		'script'   => __( 'Script', 'storefront-widgets' ),
		'size'     => __( 'KB', 'storefront-widgets' ),
		'needed'   => __( 'Needed by', 'storefront-widgets' ),
		'itself'   => __( 'itself: no widget stands in for it', 'storefront-widgets' ),
		'left-out' => __( 'left out', 'storefront-widgets' ),
		'held'     => __( 'loaded when a password field is entered', 'storefront-widgets' ),
		'widgets'  => __( 'Widgets', 'storefront-widgets' ),
		'widget'   => __( 'Widget', 'storefront-widgets' ),
		'state'    => __( 'State', 'storefront-widgets' ),
		'count'    => __( 'Number', 'storefront-widgets' ),
		'notes'    => __( 'Errors and notes', 'storefront-widgets' ),
		'none'     => __( 'None.', 'storefront-widgets' ),
	);
}
