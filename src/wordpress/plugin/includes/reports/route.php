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
			'callback'            => __NAMESPACE__ . '\\take_report',
			'permission_callback' => '__return_true',
			'show_in_index'       => false,
		)
	);
}

/**
 * Stores a report. What is not stored has mostly been answered before: see gate.php.
 *
 * @param \WP_REST_Request $request Its body is the report.
 */
function take_report( \WP_REST_Request $request ): \WP_REST_Response {
	$body   = $request->get_body();
	$status = status_without_storing( $body );
	if ( ! $status ) {
		$report = (array) Rules\report_of( $body, PAGE_TYPES );
		if ( count_report( $report ) ) {
			store_report( $report, sent_header( 'HTTP_USER_AGENT' ) );
		}
	}
	$response = new \WP_REST_Response( null, $status ? $status : 204 );
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}
