<?php
/**
 * “Check this page”: a page of the site together with its bill, a report on its scripts, for administrators only.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const CHECK = 'storefront-widgets-check';

/**
 * The address of a page with its bill.
 *
 * @param string $url The page.
 */
function bill_url( string $url ): string {
	return add_query_arg( CHECK, wp_create_nonce( CHECK ), $url );
}

/** Has an administrator asked for the bill of this page? */
function is_bill_asked(): bool {
	$nonce = isset( $_GET[ CHECK ] ) ? sanitize_text_field( wp_unslash( $_GET[ CHECK ] ) ) : '';
	return '' !== $nonce && current_user_can( 'manage_options' ) && wp_verify_nonce( $nonce, CHECK );
}

/**
 * Adds the link to the admin bar of the site's pages.
 *
 * @param \WP_Admin_Bar $bar The bar.
 */
function add_bill_link( \WP_Admin_Bar $bar ): void {
	if ( ! may_decide() || ! may_edit_here() ) {
		return;
	}
	$bar->add_node(
		array(
			'id'    => CHECK,
			'title' => esc_html__( 'Check this page', 'storefront-widgets' ),
			// One slash: two would lead to another host.
			'href'  => esc_url( bill_url( '/' . ltrim( add_query_arg( array() ), '/' ) ) ),
		)
	);
}

/**
 * The page with its bill at the end.
 *
 * @param string $html     The page.
 * @param array  $decision The result of decide().
 * @param bool   $pays     The result of pays().
 * @param int    $rest     The result of weight_at_rest().
 */
function with_bill( string $html, array $decision, bool $pays, int $rest ): string {
	$bill   = array(
		'scripts' => array_map( __NAMESPACE__ . '\\bill_row', bill_handles( $decision ) ),
		'base'    => plugins_url( 'dist/', FILE ),
		'sizes'   => sizes(),
		'inline'  => $decision['left_out'] ? array( 'early.js', 'left-out.js' ) : array( 'early.js' ),
		'pays'    => $pays,
		'rest'    => $rest,
		'texts'   => bill_texts(),
	);
	$script = wp_get_inline_script_tag(
		'window.storefrontWidgetsBill = ' . wp_json_encode( $bill, JSON_HEX_TAG ) . ';',
		own_attributes( 'bill-js-before' )
	) . wp_get_script_tag(
		own_attributes(
			'bill-js',
			array(
				'src'   => add_query_arg( 'ver', catalogue()['build'], plugins_url( 'assets/bill.js', FILE ) ),
				'defer' => true,
			)
		)
	);
	$end    = strripos( $html, '</body>' );
	return false === $end ? $html . $script : substr_replace( $html, $script, $end, 0 );
}

/**
 * The scripts of the page: the handle, what needs it, what keeps it in the end, and whether it stays, is left out, waits for a
 * password field, or was taken by another plugin.
 *
 * @param array $decision The result of decide().
 * @return array[]
 */
function bill_handles( array $decision ): array {
	$rows = array();
	foreach ( $decision['staying'] as $handle => $by ) {
		$rows[] = array(
			'handle' => $handle,
			'by'     => $by,
			'keeper' => $decision['keepers'][ $handle ],
			'state'  => 'stays',
		);
	}
	foreach ( $decision['left_out'] as $handle ) {
		$rows[] = array(
			'handle' => $handle,
			'by'     => '',
			'keeper' => '',
			'state'  => in_array( $handle, $decision['held'], true ) ? 'held' : 'left-out',
		);
	}
	foreach ( $decision['taken'] as $handle ) {
		$rows[] = array(
			'handle' => $handle,
			'by'     => '',
			'keeper' => '',
			'state'  => 'taken',
		);
	}
	return $rows;
}

/**
 * Adds the size of the file after gzip, in bytes, to a row of the bill; null if the site does not have the file.
 *
 * @param array $row A row of bill_handles().
 */
function bill_row( array $row ): array {
	$path        = Files::path_of( (string) wp_scripts()->registered[ $row['handle'] ]->src );
	$row['size'] = $path ? Rules\gzip_size( (string) file_get_contents( $path ) ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the site.
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
		/* translators: %n: number of scripts, %kb: their size; the script in the browser inserts both. */
		'stock'    => __( 'Without the plugin: %n scripts, %kb KB', 'storefront-widgets' ),
		/* translators: %n: number of scripts, %kb: their size; the script in the browser inserts both. */
		'stays'    => __( 'Still needed: %n scripts, %kb KB', 'storefront-widgets' ),
		/* translators: %kb: a size; the script in the browser inserts it. */
		'rest'     => __( 'The widgets, before anybody uses the page: %kb KB', 'storefront-widgets' ),
		/* translators: %n: number of scripts, %kb: their size; the script in the browser inserts both. */
		'ours'     => __( 'The widgets so far, with what they need for you: %n scripts, %kb KB', 'storefront-widgets' ),
		'alone'    => __( 'So visitors get it without the widgets; you have them, because you may set them up.', 'storefront-widgets' ),
		/* translators: %kb: a size; the script in the browser inserts it. */
		'less'     => __( 'Before anybody uses it, this page loads %kb KB less than without the plugin.', 'storefront-widgets' ),
		/* translators: %kb: a size; the script in the browser inserts it. */
		'more'     => __( 'Before anybody uses it, this page loads %kb KB more than without the plugin.', 'storefront-widgets' ),
		/* translators: %who: a script or code, %kb: a size; the script in the browser inserts both. */
		'mostly'   => __( 'Most of what stays, %kb KB, is kept by: %who', 'storefront-widgets' ),
		/* translators: %n: a number; the script in the browser inserts it. */
		'stuck'    => __( 'Another plugin has put %n of the scripts into files of its own before this one could read the page, as Jetpack Boost does to concatenate JS. None of them can be left out until it no longer does that.', 'storefront-widgets' ),
		'keepers'  => __( 'Who keeps what', 'storefront-widgets' ),
		'keeper'   => __( 'Script or code', 'storefront-widgets' ),
		'kept'     => __( 'Keeps', 'storefront-widgets' ),
		'taken'    => __( 'in a file of another plugin', 'storefront-widgets' ),
		'scripts'  => __( 'Scripts', 'storefront-widgets' ),
		'script'   => __( 'Script', 'storefront-widgets' ),
		'size'     => __( 'KB', 'storefront-widgets' ),
		'needed'   => __( 'Needed by', 'storefront-widgets' ),
		'itself'   => __( 'itself: no widget replaces it', 'storefront-widgets' ),
		'left-out' => __( 'left out', 'storefront-widgets' ),
		'held'     => __( 'loaded once a password field has the focus', 'storefront-widgets' ),
		'widgets'  => __( 'Widgets', 'storefront-widgets' ),
		'widget'   => __( 'Widget', 'storefront-widgets' ),
		'state'    => __( 'State', 'storefront-widgets' ),
		'count'    => __( 'Number', 'storefront-widgets' ),
		'notes'    => __( 'Errors and notes', 'storefront-widgets' ),
		'none'     => __( 'None.', 'storefront-widgets' ),
	);
}
