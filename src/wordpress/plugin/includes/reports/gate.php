<?php
/**
 * Takes reports as soon as the plugin is loaded, and ends their requests, before WordPress has loaded the theme and most plugins: a
 * report costs a small part of a page, and a flood of them must not slow the site down. How many are stored is counted by the minute.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** How many reports are stored in a minute, by what they say. */
const MOST_IN_A_MINUTE = array( 'problem' => 30, 'view' => 60 );

/** Takes the report and ends the request, if it is one to the route. */
function take_early_report(): void {
	$path = untrailingslashit( (string) wp_parse_url( current_address(), PHP_URL_PATH ) );
	$name = isset( $_GET['rest_route'] ) ? untrailingslashit( sanitize_text_field( wp_unslash( $_GET['rest_route'] ) ) ) : $path; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it is compared only.
	if ( REPORTS_ROUTE !== substr( $name, -strlen( REPORTS_ROUTE ) ) ) {
		return;
	}
	// One byte more, so that too much can be told.
	$body = (string) file_get_contents( 'php://input', false, null, 0, Rules\LONGEST_REPORT + 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- what the request has sent.
	status_header( take_report( $body ) );
	nocache_headers();
	exit;
}

/**
 * Stores a report if it may be stored; gives the status that answers it, which does not tell.
 *
 * @param string $body The report.
 */
function take_report( string $body ): int {
	$status = status_without_storing( $body );
	if ( $status ) {
		return $status;
	}
	$report = (array) Rules\report_of( $body, PAGE_TYPES );
	if ( count_report( $report ) ) {
		store_report( $report, sent_header( 'HTTP_USER_AGENT' ) );
	}
	return 204;
}

/**
 * The status that answers a report that is not stored; 0 for one that may be stored.
 *
 * @param string $body The report.
 */
function status_without_storing( string $body ): int {
	$length = isset( $_SERVER['CONTENT_LENGTH'] ) ? absint( wp_unslash( $_SERVER['CONTENT_LENGTH'] ) ) : 0;
	if ( max( $length, strlen( $body ) ) > Rules\LONGEST_REPORT ) {
		return 413;
	}
	if ( Rules\is_from_elsewhere( sent_header( 'HTTP_SEC_FETCH_SITE' ), sent_header( 'HTTP_ORIGIN' ), own_hosts() ) ) {
		return 403;
	}
	$report = Rules\report_of( $body, PAGE_TYPES );
	if ( ! $report ) {
		return 400;
	}
	// Pages without widgets have no problems of ours.
	$is_wanted = isset( $report['view'] ) || $report['ours'];
	return $is_wanted && ! is_minute_full( $report ) && are_reports_on() ? 0 : 204;
}

/**
 * A header of the request; '' where it is not there.
 *
 * @param string $name Its name in `$_SERVER`.
 */
function sent_header( string $name ): string {
	return isset( $_SERVER[ $name ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) : '';
}

/**
 * The hosts of this site, with their ports: that of its address, and that which the browser has asked.
 *
 * @return string[]
 */
function own_hosts(): array {
	$home = wp_parse_url( home_url() );
	$port = isset( $home['port'] ) ? ":$home[port]" : '';
	return array_filter( array( ( $home['host'] ?? '' ) . $port, sent_header( 'HTTP_HOST' ) ) );
}

/**
 * What has been stored in this minute: its number, and the counts.
 *
 * @param ?string $text What stored_text() gives.
 */
function counts_of_minute( ?string $text ): array {
	$now    = array( 'minute' => (int) floor( time() / MINUTE_IN_SECONDS ) ) + array_fill_keys( array_keys( MOST_IN_A_MINUTE ), 0 );
	$stored = stored_value( $text );
	return is_array( $stored ) && ( $stored['minute'] ?? 0 ) === $now['minute'] ? array_intersect_key( $stored, $now ) + $now : $now;
}

/**
 * Are as many reports of this sort stored in this minute as may be?
 *
 * @param array   $report What Rules\report_of() gives.
 * @param ?string $text   What stored_text() gives for the counts; without it, they are asked for.
 */
function is_minute_full( array $report, ?string $text = null ): bool {
	/**
	 * Filters how many reports are stored in a minute. Only a must-use plugin can answer: reports come before all else.
	 *
	 * @param int[] $most By `problem` and `view`.
	 */
	$most = (array) apply_filters( 'storefront_widgets_reports_per_minute', MOST_IN_A_MINUTE );
	$sort = isset( $report['view'] ) ? 'view' : 'problem';
	return counts_of_minute( $text ?? stored_text( MINUTE_OPTION ) )[ $sort ] >= (int) ( $most[ $sort ] ?? 0 );
}

/**
 * Counts a report; says whether it may be stored. Of two requests at once, one may not: the limit holds whatever comes.
 *
 * @param array $report What Rules\report_of() gives.
 */
function count_report( array $report ): bool {
	$text = stored_text( MINUTE_OPTION );
	if ( is_minute_full( $report, (string) $text ) ) {
		return false;
	}
	$counts = counts_of_minute( $text );
	++$counts[ isset( $report['view'] ) ? 'view' : 'problem' ];
	return swap_option( MINUTE_OPTION, $text, $counts, false );
}
