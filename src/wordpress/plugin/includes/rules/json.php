<?php
/**
 * Finds the first error in a text that is no JSON; PHP does not say where it is. Uses no functions of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** A sign, a text, or a number or word of JSON. */
const JSON_TOKEN = '~\G(?:[{}\[\]:,]|"(?:[^"\\\\\x00-\x1f]|\\\\(?:["\\\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b)~';

/** What may come next, by what is expected: kinds of tokens, each with what is expected after it. */
const JSON_NEXT = array(
	'value'       => array( 'text' => 'end', 'word' => 'end', '{' => 'first key', '[' => 'first value' ),
	'first value' => array( 'text' => 'end', 'word' => 'end', '{' => 'first key', '[' => 'first value', ']' => 'end' ),
	'key'         => array( 'text' => 'colon' ),
	'first key'   => array( 'text' => 'colon', '}' => 'end' ),
	'colon'       => array( ':' => 'value' ),
	'end'         => array( ',' => 'next', '}' => 'end', ']' => 'end' ),
);

/**
 * The line and the beginning of the first part of a text that JSON cannot have there; null if the text is JSON.
 *
 * @param string $text The text.
 * @return array|null `line`, from 1, and `found`: what stands there; '' at the end of the text.
 */
function json_error( string $text ): ?array {
	$at       = strspn( $text, " \t\r\n" );
	$expected = 'value';
	$open     = array();
	while ( $at < strlen( $text ) ) {
		$is_token = preg_match( JSON_TOKEN, $text, $found, 0, $at );
		$token    = $is_token ? $found[0] : '';
		$kind     = json_kind( $token );
		$is_end   = '}' === $kind || ']' === $kind;
		$next     = JSON_NEXT[ $expected ][ $kind ] ?? null;
		// After the whole value nothing may come, and brackets end what they began.
		if ( null === $next || ( 'end' === $expected && ! $open ) || ( $is_end && $kind !== array_pop( $open ) ) ) {
			return json_error_at( $text, $at );
		}
		if ( '{' === $kind || '[' === $kind ) {
			$open[] = '{' === $kind ? '}' : ']';
		}
		$expected = 'next' === $next ? ( '}' === end( $open ) ? 'key' : 'value' ) : $next;
		$at      += strlen( $token );
		$at      += strspn( $text, " \t\r\n", $at );
	}
	return 'end' === $expected && ! $open ? null : json_error_at( $text, strlen( $text ) );
}

/**
 * The kind of a token in JSON_NEXT.
 *
 * @param string $token The token; '' for what is none.
 */
function json_kind( string $token ): string {
	if ( '' === $token || false !== strpos( '{}[]:,', $token ) ) {
		return $token;
	}
	return '"' === $token[0] ? 'text' : 'word';
}

/**
 * Where an error is, for people.
 *
 * @param string $text The text.
 * @param int    $at   The place, in bytes.
 */
function json_error_at( string $text, int $at ): array {
	$line = strtok( substr( $text, $at ), "\r\n" );
	return array(
		'line'  => 1 + substr_count( $text, "\n", 0, $at ),
		'found' => false === $line ? '' : mb_substr( valid_text( $line ), 0, 30 ),
	);
}

/**
 * A text with “�” in place of bytes that are no UTF-8. Not by mb_convert_encoding(): PHP may have no mbstring, and WordPress
 * stands in for mb_substr(), but not for that.
 *
 * @param string $text The text.
 */
function valid_text( string $text ): string {
	return htmlspecialchars_decode( htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ), ENT_NOQUOTES );
}
