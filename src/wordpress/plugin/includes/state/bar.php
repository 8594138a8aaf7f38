<?php
/**
 * The entry of the admin bar that says whether the page has widgets, why not, and leads to the page without or with them.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the entry to the admin bar of pages.
 *
 * @param \WP_Admin_Bar $bar The bar.
 */
function add_state_link( \WP_Admin_Bar $bar ): void {
	if ( is_admin() || is_amp() || ! may_decide() ) {
		return;
	}
	$why = why_without_here();
	$bar->add_node(
		array(
			'id'    => 'storefront-widgets-state',
			'title' => esc_html( state_text( $why ) ),
			'href'  => esc_url( settings_url() ),
		)
	);
	// An exclusion and a constant hold whatever the address asks for.
	if ( ! in_array( $why, array( '', 'off', 'view' ), true ) || 'off' === forced_state() ) {
		return;
	}
	$other = '' === $why ? 'off' : 'on';
	$bar->add_node(
		array(
			'parent' => 'storefront-widgets-state',
			'id'     => 'storefront-widgets-view',
			'title'  => 'off' === $other
				? esc_html__( 'See this page without the widgets', 'storefront-widgets' )
				: esc_html__( 'See this page with the widgets', 'storefront-widgets' ),
			'href'   => esc_url( view_url( $other ) ),
		)
	);
}

/**
 * The address of this page in another view.
 *
 * @param string $view `on` or `off`.
 */
function view_url( string $view ): string {
	// One slash: two would lead to another host.
	return '/' . ltrim( add_query_arg( VIEW, $view, remove_query_arg( CHECK ) ), '/' );
}

/**
 * What the entry says.
 *
 * @param string $why What why_without() gives; never `trial`, because only those who may have the widgets then see the bar's entry.
 */
function state_text( string $why ): string {
	$texts = array(
		''        => 'trial' === state()
			? __( 'Widgets: on trial, only you see them', 'storefront-widgets' )
			: __( 'Widgets: on', 'storefront-widgets' ),
		'off'     => __( 'Widgets: off', 'storefront-widgets' ),
		'view'    => __( 'Widgets: off, as you have asked', 'storefront-widgets' ),
		'address' => __( 'Widgets: off at this address', 'storefront-widgets' ),
		'type'    => __( 'Widgets: off on pages of this type', 'storefront-widgets' ),
		'role'    => __( 'Widgets: off for your role', 'storefront-widgets' ),
		'post'    => __( 'Widgets: off on this page', 'storefront-widgets' ),
	);
	return 'off' === state() && '' === $why ? __( 'Widgets: off for all but you', 'storefront-widgets' ) : $texts[ $why ];
}
