<?php
/**
 * A page in a frame of “Compare”, or in a tab of an editor: as a visitor gets it who comes for the first time, without the widgets
 * or with them, whatever the state of the plugin. Only the user's own pages can ask for it.
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

/**
 * What this request asks for, one of COMPARED; '' if nothing, or if the user may not. Editors may see the page with the widgets, as
 * visitors do, once they have them.
 */
function asked_comparison(): string {
	if ( ! isset( $_GET[ COMPARE ], $_GET[ COMPARE_KEY ] ) ) {
		return '';
	}
	$asked = sanitize_key( wp_unslash( $_GET[ COMPARE ] ) );
	$may   = may_decide() || ( 'ours' === $asked && 'on' === state() && may_edit() );
	$key   = sanitize_text_field( wp_unslash( $_GET[ COMPARE_KEY ] ) );
	return $may && in_array( $asked, COMPARED, true ) && wp_verify_nonce( $key, COMPARE ) ? $asked : '';
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

/** Ends the request of an editor whose link is too old: the page would be that of the user, with the user's own cart. */
function refuse_old_link(): void {
	if ( isset( $_GET[ COMPARE ] ) && may_edit() ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the nonce was refused.
		wp_die( esc_html__( 'This link is too old. Load the page that it stands on again.', 'storefront-widgets' ), 403 );
	}
}

/** Begins the page for a frame, before other plugins ask who the user is. */
function begin_comparison(): void {
	$asked = asked_comparison();
	if ( '' === $asked ) {
		refuse_old_link();
		return;
	}
	// In a tab there is no sandbox of a frame: nothing may be sent, and no other page opened.
	header( 'Content-Security-Policy: sandbox allow-scripts allow-same-origin', false );
	compared_as( strtok( $asked, '-' ) );
	require_once __DIR__ . '/visitor.php';
	keep_asking( $asked );
	become_visitor();
	if ( '-cart' === substr( $asked, -5 ) ) {
		add_action( 'woocommerce_load_cart_from_session', __NAMESPACE__ . '\\fill_cart' );
	}
	add_action( 'wp_head', __NAMESPACE__ . '\\print_frame_script', PHP_INT_MIN );
}
