<?php
/**
 * The plugin's settings, stored in one option.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const OPTION = 'storefront_widgets';

/** The settings of widgets, with the number of their version: see panel/store.php. */
const SETTINGS_OPTION = 'storefront_widgets_settings';

/** The name of the settings page. */
const PAGE = 'storefront-widgets';

/** Who may edit widgets, as a choice of the owner. The first is the default: to install or update a plugin gives nobody a right. */
const EDITORS = array( 'administrators', 'shop_managers' );

/** The limits of patterns for addresses: they are compared with each request. */
const LONGEST_ADDRESS = 300;
const MOST_ADDRESSES  = 200;

/** The address of the settings page. */
function settings_url(): string {
	return admin_url( 'options-general.php?page=' . PAGE );
}

/**
 * A text that the build has written, such as those of the catalogue, in the user's language. The template for translators has them.
 *
 * @param string $text The English text.
 */
function built_text( string $text ): string {
	return translate( $text, 'storefront-widgets' ); // phpcs:ignore WordPress.WP.I18n -- see above.
}

/**
 * The name of a type of widget for people; its key where the plugin does not know it.
 *
 * @param string $widget The key.
 */
function widget_name( string $widget ): string {
	return isset( catalogue()['widgets'][ $widget ] ) ? built_text( catalogue()['widgets'][ $widget ]['label'] ) : $widget;
}

/**
 * The stored settings, completed with defaults.
 *
 * @return array {
 *     @type string   $core     `lite` or `react`.
 *     @type string[] $disable  Widget types that are off.
 *     @type string[] $keep     Handles of scripts that stay although widgets replace them.
 *     @type string   $pages    `lighter`: widgets only where the page loads less with them; `all`: on all pages.
 *     @type array    $except   Pages without widgets: `addresses` with `*`, `types` of pages, `roles` of users.
 *     @type string   $jquery   `auto`: only if something needs it; `keep`: on every page that has it.
 *     @type bool     $debug    Prints typos and bad settings to the console.
 *     @type bool     $reports  The browsers of visitors report what fails and how fast pages are.
 *     @type string   $editors  Who may edit widgets: `administrators`, or `shop_managers`, too.
 *     @type array    $settings Settings by widget type or selector, for `storefrontWidgetsConfig.settings`.
 * }
 */
function options(): array {
	$stored = get_option( OPTION );
	$record = get_option( SETTINGS_OPTION );
	$given  = is_array( $stored ) ? $stored : array();
	if ( is_array( $record ) && isset( $record['settings'] ) ) {
		$given['settings'] = $record['settings'];
	}
	return clean_options( $given );
}

/**
 * Replaces missing and invalid values with defaults.
 *
 * @param array $given Values from the database or the form.
 */
function clean_options( array $given ): array {
	$given     = array_merge(
		array(
			'core'     => 'lite',
			'disable'  => array(),
			'keep'     => array(),
			'pages'    => 'lighter',
			'except'   => array(),
			'jquery'   => 'auto',
			'debug'    => false,
			'reports'  => true,
			'editors'  => EDITORS[0],
			'settings' => array(),
		),
		$given
	);
	$catalogue = catalogue();
	return array(
		'core'     => 'react' === $given['core'] ? 'react' : 'lite',
		'disable'  => array_values( array_intersect( array_keys( $catalogue['widgets'] ), texts( $given['disable'] ) ) ),
		'keep'     => array_values( array_unique( preg_grep( '/^[\w.-]{1,100}$/', texts( $given['keep'] ) ) ) ),
		'pages'    => 'all' === $given['pages'] ? 'all' : 'lighter',
		'except'   => clean_exceptions( $given['except'] ),
		'jquery'   => 'keep' === $given['jquery'] ? 'keep' : 'auto',
		'debug'    => (bool) $given['debug'],
		'reports'  => (bool) $given['reports'],
		'editors'  => in_array( $given['editors'], EDITORS, true ) ? $given['editors'] : EDITORS[0],
		'settings' => is_array( $given['settings'] ) ? $given['settings'] : array(),
	);
}

/**
 * The valid part of what excludes pages.
 *
 * @param mixed $given A value from the form or the database.
 */
function clean_exceptions( $given ): array {
	$given     = is_array( $given ) ? $given : array();
	$addresses = array_map( 'trim', texts( $given['addresses'] ?? array() ) );
	$is_short  = static function ( $address ) {
		return '' !== $address && strlen( $address ) <= LONGEST_ADDRESS;
	};
	return array(
		'addresses' => array_slice( array_values( array_unique( array_filter( $addresses, $is_short ) ) ), 0, MOST_ADDRESSES ),
		'types'     => array_values( array_intersect( PAGE_TYPES, texts( $given['types'] ?? array() ) ) ),
		'roles'     => array_values( preg_grep( '/^[\w-]{1,60}$/', texts( $given['roles'] ?? array() ) ) ),
	);
}

/**
 * The strings in a list.
 *
 * @param mixed $given A value from the form or the database.
 * @return string[]
 */
function texts( $given ): array {
	return array_values( array_filter( (array) $given, 'is_string' ) );
}

/** What each script of ours weighs after gzip, in bytes, by its path in the folder of the build; as written by the build. */
function sizes(): array {
	static $sizes = null;
	if ( null === $sizes ) {
		$sizes = require plugin_dir_path( FILE ) . 'sizes.php';
	}
	return $sizes;
}

/** The widgets and the scripts that they replace, as written by the build. */
function catalogue(): array {
	static $catalogue = null;
	if ( null === $catalogue ) {
		$catalogue = require plugin_dir_path( FILE ) . 'catalogue.php';
	}
	return $catalogue;
}
