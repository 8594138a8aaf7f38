<?php
/**
 * An import in two steps: the file is read and checked, and kept for its user for some minutes; the settings page shows what it would
 * change; then the checked values are stored, the settings of widgets as a version that the panel can take back.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** How long a file waits for its user's decision, in seconds. */
const IMPORT_WAITS = 15 * MINUTE_IN_SECONDS;

/** How much is said about one file. */
const MOST_REMARKS = 100;

/** Under which name the checked values of the user's file are kept. */
function import_key(): string {
	return 'storefront_widgets_import_' . get_current_user_id();
}

/** The first step: reads a file, or what was set before the last import, and leads to the list of changes. */
function receive_import(): void {
	check_admin_referer( IMPORT_ACTION );
	refuse_others();
	$before  = get_option( BEFORE_IMPORT_OPTION );
	$is_undo = isset( $_POST['storefront_widgets_undo'], $before['text'] );
	$file    = isset( $_FILES[ FILE_FIELD ] ) ? (array) $_FILES[ FILE_FIELD ] : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- its text is checked below.
	$read    = Rules\read_transfer( $is_undo ? (string) $before['text'] : uploaded_text( $file ) );
	if ( ! isset( $read['problem'] ) && strlen( (string) wp_json_encode( $read['settings'], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ) > Rules\LONGEST_SETTINGS ) {
		$read = array( 'problem' => 'shape' );
	}
	if ( isset( $read['problem'] ) ) {
		back_to_settings( transfer_problem_text( $read ) );
	}
	set_transient( import_key(), checked_import( $read ), IMPORT_WAITS );
	wp_safe_redirect( add_query_arg( 'import', 'review', settings_url() ) );
	exit;
}

/**
 * The text of the file that was sent. Ends the request with a message where there is none.
 *
 * @param array $file What PHP says of it; empty where all that was sent was too big.
 */
function uploaded_text( array $file ): string {
	$error = isset( $file['error'] ) && is_int( $file['error'] ) ? $file['error'] : UPLOAD_ERR_INI_SIZE;
	$name  = isset( $file['tmp_name'] ) && is_string( $file['tmp_name'] ) ? $file['tmp_name'] : '';
	if ( UPLOAD_ERR_NO_FILE === $error ) {
		back_to_settings( __( 'Choose a file first. Nothing was imported.', 'storefront-widgets' ) );
	}
	if ( UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
		back_to_settings( transfer_problem_text( array( 'problem' => 'size' ) ) );
	}
	$text = UPLOAD_ERR_OK === $error && is_uploaded_file( $name ) ? file_get_contents( $name, false, null, 0, Rules\LARGEST_FILE + 1 ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file on this server.
	if ( false === $text ) {
		back_to_settings( __( 'The file did not arrive. Nothing was imported; try again.', 'storefront-widgets' ) );
	}
	return $text;
}

/**
 * What a file would set, and what is said about it.
 *
 * @param array $read What Rules\read_transfer() gives.
 * @return array `options` and `settings`, whole; `remarks`: sentences on what is left out, or looks odd.
 */
function checked_import( array $read ): array {
	$options  = checked_import_options( $read['options'] ?? array() );
	$schemas  = schemas();
	$accepted = null === $read['settings']
		? array(
			'settings' => values_set()['settings'],
			'problems' => array(),
		)
		: Rules\accepted_settings( $read['settings'], $schemas );
	$doubts   = null === $read['settings'] ? array() : Rules\doubts_of( $accepted['settings'], $schemas );
	$remarks  = array_merge(
		array_map( __NAMESPACE__ . '\\unknown_text', $read['unknown'] ),
		$options['remarks'],
		array_map( __NAMESPACE__ . '\\left_out_text', $accepted['problems'] ),
		array_map( __NAMESPACE__ . '\\import_doubt_text', $doubts )
	);
	if ( count( $remarks ) > MOST_REMARKS ) {
		/* translators: %d: a number. */
		$rest    = sprintf( __( 'And %d more like these.', 'storefront-widgets' ), count( $remarks ) - MOST_REMARKS );
		$remarks = array_merge( array_slice( $remarks, 0, MOST_REMARKS ), array( $rest ) );
	}
	return array(
		'options'  => $options['options'],
		'settings' => $accepted['settings'],
		'remarks'  => $remarks,
	);
}

/**
 * The options after an import, through the check of the form. What is not in the file stays as it is.
 *
 * @param array $given The options of the file.
 * @return array `options` and `remarks`.
 */
function checked_import_options( array $given ): array {
	$now     = flat_options( values_set()['options'] );
	$known   = array_intersect_key( flat_options( $given ), $now );
	$remarks = array_map( __NAMESPACE__ . '\\unknown_text', array_map( 'strval', array_keys( array_diff_key( flat_options( $given ), $now ) ) ) );
	if ( isset( $known['except.addresses'] ) ) {
		$known['except.addresses'] = exceptions_of_form( array( 'addresses' => implode( "\n", texts( $known['except.addresses'] ) ) ) )['addresses'];
	}
	$clean = flat_options( clean_options( nested_options( array_merge( $now, $known ) ) ) );
	foreach ( array_intersect_key( flat_options( $given ), $now ) as $name => $value ) {
		$refused = Rules\refused_values( $value, $clean[ $name ] );
		foreach ( $refused as $one ) {
			/* translators: 1: name of a setting, 2: its value. */
			$remarks[] = sprintf( __( '%1$s: “%2$s” is left out, because this version of the plugin does not know it, or it is not valid.', 'storefront-widgets' ), option_name( $name ), value_text( $one ) );
		}
		// A choice that does not exist changes nothing; of a list, the others count.
		if ( $refused && ! is_array( $value ) ) {
			$clean[ $name ] = $now[ $name ];
		}
	}
	return array(
		'options' => nested_options( $clean ),
		'remarks' => $remarks,
	);
}

/**
 * Options with `except.addresses` and the like in place of what is nested; without the settings of widgets.
 *
 * @param array $options Options.
 */
function flat_options( array $options ): array {
	$flat = array();
	foreach ( $options as $name => $value ) {
		if ( 'except' === $name && is_array( $value ) ) {
			foreach ( $value as $part => $list ) {
				$flat[ "except.$part" ] = $list;
			}
		} elseif ( 'settings' !== $name ) {
			$flat[ $name ] = $value;
		}
	}
	return $flat;
}

/**
 * The opposite of flat_options().
 *
 * @param array $flat Options.
 */
function nested_options( array $flat ): array {
	$options = array();
	foreach ( $flat as $name => $value ) {
		if ( 0 === strpos( (string) $name, 'except.' ) ) {
			$options['except'][ substr( $name, strlen( 'except.' ) ) ] = $value;
		} else {
			$options[ $name ] = $value;
		}
	}
	return $options;
}

/** The second step: stores the kept values, or forgets them. What the form sends is only whether, and which list was shown. */
function finish_import(): void {
	check_admin_referer( CHOICE_ACTION );
	refuse_others();
	$kept = get_transient( import_key() );
	if ( ! isset( $_POST['storefront_widgets_apply'] ) ) {
		delete_transient( import_key() );
		back_to_settings( __( 'Nothing was imported.', 'storefront-widgets' ), 'warning' );
	}
	if ( ! is_array( $kept ) ) {
		back_to_settings( __( 'The file was not kept so long. Nothing was imported; choose it again.', 'storefront-widgets' ) );
	}
	$shown  = isset( $_POST['storefront_widgets_shown'] ) ? sanitize_text_field( wp_unslash( $_POST['storefront_widgets_shown'] ) ) : '';
	$record = current_settings();
	$before = export_text();
	$stays  = Rules\is_same( $record['settings'], $kept['settings'] );
	if ( import_digest( $kept ) !== $shown || ! ( $stays || store_settings( $kept['settings'], $record['version'] ) ) ) {
		wp_safe_redirect( add_query_arg( 'import', 'changed', settings_url() ) );
		exit;
	}
	update_option( OPTION, array_merge( $kept['options'], array( 'settings' => null === stored_text( SETTINGS_OPTION ) ? $record['settings'] : array() ) ) );
	update_option(
		BEFORE_IMPORT_OPTION,
		array(
			'time' => time(),
			'text' => $before,
		),
		false
	);
	delete_transient( import_key() );
	// What the user has typed before is not to be shown in place of what is imported.
	delete_transient( typed_key() );
	back_to_settings( __( 'The settings were imported. “Export and import” below can undo it.', 'storefront-widgets' ), 'success' );
}

/**
 * Tells one list of changes from another: by what would be set, and by what is set.
 *
 * @param array $kept What checked_import() gives.
 */
function import_digest( array $kept ): string {
	return md5( (string) wp_json_encode( array( values_set(), $kept['options'], $kept['settings'] ) ) );
}
