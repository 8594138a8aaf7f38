<?php
/**
 * The scripts and type names of Elementor and its add-ons.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The vendors. Each has the prefixes of its types and setting keys, and the handles of scripts that only its elements
 * need. The first vendor has all types without a known prefix.
 *
 * @return array[]
 */
function vendors(): array {
	return array(
		array(
			'name'       => 'elementor',
			'beginnings' => array(),
			'handles'    => array(
				'elementor-webpack-runtime',
				'elementor-frontend-modules',
				'elementor-waypoints',
				'elementor-frontend',
				'elementor-dialog',
				'elementor-gallery',
				'elementor-pro-webpack-runtime',
				'elementor-pro-frontend',
				'pro-elements-handlers',
				'pro-preloaded-elements-handlers',
				'preloaded-elements-handlers',
				'preloaded-modules',
				'e-sticky',
				'jquery-numerator',
				'lottie',
				'share-link',
				'smartmenus',
				'social-share',
				'swiper',
			),
		),
		array(
			'name'       => 'elementskit',
			'beginnings' => array( 'elementskit-', 'ekit-', 'ekit_' ),
			'handles'    => array(
				'animate-circle',
				'ekit-widget-scripts',
				'elementskit-elementor',
				'elementskit-framework-js-frontend',
				'odometer',
				'one-page-scroll',
			),
		),
		array(
			'name'       => 'jetelements',
			'beginnings' => array( 'jet-', 'jet_' ),
			'handles'    => array( 'jet-elements', 'jet-popup-frontend', 'jet-woo-builder' ),
		),
	);
}
