<?php
/**
 * The REST route by which the panel stores, publishes and discards a draft: `storefront-widgets/v1/draft`.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Registers the route, for those who may save. */
function register_draft_route(): void {
	$route = static function ( string $method, string $callback ): array {
		return array(
			'methods'             => $method,
			'callback'            => __NAMESPACE__ . '\\' . $callback,
			'permission_callback' => __NAMESPACE__ . '\\may_edit',
		);
	};
	register_rest_route(
		'storefront-widgets/v1',
		'/draft',
		array(
			$route( 'GET', 'draft_answer' ),
			$route( 'DELETE', 'discard_draft' ),
			array_merge(
				$route( 'POST', 'take_draft' ),
				array(
					// What is wrong with them, take_draft() says in words for people.
					'args' => array(
						'settings' => array( 'description' => 'Settings by type of widget.' ),
						'version'  => array( 'description' => 'The number of the version that they are based on.' ),
						'publish'  => array( 'description' => 'The id of the draft to publish, instead of settings.' ),
					),
				)
			),
		)
	);
}

/** The draft as the panel gets it: null if there is none. */
function draft_answer(): \WP_REST_Response {
	$draft    = draft();
	$response = new \WP_REST_Response(
		array(
			'draft' => $draft ? array(
				'id'       => $draft['id'],
				'settings' => (object) $draft['settings'],
				'base'     => isset( $draft['base'] ) && is_array( $draft['base'] ) ? (object) $draft['base'] : null,
				'time'     => $draft['time'],
				'user'     => $draft['user'],
				'word'     => draft_word( $draft['id'] ),
			) : null,
		)
	);
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}

/** Forgets the draft, and with it the links to it. */
function discard_draft(): \WP_REST_Response {
	delete_option( DRAFT_OPTION );
	return draft_answer();
}

/**
 * Stores a draft, or publishes the one that is stored.
 *
 * @param \WP_REST_Request $request Its body is JSON: `settings` and the `version` that they are based on, or `publish`.
 * @return \WP_REST_Response|\WP_Error
 */
function take_draft( \WP_REST_Request $request ) {
	$given = panel_body( $request );
	if ( null === $given ) {
		return unreadable_error();
	}
	if ( isset( $given['publish'] ) ) {
		return publish_draft( is_string( $given['publish'] ) ? $given['publish'] : '' );
	}
	$record = current_settings();
	if ( ! isset( $given['version'] ) || $given['version'] !== $record['version'] ) {
		return stale_error();
	}
	$problems = Rules\problems_of( isset( $given['settings'] ) ? $given['settings'] : null, schemas() );
	if ( $problems ) {
		return panel_error( 400, problem_text( $problems[0] ) );
	}
	$refused = refused_change( $record['settings'], $given['settings'] );
	if ( $refused ) {
		return $refused;
	}
	update_option(
		DRAFT_OPTION,
		array(
			'id'       => bin2hex( random_bytes( 8 ) ),
			'settings' => $given['settings'],
			'base'     => $record['settings'],
			'version'  => $record['version'],
			'time'     => gmdate( 'c' ),
			'user'     => wp_get_current_user()->display_name,
		),
		false
	);
	return draft_answer();
}

/**
 * Makes the draft the newest version, unless the site has a newer one than the draft is based on.
 *
 * @param string $id The draft that the user has seen.
 * @return \WP_REST_Response|\WP_Error
 */
function publish_draft( string $id ) {
	$draft = draft();
	if ( null === $draft || $draft['id'] !== $id ) {
		return panel_error( 409, __( 'There is another draft now, or none. Nothing was published.', 'storefront-widgets' ) );
	}
	// An administrator may have made it.
	$refused = refused_change( current_settings()['settings'], $draft['settings'] );
	if ( $refused ) {
		return $refused;
	}
	if ( ! store_settings( $draft['settings'], $draft['version'] ) ) {
		return panel_error( 409, __( 'The site was changed after this draft was made. Take the draft into the panel, and save it there.', 'storefront-widgets' ) );
	}
	delete_option( DRAFT_OPTION );
	return panel_answer();
}
