<?php
/**
 * Which colours of a theme the panel offers.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** The largest number of colours: more could not be told apart. */
const MOST_COLORS = 40;

/**
 * The colours of the theme and of the site's own, each once; those of the site win, as in WordPress's style sheet.
 *
 * @param mixed    $palettes Lists of colours by their origin, as `wp_get_global_settings()` gives them.
 * @param callable $slugify  Writes a colour's slug as in the name of its custom property.
 * @return array[] With `name`, `slug`, `color`.
 */
function palette_colors( $palettes, callable $slugify ): array {
	$colors = array();
	foreach ( array( 'theme', 'custom' ) as $origin ) {
		$given = is_array( $palettes ) && isset( $palettes[ $origin ] ) && is_array( $palettes[ $origin ] ) ? $palettes[ $origin ] : array();
		foreach ( $given as $one ) {
			if ( ! is_array( $one ) || ! isset( $one['slug'], $one['color'] ) || ! is_string( $one['slug'] ) || ! is_color( $one['color'] ) ) {
				continue;
			}
			$slug            = $slugify( $one['slug'] );
			$colors[ $slug ] = array(
				'name'  => isset( $one['name'] ) && is_string( $one['name'] ) ? $one['name'] : '',
				'slug'  => $slug,
				'color' => trim( $one['color'] ),
			);
		}
	}
	$different = array();
	foreach ( $colors as $one ) {
		$different[ strtolower( $one['name'] . ' ' . $one['color'] ) ] = $one;
	}
	return array_slice( array_values( $different ), 0, MOST_COLORS );
}

/**
 * Is it a colour as style sheets write it, or a custom property with one? Nothing that loads.
 *
 * @param mixed $color What the theme gives.
 */
function is_color( $color ): bool {
	return is_string( $color ) && 1 === preg_match( '~^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d\s.,%/+-]{1,50}\)|var\(--[\w-]{1,50}\))$~i', trim( $color ) );
}
