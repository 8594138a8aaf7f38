<?php
/**
 * Chooses pages of a page builder to compare.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * The types of widgets that a page of Elementor has.
 *
 * @param string $data What Elementor stores of the page, or its beginning.
 * @return string[]
 */
function types_in( string $data ): array {
	preg_match_all( '/"widgetType":"([^"\\\\]{1,100})"/', $data, $found );
	return array_values( array_unique( $found[1] ) );
}

/**
 * Pages that have many types together: each has more that are on none of those before it than any other page.
 *
 * @param string[][] $types The types of each page, by its id.
 * @param int        $most  How many pages at most.
 * @return int[] Ids.
 */
function most_varied( array $types, int $most ): array {
	$chosen = array();
	$seen   = array();
	while ( count( $chosen ) < $most ) {
		$best = 0;
		$new  = array();
		foreach ( $types as $id => $here ) {
			$more = array_diff( $here, $seen );
			if ( count( $more ) > count( $new ) ) {
				$best = (int) $id;
				$new  = $more;
			}
		}
		if ( ! $new ) {
			break;
		}
		$chosen[] = $best;
		$seen     = array_merge( $seen, $new );
	}
	return $chosen;
}
