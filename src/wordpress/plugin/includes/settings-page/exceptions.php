<?php
/**
 * The field for pages that are left to their own scripts.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The names of the types of pages, by type. */
function page_type_names(): array {
	return array(
		'product'  => __( 'Products', 'storefront-widgets' ),
		'list'     => __( 'Lists of products', 'storefront-widgets' ),
		'cart'     => __( 'Cart', 'storefront-widgets' ),
		'checkout' => __( 'Checkout', 'storefront-widgets' ),
		'account'  => __( 'Account', 'storefront-widgets' ),
		'posts'    => __( 'Posts', 'storefront-widgets' ),
	);
}

/** Prints the field. */
function print_except_field(): void {
	$except = options()['except'];
	echo '<p>' . esc_html__( 'These pages are as without the plugin. A page, post or product can be left alone in its own editor, too.', 'storefront-widgets' ) . '</p>';
	print_choices( 'types', __( 'Pages of these types', 'storefront-widgets' ), page_type_names(), $except['types'] );
	print_choices( 'roles', __( 'All pages, for logged-in users with these roles', 'storefront-widgets' ), array_map( 'translate_user_role', wp_roles()->get_names() ), $except['roles'] );
	printf(
		'<p><label for="storefront-widgets-addresses"><strong>%s</strong></label></p><textarea id="storefront-widgets-addresses" name="%s[addresses]" rows="3" cols="60" class="large-text code" spellcheck="false" aria-describedby="storefront-widgets-addresses-about">%s</textarea><p id="storefront-widgets-addresses-about" class="description">%s <code>/checkout/*</code></p>',
		esc_html__( 'Pages at these addresses', 'storefront-widgets' ),
		esc_attr( field_name( 'except' ) ),
		esc_textarea( implode( "\n", $except['addresses'] ) ),
		esc_html__( 'One a line; * stands for any text:', 'storefront-widgets' )
	);
}

/**
 * Prints a list of checkboxes.
 *
 * @param string   $list   The list in the setting.
 * @param string   $legend What the list is.
 * @param string[] $labels The labels, by value.
 * @param string[] $chosen The ticked values.
 */
function print_choices( string $list, string $legend, array $labels, array $chosen ): void {
	echo '<fieldset><legend><strong>' . esc_html( $legend ) . '</strong></legend>';
	foreach ( $labels as $value => $label ) {
		printf(
			'<label class="storefront-widgets-choice"><input type="checkbox" name="%s[%s][]" value="%s" %s> %s</label> ',
			esc_attr( field_name( 'except' ) ),
			esc_attr( $list ),
			esc_attr( $value ),
			checked( in_array( (string) $value, $chosen, true ), true, false ),
			esc_html( $label )
		);
	}
	echo '</fieldset>';
}

/**
 * What the form sends: the addresses are lines of a text.
 *
 * @param mixed $given The fields.
 */
function exceptions_of_form( $given ): array {
	$given = is_array( $given ) ? $given : array();
	$lines = isset( $given['addresses'] ) && is_string( $given['addresses'] ) ? $given['addresses'] : '';
	return array_merge( $given, array( 'addresses' => preg_split( '/\R/', sanitize_textarea_field( $lines ) ) ) );
}
