<?php
/**
 * What the page needs so that the browsers of visitors report: where to, and of which page. Administrators do not report: what
 * fails while they try something is no visitor's.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The route for reports. */
const REPORTS_ROUTE = '/storefront-widgets/v1/reports';

/** What was reported: the problems, the figures, how much of it in this minute, and which notice was dismissed. */
const PROBLEMS_OPTION  = 'storefront_widgets_reports';
const FIGURES_OPTION   = 'storefront_widgets_figures';
const MINUTE_OPTION    = 'storefront_widgets_minute';
const DISMISSED_OPTION = 'storefront_widgets_dismissed';

/** The types of pages whose address may tell of a person. */
const PERSONAL_TYPES = array( 'cart', 'checkout', 'account' );

/** Are reports wanted, and is there anything to report on? */
function are_reports_on(): bool {
	return 'off' !== state() && options()['reports'];
}

/** Does the browser that gets this page report? */
function reports_here(): bool {
	$is_edited = is_preview() || is_customize_preview() || isset( $_GET['elementor-preview'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only tells which view this is.
	// What is edited or compared is no visitor's either.
	return are_reports_on() && ! $is_edited && ! may_edit() && '' === compared_as();
}

/** Does this page stand for those without widgets? In a trial those of visitors do, if they will have widgets once they are on. */
function is_stock_sample(): bool {
	$roles = (array) wp_get_current_user()->roles;
	return 'trial' === why_without( view(), may_decide(), $roles ) && '' === why_excluded( $roles );
}

/**
 * What the script for reports is told.
 *
 * @param bool $ours Has the page widgets?
 */
function reports_configuration( bool $ours ): array {
	/**
	 * Filters which share of the views is measured.
	 *
	 * @param float $share From 0 to 1.
	 */
	$share = apply_filters( 'storefront_widgets_sample', 0.1 );
	return array(
		'url'    => rest_url( REPORTS_ROUTE ),
		'type'   => page_type(),
		'path'   => is_path_personal() ? '' : Rules\clean_path( current_address() ),
		'ours'   => $ours,
		'sample' => is_numeric( $share ) ? max( 0, min( 1, (float) $share ) ) : 0,
		'vitals' => add_query_arg( 'ver', catalogue()['build'], plugins_url( 'dist/vitals.js', FILE ) ),
	);
}

/** May the path of this page tell of a person, or is it what somebody has typed? */
function is_path_personal(): bool {
	$is_public = ! is_singular() || ( 'publish' === get_post_status() && '' === get_post( get_queried_object_id() )->post_password );
	$is_shops  = in_array( page_type(), PERSONAL_TYPES, true ) || ( function_exists( 'is_wc_endpoint_url' ) && is_wc_endpoint_url() );
	return ! $is_public || $is_shops || is_search() || is_404();
}

/** Prints the script for reports, after its configuration. */
function print_reports_script(): void {
	wp_print_inline_script_tag( inline_code( 'reports' ), own_attributes( 'reports-js' ) );
}

/** Prints what reports on a page without widgets. */
function print_stock_sample(): void {
	if ( ! is_stock_sample() || ! reports_here() ) {
		return;
	}
	wp_print_inline_script_tag( early_code( array( 'reports' => reports_configuration( false ) ) ), own_attributes( 'js-before' ) );
	print_reports_script();
}

/** Forgets all that was reported, where the owner does not want reports any more. */
function forget_unwanted_reports(): void {
	if ( options()['reports'] ) {
		return;
	}
	foreach ( array( PROBLEMS_OPTION, FIGURES_OPTION, MINUTE_OPTION, DISMISSED_OPTION ) as $name ) {
		delete_option( $name );
	}
}
