<?php
/**
 * Keeps optimisers off our scripts. They may merge, delay or defer others: ours holds presses from the start, finds its files
 * next to it, and brings back scripts where one of these is missing.
 *
 * Some read attributes of the tag, some have only a filter. Ours works without all this, too: see tag.php.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The ids of our script elements, after `storefront-widgets-`. */
const OWN_SCRIPTS = array( 'js', 'js-before', 'early-js', 'left-out-js', 'meter-js', 'reports-js', 'panel-js', 'bill-js', 'bill-js-before', 'compare-js' );

/** What optimisers read on a script element; texts are not empty, because some look for a value. */
const OPT_OUTS = array(
	// Cloudflare's Rocket Loader, which wants it before `src`; Autoptimize, LiteSpeed Cache, PhastPress, Speed Booster Pack.
	'data-cfasync'            => 'false',
	// Autoptimize and what came of it: Breeze, Clearfy; Speed Booster Pack.
	'data-noptimize'          => '1',
	// LiteSpeed Cache: all it does; defer and delay, and those of Powered Cache.
	'data-no-optimize'        => '1',
	'data-no-defer'           => '1',
	// WP Fastest Cache, WP Rocket: combining and minifying.
	'data-no-minify'          => '1',
	// WP Rocket: delay, which looks for this word anywhere.
	'data-nowprocket'         => '1',
	// The delay of WP-Optimize, and of Powered Cache, which looks for the beginning.
	'data-no-delay-js'        => '1',
	// Jetpack Boost: moving scripts to the end.
	'data-jetpack-boost'      => 'ignore',
	// PageSpeed of Apache and nginx, PhastPress.
	'data-pagespeed-no-defer' => '1',
	'data-wpacu-skip'         => '1',
	'nitro-exclude'           => true,
);

/** By these words, optimisers know our script elements and our inline code. */
const OWN_WORDS = array( 'storefront-widgets', 'storefrontWidgets' );

/**
 * The attributes of one of our script elements: its id, what is given, and the opt-outs.
 *
 * @param string $name  One of OWN_SCRIPTS.
 * @param array  $given More attributes.
 */
function own_attributes( string $name, array $given = array() ): array {
	return array_merge( array( 'id' => "storefront-widgets-$name" ), OPT_OUTS, $given );
}

/**
 * Is it one of our script elements?
 *
 * @param string|true|null $id The element's id.
 */
function is_own_script( $id ): bool {
	return is_string( $id ) && 0 === strpos( $id, 'storefront-widgets-' ) && in_array( substr( $id, 19 ), OWN_SCRIPTS, true );
}

/** Adds the filters of optimisers that have no attribute, or none for all that they do. */
function keep_optimisers_off(): void {
	$ids     = array_map(
		static function ( $name ) {
			return "storefront-widgets-$name";
		},
		OWN_SCRIPTS
	);
	$filters = array(
		// WP Rocket: files by a pattern for the path, inline code by its words.
		'rocket_exclude_js'                  => OWN_WORDS,
		'rocket_excluded_inline_js_content'  => OWN_WORDS,
		'rocket_defer_inline_exclusions'     => OWN_WORDS,
		// Speed Optimizer of SiteGround.
		'sgo_javascript_combine_exclude_ids' => $ids,
		// Hummingbird: patterns for the element.
		'wphb_delay_js_exclusions'           => OWN_WORDS,
		'debloat/defer_js_excludes'          => array( 'id:storefront-widgets-' ),
		'debloat/delay_js_excludes'          => array( 'id:storefront-widgets-' ),
	);
	foreach ( $filters as $filter => $added ) {
		add_filter(
			$filter,
			static function ( $excluded ) use ( $added ) {
				return array_merge( (array) $excluded, $added );
			}
		);
	}
	// W3 Total Cache asks for each element.
	add_filter( 'w3tc_minify_js_do_tag_minification', __NAMESPACE__ . '\\may_minify', 10, 2 );
}

/**
 * Whether an optimiser may minify a script element and combine it with others: not ours.
 *
 * @param bool   $may What it has decided.
 * @param string $tag The element.
 */
function may_minify( $may, $tag ): bool {
	return $may && false === strpos( (string) $tag, 'id="storefront-widgets-' );
}
