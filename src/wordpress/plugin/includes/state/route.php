<?php
/**
 * The ways to read and set the state from outside the settings page: the REST route `storefront-widgets/v1/state`, and
 * `wp storefront-widgets state` of WP-CLI.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_state_route(): void {
	register_rest_route(
		'storefront-widgets/v1',
		'/state',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\state_answer',
				'permission_callback' => __NAMESPACE__ . '\\may_decide',
			),
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\set_state_from_route',
				'permission_callback' => __NAMESPACE__ . '\\may_decide',
				'args'                => array(
					'state' => array(
						'description' => 'Whether the widgets are off, on trial or on.',
						'type'        => 'string',
						'enum'        => STATES,
						'required'    => true,
					),
				),
			),
		)
	);
}

/** The state, whether `wp-config.php` sets it, and the trial link where there is a trial. */
function state_answer(): \WP_REST_Response {
	$response = new \WP_REST_Response(
		array(
			'state'      => state(),
			'is_forced'  => null !== forced_state(),
			'trial_link' => 'trial' === state() ? trial_link() : null,
		)
	);
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}

/**
 * Stores the state that a request sends.
 *
 * @param \WP_REST_Request $request With `state`, one of STATES.
 * @return \WP_REST_Response|\WP_Error
 */
function set_state_from_route( \WP_REST_Request $request ) {
	if ( null !== forced_state() ) {
		return new \WP_Error( 'storefront_widgets_state', __( 'wp-config.php sets the state. Nothing was changed.', 'storefront-widgets' ), array( 'status' => 409 ) );
	}
	update_option( STATE_OPTION, $request['state'] );
	return state_answer();
}

/**
 * Says the state, or sets it: `wp storefront-widgets state [off|trial|on]`.
 *
 * @param string[] $words What follows the command.
 */
function state_command( array $words ): void {
	if ( $words ) {
		if ( ! in_array( $words[0], STATES, true ) ) {
			\WP_CLI::error( 'The state is off, trial or on.' );
		}
		if ( null !== forced_state() ) {
			\WP_CLI::error( 'wp-config.php sets the state. Nothing was changed.' );
		}
		update_option( STATE_OPTION, $words[0] );
	}
	\WP_CLI::log( state() );
}
