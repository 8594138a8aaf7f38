<?php
/**
 * Removes the files of scripts that a page does not need. The script elements stay, without a file, but with its address: where
 * something of ours cannot be had, the browser brings them back.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the files of scripts from the page.
 *
 * @param string $html     The page.
 * @param array  $decision The result of decide().
 */
function leave_out( string $html, array $decision ): string {
	if ( ! $decision['left_out'] ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'script' ) ) {
		$handle = file_handle( $tags );
		$owner  = $handle ? $handle : belongs_to_script( $tags->get_attribute( 'id' ) );
		if ( null === $owner || ! in_array( $owner, $decision['left_out'], true ) ) {
			continue;
		}
		if ( in_array( $owner, $decision['held'], true ) ) {
			$tags->set_attribute( 'data-held-for', 'password' );
		}
		// Not `data-src`: some optimisers take that for the address of a file on the page.
		$tags->set_attribute( 'data-left-out', $handle ? $tags->get_attribute( 'src' ) : true );
		$tags->remove_attribute( 'src' );
		$type = $tags->get_attribute( 'type' );
		if ( is_string( $type ) && ! preg_match( '~^((text|application)/(java|ecma)script)?$~i', $type ) ) {
			$tags->set_attribute( 'data-left-out-type', $type );
		}
		$tags->set_attribute( 'type', 'text/plain' );
	}
	return with_left_out_code( $tags->get_updated_html() );
}

/**
 * The page with the script that brings back what was left out. It stands before our others, so that it hears of each error.
 *
 * @param string $html The page.
 */
function with_left_out_code( string $html ): string {
	$code = wp_get_inline_script_tag( inline_code( 'left-out' ), own_attributes( 'left-out-js' ) );
	$head = '~<script\b[^>]*\sid=["\']?storefront-widgets-js|</head>~i';
	return preg_match( $head, $html, $found, PREG_OFFSET_CAPTURE ) ? substr_replace( $html, $code, $found[0][1], 0 ) : $html;
}
