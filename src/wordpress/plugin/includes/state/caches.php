<?php
/**
 * Page caches: which pages they must not store, and when they are emptied.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** What empties a page cache: a function, or the action that it listens to. */
const EMPTIES = array(
	'wp_cache_clear_cache',               // WP Super Cache.
	'w3tc_flush_all',                     // W3 Total Cache.
	'rocket_clean_domain',                // WP Rocket.
	'litespeed_purge_all',                // LiteSpeed Cache.
	'wpfc_clear_all_cache',               // WP Fastest Cache.
	'sg_cachepress_purge_cache',          // Speed Optimizer of SiteGround.
	'cache_enabler_clear_complete_cache', // Cache Enabler.
	'breeze_clear_all_cache',             // Breeze.
	'wphb_clear_page_cache',              // Hummingbird.
	'wpo_cache_flush',                    // WP-Optimize.
	'powered_cache_flush',                // Powered Cache.
	'cachify_flush_cache',                // Cachify.
	'autoptimizeCache::clearall',         // Autoptimize.
	'comet_cache::clear',                 // Comet Cache.
	'Swift_Performance_Cache::clear_all_cache',
	'FlyingPress\Purge::purge_everything',
	'WpeCommon::purge_varnish_cache',     // WP Engine.
	'rt_nginx_helper_purge_all',          // Nginx Helper.
);

/** Empties the page caches that are there. One that fails does not keep the others. */
function empty_caches(): void {
	/**
	 * Filters what empties page caches when pages change for everybody.
	 *
	 * @param string[] $names Functions, methods and actions.
	 */
	foreach ( (array) apply_filters( 'storefront_widgets_empty_caches', EMPTIES ) as $name ) {
		try {
			if ( is_callable( $name ) ) {
				call_user_func( $name );
			} elseif ( is_string( $name ) && has_action( $name ) ) {
				do_action( $name ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- an action of a cache.
			}
		} catch ( \Throwable $error ) {
			log_hourly( $error );
		}
	}
}

/** Asks caches, in WordPress and before it, not to store this page. */
function skip_caches(): void {
	foreach ( array( 'DONOTCACHEPAGE', 'DONOTROCKETOPTIMIZE' ) as $name ) {
		if ( ! defined( $name ) ) {
			define( $name, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- names that caches read.
		}
	}
	do_action( 'litespeed_control_set_nocache', 'storefront-widgets' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- an action of LiteSpeed Cache.
	if ( ! headers_sent() ) {
		nocache_headers();
	}
}

/**
 * Empties the caches when settings are stored that change pages for everybody.
 *
 * @param mixed $before What was stored.
 * @param mixed $after  What is stored now.
 */
function empty_caches_after( $before, $after ): void {
	if ( $before !== $after ) {
		empty_caches();
	}
}
