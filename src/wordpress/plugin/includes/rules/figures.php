<?php
/**
 * What visitors' pages take and how often something failed on them, kept as counts: by whether the page has widgets, by type of
 * page and by week. Medians come from counts of ranges. Calls nothing of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** What is measured, with the largest value that can be true: milliseconds, for layout shifts a score. */
const MOST_MEASURED = array( 'lcp' => 60000, 'inp' => 60000, 'cls' => 10 );

/** How many weeks are kept of each type: those that have views, so that a trial can be compared with later. */
const KEPT_WEEKS = 4;

/** Below this number of views nothing is said. */
const ENOUGH_VIEWS = 50;

/** What is too often: more failed views than this share, and at least so many. */
const TOO_OFTEN    = 0.01;
const LEAST_FAILED = 3;

/** Times are counted in ranges, each by a ratio longer than the one before; all below the first are one. */
const FIRST_RANGE = 10;
const RANGE_RATIO = 1.15;

/**
 * The number of the range that a value falls into.
 *
 * @param string $measure `lcp`, `inp` or `cls`.
 * @param float  $value   The value.
 */
function range_of( string $measure, float $value ): int {
	if ( 'cls' === $measure ) {
		return (int) min( 100, floor( round( $value * 100, 6 ) ) );
	}
	return $value < FIRST_RANGE ? 0 : 1 + (int) floor( round( log( $value / FIRST_RANGE ) / log( RANGE_RATIO ), 6 ) );
}

/**
 * Where a range begins.
 *
 * @param string $measure `lcp`, `inp` or `cls`.
 * @param int    $range   Its number.
 */
function range_start( string $measure, int $range ): float {
	if ( 'cls' === $measure ) {
		return $range / 100;
	}
	return $range < 1 ? 0 : FIRST_RANGE * RANGE_RATIO ** ( $range - 1 );
}

/**
 * The median; null where nothing is counted.
 *
 * @param string $measure `lcp`, `inp` or `cls`.
 * @param int[]  $counts  How many values are in each range.
 */
function median_of( string $measure, array $counts ): ?float {
	ksort( $counts );
	$half = array_sum( $counts ) / 2;
	foreach ( $counts as $range => $count ) {
		if ( $count > 0 && $count >= $half ) {
			$start = range_start( $measure, $range );
			return $start + ( range_start( $measure, $range + 1 ) - $start ) * $half / $count;
		}
		$half -= $count;
	}
	return null;
}

/** The counts of a week without views. */
function empty_week(): array {
	return array( 'views' => 0, 'failed' => 0 ) + array_fill_keys( array_keys( MOST_MEASURED ), array() );
}

/**
 * The counts with one more view.
 *
 * @param array $figures What kept_figures() gives.
 * @param array $report  What report_of() gives.
 * @param int   $week    The number of the week.
 */
function with_view( array $figures, array $report, int $week ): array {
	$side  = $report['ours'] ? 'ours' : 'stock';
	$weeks = $figures[ $side ][ $report['type'] ] ?? array();
	$view  = $report['view'];
	$one   = $weeks[ $week ] ?? empty_week();
	++$one['views'];
	$one['failed'] += $view['failed'] ? 1 : 0;
	foreach ( array_keys( MOST_MEASURED ) as $measure ) {
		if ( null !== $view[ $measure ] ) {
			$range                     = range_of( $measure, $view[ $measure ] );
			$one[ $measure ][ $range ] = ( $one[ $measure ][ $range ] ?? 0 ) + 1;
		}
	}
	$weeks[ $week ] = $one;
	ksort( $weeks );
	$figures[ $side ][ $report['type'] ] = array_slice( $weeks, -KEPT_WEEKS, null, true );
	return $figures;
}

/**
 * The valid part of what is stored: by `ours` or `stock`, type of page and week.
 *
 * @param mixed    $stored Whatever the database holds.
 * @param string[] $types  The types of pages.
 */
function kept_figures( $stored, array $types ): array {
	$kept = array( 'ours' => array(), 'stock' => array() );
	foreach ( array_keys( $kept ) as $side ) {
		foreach ( array_merge( $types, array( '' ) ) as $type ) {
			$weeks = $stored[ $side ][ $type ] ?? array();
			foreach ( is_array( $weeks ) ? $weeks : array() as $week => $one ) {
				if ( is_int( $week ) && is_array( $one ) ) {
					$kept[ $side ][ $type ][ $week ] = clean_week( $one );
				}
			}
		}
	}
	return $kept;
}

/**
 * The valid part of the counts of a week.
 *
 * @param array $given The counts.
 */
function clean_week( array $given ): array {
	$week = empty_week();
	foreach ( $week as $name => $value ) {
		$is_same = isset( $given[ $name ] ) && gettype( $given[ $name ] ) === gettype( $value );
		if ( $is_same ) {
			$week[ $name ] = is_array( $value ) ? array_filter( $given[ $name ], 'is_int' ) : $given[ $name ];
		}
	}
	return $week;
}

/**
 * The counts of all kept weeks together.
 *
 * @param array[] $weeks By week.
 */
function sum_of_weeks( array $weeks ): array {
	$sum = empty_week();
	foreach ( $weeks as $week ) {
		$sum['views']  += $week['views'];
		$sum['failed'] += $week['failed'];
		foreach ( array_keys( MOST_MEASURED ) as $measure ) {
			foreach ( $week[ $measure ] as $range => $count ) {
				$sum[ $measure ][ $range ] = ( $sum[ $measure ][ $range ] ?? 0 ) + $count;
			}
		}
	}
	return $sum;
}

/**
 * How many views of each type of page had the widgets lately, and on how many something failed.
 *
 * @param array $figures What kept_figures() gives.
 * @param int   $week    The number of this week.
 * @return array[] By type: `views`, `failed`, and whether that is `too_often`.
 */
function failures( array $figures, int $week ): array {
	$found = array();
	foreach ( $figures['ours'] as $type => $weeks ) {
		$views  = 0;
		$failed = 0;
		foreach ( $weeks as $number => $one ) {
			$is_late = $number > $week - KEPT_WEEKS;
			$views  += $is_late ? $one['views'] : 0;
			$failed += $is_late ? $one['failed'] : 0;
		}
		if ( $views > 0 ) {
			$found[ $type ] = array(
				'views'     => $views,
				'failed'    => $failed,
				'too_often' => $views >= ENOUGH_VIEWS && $failed >= LEAST_FAILED && $failed / $views > TOO_OFTEN,
			);
		}
	}
	return $found;
}

/**
 * The counts as if nothing had failed or been viewed on pages of some types; what they took stays.
 *
 * @param array    $figures What kept_figures() gives.
 * @param string[] $types   The types of pages.
 */
function without_failures( array $figures, array $types ): array {
	foreach ( array_intersect_key( $figures['ours'], array_flip( $types ) ) as $type => $weeks ) {
		foreach ( array_keys( $weeks ) as $week ) {
			$figures['ours'][ $type ][ $week ]['views']  = 0;
			$figures['ours'][ $type ][ $week ]['failed'] = 0;
		}
	}
	return $figures;
}
