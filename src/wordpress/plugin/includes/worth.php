<?php
/**
 * Decides whether the widgets pay on a page: whether it loads less with them than without before anybody uses it.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * What a page loads of ours before anybody uses it, in bytes after gzip: the loader, on pages of Elementor their part, the files of
 * widgets that have one for that, and where a widget starts by itself, the runtime with what that widget needs.
 *
 * @param array $page     The result of read_page().
 * @param array $decision The result of decide().
 * @param Files $files    Reads script files.
 */
function weight_at_rest( array $page, array $decision, Files $files ): int {
	$catalogue = catalogue();
	$core      = options()['core'];
	$starting  = widgets_that_start( $page, $decision, $files );
	// A link to a picture is on pages without Elementor, too.
	$part      = array_diff( array_column( $page['elements'], 'type' ), array( 'lightbox' ) ) ? $catalogue['part'][ $core ] : 0;
	$widgets   = widgets_of( $page, $decision );
	$beside    = $part + array_sum( array_intersect_key( $catalogue['rest_files'][ $core ], array_flip( $widgets ) ) );
	if ( ! $starting ) {
		return $catalogue['rest'][ $core ] + $beside;
	}
	return $catalogue['weights'][ $core ] + $beside + array_sum( array_intersect_key( $catalogue['chunks'][ $core ], array_flip( $starting ) ) );
}

/**
 * The widgets that a page may have: those of the scripts that they replace, and those of its elements of Elementor.
 *
 * @param array $page     The result of read_page().
 * @param array $decision The result of decide().
 * @return string[]
 */
function widgets_of( array $page, array $decision ): array {
	$catalogue = catalogue();
	$types     = array_column( $page['elements'], 'type' );
	$lists     = array_merge(
		array_values( array_intersect_key( $catalogue['scripts'], array_flip( $decision['replaced'] ) ) ),
		array_values( array_intersect_key( $catalogue['elementor'], array_flip( $types ) ) )
	);
	return array_unique( array_merge( array(), ...$lists ) );
}

/**
 * The widgets that start by themselves. What a page has of WooCommerce is told by the scripts that it prints, of Elementor by its
 * elements.
 *
 * @param array $page     The result of read_page().
 * @param array $decision The result of decide().
 * @param Files $files    Reads script files.
 * @return string[]
 */
function widgets_that_start( array $page, array $decision, Files $files ): array {
	$catalogue = catalogue();
	$found     = array();
	foreach ( $decision['replaced'] as $handle ) {
		$served = $catalogue['scripts'][ $handle ] ?? array();
		// A script such as WooCommerce's own serves many widgets, of which a page has some.
		if ( ! array_intersect( $served, $catalogue['rests'] ) ) {
			$found = array_merge( $found, $served );
		}
	}
	foreach ( array_column( $page['elements'], 'type' ) as $type ) {
		$found = array_merge( $found, array_diff( $catalogue['elementor'][ $type ] ?? array(), $catalogue['rests'] ) );
	}
	$widgets = widgets_of( $page, $decision );
	if ( ! $page['has_variations'] ) {
		// Themes print the script for their quick views on all pages.
		$widgets = array_diff( $widgets, array( 'variation-form', 'swatches' ) );
	} elseif ( $page['has_choice'] ) {
		$found = array_merge( $found, array_intersect( $widgets, array( 'variation-form' ) ) );
	}
	return array_unique( array_merge( $found, widgets_listened_to( $widgets, $page, $decision, $files ) ) );
}

/**
 * The widgets whose events a script that stays may listen to, with the page's jQuery: they do not wait for the visitor.
 *
 * @param string[] $widgets  Widgets of the page.
 * @param array    $page     The result of read_page().
 * @param array    $decision The result of decide().
 * @param Files    $files    Reads script files.
 * @return string[]
 */
function widgets_listened_to( array $widgets, array $page, array $decision, Files $files ): array {
	$announced = array_intersect_key( catalogue()['announces'], array_flip( $widgets ) );
	if ( ! $announced || ! isset( $decision['staying']['jquery-core'] ) ) {
		return array();
	}
	$scripts = wp_scripts()->registered;
	$texts   = array_values( $page['code'] );
	foreach ( array_keys( $decision['staying'] ) as $handle ) {
		$texts[] = $files->usage( (string) $scripts[ $handle ]->src );
	}
	// Where the whole page counts as code, ours is in it.
	$text = leave_alone( implode( "\n", $texts ) );
	return array_keys(
		array_filter(
			$announced,
			static function ( $events ) use ( $text ) {
				foreach ( $events as $event ) {
					if ( false !== strpos( $text, $event ) ) {
						return true;
					}
				}
				return false;
			}
		)
	);
}

/** The file that the strength meter's first script loads by itself, by that script's handle; its path in `wp-includes`. */
const LOADED_BY = array( 'zxcvbn-async' => 'js/zxcvbn.min.js' );

/**
 * What a page no longer loads, in bytes after gzip. Scripts that wait for a password field count: no visitor may come to it.
 *
 * @param array $decision The result of decide().
 * @param Files $files    Reads script files.
 */
function weight_left_out( array $decision, Files $files ): int {
	$scripts = wp_scripts()->registered;
	$sum     = 0;
	foreach ( $decision['left_out'] as $handle ) {
		$sum += $files->size( (string) $scripts[ $handle ]->src );
		if ( isset( LOADED_BY[ $handle ] ) ) {
			$sum += $files->size( includes_url( LOADED_BY[ $handle ] ) );
		}
	}
	return $sum;
}

/**
 * Has somebody set the widgets up: in the plugin's settings, in a theme's code, in the page's markup or in a script?
 *
 * @param array $page  The result of read_page().
 * @param Files $files Reads script files.
 */
function is_set_up( array $page, Files $files ): bool {
	if ( options()['settings'] || $page['has_marks'] || has_filter( 'storefront_widgets_config' ) ) {
		return true;
	}
	foreach ( $page['code'] as $code ) {
		if ( false !== strpos( leave_alone( $code ), OWN_NAME ) ) {
			return true;
		}
	}
	$scripts = wp_scripts()->registered;
	foreach ( $page['printed'] as $handle ) {
		if ( false !== strpos( $files->usage( (string) $scripts[ $handle ]->src ), OWN_NAME ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Does the page keep its widgets? Always where the owner wants that or somebody has set widgets up; else where it loads less
 * with them.
 *
 * @param array $page     The result of read_page().
 * @param array $decision The result of decide().
 * @param Files $files    Reads script files.
 */
function pays( array $page, array $decision, Files $files ): bool {
	$keeps = 'all' === options()['pages'] || is_set_up( $page, $files );
	/**
	 * Filters whether a page has the widgets; if not, it is sent as without the plugin.
	 *
	 * @param bool $pays Has it?
	 */
	return (bool) apply_filters( 'storefront_widgets_pays', $keeps || weight_at_rest( $page, $decision, $files ) < weight_left_out( $decision, $files ) );
}

/**
 * The page as without the plugin.
 *
 * @param string $html The page, or a part of it.
 */
function leave_alone( string $html ): string {
	$own = '~<(script|style)\b[^>]*\sid=["\']?storefront-widgets-[^>]*>.*?</\1>\n?~is';
	return Rules\without_room( preg_replace( $own, '', $html ) ?? $html );
}
