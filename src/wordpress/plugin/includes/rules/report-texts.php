<?php
/**
 * What is kept of the texts that browsers report: short, and nothing that tells who the visitor is. Calls nothing of WordPress,
 * except that it stands in for mb_substr().
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

const LONGEST_MESSAGE = 300;
const LONGEST_PATH    = 200;

/** What may tell of a person in a message, and what stands there instead. */
const PERSONAL = array(
	// What follows the path in an address: an order's key, what was searched for.
	'~(/[^\s?#"\'<>]*)[?#][^\s"\'<>)]*~'                              => '$1',
	'~[^\s"\'<>(=:/]{1,64}(?:@|%40)[^\s"\'<>()@]{1,200}\.[a-z]{2,}~i'   => '(e-mail)',
	// Numbers of phones, cards and orders, and addresses of the internet, also with a sign between the digits.
	'~\+?(?<!\d)\d{5,}|(?<![\w.])\+?\d(?:[ ./()-]{0,2}\d){6,}~'        => '(number)',
	'~\b(?:[0-9a-f]{1,4}:){3,7}(?:[0-9a-f]{1,4})?(?::[0-9a-f]{1,4})*~i' => '(number)',
);

/**
 * A message without what may tell of a person, in one line.
 *
 * @param string $given What the browser has sent.
 */
function clean_message( string $given ): string {
	// Longer texts would take long to search.
	$text = mb_substr( one_line( $given ), 0, 3 * LONGEST_MESSAGE );
	foreach ( PERSONAL as $pattern => $instead ) {
		$text = (string) preg_replace( $pattern, $instead, $text );
	}
	return mb_substr( trim( $text ), 0, LONGEST_MESSAGE );
}

/**
 * A text with spaces in place of characters that cannot be seen: those for control, and those that turn the direction of writing.
 *
 * @param string $text The text.
 */
function one_line( string $text ): string {
	return (string) preg_replace( '~[\p{C}\s]+~u', ' ', $text );
}

/**
 * A path of the site without query; '' for what is none, and where it may tell of a person.
 *
 * @param string $given What the browser has sent.
 */
function clean_path( string $given ): string {
	$path = (string) preg_replace( '~[?#].*$~s', '', $given );
	if ( ! preg_match( '~^/(?![/\\\\])[^\s\p{C}"\'<>\\\\]*$~Du', $path ) || preg_match( '~@|%40~', $path ) ) {
		return '';
	}
	// A character that is cut in the middle would be another one.
	return (string) preg_replace( '~%[0-9a-f]?$~i', '', mb_substr( $path, 0, LONGEST_PATH ) );
}

/**
 * The name and the main version of a browser; `other` for those that have few visitors.
 *
 * @param string $agent The header `User-Agent`.
 */
function browser_of( string $agent ): string {
	// Each says that it is one of those below it, too.
	$patterns = array(
		'Edge'             => '~\bEdg(?:e|A|iOS)?/(\d{1,4})~',
		'Opera'            => '~\b(?:OPR|OPT|OPiOS)/(\d{1,4})~',
		'Samsung Internet' => '~\bSamsungBrowser/(\d{1,4})~',
		'Firefox'          => '~\b(?:Firefox|FxiOS)/(\d{1,4})~',
		'Chrome'           => '~\b(?:Chrome|CriOS)/(\d{1,4})~',
		'Safari'           => '~\bVersion/(\d{1,4})\S* (?:Mobile/\S+ )?Safari/~',
	);
	foreach ( $patterns as $name => $pattern ) {
		if ( preg_match( $pattern, $agent, $found ) ) {
			return "$name $found[1]";
		}
	}
	return 'other';
}
