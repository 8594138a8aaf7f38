<?php
/**
 * A box in the editor of pages, posts and products: the page is left to its own scripts, or some widgets are off there.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The types of posts whose editor has the box. */
const POST_TYPES = array( 'page', 'post', 'product' );

/** The name of its fields. */
const POST_FORM = 'storefront_widgets_post';

/** Adds the box for those who may decide what pages load. */
function add_post_box(): void {
	if ( may_decide() ) {
		add_meta_box( 'storefront-widgets', __( 'Storefront Widgets', 'storefront-widgets' ), __NAMESPACE__ . '\\print_post_box', POST_TYPES, 'side', 'low' );
	}
}

/**
 * Prints the box.
 *
 * @param \WP_Post $post The post.
 */
function print_post_box( \WP_Post $post ): void {
	$known = post_exclusions( $post->ID );
	wp_nonce_field( POST_FORM, POST_FORM . '_nonce' );
	printf(
		'<p><label><input type="checkbox" name="%s[off]" value="1" %s> %s</label></p><details %s><summary>%s</summary>',
		esc_attr( POST_FORM ),
		checked( $known['off'], true, false ),
		esc_html__( 'No widgets on this page', 'storefront-widgets' ),
		$known['disable'] ? 'open' : '',
		esc_html__( 'Off on this page only', 'storefront-widgets' )
	);
	foreach ( catalogue()['widgets'] as $name => $widget ) {
		printf(
			'<label title="%s"><input type="checkbox" name="%s[disable][]" value="%s" %s> %s</label><br>',
			esc_attr( $name . ': ' . built_text( $widget['summary'] ) ),
			esc_attr( POST_FORM ),
			esc_attr( $name ),
			checked( in_array( $name, $known['disable'], true ), true, false ),
			esc_html( built_text( $widget['label'] ) )
		);
	}
	echo '</details>';
}

/**
 * Stores what the box sends.
 *
 * @param int $post The id of the post.
 */
function save_post_box( int $post ): void {
	$nonce = isset( $_POST[ POST_FORM . '_nonce' ] ) ? sanitize_text_field( wp_unslash( $_POST[ POST_FORM . '_nonce' ] ) ) : '';
	if ( ! wp_verify_nonce( $nonce, POST_FORM ) || ! may_decide() || wp_is_post_revision( $post ) || wp_is_post_autosave( $post ) ) {
		return;
	}
	$given  = isset( $_POST[ POST_FORM ] ) && is_array( $_POST[ POST_FORM ] ) ? wp_unslash( $_POST[ POST_FORM ] ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- only known words are taken from it.
	$chosen = clean_post_exclusions( $given );
	if ( $chosen['off'] || $chosen['disable'] ) {
		update_post_meta( $post, POST_FIELD, $chosen );
	} else {
		delete_post_meta( $post, POST_FIELD );
	}
}
