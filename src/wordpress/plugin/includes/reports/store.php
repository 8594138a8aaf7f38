<?php
/**
 * Stores what browsers report, and reads it. Of two requests at once, the second drops its report: it is a sample anyway.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The number of this week. */
function this_week(): int {
	return (int) floor( time() / WEEK_IN_SECONDS );
}

/**
 * The problems that visitors met.
 *
 * @return array[] See Rules\kept_problems().
 */
function problems(): array {
	return Rules\kept_problems( stored_value( stored_text( PROBLEMS_OPTION ) ), time() );
}

/** What visitors' pages took, and how often something failed. */
function figures(): array {
	return Rules\kept_figures( stored_value( stored_text( FIGURES_OPTION ) ), PAGE_TYPES );
}

/**
 * Stores a report.
 *
 * @param array  $report What Rules\report_of() gives.
 * @param string $agent  The header `User-Agent`.
 */
function store_report( array $report, string $agent ): void {
	if ( isset( $report['view'] ) ) {
		$text = stored_text( FIGURES_OPTION );
		swap_option( FIGURES_OPTION, $text, Rules\with_view( Rules\kept_figures( stored_value( $text ), PAGE_TYPES ), $report, this_week() ), false );
		return;
	}
	$text    = stored_text( PROBLEMS_OPTION );
	$problem = $report['problem'] + array( 'type' => $report['type'] );
	if ( '' !== $problem['message'] ) {
		$rows = Rules\kept_problems( stored_value( $text ), time() );
		swap_option( PROBLEMS_OPTION, $text, Rules\with_problem( $rows, $problem, Rules\browser_of( $agent ), time() ), false );
	}
}

/**
 * Forgets problems, and the counts of failures on the types of pages that had them.
 *
 * @param callable $is_over Says of a problem whether it is over.
 * @param string[] $types   Types of pages whose counts are forgotten, too.
 */
function forget_problems( callable $is_over, array $types = array() ): void {
	for ( $tries = 0; $tries < MOST_TRIES; $tries++ ) {
		$text = stored_text( PROBLEMS_OPTION );
		$rows = Rules\kept_problems( stored_value( $text ), time() );
		$over = array_filter( $rows, $is_over );
		if ( ! $over || swap_option( PROBLEMS_OPTION, $text, array_diff_key( $rows, $over ), false ) ) {
			forget_failures( array_unique( array_merge( $types, array_column( $over, 'type' ) ) ) );
			return;
		}
	}
}

/**
 * Forgets how often something failed on pages of some types.
 *
 * @param string[] $types The types.
 */
function forget_failures( array $types ): void {
	for ( $tries = 0; $tries < MOST_TRIES; $tries++ ) {
		$text    = stored_text( FIGURES_OPTION );
		$figures = Rules\kept_figures( stored_value( $text ), PAGE_TYPES );
		$without = Rules\without_failures( $figures, $types );
		if ( null === $text || $without === $figures || swap_option( FIGURES_OPTION, $text, $without, false ) ) {
			return;
		}
	}
}
