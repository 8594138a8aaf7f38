<?php
/**
 * Decides which scripts of a page stay. Uses no functions of WordPress.
 *
 * A script on the page is one of four kinds:
 *
 * - replaced by a widget
 * - a library, which does nothing unless other code calls it, see libraries.php
 * - a dependency that was not enqueued by name
 * - any other: it stays, with everything that it depends on
 *
 * A replaced script stays if one that stays depends on it. A library stays if a script that stays depends on it, or if
 * code that stays contains its name.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that stay, each with the handle or code that needs it.
 *
 * @param array    $page {
 *     Facts about the page.
 *
 *     @type string[]   $printed   Handles in their order on the page.
 *     @type string[]   $asked     Handles that were enqueued by name.
 *     @type string[][] $depends   The dependencies of each registered handle, including handles without a file.
 *     @type string[]   $replaced  Handles that widgets replace.
 *     @type string[][] $libraries The words in code that uses each library, by handle.
 *     @type string[][] $waits     Optional. The words in code that waits for the start of a library, by handle; it needs it in any case.
 *     @type string[][] $exempt    Optional. The words in code that gets along without a library whose words it has, by handle.
 *     @type string[]   $code      Code that always stays, by a readable name: inline scripts, attributes, other files.
 * }
 * @param callable $file_of Returns the text of a handle's file; '' if it cannot be read.
 * @return string[] For each handle, the handle or code that needs it; '' if it stays by itself.
 */
function staying( array $page, callable $file_of ): array {
	$libraries = $page['libraries'];
	$leaving   = array_merge( $page['replaced'], array_keys( $libraries ) );
	$waiting   = array_fill_keys( array_diff( array_intersect( $page['printed'], $page['asked'] ), $leaving ), '' );
	$staying   = array();
	$code      = $page['code'];
	do {
		foreach ( array_diff_key( with_dependencies( $waiting, $page['depends'] ), $staying ) as $handle => $by ) {
			$staying[ $handle ] = $by;
			// A library contains its own name.
			if ( ! isset( $libraries[ $handle ] ) ) {
				$code[ $handle ] = $file_of( $handle );
			}
		}
		$waiting = array();
		foreach ( array_diff_key( $libraries, $staying ) as $handle => $words ) {
			$user = user_of( $page['waits'][ $handle ] ?? array(), $code ) ?? user_of( $words, $code, $page['exempt'][ $handle ] ?? array() );
			if ( null !== $user ) {
				$waiting[ $handle ] = $user;
			}
		}
	} while ( $waiting );
	return $staying;
}

/**
 * Handles with their direct and indirect dependencies.
 *
 * @param string[]   $needed  For each handle, the handle or code that needs it.
 * @param string[][] $depends The dependencies of each registered handle.
 * @return string[] The same, including the dependencies.
 */
function with_dependencies( array $needed, array $depends ): array {
	$found = array();
	while ( $needed ) {
		$handle = array_key_last( $needed );
		$by     = array_pop( $needed );
		if ( isset( $found[ $handle ] ) ) {
			continue;
		}
		$found[ $handle ] = $by;
		$needed          += array_fill_keys( isset( $depends[ $handle ] ) ? $depends[ $handle ] : array(), $handle );
	}
	return $found;
}

/**
 * The name of the first code that uses a library; null if none does.
 *
 * @param string[] $words  The words in code that uses it.
 * @param string[] $code   The code, by a readable name.
 * @param string[] $exempt The words in code that gets along without it.
 */
function user_of( array $words, array $code, array $exempt = array() ): ?string {
	foreach ( $code as $name => $text ) {
		if ( has_word( $text, $words ) && ! has_word( $text, $exempt ) ) {
			return (string) $name;
		}
	}
	return null;
}

/**
 * Does a text contain one of the words?
 *
 * @param string   $text  The text.
 * @param string[] $words The words.
 */
function has_word( string $text, array $words ): bool {
	foreach ( $words as $word ) {
		if ( false !== strpos( $text, $word ) ) {
			return true;
		}
	}
	return false;
}

/**
 * What keeps a script on the page in the end: follows what needs it to code, or to a script that stays by itself.
 *
 * @param string   $handle  A handle that stays.
 * @param string[] $staying What staying() gives.
 */
function keeper_of( string $handle, array $staying ): string {
	$seen = array();
	while ( ! isset( $seen[ $handle ] ) && isset( $staying[ $handle ] ) && '' !== $staying[ $handle ] ) {
		$seen[ $handle ] = true;
		$handle          = $staying[ $handle ];
	}
	return $handle;
}
