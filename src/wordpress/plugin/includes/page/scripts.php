<?php
/**
 * What a script element is: the handle of its file, where the file is, whether it is code at all.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Scripts of WordPress that an inline script beside them configures; this does not count as use. */
const SET_UP_INLINE = array( 'jquery-ui-core', 'lodash', 'moment', 'wp-api-fetch', 'wp-data', 'wp-date', 'wp-i18n' );

/**
 * A readable name for an inline script without an id: its beginning.
 *
 * @param string $text The script.
 */
function code_name( string $text ): string {
	// Not mb_strimwidth(): WordPress stands in for mb_substr() alone where PHP has no mbstring.
	return mb_substr( trim( preg_replace( '/\s+/', ' ', $text ) ), 0, 60 );
}

/**
 * The handle of a script element with a file; null for inline scripts and files that are not registered.
 *
 * @param \WP_HTML_Tag_Processor $tags Points at the element.
 */
function file_handle( \WP_HTML_Tag_Processor $tags ): ?string {
	$id = $tags->get_attribute( 'id' );
	if ( ! is_string( $id ) || '-js' !== substr( $id, -3 ) || ! is_string( $tags->get_attribute( 'src' ) ) ) {
		return null;
	}
	$handle = substr( $id, 0, -3 );
	return isset( wp_scripts()->registered[ $handle ] ) ? $handle : null;
}

/**
 * The address of a script's file; null for inline scripts. Plugins that delay scripts, or ask for consent, keep it in
 * `data-src`, `data-rocket-src` and the like.
 *
 * @param \WP_HTML_Tag_Processor $tags Points at the element.
 */
function source_of( \WP_HTML_Tag_Processor $tags ): ?string {
	$names = preg_grep( '/^src$|^data-(.+-)?src$/', (array) $tags->get_attribute_names_with_prefix( '' ) );
	foreach ( $names as $name ) {
		$src = $tags->get_attribute( $name );
		if ( is_string( $src ) ) {
			return $src;
		}
	}
	return null;
}

/**
 * Can a script of this type be code? Plugins that delay scripts give them types of their own, so all types but those for data can.
 *
 * @param string|true|null $type The attribute.
 */
function is_code( $type ): bool {
	return ! is_string( $type ) || ! preg_match( '~^(application/(.+\+)?json|importmap|speculationrules)$~i', trim( $type ) );
}

/**
 * The handle of the file without which an inline script is useless: translations, or the configuration of a script of WordPress.
 *
 * @param string|true|null $id The id of the script element.
 */
function belongs_to_script( $id ): ?string {
	if ( ! is_string( $id ) || ! preg_match( '/^(.+)-js-(translations|before|after)$/', $id, $found ) ) {
		return null;
	}
	return 'translations' === $found[2] || in_array( $found[1], SET_UP_INLINE, true ) ? $found[1] : null;
}
