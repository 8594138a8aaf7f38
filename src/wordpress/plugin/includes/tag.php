<?php
/**
 * Prints the script tag and its configuration.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce prints galleries invisible. This rule shows them even if the script does not load: first one picture, as the
 * gallery would, and all of them if the script has not started after some seconds.
 */
const GALLERY_STYLE = '.woocommerce-product-gallery{opacity:1!important}' .
	'@media (scripting:enabled){.woocommerce-product-gallery:not([data-widget-state=mounted]) :not(.flex-viewport)>.woocommerce-product-gallery__image:nth-child(n+2){animation:storefront-gallery 6s}}' .
	'@keyframes storefront-gallery{from,to{max-height:0;margin:0;visibility:hidden}}';

/** Prints the tag early in the head, so that the script holds early presses and is there before other scripts start. */
function print_tag(): void {
	if ( is_amp() ) {
		return;
	}
	$options = options();
	$folder  = 'react' === $options['core'] ? 'dist/' : 'dist/lite/';
	$file    = $folder . 'storefront-widgets.js';
	$code    = configuration_code( configuration( $options ) );
	if ( '' !== $code ) {
		wp_print_inline_script_tag( $code, array( 'id' => 'storefront-widgets-js-before' ) );
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
 * The script that hands over the configuration. What the theme sets in `storefrontWidgetsConfig` stays, except that the
 * settings saved here come in a global of their own: the theme's and these are merged entry by entry and key by key.
 *
 * @param array $config What configuration() gives.
 */
function configuration_code( array $config ): string {
	$saved = isset( $config['settings'] ) ? $config['settings'] : array();
	unset( $config['settings'] );
	return ( $saved ? 'window.storefrontWidgetsSaved = ' . wp_json_encode( $saved, JSON_HEX_TAG ) . ';' : '' ) .
		( $config ? 'window.storefrontWidgetsConfig = Object.assign( ' . wp_json_encode( $config, JSON_HEX_TAG ) . ', window.storefrontWidgetsConfig );' : '' );
}

/**
 * The settings that the script needs; empty if all have their defaults.
 *
 * @param array $options The plugin's settings.
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
	 * Filters `storefrontWidgetsConfig`, which is printed before the tag. Its `settings` are those that were saved; they
	 * override what scripts of the theme set.
	 *
	 * @param array $config The configuration; empty prints nothing.
	 */
	return (array) apply_filters( 'storefront_widgets_config', $config );
}
