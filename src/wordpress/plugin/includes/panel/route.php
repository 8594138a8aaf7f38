<?php
/**
 * The REST route by which the panel saves: `storefront-widgets/v1/settings`.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const VERSIONS_OPTION = 'storefront_widgets_versions';

/** Registers the route. WordPress knows the user by cookie only with the nonce in `X-WP-Nonce`. */
function register_panel_route(): void {
	$may_save = static function (): bool {
		return current_user_can( 'manage_options' );
	};
	register_rest_route(
		'storefront-widgets/v1',
		'/settings',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\panel_answer',
				'permission_callback' => $may_save,
			),
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\save_from_panel',
				'permission_callback' => $may_save,
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

/**
 * The versions that are kept, the newest first.
 *
 * @return array[]
 */
function panel_versions(): array {
	return Rules\clean_versions( get_option( VERSIONS_OPTION ) );
}

/** What is stored: settings, number of the version, versions that can be restored. */
function panel_answer(): \WP_REST_Response {
	$versions = panel_versions();
	$answer   = array(
		'settings'  => (object) options()['settings'],
		'version'   => Rules\newest_version( $versions ),
		'revisions' => array_map(
			static function ( array $one ): array {
				return array(
					'version' => $one['version'],
					'time'    => $one['time'],
					'user'    => $one['user'],
					'entries' => count( $one['settings'] ),
				);
			},
			$versions
		),
	);
	$response = new \WP_REST_Response( $answer );
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
	$body  = $request->get_body();
	$given = strlen( $body ) > Rules\LONGEST_SETTINGS ? null : json_decode( $body, true, Rules\DEEPEST_SETTINGS + 1 );
	if ( ! is_array( $given ) ) {
		return panel_error( 400, __( 'The settings are not a JSON object, or are too long. Nothing was changed.', 'storefront-widgets' ) );
	}
	$versions = panel_versions();
	if ( isset( $given['restore'] ) ) {
		$settings = Rules\settings_of_version( $versions, (int) $given['restore'] );
		if ( null === $settings ) {
			return panel_error( 404, __( 'This version is not kept any more. Nothing was changed.', 'storefront-widgets' ) );
		}
		return store_from_panel( $settings, $versions );
	}
	if ( ! isset( $given['version'] ) || Rules\newest_version( $versions ) !== $given['version'] ) {
		return panel_error( 409, __( 'Somebody else has saved meanwhile. Nothing was changed; save again.', 'storefront-widgets' ) );
	}
	$problems = Rules\problems_of( isset( $given['settings'] ) ? $given['settings'] : null, schemas() );
	if ( $problems ) {
		return panel_error( 400, problem_text( $problems[0] ) );
	}
	return store_from_panel( $given['settings'], $versions );
}

/**
 * Stores settings as a new version.
 *
 * @param array   $settings Checked settings.
 * @param array[] $versions The versions until now.
 */
function store_from_panel( array $settings, array $versions ): \WP_REST_Response {
	$options  = options();
	$versions = Rules\with_version( $versions, $options['settings'], $settings, gmdate( 'c' ), wp_get_current_user()->display_name );
	// Not loaded on each page: only the panel asks for them.
	update_option( VERSIONS_OPTION, $versions, false );
	update_option( OPTION, array_merge( $options, array( 'settings' => $settings ) ) );
	return panel_answer();
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
