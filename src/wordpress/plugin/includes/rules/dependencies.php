<?php
/**
 * Which scripts of a page stay. Calls nothing of WordPress.
 *
 * A printed script is one of four:
 *
 * - replaced: a widget stands in for it
 * - a library: it does nothing by itself, see libraries.php
 * - a dependency that nobody has asked for by name
 * - any other: it stays, and with it all that it depends on
 *
 * A replaced script stays where one that stays depends on it. A library stays where one that stays depends on it, or
 * where code that stays names it.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

/**
 * The scripts that stay, each with what needs it.
 *
 * @param array    $page {
 *     What the page has.
 *
 *     @type string[]   $printed   Handles in the order of the page.
 *     @type string[]   $asked     Handles that somebody has enqueued by name.
 *     @type string[][] $depends   The dependencies of each registered handle, also of those without a file.
 *     @type string[]   $replaced  Handles that widgets stand in for.
 *     @type string[][] $libraries The words by which code uses each library, by handle.
 *     @type string[]   $code      Code that stays in any case, by a name for people: inline scripts, attributes, other files.
 * }
 * @param callable $file_of Gives the text of a handle's file, '' where it cannot be read.
 * @return string[] By handle: the handle or the name of the code that needs it; '' for what stays by itself.
 */
function staying( array $page, callable $file_of ): array {
	$libraries = $page['libraries'];
	$leaving   = array_merge( $page['replaced'], array_keys( $libraries ) );
	$waiting   = array_fill_keys( array_diff( array_intersect( $page['printed'], $page['asked'] ), $leaving ), '' );
	$staying   = array();
	$code      = $page['code'];
	while ( $waiting ) {
		foreach ( array_diff_key( with_dependencies( $waiting, $page['depends'] ), $staying ) as $handle => $by ) {
			$staying[ $handle ] = $by;
			// A library names itself.
			if ( ! isset( $libraries[ $handle ] ) ) {
				$code[ $handle ] = $file_of( $handle );
			}
		}
		$waiting = array();
		foreach ( array_diff_key( $libraries, $staying ) as $handle => $words ) {
			$user = user_of( $words, $code );
			if ( null !== $user ) {
				$waiting[ $handle ] = $user;
			}
		}
	}
	return $staying;
}

/**
 * Handles with all that they depend on, directly or not.
 *
 * @param string[]   $needed  By handle, what needs it.
 * @param string[][] $depends The dependencies of each registered handle.
 * @return string[] The same with the dependencies, each needed by the handle that depends on it.
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
 * The first of several pieces of code that names a library; null if none does.
 *
 * @param string[] $words The names, as code writes them.
 * @param string[] $code  The code, by a name for people.
 */
function user_of( array $words, array $code ): ?string {
	foreach ( $code as $name => $text ) {
		foreach ( $words as $word ) {
			if ( false !== strpos( $text, $word ) ) {
				return (string) $name;
			}
		}
	}
	return null;
}
