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
 * The handles whose files the page does not need, in the order of the page.
 *
 * @param array $page {
 *     What the page has.
 *
 *     @type string[]   $printed   Handles in the order of the page.
 *     @type string[]   $asked     Handles that somebody has enqueued by name.
 *     @type string[][] $depends   The dependencies of each registered handle, also of those without a file.
 *     @type string[]   $replaced  Handles that widgets stand in for.
 *     @type string[][] $libraries The words by which code uses each library, by handle.
 *     @type string[]   $code      Code that stays in any case: inline scripts, attributes, files without a handle.
 * }
 * @param callable $file_of Gives the text of a handle's file, '' where it cannot be read.
 * @return string[]
 */
function left_out( array $page, callable $file_of ): array {
	$is_replaced = array_flip( $page['replaced'] );
	$libraries   = $page['libraries'];
	$staying     = array();
	$waiting     = array();
	foreach ( $page['printed'] as $handle ) {
		if ( ! isset( $is_replaced[ $handle ] ) && ! isset( $libraries[ $handle ] ) && in_array( $handle, $page['asked'], true ) ) {
			$waiting[] = $handle;
		}
	}
	$code = $page['code'];
	do {
		foreach ( with_dependencies( $waiting, $page['depends'] ) as $handle ) {
			if ( isset( $staying[ $handle ] ) ) {
				continue;
			}
			$staying[ $handle ] = true;
			// A library names itself.
			if ( ! isset( $libraries[ $handle ] ) ) {
				$code[] = $file_of( $handle );
			}
		}
		$waiting = array();
		foreach ( $libraries as $handle => $words ) {
			if ( ! isset( $staying[ $handle ] ) && uses( $code, $words ) ) {
				$waiting[] = $handle;
			}
		}
		// What has been looked through needs no second look, but other libraries may come with these.
	} while ( $waiting );

	return array_values(
		array_filter(
			$page['printed'],
			static function ( $handle ) use ( $staying ) {
				return ! isset( $staying[ $handle ] );
			}
		)
	);
}

/**
 * Handles with all that they depend on, directly or not.
 *
 * @param string[]   $handles The handles.
 * @param string[][] $depends The dependencies of each registered handle.
 * @return string[]
 */
function with_dependencies( array $handles, array $depends ): array {
	$found = array();
	while ( $handles ) {
		$handle = array_pop( $handles );
		if ( isset( $found[ $handle ] ) ) {
			continue;
		}
		$found[ $handle ] = true;
		foreach ( isset( $depends[ $handle ] ) ? $depends[ $handle ] : array() as $dependency ) {
			$handles[] = $dependency;
		}
	}
	return array_keys( $found );
}

/**
 * Does any of several pieces of code name a library?
 *
 * @param string[] $code  The code.
 * @param string[] $words The names, as code writes them.
 */
function uses( array $code, array $words ): bool {
	foreach ( $code as $text ) {
		foreach ( $words as $word ) {
			if ( false !== strpos( $text, $word ) ) {
				return true;
			}
		}
	}
	return false;
}
