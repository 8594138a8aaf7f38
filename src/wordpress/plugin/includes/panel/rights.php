<?php
/**
 * Who may change the settings of widgets with the panel. Administrators may change all; others, if an administrator lets them, what is
 * not protected: see rules/rights.php.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** May this user change settings of widgets? */
function may_edit(): bool {
	if ( ! is_user_logged_in() ) {
		return false;
	}
	if ( may_decide() ) {
		return true;
	}
	$capabilities = 'shop_managers' === options()['editors'] ? array( 'manage_woocommerce' ) : array();
	/**
	 * Filters which capabilities, besides `manage_options`, let users change texts and values of widgets. One of them is enough.
	 *
	 * @param string[] $capabilities None, or `manage_woocommerce` where the owner lets shop managers.
	 */
	foreach ( texts( apply_filters( 'storefront_widgets_edit_capabilities', $capabilities ) ) as $capability ) {
		if ( current_user_can( $capability ) ) {
			return true;
		}
	}
	return false;
}

/** What this user may not change, for the panel; null for administrators. */
function protected_here(): ?array {
	if ( may_decide() ) {
		return null;
	}
	require_once __DIR__ . '/../rules/settings.php';
	require_once __DIR__ . '/../rules/rights.php';
	require_once __DIR__ . '/../settings-page/read-settings.php';
	return Rules\protected_keys( schemas() );
}

/**
 * The error where settings differ in what this user may not change; null if they do not.
 *
 * @param array $now  The stored settings.
 * @param array $then The settings to store.
 */
function refused_change( array $now, array $then ): ?\WP_Error {
	$change = may_decide() ? null : Rules\protected_change( $now, $then, schemas() );
	if ( ! $change ) {
		return null;
	}
	/* translators: 1: name of a setting, 2: a widget type or selector. */
	return panel_error( 403, sprintf( __( 'Only an administrator can change “%1$s” of “%2$s”. Nothing was changed.', 'storefront-widgets' ), $change['key'], $change['entry'] ) );
}
