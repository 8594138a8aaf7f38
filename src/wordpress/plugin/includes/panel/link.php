<?php
/**
 * “Edit widgets”: a link in the admin bar that opens the panel on the page, and what the panel needs for saving.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const PANEL = 'storefront-widgets-panel';

/** The class of the entries of the admin bar that open the panel. */
const PANEL_LINK = 'storefront-widgets-edit';

/** Opens the panel. */
const PANEL_OPENER = '( window.StorefrontWidgets = window.StorefrontWidgets || [] ).push( function ( api ) { api.setEditMode( true ); } );';

/** Takes the question for the panel out of the address, which users pass on and which frames of the page load. */
const PANEL_ADDRESS_SCRIPT = '
( function () {
	var url = new URL( location.href );
	url.searchParams.delete( "' . PANEL_OPEN . '" );
	history.replaceState( history.state, "", url );
} )();';

/** Opens the panel by these entries. The one for phones is in a menu, which closes, and gets the focus back from the panel. */
const PANEL_LINK_SCRIPT = '
document.addEventListener( "click", function ( event ) {
	var link = event.target.closest( ".' . PANEL_LINK . '" );
	var menu = event.target.closest( "#wp-admin-bar-' . PHONE_MENU . '" );
	if ( link || ( menu && event.target.closest( "a" ) === menu.querySelector( "a" ) ) ) event.preventDefault();
	if ( ! link ) return;
	if ( menu ) {
		menu.classList.remove( "hover" );
		menu.querySelector( "a" ).focus();
	}
	' . PANEL_OPENER . '
} );';

/** Has this page widgets that the user may set up? */
function may_edit_here(): bool {
	// A page with the draft has other settings than those that are saved.
	return ! is_admin() && ! is_amp() && may_edit() && has_widgets() && null === asked_draft();
}

/**
 * Adds the link to the admin bar of pages.
 *
 * @param \WP_Admin_Bar $bar The bar.
 */
function add_panel_link( \WP_Admin_Bar $bar ): void {
	if ( ! may_edit_here() ) {
		return;
	}
	$bar->add_node(
		array(
			'id'    => PANEL,
			'title' => esc_html__( 'Edit widgets', 'storefront-widgets' ),
			'href'  => '#',
			'meta'  => array( 'class' => PANEL_LINK ),
		)
	);
}

/** Prints the address and the nonce for saving, for those who may; and what makes the link work. */
function print_panel_access(): void {
	if ( ! may_edit_here() ) {
		return;
	}
	$access    = array(
		'root'   => esc_url_raw( rest_url() ),
		'nonce'  => wp_create_nonce( 'wp_rest' ),
		'ajax'   => admin_url( 'admin-ajax.php', 'relative' ),
		'locale' => get_user_locale(),
	);
	if ( 'on' === state() ) {
		$access['visitor'] = comparison_query( 'ours' );
	}
	$protected = protected_here();
	if ( $protected ) {
		$access['protected'] = $protected;
	}
	$elementor = elementor_editor_url();
	if ( '' !== $elementor ) {
		$access['elementor'] = $elementor;
	}
	$access += panel_choices();
	wp_print_inline_script_tag(
		'window.storefrontWidgetsPanel = ' . wp_json_encode( $access, JSON_HEX_TAG ) . ';' . PANEL_LINK_SCRIPT . ( is_panel_asked() ? PANEL_ADDRESS_SCRIPT . PANEL_OPENER : '' ),
		own_attributes( 'panel-js' )
	);
}
