<?php
/**
 * The REST route by which the panel gets its texts in the language of the user: `storefront-widgets/v1/texts`.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Registers the route, for those who may open the panel. */
function register_texts_route(): void {
	register_rest_route(
		'storefront-widgets/v1',
		'/texts',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\texts_answer',
			'permission_callback' => __NAMESPACE__ . '\\may_edit',
		)
	);
}

/** The texts of the panel that have a translation, by English text. */
function texts_answer(): \WP_REST_Response {
	$is_other = switch_to_user_locale( get_current_user_id() );
	$texts    = array();
	foreach ( require plugin_dir_path( FILE ) . 'panel-texts.php' as $text ) {
		$own = built_text( $text );
		if ( $own !== $text ) {
			$texts[ $text ] = $own;
		}
	}
	if ( $is_other ) {
		restore_previous_locale();
	}
	$response = new \WP_REST_Response( array( 'texts' => (object) $texts ) );
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}
