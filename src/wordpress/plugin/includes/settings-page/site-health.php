<?php
/**
 * Tools → Site Health: whether visitors have the widgets, and the choices of the owner for a request for support.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the test.
 *
 * @param array $tests The tests of Site Health.
 */
function add_health_test( array $tests ): array {
	$tests['direct']['storefront_widgets'] = array(
		'label' => __( 'Storefront Widgets', 'storefront-widgets' ),
		'test'  => __NAMESPACE__ . '\\health_result',
	);
	return $tests;
}

/** The result of the test. */
function health_result(): array {
	$labels = array(
		'off'   => __( 'Storefront Widgets is off', 'storefront-widgets' ),
		'trial' => __( 'Storefront Widgets is on trial: visitors do not have the widgets', 'storefront-widgets' ),
		'on'    => __( 'Storefront Widgets is on', 'storefront-widgets' ),
	);
	$is_ok  = 'on' === state() && ! has_concatenation();
	$about  = has_concatenation()
		? __( 'Jetpack Boost concatenates JS: as long as it does, no script that it has can be left out.', 'storefront-widgets' )
		: __( 'Pages load less, and work by keyboard and screen reader, once the widgets are on.', 'storefront-widgets' );
	return array(
		'label'       => $labels[ state() ],
		'status'      => $is_ok ? 'good' : 'recommended',
		'badge'       => array(
			'label' => __( 'Performance', 'storefront-widgets' ),
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $about ) . '</p>',
		'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( settings_url() ), esc_html__( 'Settings', 'storefront-widgets' ) ),
		'test'        => 'storefront_widgets',
	);
}

/**
 * Adds the section to the information for support.
 *
 * @param array $info The sections.
 */
function add_health_info( array $info ): array {
	$fields = array();
	foreach ( health_values() as $label => $value ) {
		$fields[] = array(
			'label' => $label,
			'value' => '' === $value ? __( 'none', 'storefront-widgets' ) : $value,
		);
	}
	$info['storefront-widgets'] = array(
		'label'  => __( 'Storefront Widgets', 'storefront-widgets' ),
		'fields' => $fields,
	);
	return $info;
}

/** The choices of the owner as texts, by what they are. Settings of widgets may have keys, so only their entries are named. */
function health_values(): array {
	$options = options();
	$state   = null === forced_state() ? state() : state() . ' (wp-config.php)';
	return array(
		__( 'State', 'storefront-widgets' )            => $state,
		__( 'Build', 'storefront-widgets' )            => catalogue()['build'],
		__( 'Core', 'storefront-widgets' )             => $options['core'],
		__( 'Pages', 'storefront-widgets' )            => $options['pages'],
		__( 'Pages left alone', 'storefront-widgets' ) => implode( ', ', array_merge( ...array_values( $options['except'] ) ) ),
		__( 'Widgets that are off', 'storefront-widgets' ) => implode( ', ', $options['disable'] ),
		__( 'Scripts that are kept', 'storefront-widgets' ) => implode( ', ', $options['keep'] ),
		__( 'jQuery', 'storefront-widgets' )           => $options['jquery'],
		__( 'Who may edit widgets', 'storefront-widgets' ) => $options['editors'],
		__( 'Settings for the whole site', 'storefront-widgets' ) => implode( ', ', array_keys( $options['settings'] ) ),
		__( 'To see whether a fault is the plugin’s, add to an address', 'storefront-widgets' ) => '?' . VIEW . '=off',
	) + report_values();
}
