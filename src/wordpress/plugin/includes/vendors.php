<?php
/**
 * Facts about Elementor and its add-ons.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The vendors. Each has the beginnings of its types and of its keys in settings, and the handles of the scripts that
 * serve its elements alone. The first has every type that no other claims.
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
