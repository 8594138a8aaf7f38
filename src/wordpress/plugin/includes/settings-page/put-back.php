<?php
/**
 * The buttons that put a widget, a page or a type of page back to stock, forget reports, or dismiss the notice about them.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The action of the forms, and of their nonce. */
const PUT_BACK = 'storefront_widgets_put_back';

/**
 * Prints a form without a button; buttons elsewhere on the page name it, and say what is meant as their value `which`.
 *
 * @param string $what What they put back, as for print_put_back_form().
 * @param string $id   The form's id.
 */
function print_put_back_fields( string $what, string $id ): void {
	printf(
		'<form id="%s" method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="_wpnonce" value="%s"><input type="hidden" name="what" value="%s"></form>',
		esc_attr( $id ),
		esc_url( admin_url( 'admin-post.php' ) ),
		esc_attr( PUT_BACK ),
		esc_attr( wp_create_nonce( PUT_BACK ) ),
		esc_attr( $what )
	);
}

/**
 * Prints a form with one button.
 *
 * @param string $what  `widget`, `type`, `all` or `notice`.
 * @param string $which The widget, the type of page, or what the notice said.
 * @param string $label The text of the button.
 * @param string $about What screen readers say after it, where the text alone does not tell which is meant.
 */
function print_put_back_form( string $what, string $which, string $label, string $about = '' ): void {
	printf(
		'<form class="storefront-widgets-put-back" style="display: inline-block; margin: 8px 8px 8px 0" method="post" action="%s"><input type="hidden" name="action" value="%s">',
		esc_url( admin_url( 'admin-post.php' ) ),
		esc_attr( PUT_BACK )
	);
	printf(
		'<input type="hidden" name="_wpnonce" value="%s"><input type="hidden" name="what" value="%s"><input type="hidden" name="which" value="%s"><button class="button">%s%s</button></form>',
		esc_attr( wp_create_nonce( PUT_BACK ) ),
		esc_attr( $what ),
		esc_attr( $which ),
		esc_html( $label ),
		'' === $about ? '' : '<span class="screen-reader-text"> (' . esc_html( $about ) . ')</span>'
	);
}

/** Does what a button asks for, then leads to the settings page, which says what was done. */
function put_back_from_form(): void {
	$nonce = isset( $_POST['_wpnonce'] ) ? sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ) : '';
	if ( ! may_decide() || ! wp_verify_nonce( $nonce, PUT_BACK ) ) {
		wp_die( esc_html__( 'You may not change this, or the page was open for too long: go back and load it again.', 'storefront-widgets' ), 403 );
	}
	$what  = isset( $_POST['what'] ) ? sanitize_key( wp_unslash( $_POST['what'] ) ) : '';
	$which = isset( $_POST['which'] ) ? sanitize_text_field( wp_unslash( $_POST['which'] ) ) : '';
	// The other function would take encoded letters out of an address.
	if ( 'address' === $what ) {
		$which = isset( $_POST['which'] ) ? esc_url_raw( wp_unslash( $_POST['which'] ) ) : '';
	}
	$said  = put_back( $what, $which );
	if ( '' === $said ) {
		wp_die( esc_html__( 'Nothing was changed: the plugin does not know what is meant.', 'storefront-widgets' ), 400 );
	}
	back_to_settings( $said, 'success' );
}

/**
 * Does what a button asks for; gives what is said about it, '' where it means nothing.
 *
 * @param string $what  `widget`, `type`, `address`, `all` or `notice`.
 * @param string $which The widget, the type or the address of the page, or what the notice said.
 */
function put_back( string $what, string $which ): string {
	if ( 'widget' === $what && isset( catalogue()['widgets'][ $which ] ) ) {
		add_choice( array( 'disable' => array_merge( options()['disable'], array( $which ) ) ) );
		forget_problems(
			static function ( array $row ) use ( $which ): bool {
				return $row['widget'] === $which;
			}
		);
		/* translators: %s: name of a widget. */
		return sprintf( __( 'The widget “%s” is off now: its elements are left to the scripts of the page. What was reported about it is forgotten.', 'storefront-widgets' ), $which );
	}
	if ( 'type' === $what && in_array( $which, PAGE_TYPES, true ) ) {
		$except            = options()['except'];
		$except['types'][] = $which;
		add_choice( array( 'except' => $except ) );
		forget_problems(
			static function ( array $row ) use ( $which ): bool {
				return $row['type'] === $which;
			},
			array( $which )
		);
		/* translators: %s: a type of pages, such as Products. */
		return sprintf( __( 'Pages of this type are left to their own scripts now: %s. What was reported about them is forgotten.', 'storefront-widgets' ), page_type_names()[ $which ] );
	}
	if ( 'address' === $what && 0 === strpos( $which, home_url( '/' ) ) ) {
		$except                = options()['except'];
		$except['addresses'][] = $which;
		add_choice( array( 'except' => $except ) );
		/* translators: %s: the address of a page. */
		return sprintf( __( 'This page is left to its own scripts now: %s', 'storefront-widgets' ), $which );
	}
	if ( 'all' === $what ) {
		delete_option( PROBLEMS_OPTION );
		delete_option( FIGURES_OPTION );
		return __( 'All reports are forgotten.', 'storefront-widgets' );
	}
	if ( 'notice' === $what && '' !== $which ) {
		update_option( DISMISSED_OPTION, $which, false );
		return __( 'The notice comes back when something changes.', 'storefront-widgets' );
	}
	return '';
}

/**
 * Stores choices with those that are stored already.
 *
 * @param array $choices The new ones.
 */
function add_choice( array $choices ): void {
	$stored = get_option( OPTION );
	update_option( OPTION, clean_options( array_merge( is_array( $stored ) ? $stored : array(), $choices ) ) );
}
