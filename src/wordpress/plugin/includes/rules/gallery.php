<?php
/**
 * Prints the room of a product gallery's slider with the gallery: its thumbnails, and the element that themes style around
 * the slides. The script, which is deferred, takes both over; if it made them itself, everything below would jump.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** What WooCommerce's template prints: a gallery that contains a row of slides and nothing else. */
const GALLERY_MARKUP = '~^(\s*<div\b[^>]*\bwoocommerce-product-gallery\b[^>]*>\s*)(<div class="woocommerce-product-gallery__wrapper">.*</div>)(\s*</div>\s*)$~s';

/** Its style is that of the script, so that what a theme has placed over the pictures stands where it will with the script. */
const VIEWPORT = '<div class="flex-viewport" style="overflow:hidden;position:relative">';

/** What with_room() makes of the row of slides. */
const ROOM = '~' . VIEWPORT . '(<div class="woocommerce-product-gallery__wrapper">.*?</div>)</div><ol class="flex-control-nav flex-control-thumbs" data-storefront-nav="">.*?</ol>~s';

/**
 * A page without what with_room() has added.
 *
 * @param string $html The page.
 */
function without_room( string $html ): string {
	return preg_replace( ROOM, '$1', $html ) ?? $html;
}

/**
 * Adds thumbnails and viewport, as the script does, to a gallery of several pictures.
 *
 * @param string $html A gallery; other markup is returned as it is.
 */
function with_room( string $html ): string {
	if ( ! preg_match( GALLERY_MARKUP, $html, $parts ) || false !== strpos( $html, 'flex-control-nav' ) ) {
		return $html;
	}
	list( , $start, $row, $end ) = $parts;
	preg_match_all( '~<div\b[^>]*\bclass="[^"]*\bwoocommerce-product-gallery__image[ "][^>]*>~', $row, $slides );
	$items = array();
	foreach ( $slides[0] as $slide ) {
		// The values stay escaped, as they are in the slide.
		if ( ! preg_match( '~\sdata-thumb="([^"]+)"~', $slide, $thumb ) ) {
			return $html;
		}
		$alt     = preg_match( '~\sdata-thumb-alt="([^"]*)"~', $slide, $text ) ? $text[1] : '';
		$items[] = '<li><button type="button"><img src="' . $thumb[1] . '" alt="' . $alt . '" draggable="false"></button></li>'; // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- the picture that the gallery's own script puts there.
	}
	if ( count( $items ) < 2 ) {
		return $html;
	}
	return $start . VIEWPORT . $row . '</div>' .
		'<ol class="flex-control-nav flex-control-thumbs" data-storefront-nav="">' . implode( '', $items ) . '</ol>' . $end;
}
