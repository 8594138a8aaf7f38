<?php
/**
 * Known libraries.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Libraries that a script calls from files that it loads later, by the handle of the script.
 */
const CALLED_LATER = array(
	'elementor-frontend'     => array( 'elementor-dialog', 'elementor-waypoints', 'jquery-numerator', 'swiper', 'imagesloaded' ),
	'elementor-pro-frontend' => array( 'elementor-gallery', 'e-sticky', 'lottie', 'share-link', 'smartmenus', 'imagesloaded' ),
	'twentytwenty'           => array( 'event.move' ),
);

/**
 * Scripts that widgets replace, by handle, with the words in code that calls them at a time of its own choice, as an attribute
 * `onclick` does. Our stand-in is not there at each time, and not at all on a page without jQuery.
 */
const CALLED_AT_ANY_TIME = array(
	'elementor-frontend'     => array( 'elementorFrontend.' ),
	'elementor-pro-frontend' => array( 'elementorProFrontend.' ),
);

/** The words in code that waits for the start of such a script. Where it was left out, our stand-in does not announce one. */
const WAITS = array(
	'elementor-frontend' => array( 'elementor/frontend/init' ),
);

/** The words in code that asks whether such a script is there. */
const ASKS = array(
	'elementor-frontend'     => array( 'typeof elementorFrontend', 'window.elementorFrontend' ),
	'elementor-pro-frontend' => array( 'typeof elementorProFrontend', 'window.elementorProFrontend' ),
);

/**
 * Libraries, by handle: scripts that do nothing unless other code calls them, with the words that such code contains. WordPress
 * loads jQuery without `$`, so code that uses it contains its name.
 *
 * @return string[][]
 */
function libraries(): array {
	$libraries = array(
		'jquery-core'          => array( 'jQuery' ),
		'jquery-migrate'       => array( 'jQuery' ),
		'underscore'           => array( '_.' ),
		'backbone'             => array( 'Backbone' ),
		'wp-util'              => array( 'wp.template', 'wp.ajax' ),
		'wp-hooks'             => array( 'wp.hooks' ),
		'wp-i18n'              => array( 'wp.i18n' ),
		'wp-polyfill'          => array(),
		'jquery-blockui'       => array( '.block(', '.unblock(', 'blockUI' ),
		'wc-jquery-blockui'    => array( '.block(', '.unblock(', 'blockUI' ),
		'js-cookie'            => array( 'Cookies.' ),
		'wc-js-cookie'         => array( 'Cookies.' ),
		'selectWoo'            => array( '.selectWoo(', '.select2(' ),
		// Since WooCommerce 10, each has a second handle, with `wc-`; the first one has no file there, but stays a name to ask for.
		'select2'              => array( '.select2(', '.selectWoo(' ),
		'wc-select2'           => array( '.select2(', '.selectWoo(' ),
		'dompurify'            => array( 'DOMPurify' ),
		'wc-dompurify'         => array( 'DOMPurify' ),
		'jquery-cookie'        => array( '.cookie(' ),
		'wc-jquery-cookie'     => array( '.cookie(' ),
		'jquery-payment'       => array( '.payment(', '.payment.' ),
		'wc-jquery-payment'    => array( '.payment(', '.payment.' ),
		'jquery-tiptip'        => array( '.tipTip(' ),
		'wc-jquery-tiptip'     => array( '.tipTip(' ),
		'prettyPhoto'          => array( 'prettyPhoto(' ),
		'wc-prettyPhoto'       => array( 'prettyPhoto(' ),
		// Parts of the checkout, which does not stand on other pages.
		'wc-custom-place-order-button' => array( 'customPlaceOrderButton' ),
		'wc-address-autocomplete-common' => array( 'addressAutocomplete' ),
		'flexslider'           => array( '.flexslider(' ),
		'wc-flexslider'        => array( '.flexslider(' ),
		'zoom'                 => array( '.zoom(' ),
		'wc-zoom'              => array( '.zoom(' ),
		'photoswipe'           => array( 'PhotoSwipe' ),
		'wc-photoswipe'        => array( 'PhotoSwipe' ),
		'photoswipe-ui-default' => array( 'PhotoSwipeUI' ),
		'wc-photoswipe-ui-default' => array( 'PhotoSwipeUI' ),
		'jquery-ui-core'       => array( '.ui.' ),
		'imagesloaded'         => array( 'imagesLoaded' ),
		// Elementor's and its add-ons'. Each is enqueued for an element, of whatever plugin, and no script depends on it.
		'swiper'               => array( 'Swiper(', 'utils.swiper' ),
		'elementor-dialog'     => array( 'DialogsManager' ),
		'elementor-waypoints'  => array( '.waypoint(', 'Waypoint(' ),
		'event.move'           => array( 'movestart', 'moveend' ),
		'jquery-numerator'     => array( '.numerator(' ),
		'elementor-gallery'    => array( 'EGallery' ),
		'e-sticky'             => array( '.sticky(' ),
		'lottie'               => array( 'lottie.', 'bodymovin' ),
		'share-link'           => array( 'ShareLink', '.shareLink(' ),
		'smartmenus'           => array( '.smartmenus(' ),
		'animate-circle'       => array( 'animateCircle(' ),
		'easy-pie-chart'       => array( '.easyPieChart(', 'EasyPieChart(' ),
		'final-countdown'      => array( '.countdown(', '.theFinalCountdown(' ),
		'magnific-popup'       => array( '.magnificPopup' ),
		'odometer'             => array( 'Odometer', 'odometer' ),
		'one-page-scroll'      => array( 'onepage_scroll', 'onePageScroll' ),
		'jet-anime-js'         => array( 'anime(', 'anime.' ),
		'jet-juxtapose'        => array( 'juxtapose' ),
		'jet-lottie'           => array( 'lottie.' ),
		'jet-masonry-js'       => array( 'asonry(' ),
		'jet-plugins'          => array( 'JetPlugins' ),
		'jet-resize-sensor'    => array( 'ResizeSensor' ),
		'jet-salvattore'       => array( 'salvattore' ),
		'jet-slick'            => array( '.slick(' ),
		'jet-slider-pro'       => array( '.sliderPro(' ),
		'jet-tween-js'         => array( 'TweenMax', 'TweenLite', 'TimelineMax' ),
		'jet-vue'              => array( 'Vue' ),
		'twentytwenty'         => array( '.twentytwenty(' ),
		'jet-waypoints-js'     => array( '.waypoint(', 'Waypoint(' ),
		// WordPress's player starts on elements with these classes.
		'mediaelement-core'    => array( 'mediaelementplayer', 'MediaElement' ),
		'mediaelement-migrate' => array( 'mediaelementplayer', 'MediaElement' ),
		'wp-mediaelement'      => array( 'wp.mediaelement', 'wp-audio-shortcode', 'wp-video-shortcode' ),
	);
	/**
	 * Filters the libraries: handle => words in code that uses it.
	 *
	 * @param string[][] $libraries The libraries.
	 */
	return apply_filters( 'storefront_widgets_libraries', $libraries );
}
