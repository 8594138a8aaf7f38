<?php
/**
 * The draft of the panel: settings that are stored and not published. Whoever has its link sees pages with them.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The part of the address that asks for the draft. */
const DRAFT = 'storefront-widgets-draft';

const DRAFT_OPTION = 'storefront_widgets_draft';

/** How long a link to the draft works. */
const DRAFT_LINK_LASTS = WEEK_IN_SECONDS;

/**
 * The draft: `id`, `settings`, the `version` that they are based on and its settings, `base`, `time` and `user`; null if there is none.
 */
function draft(): ?array {
	$stored = get_option( DRAFT_OPTION );
	if ( ! is_array( $stored ) || ! isset( $stored['id'], $stored['settings'], $stored['version'], $stored['time'], $stored['user'] ) ) {
		return null;
	}
	return is_array( $stored['settings'] ) ? $stored : null;
}

/**
 * The word by which an address asks for the draft. Another draft has another id, so the links of this one end with it.
 *
 * @param string $id The id of the draft.
 */
function draft_word( string $id ): string {
	$end = time() + DRAFT_LINK_LASTS;
	return "$id-$end-" . draft_signature( $id, $end );
}

/**
 * The signature of a link to a draft.
 *
 * @param string $id  The id of the draft.
 * @param int    $end When the link ends, in seconds since 1970.
 */
function draft_signature( string $id, int $end ): string {
	return substr( wp_hash( 'storefront-widgets-draft-' . get_current_blog_id() . "-$id-$end" ), 0, 32 );
}

/** The draft that the address of this page asks for; null if it asks for none, or may not. */
function asked_draft(): ?array {
	if ( ! isset( $_GET[ DRAFT ] ) || is_admin() ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the link is signed.
		return null;
	}
	$word = sanitize_key( wp_unslash( $_GET[ DRAFT ] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the link is signed.
	if ( ! preg_match( '/^([0-9a-f]{16})-(\d{1,12})-([0-9a-f]{32})$/', $word, $found ) ) {
		return null;
	}
	$draft = draft();
	$end   = (int) $found[2];
	$is_valid = $draft && $draft['id'] === $found[1] && $end > time() && hash_equals( draft_signature( $found[1], $end ), $found[3] );
	return $is_valid ? $draft : null;
}

/** Keeps pages with a draft out of caches and of search engines. */
function keep_draft_private(): void {
	if ( null === asked_draft() ) {
		return;
	}
	skip_caches();
	add_filter( 'wp_robots', 'wp_robots_no_robots' );
}

/**
 * The settings that this page has: those of the draft that its address asks for, else those that are published.
 *
 * @param array $published The published ones.
 */
function settings_here( array $published ): array {
	$draft = asked_draft();
	return $draft ? $draft['settings'] : $published;
}
