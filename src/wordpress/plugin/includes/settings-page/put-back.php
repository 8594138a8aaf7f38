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
 * Prints the fields of a form that puts something back, but for what exactly is meant: `which`.
 *
 * @param string $what `widget`, `type`, `address`, `all` or `notice`.
 */
function print_put_back_fields( string $what ): void {
	$fields = array(
		'action'   => PUT_BACK,
		'_wpnonce' => wp_create_nonce( PUT_BACK ),
		'what'     => $what,
	);
	foreach ( $fields as $name => $value ) {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}
}

/**
 * Prints a form with one button.
 *
 * @param string $what  As for print_put_back_fields().
 * @param string $which The widget, the type of page, or what the notice said.
 * @param string $label The text of the button.
 * @param string $about What screen readers say after it, where the text alone does not tell which is meant.
 */
function print_put_back_form( string $what, string $which, string $label, string $about = '' ): void {
	printf(
		'<form class="storefront-widgets-put-back" style="display: inline-block; margin: 8px 8px 8px 0" method="post" action="%s">',
		esc_url( admin_url( 'admin-post.php' ) )
	);
	print_put_back_fields( $what );
	printf(
		'<button class="button" name="which" value="%s">%s%s</button></form>',
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
	$clean = 'address' === $what ? 'esc_url_raw' : 'sanitize_text_field';
	// sanitize_text_field() would take encoded letters out of an address.
	$which = isset( $_POST['which'] ) && is_string( $_POST['which'] ) ? $clean( wp_unslash( $_POST['which'] ) ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- by one of these two.
	$said  = put_back( $what, $which );
	if ( '' === $said ) {
		wp_die( esc_html__( 'Nothing was changed: the plugin does not know what is meant.', 'storefront-widgets' ), 400 );
	}
	back_to_settings( $said, 'success' );
}

/**
 * Does what a button asks for; gives what is said about it, '' where it means nothing.
 *
 * @param string $what  As for print_put_back_fields().
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
		return sprintf( __( 'The widget “%s” is off now: its elements are left to the scripts of the page. What was reported about it is forgotten.', 'storefront-widgets' ), widget_name( $which ) );
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
