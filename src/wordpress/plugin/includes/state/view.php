<?php
/**
 * Which pages have the widgets, and for whom. `?storefront-widgets=off` and `=on` change that for one visitor, and `=trial-…`, the
 * trial link, shows the widgets to somebody who is not logged in; a cookie keeps it while the visitor moves through the site.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const VIEW = 'storefront-widgets';

/** Page caches know this beginning as that of WordPress's cookie for protected posts, and do not answer its visitors. */
const VIEW_COOKIE = 'wp-postpass_storefront-widgets';

/** How long a trial link works. */
const TRIAL_LINK_LASTS = DAY_IN_SECONDS;

/** The address of a page in a trial for somebody who is not logged in. */
function trial_link(): string {
	$end = time() + TRIAL_LINK_LASTS;
	return add_query_arg( VIEW, "trial-$end-" . trial_signature( $end ), home_url( '/' ) );
}

/**
 * The signature of a trial link.
 *
 * @param int $end When the link ends, in seconds since 1970.
 */
function trial_signature( int $end ): string {
	return substr( wp_hash( 'storefront-widgets-trial-' . get_current_blog_id() . "-$end" ), 0, 32 );
}

/**
 * Until when the word of a trial link is valid, in seconds since 1970; 0 if it is not.
 *
 * @param string $word What the address or the cookie says.
 */
function trial_end( string $word ): int {
	if ( ! preg_match( '/^trial-(\d{1,12})-([0-9a-f]{32})$/', $word, $found ) ) {
		return 0;
	}
	$end = (int) $found[1];
	return $end > time() && hash_equals( trial_signature( $end ), $found[2] ) ? $end : 0;
}

/** What the address asks for, or else the cookie: `off`, `on`, the word of a trial link, or nothing. */
function asked_view(): string {
	// The words consist of small letters, digits and hyphens.
	if ( isset( $_GET[ VIEW ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only tells which view this is.
		return sanitize_key( wp_unslash( $_GET[ VIEW ] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only tells which view this is.
	}
	return isset( $_COOKIE[ VIEW_COOKIE ] ) ? sanitize_key( wp_unslash( $_COOKIE[ VIEW_COOKIE ] ) ) : '';
}

/**
 * What this visitor sees: `off` and `on` where the visitor has asked for it and may, '' for what everybody sees. “Check this page”
 * and the link to a draft ask for `on`, the frames of “Compare” for each.
 */
function view(): string {
	if ( '' !== compared_as() ) {
		return 'stock' === compared_as() ? 'off' : 'on';
	}
	$asked = asked_view();
	if ( 'off' === $asked ) {
		return 'off';
	}
	if ( ( 'on' === $asked && may_decide() ) || is_bill_asked() || null !== asked_draft() ) {
		return 'on';
	}
	return 'trial' === state() && trial_end( $asked ) ? 'on' : '';
}

/** Keeps what the address asks for, or forgets it. */
function keep_view(): void {
	if ( ! isset( $_GET[ VIEW ] ) || is_admin() || headers_sent() ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only tells which view this is.
		return;
	}
	// Who may have the widgets sees them without a cookie, unless they are off.
	$is_kept = '' !== view() && ( 'on' !== asked_view() || 'off' === state() );
	$word    = $is_kept ? asked_view() : '';
	setcookie(
		VIEW_COOKIE,
		$word,
		array(
			'expires'  => '' === $word ? 1 : trial_end( $word ),
			'path'     => COOKIEPATH ? COOKIEPATH : '/',
			'domain'   => (string) COOKIE_DOMAIN,
			'secure'   => is_ssl(),
			'httponly' => true,
			'samesite' => 'Lax',
		)
	);
}

/**
 * Why this page has no widgets: `off`, `trial` and `view`, or what excludes it: `address`, `type`, `role` and `post`; '' where it
 * has widgets.
 *
 * @param string   $view  What view() gives; '' for what everybody sees.
 * @param bool     $may   May the visitor have the widgets on trial?
 * @param string[] $roles The visitor's roles.
 */
function why_without( string $view, bool $may, array $roles ): string {
	if ( 'off' === forced_state() || ( 'off' === state() && 'on' !== $view ) ) {
		return 'off';
	}
	if ( 'off' === $view ) {
		return 'view';
	}
	if ( 'trial' === state() && 'on' !== $view && ! $may ) {
		return 'trial';
	}
	return why_excluded( $roles );
}

/** Why this page has no widgets for this visitor. */
function why_without_here(): string {
	return why_without( view(), may_decide(), (array) wp_get_current_user()->roles );
}

/** Has this page widgets, for this visitor? */
function has_widgets(): bool {
	return '' === why_without_here();
}

/** Keeps page caches from storing the page for one visitor as that for everybody. */
function keep_from_caches(): void {
	if ( '' !== view() || has_widgets() !== ( '' === why_without( '', false, array() ) ) ) {
		skip_caches();
	}
}
