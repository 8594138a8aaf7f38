<?php
/**
 * Says where pages of a type fail too often for visitors: a notice, and a test of Site Health; and the text for the privacy policy.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The pages of the administration that have the notice. */
const NOTICE_SCREENS = array( 'dashboard', 'plugins', 'settings_page_' . PAGE );

/**
 * The types of pages that fail too often.
 *
 * @return array[] By type: `views`, `failed`, and `widget`, the one that fails most often; '' where none is known.
 */
function failing_types(): array {
	if ( ! options()['reports'] ) {
		return array();
	}
	$failing = array_filter(
		Rules\failures( figures(), this_week() ),
		static function ( array $failure ): bool {
			return $failure['too_often'];
		}
	);
	$rows    = $failing ? problems() : array();
	foreach ( array_keys( $failing ) as $type ) {
		$failing[ $type ]['widget'] = Rules\worst_widget( $rows, (string) $type );
	}
	return $failing;
}

/**
 * What a notice says, in one word: it comes again where a type or a widget is another one, or the share has doubled.
 *
 * @param array[] $failing What failing_types() gives.
 */
function failing_word( array $failing ): string {
	$parts = array();
	foreach ( $failing as $type => $one ) {
		$parts[] = "$type:$one[widget]:" . (int) floor( log( 100 * $one['failed'] / $one['views'], 2 ) );
	}
	sort( $parts );
	return implode( ',', $parts );
}

/**
 * What fails on a type of pages, as a sentence.
 *
 * @param string $type The type of pages.
 * @param array  $one  One of failing_types().
 */
function failing_text( string $type, array $one ): string {
	/* translators: 1: a type of pages, 2: a share, 3: number of views on which something failed, 4: number of all views. */
	$text = sprintf( __( '%1$s: something of the widgets failed on %2$s of the measured views (%3$s of %4$s).', 'storefront-widgets' ), report_type_name( $type ), failed_share( $one ), number_format_i18n( $one['failed'] ), number_format_i18n( $one['views'] ) );
	/* translators: %s: a widget. */
	return $text . ( '' === $one['widget'] ? '' : ' ' . sprintf( __( 'Most often it was the widget “%s”.', 'storefront-widgets' ), widget_name( $one['widget'] ) ) );
}

/** Prints the notice, unless somebody has dismissed it and nothing has changed since. */
function print_failures_notice(): void {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->id, NOTICE_SCREENS, true ) || ! may_decide() ) {
		return;
	}
	$failing = failing_types();
	$word    = failing_word( $failing );
	if ( ! $failing || get_option( DISMISSED_OPTION ) === $word ) {
		return;
	}
	echo '<div class="notice notice-warning storefront-widgets-failures"><p><strong>' . esc_html__( 'Storefront Widgets: pages fail for visitors', 'storefront-widgets' ) . '</strong></p>';
	foreach ( $failing as $type => $one ) {
		echo '<p>' . esc_html( failing_text( (string) $type, $one ) ) . '</p>';
		if ( '' !== $type ) {
			print_put_back_form( 'type', $type, __( 'Leave pages of this type to their own scripts', 'storefront-widgets' ), report_type_name( $type ) );
		}
		if ( isset( catalogue()['widgets'][ $one['widget'] ] ) ) {
			/* translators: %s: a widget. */
			print_put_back_form( 'widget', $one['widget'], sprintf( __( 'Switch “%s” off', 'storefront-widgets' ), widget_name( $one['widget'] ) ) );
		}
	}
	print_put_back_form( 'notice', $word, __( 'Dismiss this until something changes', 'storefront-widgets' ) );
	printf( '<p><a href="%s">%s</a></p></div>', esc_url( settings_url() . '#storefront-widgets-reports' ), esc_html__( 'What visitors met', 'storefront-widgets' ) );
}

/**
 * Adds the test to Site Health.
 *
 * @param array $tests The tests of Site Health.
 */
function add_reports_health_test( array $tests ): array {
	$tests['direct']['storefront_widgets_reports'] = array(
		'label' => __( 'Storefront Widgets: reports of visitors', 'storefront-widgets' ),
		'test'  => __NAMESPACE__ . '\\reports_health_result',
	);
	return $tests;
}

/** The result of the test. */
function reports_health_result(): array {
	$failing = failing_types();
	$texts   = array();
	foreach ( $failing as $type => $one ) {
		$texts[] = esc_html( failing_text( (string) $type, $one ) );
	}
	return array(
		'label'       => $failing ? __( 'Pages with Storefront Widgets fail for visitors', 'storefront-widgets' ) : __( 'Pages with Storefront Widgets work for visitors, as far as they report', 'storefront-widgets' ),
		'status'      => $failing ? 'recommended' : 'good',
		'badge'       => array(
			'label' => __( 'Performance', 'storefront-widgets' ),
			'color' => 'blue',
		),
		'description' => '<p>' . ( $texts ? implode( '</p><p>', $texts ) : esc_html__( 'No type of page fails on more than 1 % of the measured views.', 'storefront-widgets' ) ) . '</p>',
		'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( settings_url() . '#storefront-widgets-reports' ), esc_html__( 'What visitors met', 'storefront-widgets' ) ),
		'test'        => 'storefront_widgets_reports',
	);
}

/** Offers WordPress a text for the site's privacy policy. */
function add_privacy_text(): void {
	if ( ! options()['reports'] ) {
		return;
	}
	$text = __( 'When something on a page of this site fails in your browser, it tells the site what failed, on which type of page and at which address, and which browser it is. For a share of the views it also tells how fast the page was. This goes to our own server only. No cookies are set or read for it, your IP address is not stored with it, and addresses of e-mail, numbers and what follows the question mark in an address are removed before it is stored. Errors are deleted after four weeks in which they did not come again; of how fast pages were, only counts of all visitors together are kept.', 'storefront-widgets' );
	wp_add_privacy_policy_content( __( 'Storefront Widgets', 'storefront-widgets' ), '<p>' . esc_html( $text ) . '</p>' );
}
