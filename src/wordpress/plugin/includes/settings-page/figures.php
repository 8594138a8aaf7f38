<?php
/**
 * The settings page's table of what pages take for visitors, without and with widgets; the same for Site Health.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** What is measured, in words. */
function measure_names(): array {
	return array(
		'lcp' => __( 'Largest content shown (LCP)', 'storefront-widgets' ),
		'cls' => __( 'Layout shifts (CLS)', 'storefront-widgets' ),
		'inp' => __( 'Answer to a press (INP)', 'storefront-widgets' ),
	);
}

/**
 * Prints the table.
 *
 * @param array $figures What figures() gives.
 */
function print_figures( array $figures ): void {
	echo '<h2>' . esc_html__( 'How fast pages are for visitors', 'storefront-widgets' ) . '</h2>';
	$types = array_keys( $figures['ours'] + $figures['stock'] );
	if ( ! $types ) {
		echo '<p>' . esc_html__( 'No view has been measured yet: this takes a share of the views, in browsers that can measure.', 'storefront-widgets' ) . '</p>';
		return;
	}
	/* translators: %d: a number of views. */
	echo '<p>' . esc_html( sprintf( __( 'Half of the measured views were faster than these values. Nothing is said below %d views. Pages without widgets are measured during a trial.', 'storefront-widgets' ), Rules\ENOUGH_VIEWS ) ) . '</p>';
	printf(
		'<div class="storefront-widgets-table" role="region" tabindex="0" aria-label="%s"><table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
		esc_attr__( 'How fast pages are for visitors', 'storefront-widgets' ),
		esc_html__( 'Pages', 'storefront-widgets' ),
		esc_html__( 'Measured', 'storefront-widgets' ),
		esc_html__( 'Without widgets', 'storefront-widgets' ),
		esc_html__( 'With widgets', 'storefront-widgets' )
	);
	foreach ( $types as $type ) {
		$stock = Rules\sum_of_weeks( $figures['stock'][ $type ] ?? array() );
		$ours  = Rules\sum_of_weeks( $figures['ours'][ $type ] ?? array() );
		foreach ( measure_names() as $measure => $name ) {
			printf(
				'<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>',
				esc_html( report_type_name( $type ) ),
				esc_html( $name ),
				esc_html( median_text( $measure, $stock[ $measure ] ) ),
				esc_html( median_text( $measure, $ours[ $measure ] ) )
			);
		}
	}
	echo '</tbody></table></div>';
}

/**
 * The median with the number of views, or how many are missing.
 *
 * @param string $measure `lcp`, `inp` or `cls`.
 * @param int[]  $counts  How many values are in each range.
 */
function median_text( string $measure, array $counts ): string {
	$views = (int) array_sum( $counts );
	if ( $views < Rules\ENOUGH_VIEWS ) {
		/* translators: %s: a number of views. */
		return sprintf( __( '%s more views are needed', 'storefront-widgets' ), number_format_i18n( Rules\ENOUGH_VIEWS - $views ) );
	}
	$median = (float) Rules\median_of( $measure, $counts );
	/* translators: %s: a number of milliseconds. */
	$value = 'cls' === $measure ? number_format_i18n( $median, 3 ) : sprintf( __( '%s ms', 'storefront-widgets' ), number_format_i18n( round( $median ) ) );
	/* translators: 1: a value, 2: a number of views. */
	return sprintf( __( '%1$s (%2$s views)', 'storefront-widgets' ), $value, number_format_i18n( $views ) );
}

/** What Site Health's information says: counts alone, because messages and paths may be private. */
function report_values(): array {
	if ( ! options()['reports'] ) {
		return array( __( 'Reports of visitors', 'storefront-widgets' ) => __( 'off', 'storefront-widgets' ) );
	}
	$problems = problems();
	/* translators: 1: number of different problems, 2: how often they came. */
	$values = array( __( 'Reports of visitors', 'storefront-widgets' ) => sprintf( __( '%1$d problems, %2$d times', 'storefront-widgets' ), count( $problems ), array_sum( array_column( $problems, 'n' ) ) ) );
	$counts = array();
	foreach ( $problems as $row ) {
		$name            = trim( "$row[kind] $row[widget]" );
		$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + $row['n'];
	}
	arsort( $counts );
	foreach ( array_slice( $counts, 0, 10 ) as $name => $count ) {
		/* translators: %s: a kind of problem, and a widget. */
		$values[ sprintf( __( 'Reported: %s', 'storefront-widgets' ), $name ) ] = (string) $count;
	}
	foreach ( Rules\failures( figures(), this_week() ) as $type => $failure ) {
		/* translators: %s: a type of pages. */
		$label = sprintf( __( 'Views that failed: %s', 'storefront-widgets' ), report_type_name( $type ) );
		/* translators: 1: number of views on which something failed, 2: number of all views. */
		$values[ $label ] = sprintf( __( '%1$d of %2$d', 'storefront-widgets' ), $failure['failed'], $failure['views'] );
	}
	return $values;
}
