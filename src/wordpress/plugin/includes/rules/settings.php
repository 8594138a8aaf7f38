<?php
/**
 * Checks values for `storefrontWidgetsConfig.settings` before they are stored. Uses no functions of WordPress.
 *
 * The widget's schema in the browser makes the final check; this one only rejects values that can never be valid.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** The maximum length of all settings as JSON, in bytes. */
const LONGEST_SETTINGS = 100000;

/** The maximum nesting depth of lists and objects. */
const DEEPEST_SETTINGS = 8;

/**
 * The problems in settings; empty if there are none.
 *
 * @param mixed    $settings Entries by widget type or selector, each an object of values.
 * @param array[]  $schemas  The settings of each widget type.
 * @return array[] Problems: `problem` (`shape`, `type`, `entry`, `key` or `value`), `entry`, `key`, and `expected` with `value`.
 */
function problems_of( $settings, array $schemas ): array {
	if ( ! is_array( $settings ) || has_proto( $settings ) ) {
		return array( array( 'problem' => 'shape' ) );
	}
	$problems = array();
	foreach ( $settings as $entry => $values ) {
		$entry = (string) $entry;
		if ( ! is_array( $values ) || ( $values && array_keys( $values ) === range( 0, count( $values ) - 1 ) ) ) {
			$problems[] = array(
				'problem' => 'entry',
				'entry'   => $entry,
			);
			continue;
		}
		$is_type = 1 === preg_match( '/^[\w-]+$/', $entry );
		// An unknown type may be an integrator's.
		$schema = $is_type && isset( $schemas[ $entry ] ) ? by_key( $schemas[ $entry ] ) : null;
		foreach ( $values as $key => $value ) {
			if ( null === $schema ) {
				continue;
			}
			$problem = isset( $schema[ $key ] ) ? value_problem( $value, $schema[ $key ] ) : 'key';
			if ( $problem ) {
				$problems[] = array(
					'problem'  => 'key' === $problem ? 'key' : 'value',
					'entry'    => $entry,
					'key'      => (string) $key,
					'expected' => $problem,
				);
			}
		}
	}
	return $problems;
}

/**
 * What looks like a slip, but may be meant: a type may be an integrator's, and so may be the keys for hosts of a selector.
 *
 * @param array   $settings Entries without problems.
 * @param array[] $schemas  The settings of each widget type.
 * @return array[] Doubts: `doubt` (`type` or `key`), `entry`, `key`, and `nearest`: the known name that it looks like, or ''.
 */
function doubts_of( array $settings, array $schemas ): array {
	$types  = array_keys( $schemas );
	$keys   = array_keys( array_merge( array(), ...array_values( array_map( __NAMESPACE__ . '\\by_key', $schemas ) ) ) );
	$doubts = array();
	foreach ( $settings as $entry => $values ) {
		$entry = (string) $entry;
		if ( isset( $schemas[ $entry ] ) ) {
			continue;
		}
		if ( preg_match( '/^[\w-]+$/', $entry ) ) {
			$doubts[] = array(
				'doubt'   => 'type',
				'entry'   => $entry,
				'key'     => '',
				'nearest' => nearest( $entry, $types ),
			);
			continue;
		}
		foreach ( array_diff( array_map( 'strval', array_keys( $values ) ), $keys ) as $key ) {
			$doubts[] = array(
				'doubt'   => 'key',
				'entry'   => $entry,
				'key'     => $key,
				'nearest' => nearest( $key, $keys ),
			);
		}
	}
	return $doubts;
}

/**
 * The known name that a name is a slip of; '' if there is none.
 *
 * @param string   $name  The name.
 * @param string[] $known Known names.
 */
function nearest( string $name, array $known ): string {
	$best  = '';
	// A slip changes few letters of a name.
	$least = 1 + (int) min( 3, strlen( $name ) / 3 );
	foreach ( $known as $one ) {
		$distance = strlen( $name ) < 100 ? levenshtein( strtolower( $name ), strtolower( $one ) ) : $least;
		if ( $distance < $least ) {
			$best  = $one;
			$least = $distance;
		}
	}
	return $best;
}

/**
 * Has it the key `__proto__` anywhere? In a printed script that is no key, but gives an object inherited properties.
 *
 * @param array $values Any values.
 */
function has_proto( array $values ): bool {
	foreach ( $values as $key => $value ) {
		if ( '__proto__' === $key || ( is_array( $value ) && has_proto( $value ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The settings of a type by key, including the keys for single devices.
 *
 * @param array[] $schema The settings.
 * @return array[]
 */
function by_key( array $schema ): array {
	$found = array();
	foreach ( $schema as $setting ) {
		foreach ( array_merge( array( $setting['key'] ), isset( $setting['devices'] ) ? $setting['devices'] : array() ) as $key ) {
			$found[ $key ] = $setting;
		}
	}
	return $found;
}

/**
 * The expected kind if a value is invalid; null if it may be valid.
 *
 * @param mixed $value   The value.
 * @param array $setting The setting: its kind, and its limits or words.
 */
function value_problem( $value, array $setting ): ?string {
	// Both mean the default.
	if ( null === $value || '' === $value ) {
		return null;
	}
	switch ( $setting['kind'] ) {
		case 'switch':
			return is_bool( $value ) || in_array( strtolower( scalar_text( $value ) ), array( 'true', '1', 'yes', 'on', 'false', '0', 'no', 'off' ), true ) ? null : 'switch';
		case 'number':
			$number = is_array( $value ) && isset( $value['size'] ) ? $value['size'] : $value;
			return is_numeric( $number ) && in_bounds( $number + 0, $setting ) ? null : 'number';
		case 'choice':
			return in_array( strtolower( scalar_text( $value ) ), $setting['words'], true ) ? null : 'choice';
		case 'list':
			return is_array( $value ) ? null : 'list';
		case 'group':
			return is_array( $value ) ? null : 'group';
		case 'plural':
			return is_array( $value ) ? ( isset( $value['other'] ) ? null : 'plural' ) : ( is_scalar( $value ) ? null : 'plural' );
		case 'address':
			$address = is_array( $value ) && isset( $value['url'] ) ? $value['url'] : $value;
			return is_string( $address ) && ! preg_match( '/^\s*(?!https?:)[a-z][a-z0-9+.-]*:/i', $address ) ? null : 'address';
		default:
			return is_scalar( $value ) || is_array( $value ) ? null : 'text';
	}
}

/**
 * A number, text or boolean as text; empty for other values.
 *
 * @param mixed $value The value.
 */
function scalar_text( $value ): string {
	return is_scalar( $value ) ? trim( (string) $value ) : '';
}

/**
 * Is a number within the limits of a setting?
 *
 * @param int|float $number  The number.
 * @param array     $setting The limits; null means none.
 */
function in_bounds( $number, array $setting ): bool {
	return ( ! isset( $setting['min'] ) || $number >= $setting['min'] ) &&
		( ! isset( $setting['max'] ) || $number <= $setting['max'] ) &&
		( empty( $setting['whole'] ) || floor( $number ) === (float) $number );
}
