<?php
/**
 * What makes the request of a frame that of somebody who comes for the first time, and leaves nothing behind: no cookie, no
 * session, no cart, no order. Loaded with such a request only.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Hides the query from the page, whose address it is no part of, and adds it to where the page leads to.
 *
 * @param string $asked One of COMPARED.
 */
function keep_asking( string $asked ): void {
	$query                  = comparison_query( $asked );
	$_GET                   = array_diff_key( $_GET, $query ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- only removes.
	$_REQUEST               = array_diff_key( $_REQUEST, $query ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- only removes.
	$_SERVER['REQUEST_URI'] = remove_query_arg( array_keys( $query ), current_address() ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only removes.
	add_filter(
		'wp_redirect',
		static function ( $location ) use ( $query ) {
			$host = wp_parse_url( (string) $location, PHP_URL_HOST );
			return $host && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host ? $location : add_query_arg( $query, $location );
		},
		PHP_INT_MAX
	);
}

/** Goes on without the user, without cookies, and without what would be stored. */
function become_visitor(): void {
	refuse_orders();
	wp_set_current_user( 0 );
	$_COOKIE = array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only removes.
	header_register_callback(
		static function () {
			header_remove( 'Set-Cookie' );
		}
	);
	add_filter( 'woocommerce_session_handler', __NAMESPACE__ . '\\compared_session', PHP_INT_MAX );
	// Who has not opened the shop yet compares it all the same.
	add_filter( 'woocommerce_coming_soon_exclude', '__return_true' );
	// Older versions of WooCommerce's block store a draft when somebody opens the checkout.
	add_action(
		'woocommerce_new_order',
		static function ( $id ) {
			add_action(
				'shutdown',
				static function () use ( $id ) {
					$order = wc_get_order( $id );
					if ( $order && $order->has_status( 'checkout-draft' ) ) {
						$order->delete( true );
					}
				}
			);
		}
	);
}

/** Ends a request that would order: the frame's script keeps it from being sent, too. */
function refuse_orders(): void {
	$method  = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( wp_unslash( $_SERVER['REQUEST_METHOD'] ) ) : 'get';
	$is_ajax = isset( $_GET['wc-ajax'] ) && 'checkout' === $_GET['wc-ajax']; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- it only tells what is refused.
	if ( $is_ajax || ( 'get' !== $method && preg_match( '~wc/store(/v\d+)?/checkout~', rawurldecode( current_address() ) ) ) ) {
		status_header( 403 );
		exit( esc_html__( 'Nothing is ordered while pages are compared.', 'storefront-widgets' ) );
	}
}

/** The class of WooCommerce's session for this request. */
function compared_session(): string {
	require_once __DIR__ . '/session.php';
	return Compared_Session::class;
}

/** Puts a product into the cart that WooCommerce is about to read from the session; nobody hears that it was added. */
function fill_cart(): void {
	$product = product_for_cart();
	if ( ! $product ) {
		return;
	}
	$key = md5( (string) $product );
	WC()->session->set(
		'cart',
		array(
			$key => array(
				'key'          => $key,
				'product_id'   => $product,
				'variation_id' => 0,
				'variation'    => array(),
				'quantity'     => 1,
			),
		)
	);
}

/** The id of a simple product that can be bought; 0 if there is none. */
function product_for_cart(): int {
	$query = array(
		'type'         => 'simple',
		'status'       => 'publish',
		'stock_status' => 'instock',
		'limit'        => 10,
	);
	foreach ( wc_get_products( $query ) as $product ) {
		if ( $product->is_purchasable() && $product->is_in_stock() ) {
			return $product->get_id();
		}
	}
	return 0;
}

/**
 * Prints the script of the frame first of all, so that it hears of each error. It gets the reason for which the page has no
 * widgets, and the cookies of which scripts of the page would know.
 */
function print_frame_script(): void {
	$cookies = array();
	foreach ( preg_grep( '/^Set-Cookie:(?!.*;\s*httponly)/i', headers_list() ) as $header ) {
		$cookies[] = trim( strtok( substr( $header, strlen( 'Set-Cookie:' ) ), ';' ) );
	}
	$about = array(
		'why'     => 'ours' === compared_as() ? why_without_here() : '',
		'cookies' => $cookies,
	);
	wp_print_script_tag(
		own_attributes(
			'compare-js',
			array(
				'src'        => add_query_arg( 'ver', catalogue()['build'], plugins_url( 'assets/compare/frame.js', FILE ) ),
				'data-about' => wp_json_encode( $about ),
			)
		)
	);
}
