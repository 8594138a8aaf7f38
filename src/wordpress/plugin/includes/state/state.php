<?php
/**
 * Whether the widgets are off, on trial or on, and who changes that.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const STATE_OPTION = 'storefront_widgets_state';

/** `trial`: only administrators have the widgets, and whoever has opened a trial link. */
const STATES = array( 'off', 'trial', 'on' );

/** The state that `STOREFRONT_WIDGETS_STATE` in `wp-config.php` sets; null where it sets none. An unknown word means off. */
function forced_state(): ?string {
	if ( ! defined( 'STOREFRONT_WIDGETS_STATE' ) ) {
		return null;
	}
	$forced = constant( 'STOREFRONT_WIDGETS_STATE' );
	return in_array( $forced, STATES, true ) ? $forced : 'off';
}

/** The state of this site. Where none is stored, nobody has activated the plugin by hand: the widgets are on. */
function state(): string {
	$forced = forced_state();
	return null === $forced ? clean_state( get_option( STATE_OPTION, 'on' ) ) : $forced;
}

/**
 * The state that a stored or posted value means; off where it means none.
 *
 * @param mixed $given The value.
 */
function clean_state( $given ): string {
	return in_array( $given, STATES, true ) ? $given : 'off';
}

/** May this user have the widgets on trial, and switch them on and off? */
function may_decide(): bool {
	return current_user_can( 'manage_options' );
}

/**
 * Begins with a trial where a user activates the plugin for the first time. A program that activates it, such as WP-CLI, has
 * nobody who would end the trial.
 *
 * @param bool $is_network Is it activated for all sites of a network?
 */
function begin_trial( bool $is_network = false ): void {
	if ( ! get_current_user_id() ) {
		return;
	}
	$begin = static function (): void {
		if ( false === get_option( OPTION ) ) {
			add_option( STATE_OPTION, 'trial' );
		}
	};
	if ( ! $is_network ) {
		$begin();
		return;
	}
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		switch_to_blog( $site );
		$begin();
		restore_current_blog();
	}
}
