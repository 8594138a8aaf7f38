<?php
/**
 * Reads the settings for the whole site from the form.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The settings in a text of JSON.
 *
 * @param string $text The text; an empty one stands for none.
 * @return array {
 *     @type array    $settings The settings; empty where there are problems.
 *     @type string[] $problems Sentences for the owner.
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

/** The settings of each widget type; written by the build. */
function schemas(): array {
	return require plugin_dir_path( FILE ) . 'settings.php';
}

/**
 * A problem as a sentence.
 *
 * @param array $problem What Rules\problems_of() gives.
 */
function problem_text( array $problem ): string {
	switch ( $problem['problem'] ) {
		case 'shape':
			return __( 'The settings are not a JSON object, or are too long. Nothing was changed.', 'storefront-widgets' );
		case 'entry':
			/* translators: %s: a widget type or selector. */
			return sprintf( __( 'The settings of “%s” are not an object. Nothing was changed.', 'storefront-widgets' ), $problem['entry'] );
		case 'key':
			/* translators: 1: widget type, 2: name of a setting. */
			return sprintf( __( 'The widget “%1$s” has no setting “%2$s”. Nothing was changed.', 'storefront-widgets' ), $problem['entry'], $problem['key'] );
		default:
			/* translators: 1: widget type, 2: name of a setting, 3: a word such as number. */
			return sprintf( __( 'The setting “%2$s” of “%1$s” does not fit: expected a value of the kind “%3$s”. Nothing was changed.', 'storefront-widgets' ), $problem['entry'], $problem['key'], $problem['expected'] );
	}
}
