<?php
/**
 * The first field of the settings page: whether the widgets are off, on trial or on; and the notice of a trial.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Prints the field. */
function print_state_field(): void {
	$labels    = array(
		'off'   => __( 'Off: all pages are as without the plugin', 'storefront-widgets' ),
		'trial' => __( 'Trial: only administrators see the widgets, and whoever opens the link below', 'storefront-widgets' ),
		'on'    => __( 'On: all visitors have the widgets', 'storefront-widgets' ),
	);
	$is_forced = null !== forced_state();
	echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'State', 'storefront-widgets' ) . '</legend>';
	foreach ( $labels as $value => $label ) {
		printf(
			'<label><input type="radio" name="%s" value="%s" %s %s> %s</label><br>',
			esc_attr( STATE_OPTION ),
			esc_attr( $value ),
			checked( state(), $value, false ),
			disabled( $is_forced, true, false ),
			esc_html( $label )
		);
	}
	echo '</fieldset>';
	if ( $is_forced ) {
		echo '<p class="description">' . esc_html__( 'STOREFRONT_WIDGETS_STATE in wp-config.php sets this.', 'storefront-widgets' ) . '</p>';
	}
	if ( 'trial' === state() ) {
		print_trial_steps();
	}
}

/** Prints the steps of a trial, and the link for those who are not logged in. */
function print_trial_steps(): void {
	echo '<ol class="storefront-widgets-steps"><li>' . esc_html__( 'Look at your pages, and use them:', 'storefront-widgets' ) . ' ' .
		implode( ', ', page_links() ) . // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
		'</li><li>' . esc_html__( 'Compare: one page of each kind, without the widgets and with them.', 'storefront-widgets' ) .
		' <a href="' . esc_url( comparison_url() ) . '">' . esc_html__( 'Compare with and without widgets', 'storefront-widgets' ) . '</a> ' .
		esc_html__( 'The entry “Widgets” in the admin bar shows any page without them, and “Check this page” says what it loads.', 'storefront-widgets' ) .
		'</li><li>' . esc_html__( 'Switch on: choose “On” above and save.', 'storefront-widgets' ) . '</li></ol>';
	printf(
		'<p><label for="storefront-widgets-trial-link">%s</label><br><input type="url" id="storefront-widgets-trial-link" class="large-text code" readonly value="%s"></p>',
		esc_html__( 'For a phone, or for somebody who is not logged in; works for a day:', 'storefront-widgets' ),
		esc_url( trial_link() )
	);
}

/**
 * The state that the form sends; the stored one where it sends none.
 *
 * @param mixed $given What was sent.
 */
function state_of_form( $given ): string {
	$is_sent = null === forced_state() && is_string( $given );
	return clean_state( $is_sent ? $given : get_option( STATE_OPTION, 'on' ) );
}

/** Says in the list of plugins that there is a trial, and where it is ended. */
function print_trial_notice(): void {
	$screen = get_current_screen();
	if ( ! $screen || 'plugins' !== $screen->id || 'trial' !== state() || ! may_decide() ) {
		return;
	}
	printf(
		'<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>',
		esc_html__( 'Storefront Widgets is on trial: only administrators see the widgets. Look at your pages, compare, switch on:', 'storefront-widgets' ),
		esc_url( settings_url() ),
		esc_html__( 'Settings', 'storefront-widgets' )
	);
}
