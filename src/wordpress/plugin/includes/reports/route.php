<?php
/**
 * The REST route to which browsers send reports. It needs no nonce, because cached pages have none that is valid, and answers every
 * report alike, so that nobody learns from it what is stored.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Registers the route. */
function register_reports_route(): void {
	register_rest_route(
		'storefront-widgets/v1',
		'/reports',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\\answer_report',
			'permission_callback' => '__return_true',
			'show_in_index'       => false,
		)
	);
}

/**
 * Takes a report that gate.php has not met, because its address is written in another way.
 *
 * @param \WP_REST_Request $request Its body is the report.
 */
function answer_report( \WP_REST_Request $request ): \WP_REST_Response {
	$response = new \WP_REST_Response( null, take_report( $request->get_body() ) );
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}
