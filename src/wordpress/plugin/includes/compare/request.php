<?php
/**
 * A page in a frame of “Compare”: as a visitor gets it who comes for the first time, without the widgets or with them, whatever
 * the state of the plugin. Only an administrator's own page of the comparison can ask for it.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const COMPARE = 'storefront-widgets-compare';

/** The query's second part, a nonce. */
const COMPARE_KEY = 'storefront-widgets-key';

/** What the query may ask for: the page without the widgets or with them, and the same with something in the cart. */
const COMPARED = array( 'stock', 'ours', 'stock-cart', 'ours-cart' );

/**
 * The query of a page in a frame.
 *
 * @param string $as One of COMPARED.
 */
function comparison_query( string $as ): array {
	return array(
		COMPARE     => $as,
		COMPARE_KEY => wp_create_nonce( COMPARE ),
	);
}

/**
 * The address of a page in a frame.
 *
 * @param string $url The page.
 * @param string $as  One of COMPARED.
 */
function compared_url( string $url, string $as ): string {
	return add_query_arg( comparison_query( $as ), $url );
}

/** What an administrator asks for with this request, one of COMPARED; '' if nothing, or somebody else does. */
function asked_comparison(): string {
	if ( ! isset( $_GET[ COMPARE ], $_GET[ COMPARE_KEY ] ) || ! may_decide() ) {
		return '';
	}
	if ( ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_GET[ COMPARE_KEY ] ) ), COMPARE ) ) {
		return '';
	}
	$asked = sanitize_key( wp_unslash( $_GET[ COMPARE ] ) );
	return in_array( $asked, COMPARED, true ) ? $asked : '';
}

/**
 * What this request is compared as: `stock` or `ours`; '' for all other requests.
 *
 * @param string $begun What it is from now on. The user who has asked for it is none any more then, so it is kept.
 */
function compared_as( string $begun = '' ): string {
	static $as = '';
	$as        = '' === $begun ? $as : $begun;
	return $as;
}

/** Begins the page for a frame, before other plugins ask who the user is. */
function begin_comparison(): void {
	$asked = asked_comparison();
	if ( '' === $asked ) {
		return;
	}
	compared_as( strtok( $asked, '-' ) );
	require_once __DIR__ . '/visitor.php';
	keep_asking( $asked );
	become_visitor();
	if ( '-cart' === substr( $asked, -5 ) ) {
		add_action( 'woocommerce_load_cart_from_session', __NAMESPACE__ . '\\fill_cart' );
	}
	add_action( 'wp_head', __NAMESPACE__ . '\\print_frame_script', PHP_INT_MIN );
}
