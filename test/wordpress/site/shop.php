<?php
/**
 * Registers scripts under the names, and with the dependencies, that WooCommerce and Elementor give theirs. Each file only
 * notes that it has run; what a scene enqueues is on the page. See site.ts.
 *
 * @package StorefrontWidgets
 */

const SCRIPTS = array(
	'jquery-blockui'                => array( 'jquery' ),
	'js-cookie'                     => array(),
	'flexslider'                    => array( 'jquery' ),
	'photoswipe'                    => array(),
	'photoswipe-ui-default'         => array( 'photoswipe' ),
	'sourcebuster-js'               => array(),
	'woocommerce'                   => array( 'jquery', 'jquery-blockui', 'js-cookie' ),
	'wc-add-to-cart'                => array( 'jquery', 'jquery-blockui' ),
	'wc-add-to-cart-variation'      => array( 'jquery', 'wp-util', 'jquery-blockui' ),
	'wc-single-product'             => array( 'jquery' ),
	'wc-cart-fragments'             => array( 'jquery', 'js-cookie' ),
	'wc-country-select'             => array( 'jquery' ),
	'wc-address-i18n'               => array( 'jquery', 'wc-country-select' ),
	'wc-cart'                       => array( 'jquery', 'woocommerce', 'wc-country-select', 'wc-address-i18n' ),
	'wc-checkout'                   => array( 'jquery', 'woocommerce', 'wc-country-select', 'wc-address-i18n' ),
	'wc-order-attribution'          => array( 'sourcebuster-js' ),
	'wc-dompurify'                  => array(),
	'wc-select2'                    => array( 'jquery' ),
	'wc-jquery-cookie'              => array( 'jquery' ),
	'wc-jquery-payment'             => array( 'jquery' ),
	'wc-jquery-tiptip'              => array( 'jquery', 'wc-dompurify' ),
	'wc-custom-place-order-button'  => array( 'jquery' ),
	'wc-address-autocomplete-common' => array(),
	'wc-address-autocomplete'       => array( 'wc-address-autocomplete-common', 'wc-dompurify' ),
	'wc-back-in-stock-form'         => array( 'jquery' ),
	'wc-password-strength-meter'    => array( 'jquery', 'password-strength-meter' ),
	'elementor-webpack-runtime'     => array(),
	'elementor-frontend-modules'    => array( 'elementor-webpack-runtime', 'jquery' ),
	'elementor-waypoints'           => array( 'jquery' ),
	'elementor-frontend'            => array( 'elementor-frontend-modules', 'elementor-waypoints', 'jquery-ui-core' ),
	'elementor-pro-webpack-runtime' => array(),
	'elementor-pro-frontend'        => array( 'elementor-pro-webpack-runtime', 'elementor-frontend-modules' ),
	'pro-elements-handlers'         => array( 'elementor-frontend' ),
	'elementskit-elementor'         => array( 'jquery', 'elementor-frontend' ),
	'jquery-numerator'              => array( 'jquery' ),
	'jet-elements'                  => array( 'jquery', 'elementor-frontend' ),
	'jet-plugins'                   => array(),
	'jet-waypoints-js'              => array( 'jquery' ),
	'jet-popup-frontend'            => array( 'jquery', 'jet-plugins', 'jet-waypoints-js' ),
	'jet-tabs-frontend'             => array( 'jquery', 'elementor-frontend' ),
	'theme-menu'                    => array(),
);

add_action(
	'init',
	static function () {
		foreach ( SCRIPTS as $handle => $dependencies ) {
			wp_register_script( $handle, content_url( "stubs/$handle.js" ), $dependencies, '1', true );
		}
	}
);

/** Enqueues the scripts of a product page. */
function enqueue_product(): void {
	foreach ( array( 'woocommerce', 'wc-add-to-cart', 'wc-single-product', 'wc-add-to-cart-variation', 'flexslider', 'theme-menu' ) as $handle ) {
		wp_enqueue_script( $handle );
	}
	wp_localize_script( 'wc-single-product', 'wc_single_product_params', array( 'i18n_rating' => 'Choose' ) );
}

/** Enqueues Elementor, Elementor Pro and ElementsKit. */
function enqueue_elementor(): void {
	foreach ( array( 'elementor-frontend', 'elementor-pro-frontend', 'pro-elements-handlers', 'elementskit-elementor' ) as $handle ) {
		wp_enqueue_script( $handle );
	}
}

// The scripts of this site weigh nothing, so that the widgets would never make a page lighter.
add_filter(
	'storefront_widgets_pays',
	static function ( $pays ) {
		return defined( 'SCRIPTS_WEIGH' ) ? $pays : true;
	},
	1
);

// No mails, nothing of other hosts.
add_filter( 'pre_wp_mail', '__return_true' );
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
