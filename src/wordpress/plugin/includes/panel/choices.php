<?php
/**
 * What editors choose from in the panel, printed with the panel's access.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** What the user may choose from: `palette`, the theme's colours, and `media`, if the user may see and add files. */
function panel_choices(): array {
	$choices = array( 'palette' => Rules\palette_colors( wp_get_global_settings( array( 'color', 'palette' ) ), '_wp_to_kebab_case' ) );
	return current_user_can( 'upload_files' ) ? $choices + array( 'media' => true ) : $choices;
}
