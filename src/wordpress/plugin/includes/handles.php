<?php
/**
 * Collects the replaced scripts of this site's pages for the settings page.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const HANDLES = 'storefront_widgets_handles';

/**
 * The handles that have been found so far.
 *
 * @return string[]
 */
function seen_handles(): array {
	return texts( get_option( HANDLES, array() ) );
}

/**
 * Remembers handles; writes to the database only if one of them is new.
 *
 * @param string[] $handles Handles on a page that widgets replace.
 */
function remember_handles( array $handles ): void {
	$seen = seen_handles();
	if ( array_diff( $handles, $seen ) ) {
		update_option( HANDLES, array_values( array_unique( array_merge( $seen, $handles ) ) ), true );
	}
}
