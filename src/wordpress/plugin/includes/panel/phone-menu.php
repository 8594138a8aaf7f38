<?php
/**
 * The admin bar at phones. WordPress hides all entries there that it does not know, so “Edit widgets” and “Check this page” stand
 * in a menu of ours as well. It is one entry, because the bar has room for little more than WordPress's own.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const PHONE_MENU = 'storefront-widgets-phone';

/** The looks of the menu: as those of WordPress there, with the icon for widgets, and lines that are high enough for a finger. */
const PHONE_MENU_STYLE = '
#wpadminbar #wp-admin-bar-storefront-widgets-phone { display: none; }
@media screen and (max-width: 782px) {
	#wpadminbar li#wp-admin-bar-storefront-widgets-phone { display: block; position: static; }
	#wpadminbar #wp-admin-bar-storefront-widgets-phone > .ab-item { width: 52px; }
	#wpadminbar #wp-admin-bar-storefront-widgets-phone .ab-icon { float: none; display: block; }
	#wpadminbar #wp-admin-bar-storefront-widgets-phone .ab-icon::before { content: "\f116"; top: 8px; display: block; font-size: 30px; line-height: 1; }
	#wpadminbar #wp-admin-bar-storefront-widgets-phone .ab-submenu .ab-item { height: auto; min-height: 44px; box-sizing: border-box; padding-top: 10px; padding-bottom: 10px; }
}';

/**
 * Adds the menu to the admin bar of pages.
 *
 * @param \WP_Admin_Bar $bar The bar.
 */
function add_phone_menu( \WP_Admin_Bar $bar ): void {
	$entries = array_filter( array( $bar->get_node( PANEL ), $bar->get_node( CHECK ) ) );
	if ( ! $entries ) {
		return;
	}
	$bar->add_node(
		array(
			'id'    => PHONE_MENU,
			'title' => '<span class="ab-icon" aria-hidden="true"></span><span class="ab-label">' . esc_html__( 'Storefront Widgets', 'storefront-widgets' ) . '</span>',
			'href'  => '#',
		)
	);
	foreach ( $entries as $entry ) {
		$bar->add_node(
			array(
				'parent' => PHONE_MENU,
				'id'     => $entry->id . '-phone',
				'title'  => $entry->title,
				'href'   => $entry->href,
				'meta'   => $entry->meta,
			)
		);
	}
}

/** Adds the looks to those of the admin bar. */
function style_phone_menu(): void {
	if ( is_admin_bar_showing() && may_edit_here() ) {
		wp_add_inline_style( 'admin-bar', PHONE_MENU_STYLE );
	}
}
