<?php
/**
 * Patterns for addresses. Calls nothing of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Does one of the patterns mean this address? `*` stands for any text, the case of Latin letters and a slash at the end do not
 * matter, and a pattern without a query means the address with any.
 *
 * @param string[] $patterns Whole addresses, or what follows the host.
 * @param string   $address  Path and query, as sent by the browser.
 * @param string   $home     The address of the site.
 */
function matches_address( array $patterns, string $address, string $home ): bool {
	foreach ( $patterns as $pattern ) {
		$local = (string) preg_replace( '~^(https?:)?//[^/?*]*~i', '', $pattern );
		// What follows the address of a site in a folder.
		$inner = (string) preg_replace( '~^https?://[^/?]*~i', '', $home );
		$whole = 0 === strpos( $local, $inner . '/' ) || $local !== $pattern ? $local : $inner . '/' . ltrim( $local, '/' );
		$given = false === strpos( $pattern, '?' ) ? (string) strtok( $address, '?' ) : $address;
		if ( is_like( plain_address( $whole ), plain_address( $given ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * An address in small letters, with readable characters and a slash at the end of its path.
 *
 * @param string $address The address.
 */
function plain_address( string $address ): string {
	$parts    = explode( '?', rawurldecode( $address ), 2 );
	$parts[0] = preg_replace( '~(?<![/*])$~D', '/', $parts[0] );
	return strtolower( implode( '?', $parts ) );
}

/**
 * Does a text match a pattern in which `*` stands for any text? Each part is looked for once, so that no pattern takes long.
 *
 * @param string $pattern The pattern.
 * @param string $text    The text.
 */
function is_like( string $pattern, string $text ): bool {
	$parts = explode( '*', $pattern );
	$first = array_shift( $parts );
	if ( ! $parts ) {
		return $first === $text;
	}
	$last = (string) array_pop( $parts );
	if ( strlen( $text ) < strlen( $first ) + strlen( $last ) || 0 !== strncmp( $text, $first, strlen( $first ) ) ) {
		return false;
	}
	if ( '' !== $last && substr( $text, -strlen( $last ) ) !== $last ) {
		return false;
	}
	$at  = strlen( $first );
	$end = strlen( $text ) - strlen( $last );
	foreach ( $parts as $part ) {
		$found = '' === $part ? $at : strpos( $text, $part, $at );
		if ( false === $found || $found + strlen( $part ) > $end ) {
			return false;
		}
		$at = $found + strlen( $part );
	}
	return true;
}
