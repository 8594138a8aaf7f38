<?php
/**
 * Decides which scripts of Elementor and its add-ons a page still needs. Uses no functions of WordPress.
 *
 * The scripts of a vendor are replaced if each of its elements on the page is covered: by a widget that is on, or because
 * it needs no script. A single uncovered element keeps the vendor's scripts on the whole page.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** Settings that only a vendor's handlers know, on any element; `*` stands for any ending. */
const UNCOVERED_EFFECTS = array( 'ekit_sticky*', 'ekit_adv_tooltip*', 'ekit_particle*', 'jet_parallax*', 'jet_tricks*' );

/**
 * The uncovered elements of a page, by vendor.
 *
 * @param array   $elements Elements of the page, each an array with `type` (Elementor's name without the skin; section,
 *                          column and container for those) and `settings`.
 * @param array   $covered  The widgets for each type, from the catalogue.
 * @param array   $effects  The widgets for each setting key, or prefix of keys, of any element.
 * @param array   $vendors  The prefixes of types and keys by vendor; the first vendor has all others.
 * @param string[] $off     Widgets that are off.
 * @return string[][] Names of types and effects, by vendor; a vendor with none is covered.
 */
function uncovered( array $elements, array $covered, array $effects, array $vendors, array $off ): array {
	$found = array_fill_keys( array_keys( $vendors ), array() );
	foreach ( $elements as $element ) {
		$type = $element['type'];
		if ( ! is_covered( $type, $covered, $off ) ) {
			$found[ vendor_of( $type, $vendors ) ][ $type ] = true;
		}
		foreach ( effects_of( $element, $effects, $vendors ) as $key => $widgets ) {
			if ( ! $widgets || array_intersect( $widgets, $off ) ) {
				$found[ vendor_of( $key, $vendors ) ][ $key ] = true;
			}
		}
	}
	return array_map( 'array_keys', $found );
}

/**
 * Does a widget cover the element, or does it need no script?
 *
 * @param string   $type    The element's type.
 * @param array    $covered The widgets for each type.
 * @param string[] $off     Widgets that are off.
 */
function is_covered( string $type, array $covered, array $off ): bool {
	if ( isset( $covered[ $type ] ) ) {
		return ! array_intersect( $covered[ $type ], $off );
	}
	return is_static( $type );
}

/**
 * The first of several patterns that a name fits; null if none does.
 *
 * @param string   $name     The name.
 * @param string[] $patterns Names; `*` at the end stands for any ending.
 */
function first_match( string $name, array $patterns ): ?string {
	foreach ( $patterns as $pattern ) {
		$is_beginning = '*' === substr( $pattern, -1 );
		if ( $is_beginning ? 0 === strpos( $name, substr( $pattern, 0, -1 ) ) : $pattern === $name ) {
			return $pattern;
		}
	}
	return null;
}

/**
 * The effects in an element's settings, with the widgets that provide them; an unknown effect has none. A key with the beginning
 * of an add-on is an effect that the add-on brings to elements of others; on an element of its own it is the element's setting.
 *
 * @param array $element  With `type` and `settings`; empty values are off.
 * @param array $effects  The widgets for each key, or prefix of keys.
 * @param array $vendors  The prefixes of types and keys by vendor.
 * @return string[][]
 */
function effects_of( array $element, array $effects, array $vendors ): array {
	$found = array();
	$own   = array( array_key_first( $vendors ), vendor_of( $element['type'], $vendors ) );
	foreach ( $element['settings'] as $key => $value ) {
		if ( empty( $value ) || 'no' === $value ) {
			continue;
		}
		$known = known_effect( (string) $key, $value, $effects );
		if ( null !== $known ) {
			$found[ $known ] = $effects[ $known ];
		} elseif ( null !== first_match( (string) $key, UNCOVERED_EFFECTS ) || ! in_array( vendor_of( (string) $key, $vendors ), $own, true ) ) {
			$found[ $key ] = array();
		}
	}
	return $found;
}

/**
 * The name of the effect that a setting switches on; null for all other settings.
 *
 * @param string $key     The setting's key.
 * @param mixed  $value   Its value.
 * @param array  $effects Effects by key, `key=value` or `prefix*`.
 */
function known_effect( string $key, $value, array $effects ): ?string {
	$names = array_keys( $effects );
	$known = first_match( $key, $names );
	return null === $known && is_string( $value ) ? first_match( "$key=$value", $names ) : $known;
}

/**
 * The vendor of a type or key; the first vendor if no prefix matches.
 *
 * @param string $name    The type or key.
 * @param array  $vendors The prefixes of types and keys by vendor.
 */
function vendor_of( string $name, array $vendors ): string {
	foreach ( $vendors as $vendor => $beginnings ) {
		foreach ( $beginnings as $beginning ) {
			if ( 0 === strpos( $name, $beginning ) ) {
				return $vendor;
			}
		}
	}
	return array_key_first( $vendors );
}
