<?php
/**
 * The script of the settings page that adds a search field above it. Without JavaScript there is none.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Adds the script and its texts. */
function enqueue_search(): void {
	$texts = array(
		'search' => __( 'Search settings and widgets', 'storefront-widgets' ),
		/* translators: %s: what a list is of, such as “Widgets”. */
		'filter' => __( 'Filter: %s', 'storefront-widgets' ),
		/* translators: %d: a number. */
		'found'  => __( 'Found: %d', 'storefront-widgets' ),
		'none'   => __( 'Nothing found. Escape shows all again.', 'storefront-widgets' ),
	);
	wp_enqueue_script( 'storefront-widgets-search', plugins_url( 'assets/settings-search.js', FILE ), array(), catalogue()['build'], true );
	wp_add_inline_script( 'storefront-widgets-search', 'window.storefrontWidgetsSearch = ' . wp_json_encode( $texts, JSON_HEX_TAG ) . ';', 'before' );
}
