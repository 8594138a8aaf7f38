<?php
/**
 * Stores the settings and their versions. The settings and the number of their version are one row of the database, which is
 * replaced only if it is still the one that was read: of two requests at once, the second begins again or is refused.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const VERSIONS_OPTION = 'storefront_widgets_versions';

/** How often a request begins again before it is refused. */
const MOST_TRIES = 10;

/**
 * What the database has under a name, serialised; null if nothing. Not what WordPress has read at the start of the request.
 *
 * @param string $name The option.
 */
function stored_text( string $name ): ?string {
	global $wpdb;
	return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- past the cache.
}

/**
 * The value of what stored_text() gives; null for nothing.
 *
 * @param ?string $text The text.
 * @return mixed
 */
function stored_value( ?string $text ) {
	return null === $text ? null : maybe_unserialize( $text );
}

/**
 * Replaces an option if the database still has what was read; says whether it has.
 *
 * @param string  $name   The option.
 * @param ?string $before What stored_text() gave.
 * @param mixed   $after  The new value.
 * @param bool    $loads  Is it loaded with each page?
 */
function swap_option( string $name, ?string $before, $after, bool $loads ): bool {
	global $wpdb;
	$text = maybe_serialize( $after );
	// WordPress has no function that compares before it stores.
	$rows = null === $before
		? $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options ( option_name, option_value, autoload ) VALUES ( %s, %s, %s )", $name, $text, $loads ? 'yes' : 'no' ) ) // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
		: $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $text, $name, $before ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
	// What all requests share is only forgotten where it has changed.
	foreach ( array_merge( array( $name ), $loads ? array( 'alloptions' ) : array(), null === $before ? array( 'notoptions' ) : array() ) as $cached ) {
		wp_cache_delete( $cached, 'options' );
	}
	return (bool) $rows;
}

/**
 * The settings and the number of their version.
 *
 * @param ?string $text What stored_text() gives; without it, the settings are those that older versions of the plugin have stored.
 * @return array `settings` and `version`.
 */
function settings_record( ?string $text ): array {
	$stored = stored_value( $text );
	if ( is_array( $stored ) && isset( $stored['settings'], $stored['version'] ) && is_array( $stored['settings'] ) ) {
		return array(
			'settings' => $stored['settings'],
			'version'  => (int) $stored['version'],
		);
	}
	return array(
		'settings' => options()['settings'],
		'version'  => Rules\newest_version( panel_versions() ),
	);
}

/** The settings and the number of their version, as the database has them now. */
function current_settings(): array {
	return settings_record( stored_text( SETTINGS_OPTION ) );
}

/**
 * The versions that are kept, the newest first.
 *
 * @return array[]
 */
function panel_versions(): array {
	return Rules\clean_versions( maybe_unserialize( (string) stored_text( VERSIONS_OPTION ) ) );
}

/**
 * Stores settings as a new version.
 *
 * @param array $settings Checked settings.
 * @param ?int  $based_on The number of the version that they are based on; null replaces any.
 * @return bool False if somebody else has stored a version after that one.
 */
function store_settings( array $settings, ?int $based_on ): bool {
	for ( $tries = 0; $tries < MOST_TRIES; $tries++ ) {
		$text   = stored_text( SETTINGS_OPTION );
		$record = settings_record( $text );
		if ( null !== $based_on && $based_on !== $record['version'] ) {
			return false;
		}
		$added = Rules\added_versions( panel_versions(), $record, $settings, gmdate( 'c' ), wp_get_current_user()->display_name );
		$next  = array(
			'settings' => $settings,
			'version'  => $added[0]['version'],
		);
		if ( swap_option( SETTINGS_OPTION, $text, $next, true ) ) {
			keep_versions( $added );
			empty_caches();
			return true;
		}
	}
	return false;
}

/**
 * Adds versions to those that can be restored.
 *
 * @param array[] $added What Rules\added_versions() gives.
 */
function keep_versions( array $added ): void {
	for ( $tries = 0; $tries < MOST_TRIES; $tries++ ) {
		$text = stored_text( VERSIONS_OPTION );
		$kept = Rules\clean_versions( maybe_unserialize( (string) $text ) );
		// Not loaded on each page: only the panel asks for them.
		if ( swap_option( VERSIONS_OPTION, $text, Rules\with_versions( $kept, $added ), false ) ) {
			return;
		}
	}
}
