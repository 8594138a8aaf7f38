<?php
/**
 * What browsers report, and the list that is kept of it. Calls nothing of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** The longest report, in bytes. */
const LONGEST_REPORT = 4096;

/** The kinds of problems: a widget that failed, a file that did not load, an error in code, a press that was given back. */
const PROBLEM_KINDS = array( 'widget', 'file', 'error', 'press' );

/** How many problems, and names of browsers of each, are kept. */
const MOST_PROBLEMS = 200;
const MOST_BROWSERS = 8;

/** How long a problem is kept that does not come again, in seconds: four weeks. */
const PROBLEMS_LAST = 2419200;

/**
 * Does a browser say that a page of another site has sent the request? An old browser says nothing.
 *
 * @param string   $fetch_site The header `Sec-Fetch-Site`; '' where there is none.
 * @param string   $origin     The header `Origin`; '' where there is none.
 * @param string[] $hosts      Hosts of this site, with the port where it has one.
 */
function is_from_elsewhere( string $fetch_site, string $origin, array $hosts ): bool {
	if ( '' !== $fetch_site && 'same-origin' !== $fetch_site ) {
		return true;
	}
	return '' !== $origin && ! in_array( preg_replace( '~^https?://~i', '', strtolower( $origin ) ), array_map( 'strtolower', $hosts ), true );
}

/**
 * What a report says; null for what is none.
 *
 * @param string   $body  What the browser has sent.
 * @param string[] $types The types of pages.
 * @return array|null `problem` or `view`, `type` of the page, and whether the page is `ours`.
 */
function report_of( string $body, array $types ): ?array {
	$given = strlen( $body ) > LONGEST_REPORT ? null : json_decode( $body, true, 4 );
	if ( ! is_array( $given ) || ! isset( $given['type'], $given['ours'] ) || ! is_bool( $given['ours'] ) || ! in_array( $given['type'], array_merge( $types, array( '' ) ), true ) ) {
		return null;
	}
	$problem = isset( $given['problem'] ) ? problem_of( $given['problem'], $given['path'] ?? '' ) : null;
	$view    = isset( $given['view'] ) ? view_of( $given['view'] ) : null;
	if ( ( null === $problem ) === ( null === $view ) ) {
		return null;
	}
	return array(
		'type' => $given['type'],
		'ours' => $given['ours'],
	) + ( $problem ? array( 'problem' => $problem ) : array( 'view' => $view ) );
}

/**
 * A reported problem; null for what is none.
 *
 * @param mixed $given What the browser has sent.
 * @param mixed $path  The path of the page.
 */
function problem_of( $given, $path ): ?array {
	if ( ! is_array( $given ) || ! isset( $given['message'] ) || ! is_string( $given['message'] ) || ! in_array( $given['kind'] ?? null, PROBLEM_KINDS, true ) ) {
		return null;
	}
	$widget = $given['widget'] ?? '';
	return array(
		'kind'    => $given['kind'],
		'widget'  => is_string( $widget ) && preg_match( '/^[a-z][\w-]{0,60}$/D', $widget ) ? $widget : '',
		'message' => clean_message( $given['message'] ),
		'path'    => is_string( $path ) ? clean_path( $path ) : '',
	);
}

/**
 * The figures of a view that can be true, and whether something failed; null for what is none.
 *
 * @param mixed $given What the browser has sent.
 */
function view_of( $given ): ?array {
	if ( ! is_array( $given ) || ! isset( $given['failed'] ) || ! is_bool( $given['failed'] ) ) {
		return null;
	}
	$view = array( 'failed' => $given['failed'] );
	foreach ( MOST_MEASURED as $measure => $most ) {
		$value            = $given[ $measure ] ?? null;
		$is_number        = is_int( $value ) || ( is_float( $value ) && is_finite( $value ) );
		$view[ $measure ] = $is_number && $value >= 0 && $value <= $most ? (float) $value : null;
	}
	return $view;
}

/**
 * The list with one more problem, the same one counted once. Where it is full, the one that came least often goes, of these the oldest.
 *
 * @param array  $rows    What kept_problems() gives.
 * @param array  $problem What problem_of() gives, and `type`.
 * @param string $browser What browser_of() gives.
 * @param int    $now     Seconds since 1970.
 */
function with_problem( array $rows, array $problem, string $browser, int $now ): array {
	// Hours: nobody is to be followed by the time.
	$hour = $now - $now % 3600;
	$key  = md5( implode( "\n", array( $problem['kind'], $problem['widget'], $problem['type'], $problem['message'] ) ) );
	$row  = $rows[ $key ] ?? array( 'n' => 0, 'first' => $hour, 'browsers' => array() ) + $problem;
	if ( ! isset( $row['browsers'][ $browser ] ) && count( $row['browsers'] ) >= MOST_BROWSERS - 1 ) {
		$browser = 'other';
	}
	$row['browsers'][ $browser ] = ( $row['browsers'][ $browser ] ?? 0 ) + 1;
	$row['n']                   += 1;
	$row['last']                 = $hour;
	$row['path']                 = '' === $problem['path'] ? $row['path'] : $problem['path'];
	unset( $rows[ $key ] );
	if ( count( $rows ) >= MOST_PROBLEMS ) {
		$least = array_keys( $rows )[0];
		foreach ( $rows as $name => $one ) {
			if ( array( $one['n'], $one['last'] ) < array( $rows[ $least ]['n'], $rows[ $least ]['last'] ) ) {
				$least = $name;
			}
		}
		unset( $rows[ $least ] );
	}
	return $rows + array( $key => $row );
}

/**
 * The valid part of what is stored, without what has not come again for long.
 *
 * @param mixed $stored Whatever the database holds.
 * @param int   $now    Seconds since 1970.
 * @return array[] By key: `kind`, `widget`, `message`, `type`, `path`, `n`, `first`, `last`, `browsers`.
 */
function kept_problems( $stored, int $now ): array {
	$shape   = array( 'kind' => '', 'widget' => '', 'message' => '', 'type' => '', 'path' => '', 'n' => 0, 'first' => 0, 'last' => 0, 'browsers' => array() );
	$is_kept = static function ( $row ) use ( $shape, $now ): bool {
		return is_array( $row ) && array_map( 'gettype', array_replace( $shape, array_intersect_key( $row, $shape ) ) ) === array_map( 'gettype', $shape ) &&
			count( array_intersect_key( $row, $shape ) ) === count( $shape ) && $row['last'] > $now - PROBLEMS_LAST;
	};
	return array_slice( array_filter( is_array( $stored ) ? $stored : array(), $is_kept ), 0, MOST_PROBLEMS );
}

/**
 * The widget that fails most often on pages of a type; '' where none does.
 *
 * @param array[] $rows What kept_problems() gives.
 * @param string  $type The type of page.
 */
function worst_widget( array $rows, string $type ): string {
	$counts = array();
	foreach ( $rows as $row ) {
		if ( $row['type'] === $type && '' !== $row['widget'] ) {
			$counts[ $row['widget'] ] = ( $counts[ $row['widget'] ] ?? 0 ) + $row['n'];
		}
	}
	arsort( $counts );
	return (string) key( $counts );
}
