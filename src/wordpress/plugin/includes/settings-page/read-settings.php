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
 * }
 */
function read_settings( string $text ): array {
	if ( '' === $text ) {
		return array(
			'settings' => array(),
			'problems' => array(),
		);
	}
	$settings = strlen( $text ) > Rules\LONGEST_SETTINGS ? null : json_decode( $text, true, Rules\DEEPEST_SETTINGS );
	$problems = array_map( __NAMESPACE__ . '\\problem_text', Rules\problems_of( $settings, schemas() ) );
	return array(
		'settings' => $problems ? array() : $settings,
		'problems' => $problems,
	);
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
