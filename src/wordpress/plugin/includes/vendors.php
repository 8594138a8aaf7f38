<?php
/**
 * The scripts and type names of Elementor and its add-ons.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The vendors, one for each plugin. A name belongs to the first vendor that it fits; the first vendor of the list has all names
 * that fit none. Libraries that several plugins share are in libraries.php.
 *
 * @return array[] {
 *     @type string   $name       For readers.
 *     @type string[] $beginnings The beginnings of its types and of the setting keys that it adds to elements of others.
 *     @type string[] $marks      What only its scripts serve, besides types: classes, attributes, and words in `data-settings`.
 *     @type string[] $handles    Its scripts that only its elements and its marks need.
 * }
 */
function vendors(): array {
	return array(
		array(
			'name'       => 'elementor',
			'beginnings' => array(),
			'marks'      => array(),
			'handles'    => array(
				'elementor-webpack-runtime',
				'elementor-frontend-modules',
				'elementor-frontend',
				'elementor-pro-webpack-runtime',
				'elementor-pro-frontend',
				'pro-elements-handlers',
				'pro-preloaded-elements-handlers',
				'preloaded-elements-handlers',
				'preloaded-modules',
				'social-share',
			),
		),
		array(
			'name'       => 'elementskit',
			'beginnings' => array( 'elementskit-', 'ekit-', 'ekit_' ),
			'marks'      => array(),
			'handles'    => array(
				'ekit-widget-scripts',
				'elementskit-elementor',
				'elementskit-framework-js-frontend',
				// Since 3.10, each of its elements with a script has a handle.
				'ekit-core',
				'ekit-accordion',
				'ekit-animate-numbers',
				'ekit-back-to-top',
				'ekit-blog-posts',
				'ekit-client-logo',
				'ekit-countdown-timer',
				'ekit-funfact',
				'ekit-header-offcanvas',
				'ekit-header-search',
				'ekit-image-accordion',
				'ekit-image-comparison',
				'ekit-mailchimp',
				'ekit-nav-menu',
				'ekit-piechart',
				'ekit-post-tab',
				'ekit-progressbar',
				'ekit-tab',
				'ekit-team',
				'ekit-testimonial',
				'ekit-video',
			),
		),
		array(
			'name'       => 'jet-popup',
			'beginnings' => array( 'jet-popup', 'data-jet-popup' ),
			'marks'      => array( 'jet-popup', 'jet-popup-action-button', 'jet-popup-mailchimp', 'data-jet-popup' ),
			'handles'    => array( 'jet-popup-frontend', 'jet-popup-elementor-frontend' ),
		),
		array(
			'name'       => 'jet-menu',
			'beginnings' => array( 'jet-menu', 'jet-mega-menu', 'jet-mobile-menu', 'jet-custom-menu', 'jet-custom-nav', '"megaAjaxLoad"' ),
			'marks'      => array( 'jet-menu', 'jet-custom-nav', '"megaAjaxLoad":true' ),
			'handles'    => array( 'jet-menu-public-scripts', 'jet-menu-elementor-widgets-scripts' ),
		),
		array(
			'name'       => 'jet-tabs',
			'beginnings' => array( 'jet-tabs', 'jet-accordion', 'jet-image-accordion', 'jet-switcher', '"ajaxTemplate"' ),
			'marks'      => array( 'jet-tabs-swiper', '"ajaxTemplate":true' ),
			'handles'    => array( 'jet-tabs-frontend' ),
		),
		array(
			'name'       => 'jet-woo-builder',
			'beginnings' => array( 'jet-woo-', 'jet-single-', 'jet-cart-', 'jet-checkout-', 'jet-myaccount-', 'jet-thankyou-' ),
			'marks'      => array(),
			'handles'    => array( 'jet-woo-builder' ),
		),
		array(
			'name'       => 'jet-elements',
			'beginnings' => array( 'jet-', 'jet_', '"ajax_template"' ),
			'marks'      => array( '"ajax_template":"yes"' ),
			'handles'    => array( 'jet-elements' ),
		),
	);
}
