<?php
/**
 * Gives WooCommerce's product gallery its room and its style before any script has run.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce prints galleries invisible. These rules show them even if the script does not load: first one picture, as the
 * gallery would, and all of them, without the thumbnails, if the script has not started after some seconds.
 */
const GALLERY_STYLE = '.woocommerce-product-gallery{opacity:1!important}' .
	'@media (scripting:enabled){.woocommerce-product-gallery:not([data-widget-state=mounted])>.woocommerce-product-gallery__wrapper>.woocommerce-product-gallery__image:nth-child(n+2),' .
	'.woocommerce-product-gallery:not([data-widget-state=mounted]):has(>[data-storefront-nav])>*>*>.woocommerce-product-gallery__image:nth-child(n+2){animation:storefront-gallery 6s}' .
	'.woocommerce-product-gallery:not([data-widget-state])>[data-storefront-nav]{animation:storefront-gallery 1s 6s forwards}}' .
	'@keyframes storefront-gallery{from,to{display:block;max-height:0;margin:0;overflow:hidden;visibility:hidden}}' .
	// The thumbnails stand as with the script, and are not there twice where the shop's own slider has started. Other sliders have dots.
	':where(.flex-control-thumbs){list-style:none}' .
	':where(.flex-control-thumbs>li){display:inline-block;vertical-align:top}' .
	':where(.flex-control-thumbs img){display:block;width:100%;height:auto;aspect-ratio:auto 1}' .
	'.flex-control-nav:not(#_)>li>button{all:unset;box-sizing:inherit;display:block;width:100%;height:100%;cursor:pointer}' .
	'[data-storefront-nav]:has(~.flex-control-nav){display:none}' .
	'@media (scripting:none){[data-storefront-nav]{display:none}}';

/** Is the gallery ours on this page? */
function has_gallery(): bool {
	return function_exists( 'is_product' ) && ! is_amp() && has_widgets() && ! in_array( 'product-gallery', disabled_widgets(), true );
}

/** Prints the style of the gallery. */
function print_gallery_style(): void {
	if ( has_gallery() ) {
		echo '<style id="storefront-widgets-gallery">' . GALLERY_STYLE . "</style>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a constant.
	}
}

/**
 * Says at the start of a product's page that scripts run. WooCommerce does at its end, too late for themes that lay the
 * thumbnails out under that class.
 */
function print_scripts_run(): void {
	if ( has_gallery() && is_product() ) {
		wp_print_inline_script_tag( "document.body.classList.replace('woocommerce-no-js','woocommerce-js')", own_attributes( 'scripts-run-js' ) );
	}
}

/** Does the shop show one picture at a time, with thumbnails? Asks as WooCommerce does, so that the same filters answer. */
function has_thumbnails(): bool {
	$options = array(
		'rtl'            => is_rtl(),
		'animation'      => 'slide',
		'smoothHeight'   => true,
		'directionNav'   => false,
		'controlNav'     => 'thumbnails',
		'slideshow'      => false,
		'animationSpeed' => 500,
		'animationLoop'  => false,
		'allowOneSlide'  => false,
	);
	$is_slider = apply_filters( 'woocommerce_single_product_flexslider_enabled', get_theme_support( 'wc-product-gallery-slider' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- a filter of WooCommerce.
	$options   = apply_filters( 'woocommerce_single_product_carousel_options', $options ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- a filter of WooCommerce.
	return $is_slider && is_array( $options ) && 'thumbnails' === ( $options['controlNav'] ?? '' );
}

/**
 * Collects the gallery that WooCommerce is about to print.
 *
 * @param mixed $name The template's name.
 */
function collect_gallery( $name ): void {
	if ( 'single-product/product-image.php' === $name && is_product() && has_gallery() && has_thumbnails() ) {
		ob_start( __NAMESPACE__ . '\\Rules\\with_room' );
	}
}

/**
 * Prints the collected gallery.
 *
 * @param mixed $name The template's name.
 */
function print_gallery( $name ): void {
	$status = 'single-product/product-image.php' === $name ? ob_get_status() : array();
	if ( __NAMESPACE__ . '\\Rules\\with_room' === ( $status['name'] ?? '' ) ) {
		ob_end_flush();
	}
}
