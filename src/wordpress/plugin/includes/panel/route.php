<?php
/**
 * The REST route by which the panel saves: `storefront-widgets/v1/settings`.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Registers the route. WordPress knows the user by cookie only with the nonce in `X-WP-Nonce`. */
function register_panel_route(): void {
	register_rest_route(
		'storefront-widgets/v1',
		'/settings',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\panel_answer',
				'permission_callback' => __NAMESPACE__ . '\\may_edit',
			),
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\save_from_panel',
				'permission_callback' => __NAMESPACE__ . '\\may_edit',
				// What is wrong with them, save_from_panel() says in words for people.
				'args'                => array(
					'settings' => array( 'description' => 'Settings by type of widget.' ),
					'version'  => array( 'description' => 'The number of the version that the settings are based on.' ),
					'restore'  => array( 'description' => 'The number of a version to restore, instead of settings.' ),
				),
			),
		)
	);
}

/** What is stored: settings, number of the version, versions that can be restored. */
function panel_answer(): \WP_REST_Response {
	$record    = current_settings();
	$versions  = panel_versions();
	$revisions = array();
	foreach ( $versions as $at => $one ) {
		$revision = array(
			'version' => $one['version'],
			'time'    => $one['time'],
			'user'    => $one['user'],
			'current' => Rules\is_current( $one, $record ),
		);
		// Of the oldest, nobody knows any more what was before.
		$revisions[] = isset( $versions[ $at + 1 ] ) ? $revision + Rules\named_changes( $versions[ $at + 1 ]['settings'], $one['settings'] ) : $revision;
	}
	$response = new \WP_REST_Response(
		array(
			'settings'  => (object) $record['settings'],
			'version'   => $record['version'],
			'revisions' => $revisions,
		)
	);
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}

/**
 * Stores settings, or restores a version of them.
 *
 * @param \WP_REST_Request $request Its body is JSON: `settings` and the `version` that they are based on, or `restore`.
 * @return \WP_REST_Response|\WP_Error
 */
function save_from_panel( \WP_REST_Request $request ) {
	$given = panel_body( $request );
	if ( null === $given ) {
		return unreadable_error();
	}
	$record = current_settings();
	if ( isset( $given['restore'] ) ) {
		$number   = (int) $given['restore'];
		$settings = Rules\settings_of_version( panel_versions(), $number );
		if ( null === $settings ) {
			return panel_error( 404, __( 'This version is not kept any more. Nothing was changed.', 'storefront-widgets' ) );
		}
		$version = array(
			'version'  => $number,
			'settings' => $settings,
		);
		if ( Rules\is_current( $version, $record ) ) {
			return panel_error( 409, __( 'This version is the current one. Nothing was changed.', 'storefront-widgets' ) );
		}
		return store_from_panel( $settings, $record );
	}
	if ( ! isset( $given['version'] ) || $given['version'] !== $record['version'] ) {
		return stale_error();
	}
	$problems = Rules\problems_of( isset( $given['settings'] ) ? $given['settings'] : null, schemas() );
	if ( $problems ) {
		return panel_error( 400, problem_text( $problems[0] ) );
	}
	return store_from_panel( $given['settings'], $record );
}

/**
 * Stores settings as a new version, and answers with what is stored then.
 *
 * @param array $settings Checked settings.
 * @param array $record   What is stored now: `settings` and `version`. The user's rights are checked against it.
 * @return \WP_REST_Response|\WP_Error
 */
function store_from_panel( array $settings, array $record ) {
	$refused = refused_change( $record['settings'], $settings );
	if ( $refused ) {
		return $refused;
	}
	return store_settings( $settings, $record['version'] ) ? panel_answer() : stale_error();
}

/**
 * What the panel has sent; null if it is no JSON object, or too long.
 *
 * @param \WP_REST_Request $request The request.
 */
function panel_body( \WP_REST_Request $request ): ?array {
	$body  = $request->get_body();
	$given = strlen( $body ) > Rules\LONGEST_SETTINGS ? null : json_decode( $body, true, Rules\DEEPEST_SETTINGS + 1 );
	return is_array( $given ) ? $given : null;
}

/** The error where what was sent cannot be read. */
function unreadable_error(): \WP_Error {
	return panel_error( 400, __( 'The settings are not a JSON object, or are too long. Nothing was changed.', 'storefront-widgets' ) );
}

/** The error where somebody else has saved first. */
function stale_error(): \WP_Error {
	return panel_error( 409, __( 'Somebody else has saved meanwhile. Nothing was changed; save again.', 'storefront-widgets' ) );
}

/**
 * An error with a sentence for the owner.
 *
 * @param int    $status  The status of HTTP.
 * @param string $message The sentence.
 */
function panel_error( int $status, string $message ): \WP_Error {
	return new \WP_Error( 'storefront_widgets_settings', $message, array( 'status' => $status ) );
}
