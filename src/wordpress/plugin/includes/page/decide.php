<?php
/**
 * Decides which scripts of a page stay.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The strength meter for new passwords, in order. It is needed once a password field has the focus. */
const PASSWORD_METER = array( 'zxcvbn-async', 'password-strength-meter', 'wc-password-strength-meter' );

/** Follows visits as well as our widget, with fewer bytes. Only where the page asks for consent must it wait for the answer. */
const ATTRIBUTION = array( 'wc-order-attribution', 'sourcebuster-js' );

/**
 * Decides which scripts of the page stay.
 *
 * @param array $page  The result of read_page().
 * @param Files $files Reads script files.
 * @return array {
 *     @type string[] $staying  For each handle that stays, the handle or code that needs it; '' if it stays by itself.
 *     @type string[] $keepers  For each handle that stays, the script or code that keeps it in the end.
 *     @type string[] $taken    Handles whose files another plugin has combined or delayed, so that none can be left out.
 *     @type string[] $left_out Handles whose files the page does not need.
 *     @type string[] $replaced Handles on the page that widgets replace.
 *     @type string[] $held     Those of the left out handles that are loaded when a password field first gets the focus, in order.
 * }
 */
function decide( array $page, Files $files ): array {
	$scripts  = wp_scripts();
	$depends  = array_map(
		static function ( $script ) {
			return $script->deps;
		},
		$scripts->registered
	);
	$replaced = array_values( array_intersect( $page['printed'], replaced_handles( $page['elements'] ) ) );
	if ( ! $page['asks_for_consent'] ) {
		$replaced = array_values( array_diff( $replaced, ATTRIBUTION ) );
	}
	$taken    = taken_handles( $page['printed'] );
	$graph    = array(
		'printed'   => array_merge( $page['printed'], $taken ),
		'asked'     => array_merge( $scripts->queue, printed_by_hand( $page['printed'], $scripts->queue, $depends ), $taken ),
		'depends'   => array_merge_recursive( $depends, CALLED_LATER ),
		'replaced'  => array_diff( $replaced, options()['keep'] ),
		// A library that comes later needs what it depends on, whoever calls it.
		'libraries' => array_diff_key( libraries(), array_flip( $taken ) ),
		'code'      => $page['code'],
		'waits'     => WAITS,
		'exempt'    => ASKS,
	);
	if ( 'keep' === options()['jquery'] ) {
		$graph['code'][ __( 'your setting', 'storefront-widgets' ) ] = 'jQuery';
	}
	// The meter is loaded later, together with everything that only it needs.
	$graph['replaced'] = array_diff( array_merge( $graph['replaced'], PASSWORD_METER ), $taken );
	// One that is replaced stays for code that calls it, as a library does.
	$graph['libraries'] += array_intersect_key( CALLED_AT_ANY_TIME, array_flip( $graph['replaced'] ) );
	$file_of           = static function ( $handle ) use ( $scripts, $files ) {
		return isset( $scripts->registered[ $handle ] ) ? $files->usage( (string) $scripts->registered[ $handle ]->src ) : '';
	};
	$staying           = Rules\staying( $graph, $file_of );
	$left_out          = array_values( array_diff( $page['printed'], array_keys( $staying ) ) );
	$meter             = Rules\with_dependencies( array_fill_keys( PASSWORD_METER, '' ), $depends );
	$needs_meter       = $page['asks_for_password'] && in_array( 'wc-password-strength-meter', $page['printed'], true );
	$here              = array_flip( $page['printed'] );
	$keepers           = array();
	foreach ( array_keys( array_intersect_key( $staying, $here ) ) as $handle ) {
		$keepers[ $handle ] = Rules\keeper_of( $handle, $staying );
	}
	return array(
		'staying'  => array_intersect_key( $staying, $here ),
		'keepers'  => $keepers,
		'taken'    => array_values( $taken ),
		'left_out' => $left_out,
		'replaced' => $replaced,
		'held'     => $needs_meter ? array_values( array_intersect( $left_out, array_keys( $meter ) ) ) : array(),
	);
}

/**
 * Handles on the page that were printed directly: neither they nor scripts that depend on them are enqueued.
 *
 * @param string[]   $printed Handles of the page.
 * @param string[]   $queue   Enqueued handles.
 * @param string[][] $depends Dependencies by handle.
 * @return string[]
 */
function printed_by_hand( array $printed, array $queue, array $depends ): array {
	return array_diff( $printed, array_keys( Rules\with_dependencies( array_fill_keys( $queue, '' ), $depends ) ) );
}

/**
 * Handles that WordPress has printed, but whose file is not in an element of its own any more: another plugin has combined it with
 * others, or loads it later, or after the visitor's consent.
 *
 * @param string[] $printed Handles of the page.
 * @return string[]
 */
function taken_handles( array $printed ): array {
	$scripts = wp_scripts();
	return array_filter(
		array_diff( $scripts->done, $printed ),
		static function ( $handle ) use ( $scripts ) {
			return ! empty( $scripts->registered[ $handle ]->src );
		}
	);
}

/**
 * Handles that widgets replace on this page.
 *
 * @param array[] $elements Elements of Elementor on the page.
 * @return string[]
 */
function replaced_handles( array $elements ): array {
	$catalogue = catalogue();
	$off       = disabled_widgets();
	$replaced  = array();
	foreach ( $catalogue['scripts'] as $handle => $widgets ) {
		if ( ! array_intersect( $widgets, $off ) ) {
			$replaced[] = $handle;
		}
	}
	$vendors   = vendors();
	$uncovered = Rules\uncovered( $elements, $catalogue['elementor'], $catalogue['effects'], array_column( $vendors, 'beginnings', 'name' ), $off );
	foreach ( $vendors as $vendor ) {
		if ( ! $uncovered[ $vendor['name'] ] ) {
			$replaced = array_merge( $replaced, $vendor['handles'] );
		}
	}
	return $replaced;
}

/** Prints the loader of the password meter if WooCommerce has enqueued the meter. */
function print_meter_loader(): void {
	if ( may_leave_out() && wp_script_is( 'wc-password-strength-meter', 'enqueued' ) ) {
		wp_print_inline_script_tag( file_get_contents( plugin_dir_path( FILE ) . 'assets/held-scripts.js' ), own_attributes( 'meter-js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
	}
}
