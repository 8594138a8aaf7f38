<?php
/**
 * Which pages “Compare” opens: one of each kind that the site has.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The limits of the list, and of what is read for it. */
const MOST_PRODUCT_TYPES = 8;
const MOST_BUILDER_PAGES = 5;
const MOST_PAGES_READ    = 100;
const LONGEST_DATA       = 200000;

/**
 * The pages, each once.
 *
 * @return array[] Each with a name for people, its address, its type ('' if it has none), and whether a visitor comes to it with
 *                 something in the cart.
 */
function compared_pages(): array {
	$pages = array( compared_page( __( 'Front page', 'storefront-widgets' ), home_url( '/' ) ) );
	if ( function_exists( 'wc_get_products' ) ) {
		$pages = array_merge( $pages, shop_pages() );
	}
	foreach ( get_posts( array( 'numberposts' => 1, 'has_password' => false ) ) as $post ) {
		/* translators: %s: the title of a post. */
		$pages[] = compared_page( sprintf( __( 'Post: %s', 'storefront-widgets' ), get_the_title( $post ) ), get_permalink( $post ), 'posts' );
	}
	foreach ( builder_pages() as $id ) {
		/* translators: %s: the title of a page. */
		$pages[] = compared_page( sprintf( __( 'Elementor: %s', 'storefront-widgets' ), get_the_title( $id ) ), get_permalink( $id ) );
	}
	$by_address = array();
	foreach ( $pages as $page ) {
		$by_address += array( $page['address'] => $page );
	}
	unset( $by_address[''] );
	return array_values( $by_address );
}

/**
 * A page of the list.
 *
 * @param string $name    What it is, as plain text; WordPress gives titles as HTML.
 * @param mixed  $address Its address; false if it has none.
 * @param string $type    One of PAGE_TYPES, or ''.
 */
function compared_page( string $name, $address, string $type = '' ): array {
	return array(
		'name'    => html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES, 'UTF-8' ),
		'address' => is_string( $address ) ? $address : '',
		'type'    => $type,
		'cart'    => in_array( $type, array( 'cart', 'checkout' ), true ),
	);
}

/**
 * The pages of the shop.
 *
 * @return array[]
 */
function shop_pages(): array {
	$pages    = array( shop_page( __( 'Shop', 'storefront-widgets' ), 'shop', 'list' ) );
	$category = get_terms(
		array(
			'taxonomy' => 'product_cat',
			'orderby'  => 'count',
			'order'    => 'DESC',
			'number'   => 1,
		)
	);
	foreach ( is_array( $category ) ? $category : array() as $term ) {
		$address = get_term_link( $term );
		/* translators: %s: the name of a category. */
		$pages[] = compared_page( sprintf( __( 'Category: %s', 'storefront-widgets' ), $term->name ), $address, 'list' );
	}
	foreach ( array_slice( wc_get_product_types(), 0, MOST_PRODUCT_TYPES, true ) as $type => $label ) {
		$query = array(
			'type'       => $type,
			'status'     => 'publish',
			'visibility' => 'visible',
			'limit'      => 1,
		);
		foreach ( wc_get_products( $query ) as $product ) {
			$pages[] = compared_page( "$label: " . $product->get_name(), get_permalink( $product->get_id() ), 'product' );
		}
	}
	$pages[] = shop_page( __( 'Cart', 'storefront-widgets' ), 'cart', 'cart' );
	$pages[] = shop_page( __( 'Checkout', 'storefront-widgets' ), 'checkout', 'checkout' );
	$pages[] = shop_page( __( 'Account', 'storefront-widgets' ), 'myaccount', 'account' );
	return $pages;
}

/**
 * One of the pages that are chosen in WooCommerce's settings.
 *
 * @param string $name What it is.
 * @param string $key  What WooCommerce calls it.
 * @param string $type One of PAGE_TYPES.
 */
function shop_page( string $name, string $key, string $type ): array {
	$id = (int) wc_get_page_id( $key );
	return compared_page( $name, $id > 0 && 'publish' === get_post_status( $id ) ? get_permalink( $id ) : '', $type );
}

/**
 * Pages of Elementor that have many types of widgets together.
 *
 * @return int[] Ids.
 */
function builder_pages(): array {
	global $wpdb;
	$ids   = get_posts(
		array(
			'post_type'    => array_diff( get_post_types( array( 'public' => true ) ), array( 'elementor_library', 'e-landing-page', 'attachment' ) ),
			'numberposts'  => MOST_PAGES_READ,
			'has_password' => false,
			'meta_key'     => '_elementor_data', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- when an administrator opens the page, and limited.
			'fields'       => 'ids',
		)
	);
	$types = array();
	foreach ( array_chunk( array_map( 'intval', $ids ), 20 ) as $some ) {
		// Only the beginning is read: a page may have megabytes.
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, SUBSTR( meta_value, 1, %d ) AS data FROM $wpdb->postmeta WHERE meta_key = '_elementor_data' AND post_id IN (" . implode( ',', $some ) . ')', LONGEST_DATA ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- WordPress has no function that reads a part of a value; the ids are numbers.
		foreach ( $rows as $row ) {
			$types[ (int) $row->post_id ] = Rules\types_in( (string) $row->data );
		}
	}
	return Rules\most_varied( $types, MOST_BUILDER_PAGES );
}
