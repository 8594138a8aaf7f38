<?php
/**
 * The settings page's list of what visitors met: how often something failed on each type of page, and what.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Prints the switch for reports. */
function print_reports_field(): void {
	printf(
		'<label><input type="checkbox" name="%s" value="1" aria-describedby="storefront-widgets-reports-about" %s> %s</label><p id="storefront-widgets-reports-about" class="description">%s</p>',
		esc_attr( field_name( 'reports' ) ),
		checked( options()['reports'], true, false ),
		esc_html__( 'Let the browsers of visitors report what fails, and how fast pages are', 'storefront-widgets' ),
		esc_html__( 'The reports go to this site alone, and you find them at the end of this page. They have no cookies, no addresses of people and no numbers by which somebody could be known. If you switch this off, what was reported is deleted.', 'storefront-widgets' )
	);
}

/**
 * The name of a type of page, also of those that have none.
 *
 * @param string $type One of PAGE_TYPES, or ''.
 */
function report_type_name( string $type ): string {
	return page_type_names()[ $type ] ?? __( 'Other pages', 'storefront-widgets' );
}

/** What happened, in words, by kind of problem. */
function problem_kind_texts(): array {
	return array(
		'widget' => __( 'A widget failed; its element went back to the page’s own scripts', 'storefront-widgets' ),
		'file'   => __( 'A file did not load', 'storefront-widgets' ),
		'error'  => __( 'An error in the plugin’s code, or in code that it has called', 'storefront-widgets' ),
		'press'  => __( 'A press of a visitor was given back to the page’s own scripts', 'storefront-widgets' ),
	);
}

/** Prints what visitors met and what their pages took. */
function print_reports(): void {
	if ( ! options()['reports'] ) {
		return;
	}
	$problems = problems();
	$figures  = figures();
	echo '<h2 id="storefront-widgets-reports">' . esc_html__( 'What visitors met', 'storefront-widgets' ) . '</h2>';
	print_failures( Rules\failures( $figures, this_week() ) );
	if ( $problems ) {
		print_problems( $problems );
	} else {
		echo '<p>' . esc_html__( 'No browser of a visitor has reported that something failed.', 'storefront-widgets' ) . '</p>';
	}
	print_figures( $figures );
	if ( $problems || array_filter( $figures ) ) {
		print_put_back_form( 'all', '', __( 'Forget all reports', 'storefront-widgets' ) );
	}
}

/**
 * A share in percent, with a digit after the point.
 *
 * @param array $failure One of Rules\failures().
 */
function failed_share( array $failure ): string {
	/* translators: %s: a number of percent. */
	return sprintf( __( '%s %%', 'storefront-widgets' ), number_format_i18n( 100 * $failure['failed'] / $failure['views'], 1 ) );
}

/**
 * Prints how often something failed, by type of page, with a button for each type that can be left alone.
 *
 * @param array[] $failures What Rules\failures() gives.
 */
function print_failures( array $failures ): void {
	$failed = array_filter( array_column( $failures, 'failed' ) );
	echo $failed ? '<ul>' : '';
	foreach ( $failures as $type => $failure ) {
		if ( ! $failure['failed'] ) {
			continue;
		}
		$name = report_type_name( $type );
		/* translators: 1: a type of pages, 2: number of views on which something failed, 3: number of all views, 4: the same as a share. */
		echo '<li>' . esc_html( sprintf( __( '%1$s: something failed on %2$s of %3$s measured views (%4$s).', 'storefront-widgets' ), $name, number_format_i18n( $failure['failed'] ), number_format_i18n( $failure['views'] ), failed_share( $failure ) ) ) . ' ';
		if ( '' !== $type && ! in_array( $type, options()['except']['types'], true ) ) {
			print_put_back_form( 'type', $type, __( 'Put back to stock', 'storefront-widgets' ), $name );
		}
		echo '</li>';
	}
	echo $failed ? '</ul>' : '';
}

/**
 * Prints the table of problems, the most frequent first.
 *
 * @param array[] $problems What problems() gives.
 */
function print_problems( array $problems ): void {
	array_multisort( array_column( $problems, 'n' ), SORT_DESC, array_column( $problems, 'last' ), SORT_DESC, $problems );
	$heads = array(
		__( 'What', 'storefront-widgets' ),
		__( 'Widget', 'storefront-widgets' ),
		__( 'Page', 'storefront-widgets' ),
		__( 'How often', 'storefront-widgets' ),
		__( 'Since', 'storefront-widgets' ),
		__( 'Last', 'storefront-widgets' ),
		__( 'Browsers', 'storefront-widgets' ),
	);
	// By keyboard, too, one must be able to scroll it.
	printf( '<div class="storefront-widgets-table" role="region" tabindex="0" aria-label="%s"><table class="widefat striped"><thead><tr>', esc_attr__( 'What visitors met', 'storefront-widgets' ) );
	foreach ( $heads as $head ) {
		echo '<th scope="col">' . esc_html( $head ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	foreach ( $problems as $row ) {
		print_problem( $row );
	}
	echo '</tbody></table></div>';
}

/**
 * Prints a row of the table.
 *
 * @param array $row A problem.
 */
function print_problem( array $row ): void {
	printf( '<tr><td>%s<br><code>%s</code></td><td>%s', esc_html( problem_kind_texts()[ $row['kind'] ] ?? $row['kind'] ), esc_html( $row['message'] ), esc_html( widget_name( $row['widget'] ) ) );
	if ( isset( catalogue()['widgets'][ $row['widget'] ] ) && ! in_array( $row['widget'], options()['disable'], true ) ) {
		print_put_back_form( 'widget', $row['widget'], __( 'Put back to stock', 'storefront-widgets' ), widget_name( $row['widget'] ) );
	}
	echo '</td><td>' . esc_html( report_type_name( $row['type'] ) );
	if ( '' !== $row['path'] ) {
		printf( '<br><a href="%s">%s</a>', esc_url( site_root() . $row['path'] ), esc_html( rawurldecode( $row['path'] ) ) );
	}
	printf(
		'</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>',
		esc_html( number_format_i18n( $row['n'] ) ),
		esc_html( report_time( $row['first'] ) ),
		esc_html( report_time( $row['last'] ) ),
		esc_html( browsers_text( $row['browsers'] ) )
	);
}

/** The address of the site's host, without a path. */
function site_root(): string {
	$home = wp_parse_url( home_url() );
	return ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":$home[port]" : '' );
}

/**
 * A time of the site's zone, for people.
 *
 * @param int $time Seconds since 1970.
 */
function report_time( int $time ): string {
	return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
}

/**
 * The browsers, the most frequent first.
 *
 * @param int[] $browsers How often, by name.
 */
function browsers_text( array $browsers ): string {
	arsort( $browsers );
	$texts = array();
	foreach ( $browsers as $name => $count ) {
		$texts[] = ( 'other' === $name ? __( 'others', 'storefront-widgets' ) : $name ) . ' (' . number_format_i18n( $count ) . ')';
	}
	return implode( ', ', $texts );
}
