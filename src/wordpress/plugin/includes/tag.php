<?php
/**
 * The script tag.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Prints the tag early in the head, so that presses are held and other scripts are guarded from the start. */
function print_tag(): void {
	$file = 'dist/storefront-widgets.js';
	wp_print_script_tag(
		array(
			'id'        => 'storefront-widgets-js',
			'src'       => add_query_arg( 'ver', filemtime( plugin_dir_path( FILE ) . $file ), plugins_url( $file, FILE ) ),
			'defer'     => true,
			'data-base' => plugins_url( 'dist/', FILE ),
		)
	);
}
