<?php
/**
 * Which settings only an administrator may change: keys, addresses, names of cookies and of consent, switches for tracking. They are
 * those that a widget takes from the site alone, and whatever the plugin does not know. Uses no functions of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * The keys that only an administrator may change, for those who may change the others.
 *
 * @param array[] $schemas The settings of each widget type.
 * @return array `types`: the protected keys of each known type; `names`: those of all types, which are protected under selectors.
 */
function protected_keys( array $schemas ): array {
	$types = array();
	foreach ( $schemas as $type => $schema ) {
		$is_protected   = static function ( array $setting ): bool {
			return ! empty( $setting['site_only'] );
		};
		$types[ $type ] = array_map( 'strval', array_keys( array_filter( by_key( $schema ), $is_protected ) ) );
	}
	return array(
		'types' => $types,
		'names' => array_values( array_unique( array_merge( array(), ...array_values( $types ) ) ) ),
	);
}

/**
 * The part of the settings that only an administrator may change. Under a selector may be hosts of any type.
 *
 * @param array   $settings Entries by widget type or selector.
 * @param array[] $schemas  The settings of each widget type.
 */
function protected_part( array $settings, array $schemas ): array {
	$protected = protected_keys( $schemas );
	$by_type   = array_map( __NAMESPACE__ . '\\by_key', $schemas );
	$known     = array_replace( array(), ...array_values( $by_type ) );
	$part      = array();
	foreach ( $settings as $entry => $values ) {
		$is_type = 1 === preg_match( '/^[\w-]+$/D', (string) $entry );
		$keys    = $is_type ? ( $by_type[ $entry ] ?? array() ) : $known;
		$fixed   = $is_type ? ( $protected['types'][ $entry ] ?? array() ) : $protected['names'];
		$values  = is_array( $values ) ? array_diff_key( $values, array_diff_key( $keys, array_flip( $fixed ) ) ) : array();
		if ( $values ) {
			$part[ $entry ] = $values;
		}
	}
	return $part;
}

/**
 * The first change that only an administrator may make; null if there is none. The order of entries counts, because later ones
 * override earlier ones.
 *
 * @param array   $now     The stored settings.
 * @param array   $then    The settings to store.
 * @param array[] $schemas The settings of each widget type.
 * @return ?array `entry` and `key`.
 */
function protected_change( array $now, array $then, array $schemas ): ?array {
	$now     = protected_part( $now, $schemas );
	$then    = protected_part( $then, $schemas );
	$changes = settings_changes( $now, $then );
	if ( $changes ) {
		return array(
			'entry' => $changes[0]['entry'],
			'key'   => $changes[0]['key'],
		);
	}
	foreach ( array_keys( $now ) as $at => $entry ) {
		if ( array_keys( $then )[ $at ] !== $entry ) {
			return array(
				'entry' => (string) $entry,
				'key'   => (string) array_keys( $now[ $entry ] )[0],
			);
		}
	}
	return null;
}
