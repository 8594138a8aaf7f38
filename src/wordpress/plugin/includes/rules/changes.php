<?php
/**
 * Compares settings with those of another time. Uses no functions of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** How many changes of a version are named. */
const NAMED_CHANGES = 3;

/** How long the JSON of a value may be where changes are named, in characters. */
const LONGEST_NAMED = 40;

/**
 * The first changes between two versions, short enough for a list.
 *
 * @param array[] $before Entries by widget type or selector.
 * @param array[] $after  The same of the next version.
 * @return array `changes`: `entry`, `key`, and `before` and `after` as JSON, null where it is not set; `more`: the number of others.
 */
function named_changes( array $before, array $after ): array {
	$all   = settings_changes( $before, $after );
	$named = array();
	foreach ( array_slice( $all, 0, NAMED_CHANGES ) as $change ) {
		$named[] = array(
			'entry'  => $change['entry'],
			'key'    => $change['key'],
			'before' => short_json( $change['before'] ),
			'after'  => short_json( $change['after'] ),
		);
	}
	return array(
		'changes' => $named,
		'more'    => count( $all ) - count( $named ),
	);
}

/**
 * The beginning of a value's JSON; null for no value.
 *
 * @param mixed $value A value of JSON.
 */
function short_json( $value ): ?string {
	if ( null === $value ) {
		return null;
	}
	$text = (string) json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- these rules call nothing of WordPress.
	return mb_strlen( $text ) > LONGEST_NAMED ? mb_substr( $text, 0, LONGEST_NAMED ) . '…' : $text;
}

/**
 * The settings that differ.
 *
 * @param array[] $now  Entries by widget type or selector.
 * @param array[] $then The same from another time.
 * @return array[] Changes: `entry`, `key`, `before` and `after`; null means that it is not set.
 */
function settings_changes( array $now, array $then ): array {
	$changes = array();
	foreach ( array_keys( $now + $then ) as $entry ) {
		$before = is_array( $now[ $entry ] ?? null ) ? $now[ $entry ] : array();
		$after  = is_array( $then[ $entry ] ?? null ) ? $then[ $entry ] : array();
		foreach ( array_keys( $before + $after ) as $key ) {
			// A null is more than nothing: it hides the value of another entry.
			$is_kept = array_key_exists( $key, $before ) === array_key_exists( $key, $after );
			if ( ! $is_kept || ! is_same( $before[ $key ] ?? null, $after[ $key ] ?? null ) ) {
				$changes[] = array(
					'entry'  => (string) $entry,
					'key'    => (string) $key,
					'before' => $before[ $key ] ?? null,
					'after'  => $after[ $key ] ?? null,
				);
			}
		}
	}
	return $changes;
}

/**
 * Are two values the same? The order of an object's keys does not matter, nor whether a browser has made 3 of 3.0.
 *
 * @param mixed $one   A value of JSON.
 * @param mixed $other Another.
 */
function is_same( $one, $other ): bool {
	if ( is_float( $one ) || is_float( $other ) ) {
		return is_numeric( $one ) && is_numeric( $other ) && ! is_string( $one ) && ! is_string( $other ) && (float) $one === (float) $other;
	}
	if ( ! is_array( $one ) || ! is_array( $other ) ) {
		return $one === $other;
	}
	if ( count( $one ) !== count( $other ) ) {
		return false;
	}
	foreach ( $one as $key => $value ) {
		if ( ! array_key_exists( $key, $other ) || ! is_same( $value, $other[ $key ] ) ) {
			return false;
		}
	}
	return true;
}
