<?php
/**
 * Reads files of settings. Uses no functions of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** What files of ours say that they are. */
const TRANSFER_NAME = 'storefront-widgets';

/** The number of their format. A change that older versions of the plugin would read wrongly gets another. */
const TRANSFER_FORMAT = 1;

/** The maximum size of a file, in bytes. */
const LARGEST_FILE = 1048576;

/**
 * What a file of settings has.
 *
 * @param string $text The file.
 * @return array Either `problem`: `size`, `empty`, `html`, `json` (with `error`: what json_error() gives, or null), `other` (not a
 *               file of ours), `newer` or `shape`; or `options`, `settings` (each null where the file has none), and `unknown`: the
 *               names of further parts.
 */
function read_transfer( string $text ): array {
	if ( strlen( $text ) > LARGEST_FILE ) {
		return array( 'problem' => 'size' );
	}
	// Editors may put a byte order mark before it.
	$text = trim( preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
	if ( '' === $text || '<' === $text[0] ) {
		return array( 'problem' => '' === $text ? 'empty' : 'html' );
	}
	$given = json_decode( $text, true, DEEPEST_SETTINGS + 1 );
	if ( null === $given ) {
		$error = strlen( $text ) > LONGEST_SETTINGS ? null : json_error( $text );
		return array(
			'problem' => 'json',
			'error'   => $error,
		);
	}
	if ( ! is_array( $given ) || TRANSFER_NAME !== ( $given['plugin'] ?? null ) || ! is_int( $given['format'] ?? null ) ) {
		return array( 'problem' => 'other' );
	}
	if ( $given['format'] > TRANSFER_FORMAT ) {
		return array( 'problem' => 'newer' );
	}
	$parts = array();
	foreach ( array( 'options', 'settings' ) as $part ) {
		$parts[ $part ] = $given[ $part ] ?? null;
		if ( null !== $parts[ $part ] && ( ! is_array( $parts[ $part ] ) || has_proto( $parts[ $part ] ) ) ) {
			return array( 'problem' => 'shape' );
		}
	}
	$known = array_fill_keys( array( 'plugin', 'format', 'version', 'options', 'settings' ), true );
	return array_merge( $parts, array( 'unknown' => array_map( 'strval', array_keys( array_diff_key( $given, $known ) ) ) ) );
}

/**
 * The settings that this version of the plugin can have, and what is wrong with the others.
 *
 * @param array   $settings Entries by widget type or selector.
 * @param array[] $schemas  The settings of each widget type.
 * @return array `settings`, and `problems`: what problems_of() gives.
 */
function accepted_settings( array $settings, array $schemas ): array {
	$problems = problems_of( $settings, $schemas );
	foreach ( $problems as $problem ) {
		if ( isset( $problem['key'] ) ) {
			unset( $settings[ $problem['entry'] ][ $problem['key'] ] );
		}
		// An entry of which nothing is left says nothing.
		if ( ! isset( $problem['key'] ) || ! $settings[ $problem['entry'] ] ) {
			unset( $settings[ $problem['entry'] ] );
		}
	}
	return array(
		'settings' => $settings,
		'problems' => $problems,
	);
}

/**
 * What was given and is no part of the value that came out of its check.
 *
 * @param mixed $given The value of a file.
 * @param mixed $clean The checked value: a text, a switch, or a list of texts.
 * @return array The refused values.
 */
function refused_values( $given, $clean ): array {
	if ( ! is_array( $clean ) || ! is_array( $given ) ) {
		return $given === $clean ? array() : array( $given );
	}
	$is_refused = static function ( $value ) use ( $clean ): bool {
		return ! in_array( $value, $clean, true );
	};
	return array_values( array_filter( $given, $is_refused ) );
}
