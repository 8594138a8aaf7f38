<?php
/**
 * Reads the settings for the whole site from the form.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Parses and checks settings written as JSON.
 *
 * @param string $text The JSON; empty means no settings.
 * @return array {
 *     @type array    $settings The settings; empty if there are problems.
 *     @type string[] $problems Messages for the administrator.
 *     @type string[] $doubts   Messages on what was saved, but looks like a slip.
 * }
 */
function read_settings( string $text ): array {
	if ( '' === $text ) {
		return array(
			'settings' => array(),
			'problems' => array(),
			'doubts'   => array(),
		);
	}
	$error = strlen( $text ) > Rules\LONGEST_SETTINGS ? null : Rules\json_error( $text );
	if ( $error ) {
		return array(
			'settings' => array(),
			'problems' => array( syntax_text( $error ) ),
			'doubts'   => array(),
		);
	}
	$settings = strlen( $text ) > Rules\LONGEST_SETTINGS ? null : json_decode( $text, true, Rules\DEEPEST_SETTINGS );
	$problems = array_map( __NAMESPACE__ . '\\problem_text', Rules\problems_of( $settings, schemas() ) );
	return array(
		'settings' => $problems ? array() : $settings,
		'problems' => $problems,
		'doubts'   => $problems ? array() : array_map( __NAMESPACE__ . '\\doubt_text', Rules\doubts_of( $settings, schemas() ) ),
	);
}

/**
 * The message for text that is no JSON.
 *
 * @param array $error What Rules\json_error() gives.
 */
function syntax_text( array $error ): string {
	if ( '' === $error['found'] ) {
		/* translators: %d: number of a line. */
		return sprintf( __( 'The settings are not valid JSON: they break off in line %d, where a bracket or a quote is missing. They were not saved.', 'storefront-widgets' ), $error['line'] );
	}
	/* translators: 1: number of a line, 2: what stands there. */
	return sprintf( __( 'The settings are not valid JSON: line %1$d is wrong from “%2$s” on. Often a comma or a quote before it is missing, or one too many. They were not saved.', 'storefront-widgets' ), $error['line'], $error['found'] );
}

/**
 * The message for what looks like a slip.
 *
 * @param array $doubt A doubt from Rules\doubts_of().
 */
function doubt_text( array $doubt ): string {
	if ( 'type' === $doubt['doubt'] ) {
		/* translators: %s: a widget type. */
		$said = sprintf( __( 'Saved, but the plugin has no widget “%s”.', 'storefront-widgets' ), $doubt['entry'] );
	} else {
		/* translators: 1: a selector, 2: name of a setting. */
		$said = sprintf( __( 'Saved, but no widget of the plugin has the setting “%2$s”, given for “%1$s”.', 'storefront-widgets' ), $doubt['entry'], $doubt['key'] );
	}
	/* translators: %s: a name. */
	return $said . ( '' === $doubt['nearest'] ? '' : ' ' . sprintf( __( 'Is “%s” meant?', 'storefront-widgets' ), $doubt['nearest'] ) );
}

/** The settings of each widget type, as written by the build. */
function schemas(): array {
	return require plugin_dir_path( FILE ) . 'settings.php';
}

/**
 * The message for a problem.
 *
 * @param array $problem A problem from Rules\problems_of().
 */
function problem_text( array $problem ): string {
	switch ( $problem['problem'] ) {
		case 'shape':
			return __( 'The settings are not a valid JSON object or are too long. They were not saved.', 'storefront-widgets' );
		case 'entry':
			/* translators: %s: a widget type or selector. */
			return sprintf( __( 'The settings of “%s” are not an object. They were not saved.', 'storefront-widgets' ), $problem['entry'] );
		case 'key':
			/* translators: 1: widget type, 2: name of a setting. */
			return sprintf( __( 'The widget “%1$s” has no setting “%2$s”. The settings were not saved.', 'storefront-widgets' ), $problem['entry'], $problem['key'] );
		default:
			/* translators: 1: widget type, 2: name of a setting, 3: the expected kind of value, in English, such as number. */
			return sprintf( __( 'The value of “%2$s” for “%1$s” is invalid (expected: %3$s). The settings were not saved.', 'storefront-widgets' ), $problem['entry'], $problem['key'], $problem['expected'] );
	}
}
