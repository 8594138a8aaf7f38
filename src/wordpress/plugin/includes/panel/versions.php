<?php
/**
 * The versions of the settings that the panel has saved. Calls nothing of WordPress.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets\Rules;

defined( 'ABSPATH' ) || exit;

/** How many versions are kept. */
const KEPT_VERSIONS = 10;

/**
 * The valid part of what is stored, the newest version first.
 *
 * @param mixed $stored Whatever the database holds.
 * @return array[] Versions: `version`, `time`, `user` and `settings`.
 */
function clean_versions( $stored ): array {
	$versions = array();
	foreach ( is_array( $stored ) ? $stored : array() as $one ) {
		if ( is_array( $one ) && isset( $one['version'], $one['settings'] ) && is_int( $one['version'] ) && is_array( $one['settings'] ) ) {
			$versions[] = array(
				'version'  => $one['version'],
				'time'     => isset( $one['time'] ) && is_string( $one['time'] ) ? $one['time'] : '',
				'user'     => isset( $one['user'] ) && is_string( $one['user'] ) ? $one['user'] : '',
				'settings' => $one['settings'],
			);
		}
	}
	return newest_and_oldest( $versions );
}

/**
 * The versions that are kept: the newest ones, and the oldest, which leads back to the site as it was before.
 *
 * @param array[] $versions The newest first.
 * @return array[]
 */
function newest_and_oldest( array $versions ): array {
	if ( count( $versions ) <= KEPT_VERSIONS ) {
		return $versions;
	}
	return array_merge( array_slice( $versions, 0, KEPT_VERSIONS - 1 ), array_slice( $versions, -1 ) );
}

/**
 * The number of the newest version; 0 where there is none.
 *
 * @param array[] $versions What clean_versions() gives.
 */
function newest_version( array $versions ): int {
	return $versions ? $versions[0]['version'] : 0;
}

/**
 * The versions that a change adds, the newest first: the new settings, and before them those until now where no version has them,
 * so that they can be restored, too.
 *
 * @param array[] $versions What clean_versions() gives.
 * @param array   $before   What is stored until now: `version` and `settings`.
 * @param array   $after    The settings from now on.
 * @param string  $time     Now, in ISO 8601.
 * @param string  $user     Who saves.
 * @return array[]
 */
function added_versions( array $versions, array $before, array $after, string $time, string $user ): array {
	$number  = max( $before['version'], newest_version( $versions ) );
	$is_kept = $versions && $versions[0]['version'] === $before['version'] && $versions[0]['settings'] == $before['settings']; // phpcs:ignore Universal.Operators.StrictComparisons.LooseEqual -- the order of keys does not matter.
	$added   = array();
	foreach ( $is_kept ? array( $after ) : array( $before['settings'], $after ) as $settings ) {
		array_unshift(
			$added,
			array(
				'version'  => ++$number,
				'time'     => $time,
				'user'     => $user,
				'settings' => $settings,
			)
		);
	}
	if ( ! $is_kept ) {
		$added[1]['user'] = '';
	}
	return $added;
}

/**
 * The versions with others, the newest first. Two requests may add theirs in any order.
 *
 * @param array[] $versions What clean_versions() gives.
 * @param array[] $added    What added_versions() gives.
 * @return array[]
 */
function with_versions( array $versions, array $added ): array {
	$all = array_column( array_merge( $versions, $added ), null, 'version' );
	krsort( $all );
	return newest_and_oldest( array_values( $all ) );
}

/**
 * The settings of a version; null where it is not kept any more.
 *
 * @param array[] $versions What clean_versions() gives.
 * @param int     $version  Its number.
 */
function settings_of_version( array $versions, int $version ): ?array {
	foreach ( $versions as $one ) {
		if ( $one['version'] === $version ) {
			return $one['settings'];
		}
	}
	return null;
}

/**
 * Is a version the one that holds? Other code may have stored something since, without a version.
 *
 * @param array $one    The version.
 * @param array $record What is stored now: `settings` and `version`.
 */
function is_current( array $one, array $record ): bool {
	return $one['version'] === $record['version'] && is_same( $one['settings'], $record['settings'] );
}
