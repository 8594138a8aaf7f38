<?php
/**
 * The script tag, and what stands before it.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The shop prints galleries invisible. This shows them even if no script of ours arrives: first one picture, because a gallery
 * shows one, and all of them after some seconds in which no script has come.
 */
const GALLERY_STYLE = '.woocommerce-product-gallery{opacity:1!important}' .
	'@media (scripting:enabled){.woocommerce-product-gallery:not([data-widget-state=mounted]) :not(.flex-viewport)>.woocommerce-product-gallery__image:nth-child(n+2){animation:storefront-gallery 6s}}' .
	'@keyframes storefront-gallery{from,to{max-height:0;margin:0;visibility:hidden}}';

/** Prints the tag early in the head, so that presses are held and other scripts are guarded from the start. */
function print_tag(): void {
	$options = options();
	$folder  = 'react' === $options['core'] ? 'dist/' : 'dist/lite/';
	$file    = $folder . 'storefront-widgets.js';
	$config  = configuration( $options );
	if ( $config ) {
		wp_print_inline_script_tag(
			'window.storefrontWidgetsConfig = Object.assign( ' . wp_json_encode( $config, JSON_HEX_TAG ) . ', window.storefrontWidgetsConfig );',
			array( 'id' => 'storefront-widgets-js-before' )
		);
	}
	wp_print_script_tag(
		array(
			'id'        => 'storefront-widgets-js',
			'src'       => add_query_arg( 'ver', catalogue()['build'], plugins_url( $file, FILE ) ),
			'defer'     => true,
			'data-base' => plugins_url( $folder, FILE ),
		)
	);
	if ( function_exists( 'is_product' ) && ! in_array( 'product-gallery', $options['disable'], true ) ) {
		echo '<style id="storefront-widgets-gallery">' . GALLERY_STYLE . "</style>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a constant.
	}
}

/**
 * What of the choices the script must know; empty where all are the defaults.
 *
 * @param array $options The choices.
 */
function configuration( array $options ): array {
	$config = array();
	if ( $options['settings'] ) {
		$config['settings'] = $options['settings'];
	}
	if ( $options['disable'] ) {
		$config['disable'] = $options['disable'];
	}
	if ( $options['debug'] ) {
		$config['debug'] = true;
	}
	/**
	 * Filters the configuration that is printed before the tag: `storefrontWidgetsConfig`.
	 *
	 * @param array $config The configuration; empty prints nothing.
	 */
	return (array) apply_filters( 'storefront_widgets_config', $config );
}
