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
	return array_sum( array_intersect_key( sizes(), array_flip( files_at_rest( $page, $decision, $files ) ) ) );
}

/**
 * The files that a page loads of ours before anybody uses it, and the scripts of ours that are printed into it.
 *
 * @param array $page     The result of read_page().
 * @param array $decision The result of decide().
 * @param Files $files    Reads script files.
 * @return string[] Paths in the folder of the build.
 */
function files_at_rest( array $page, array $decision, Files $files ): array {
	$known = catalogue()['files'][ options()['core'] ];
	$found = array_merge( $known['rest'], array_values( array_intersect_key( $known['rest_files'], array_flip( widgets_of( $page, $decision ) ) ) ) );
	// A link to a picture is on pages without Elementor, too.
	if ( array_diff( array_column( $page['elements'], 'type' ), array( 'lightbox' ) ) ) {
		$found[] = $known['part'];
	}
	$starting = widgets_that_start( $page, $decision, $files );
	if ( $starting ) {
		$found = array_merge( $found, $known['runtime'] );
	}
	if ( array_diff( $starting, $known['plain'] ) ) {
		$found = array_merge( $found, $known['common'] );
	}
	foreach ( $starting as $widget ) {
		$gates = isset( $decision['staying']['jquery-core'] ) ? $known['gates'][ $widget ] : array();
		$found = array_merge( $found, $known['widgets'][ $widget ], $gates );
	}
	return array_unique( $found );
}

/**
 * The widgets that a page may have: those of the scripts that they replace, those of its elements of Elementor, and those that
 * settings of its elements ask for.
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
		array_values( array_intersect_key( $catalogue['elementor'], array_flip( $types ) ) ),
		widgets_set_in( $page['elements'], $catalogue['effects'] )
	);
	// Themes print the script for their quick views on all pages.
	$others = $page['has_variations'] ? array() : array( 'variation-form', 'swatches' );
	return array_diff( array_unique( array_merge( array(), ...$lists ) ), disabled_widgets(), $others );
}

/**
 * The widgets that settings of elements ask for.
 *
 * @param array[] $elements Each with its type and settings.
 * @param array   $names    The widgets by key, `key=value` or `prefix*`; `.` leads into a group of settings.
 * @return array[]
 */
function widgets_set_in( array $elements, array $names ): array {
	$found = array();
	foreach ( array_column( $elements, 'settings' ) as $settings ) {
		foreach ( $settings as $key => $value ) {
			foreach ( is_array( $value ) ? $value : array() as $inner => $one ) {
				$settings[ "$key.$inner" ] = $one;
			}
		}
		foreach ( $settings as $key => $value ) {
			$known = empty( $value ) || 'no' === $value ? null : Rules\known_effect( (string) $key, $value, $names );
			if ( null !== $known ) {
				$found[ $known ] = $names[ $known ];
			}
		}
	}
	return array_values( $found );
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
	$widgets   = widgets_of( $page, $decision );
	$found     = array_merge( array(), ...widgets_set_in( $page['elements'], $catalogue['starting'] ) );
	$resting   = $catalogue['rests'];
	foreach ( $decision['replaced'] as $handle ) {
		$served = $catalogue['scripts'][ $handle ] ?? array();
		// A script such as WooCommerce's own serves many widgets, of which a page has some.
		if ( array_intersect( $served, $catalogue['rests'] ) ) {
			$resting = array_merge( $resting, $served );
		}
	}
	if ( $page['has_choice'] ) {
		$found[] = 'variation-form';
	}
	$found = array_merge( $found, array_diff( $widgets, $resting ), widgets_listened_to( $widgets, $page, $decision, $files ) );
	return array_unique( array_intersect( $found, $widgets ) );
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
	if ( settings_here( options()['settings'] ) || $page['has_marks'] || has_filter( 'storefront_widgets_config' ) ) {
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
 * The page as without the plugin. The script of “Compare” stays: it looks at any page.
 *
 * @param string $html The page, or a part of it.
 */
function leave_alone( string $html ): string {
	$own = '~<(script|style)\b[^>]*\sid=["\']?storefront-widgets-(?!compare-js)[^>]*>.*?</\1>\n?~is';
	return Rules\without_room( preg_replace( $own, '', $html ) ?? $html );
}
