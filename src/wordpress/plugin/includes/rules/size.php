<?php
/**
 * Measures scripts as visitors load them. Uses no functions of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * The size of a script after gzip, in bytes. Where PHP has no zlib it is taken to shrink to a third, as scripts mostly do.
 *
 * @param string $script The script.
 */
function gzip_size( string $script ): int {
	return function_exists( 'gzencode' ) ? strlen( gzencode( $script, 9 ) ) : intdiv( strlen( $script ), 3 );
}
