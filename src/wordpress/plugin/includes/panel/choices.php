<?php
/**
 * What editors choose from in the panel, printed with the panel's access.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** What the user may choose from: `media`, if the user may see and add files. */
function panel_choices(): array {
	return current_user_can( 'upload_files' ) ? array( 'media' => true ) : array();
}
