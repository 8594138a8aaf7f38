<?php
/**
 * Pages that the owner leaves to their own scripts: by address, type of page, role of the user, or in the editor of a post.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The custom field of a post: `off`, whether its page has no widgets, and `disable`, the widget types that are off there. */
const POST_FIELD = '_storefront_widgets';

/** The types of pages that can be excluded. */
const PAGE_TYPES = array( 'product', 'list', 'cart', 'checkout', 'account', 'posts' );

/**
 * What excludes this page: `address`, `type`, `role` or `post`; '' if nothing does.
 *
 * @param string[] $roles The visitor's roles.
 */
function why_excluded( array $roles ): string {
	$except = options()['except'];
	if ( Rules\matches_address( $except['addresses'], current_address(), home_url() ) ) {
		return 'address';
	}
	if ( array_intersect( $except['roles'], $roles ) ) {
		return 'role';
	}
	// Before WordPress has read the address, no page is known.
	if ( ! did_action( 'wp' ) ) {
		return '';
	}
	if ( in_array( page_type(), $except['types'], true ) ) {
		return 'type';
	}
	return post_exclusions( page_id() )['off'] ? 'post' : '';
}

/** The address of the request, as the browser has sent it. */
function current_address(): string {
	return isset( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- compared with patterns only.
}

/** The type of this page; '' where it has none that can be excluded. */
function page_type(): string {
	if ( function_exists( 'is_woocommerce' ) ) {
		$types = array(
			'product'  => is_product(),
			'list'     => is_shop() || is_product_taxonomy(),
			'cart'     => is_cart(),
			'checkout' => is_checkout(),
			'account'  => is_account_page(),
		);
		$type  = array_search( true, $types, true );
		if ( $type ) {
			return $type;
		}
	}
	$is_posts = is_singular( 'post' ) || is_home() || is_category() || is_tag() || is_author() || is_date();
	return $is_posts ? 'posts' : '';
}

/** The post of this page, or the page of the shop; 0 where it has none. */
function page_id(): int {
	if ( function_exists( 'is_shop' ) && is_shop() ) {
		return (int) wc_get_page_id( 'shop' );
	}
	return is_singular() || is_home() ? (int) get_queried_object_id() : 0;
}

/**
 * What is excluded on the page of a post.
 *
 * @param int $post Its id.
 * @return array `off` and `disable`.
 */
function post_exclusions( int $post ): array {
	$stored = $post > 0 ? get_post_meta( $post, POST_FIELD, true ) : array();
	return clean_post_exclusions( is_array( $stored ) ? $stored : array() );
}

/**
 * The valid part of what is stored or posted for a post.
 *
 * @param array $given The values.
 */
function clean_post_exclusions( array $given ): array {
	return array(
		'off'     => ! empty( $given['off'] ),
		'disable' => array_values( array_intersect( array_keys( catalogue()['widgets'] ), texts( $given['disable'] ?? array() ) ) ),
	);
}

/**
 * The widget types that are off on this page.
 *
 * @return string[]
 */
function disabled_widgets(): array {
	$here = did_action( 'wp' ) ? post_exclusions( page_id() )['disable'] : array();
	return array_values( array_unique( array_merge( options()['disable'], $here ) ) );
}
