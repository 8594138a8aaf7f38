<?php
/**
 * What an import would change: a list in place of the settings page, with “Import these” and “Cancel”; and the words for it.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The longest value that the list shows whole, in characters. */
const LONGEST_SHOWN = 300;

/** Prints the list where the address asks for it and a file waits for this user; says whether. */
function print_import_review(): bool {
	$asked = isset( $_GET['import'] ) ? sanitize_key( wp_unslash( $_GET['import'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only what is shown depends on it.
	$kept  = '' === $asked ? false : get_transient( import_key() );
	if ( ! is_array( $kept ) ) {
		return false;
	}
	$changes = import_changes( $kept );
	echo '<div class="wrap storefront-widgets"><h1>' . esc_html__( 'Import settings', 'storefront-widgets' ) . '</h1>';
	if ( 'changed' === $asked ) {
		echo '<div class="notice notice-error inline"><p>' . esc_html__( 'Somebody has saved other settings, or you have chosen another file, since the list was shown. Nothing was imported; look at the new list.', 'storefront-widgets' ) . '</p></div>';
	}
	if ( $kept['remarks'] ) {
		echo '<div class="notice notice-warning inline"><ul><li>' . implode( '</li><li>', array_map( 'esc_html', $kept['remarks'] ) ) . '</li></ul></div>';
	}
	if ( $changes ) {
		print_import_changes( $changes );
	} else {
		echo '<p>' . esc_html__( 'Nothing would change: all that can be imported is set already.', 'storefront-widgets' ) . '</p>';
	}
	printf( '<form action="%s" method="post"><input type="hidden" name="storefront_widgets_shown" value="%s"><p class="submit">', esc_url( transfer_url( CHOICE_ACTION ) ), esc_attr( import_digest( $kept ) ) );
	if ( $changes ) {
		echo '<button class="button button-primary" name="storefront_widgets_apply" value="1">' . esc_html__( 'Import these', 'storefront-widgets' ) . '</button> ';
	}
	echo '<button class="button">' . esc_html__( 'Cancel', 'storefront-widgets' ) . '</button></p></form></div>';
	return true;
}

/**
 * The changes as words: what, now, then.
 *
 * @param array $kept What checked_import() gives.
 * @return array[]
 */
function import_changes( array $kept ): array {
	$rows = array();
	$now  = values_set();
	$then = flat_options( $kept['options'] );
	foreach ( flat_options( $now['options'] ) as $name => $value ) {
		if ( array_key_exists( $name, $then ) && ! Rules\is_same( $value, $then[ $name ] ) ) {
			$rows[] = array( option_name( $name ), choice_text( $value ), choice_text( $then[ $name ] ) );
		}
	}
	foreach ( Rules\settings_changes( $now['settings'], $kept['settings'] ) as $change ) {
		$rows[] = array( $change['entry'] . ' → ' . $change['key'], value_text( $change['before'] ), value_text( $change['after'] ) );
	}
	return $rows;
}

/**
 * Prints the list.
 *
 * @param array[] $changes What import_changes() gives.
 */
function print_import_changes( array $changes ): void {
	echo '<p id="storefront-widgets-changes">' . esc_html__( 'Nothing is saved yet. This would change:', 'storefront-widgets' ) . '</p>';
	echo '<table class="widefat striped storefront-widgets-changes" aria-labelledby="storefront-widgets-changes"><thead><tr><th scope="col">' .
		esc_html__( 'Setting', 'storefront-widgets' ) . '</th><th scope="col">' . esc_html__( 'Now', 'storefront-widgets' ) .
		'</th><th scope="col">' . esc_html__( 'Then', 'storefront-widgets' ) . '</th></tr></thead><tbody>';
	foreach ( $changes as list( $what, $now, $then ) ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td><td>%s</td></tr>', esc_html( $what ), esc_html( $now ), esc_html( $then ) );
	}
	echo '</tbody></table>';
}

/**
 * The name of an option, as on the settings page.
 *
 * @param string $name The option.
 */
function option_name( string $name ): string {
	$names = array(
		'core'             => __( 'Core', 'storefront-widgets' ),
		'disable'          => __( 'Widgets that are off', 'storefront-widgets' ),
		'keep'             => __( 'Scripts that are kept', 'storefront-widgets' ),
		'pages'            => __( 'Pages', 'storefront-widgets' ),
		'except.addresses' => __( 'Pages at these addresses', 'storefront-widgets' ),
		'except.types'     => __( 'Pages of these types', 'storefront-widgets' ),
		'except.roles'     => __( 'All pages, for logged-in users with these roles', 'storefront-widgets' ),
		'jquery'           => __( 'jQuery', 'storefront-widgets' ),
		'debug'            => __( 'Debugging', 'storefront-widgets' ),
		'reports'          => __( 'Reports of visitors', 'storefront-widgets' ),
		'editors'          => __( 'Who may edit widgets', 'storefront-widgets' ),
	);
	return $names[ $name ] ?? $name;
}

/**
 * The value of an option as words.
 *
 * @param mixed $value The value.
 */
function choice_text( $value ): string {
	$words = array(
		'lite'           => __( 'Light', 'storefront-widgets' ),
		'react'          => 'React',
		'lighter'        => __( 'Only where a page loads less with the widgets than without, or where somebody has set them up', 'storefront-widgets' ),
		'all'            => __( 'All pages', 'storefront-widgets' ),
		'auto'           => __( 'Only on pages where a script or inline code needs it', 'storefront-widgets' ),
		'keep'           => __( 'On every page that has it', 'storefront-widgets' ),
		'administrators' => __( 'Administrators only', 'storefront-widgets' ),
		'shop_managers'  => __( 'Administrators, and the shop managers of WooCommerce', 'storefront-widgets' ),
	);
	if ( array() === $value ) {
		return __( 'none', 'storefront-widgets' );
	}
	return is_string( $value ) && isset( $words[ $value ] ) ? $words[ $value ] : value_text( $value );
}

/**
 * Any value as words; a long one is cut.
 *
 * @param mixed $value A value of JSON.
 */
function value_text( $value ): string {
	if ( null === $value ) {
		return __( 'not set', 'storefront-widgets' );
	}
	if ( is_bool( $value ) ) {
		return $value ? __( 'yes', 'storefront-widgets' ) : __( 'no', 'storefront-widgets' );
	}
	$is_list = is_array( $value ) && $value && count( array_filter( $value, 'is_string' ) ) === count( $value ) && array_values( $value ) === $value;
	$text    = is_scalar( $value ) ? (string) $value : ( $is_list ? implode( ', ', $value ) : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	return mb_strlen( $text ) > LONGEST_SHOWN ? mb_substr( $text, 0, LONGEST_SHOWN ) . '…' : $text;
}

/**
 * What is said of a part of a file that this version has no place for.
 *
 * @param string $name The part.
 */
function unknown_text( string $name ): string {
	/* translators: %s: name of a setting. */
	return sprintf( __( '“%s” is left out, because this version of the plugin does not know it.', 'storefront-widgets' ), value_text( $name ) );
}

/**
 * What is said of a widget's setting that is not imported.
 *
 * @param array $problem A problem from Rules\problems_of().
 */
function left_out_text( array $problem ): string {
	switch ( $problem['problem'] ) {
		case 'key':
			/* translators: 1: widget type, 2: name of a setting. */
			return sprintf( __( '“%1$s → %2$s” is left out, because the widget has no such setting in this version of the plugin.', 'storefront-widgets' ), $problem['entry'], $problem['key'] );
		case 'value':
			/* translators: 1: widget type, 2: name of a setting, 3: the expected kind of value, in English, such as number. */
			return sprintf( __( '“%1$s → %2$s” is left out, because its value is invalid (expected: %3$s).', 'storefront-widgets' ), $problem['entry'], $problem['key'], $problem['expected'] );
		default:
			/* translators: %s: a widget type or selector. */
			return sprintf( __( '“%s” is left out, because its settings are not an object.', 'storefront-widgets' ), $problem['entry'] );
	}
}

/**
 * What is said of what can be imported, but looks odd.
 *
 * @param array $doubt A doubt from Rules\doubts_of().
 */
function import_doubt_text( array $doubt ): string {
	if ( 'type' === $doubt['doubt'] ) {
		/* translators: %s: a widget type. */
		return sprintf( __( 'The plugin has no widget “%s” in this version. Its settings are imported all the same: it may be one of your own.', 'storefront-widgets' ), $doubt['entry'] );
	}
	/* translators: 1: a selector, 2: name of a setting. */
	return sprintf( __( 'No widget of the plugin has the setting “%2$s” in this version, given for “%1$s”. It is imported all the same.', 'storefront-widgets' ), $doubt['entry'], $doubt['key'] );
}

/**
 * Why a file is not read.
 *
 * @param array $read What Rules\read_transfer() gives, with a problem.
 */
function transfer_problem_text( array $read ): string {
	$texts = array(
		'size'  => __( 'The file is bigger than 1 MB, so it is no export of this plugin. Nothing was imported.', 'storefront-widgets' ),
		'empty' => __( 'The file is empty. Nothing was imported.', 'storefront-widgets' ),
		'html'  => __( 'The file is a web page, not an export of this plugin. Nothing was imported.', 'storefront-widgets' ),
		'json'  => __( 'The file is not JSON, or is nested too deeply, so it is no export of this plugin. Nothing was imported.', 'storefront-widgets' ),
		'other' => __( 'The file is no export of this plugin. Nothing was imported.', 'storefront-widgets' ),
		'newer' => __( 'The file comes from a newer version of the plugin, whose files this one cannot read. Nothing was imported; update the plugin first.', 'storefront-widgets' ),
		'shape' => __( 'The settings in the file are not valid, or too long. Nothing was imported.', 'storefront-widgets' ),
	);
	if ( isset( $read['error'] ) && '' !== $read['error']['found'] ) {
		/* translators: 1: number of a line, 2: what stands there. */
		return sprintf( __( 'The file is not valid JSON: line %1$d is wrong from “%2$s” on. Nothing was imported.', 'storefront-widgets' ), $read['error']['line'], $read['error']['found'] );
	}
	return $texts[ $read['problem'] ];
}
