<?php
/**
 * WooCommerce's session for a request of a frame. Loaded once WooCommerce asks for it, because its own class must be there.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** A session that ends with the request. */
class Compared_Session extends \WC_Session_Handler {

	/**
	 * Stores nothing.
	 *
	 * @param mixed $former The key of a former session.
	 */
	public function save_data( $former = 0 ) {}
}
