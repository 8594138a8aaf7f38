<?php
/**
 * The fields of the settings page.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * The name of a field in the form.
 *
 * @param string $field The setting.
 */
function field_name( string $field ): string {
	return OPTION . "[$field]";
}

/**
 * Prints a group of radio buttons.
 *
 * @param string   $field  The setting.
 * @param string   $legend The group's name for screen readers.
 * @param string[] $labels The labels, by value.
 */
function print_radios( string $field, string $legend, array $labels ): void {
	$chosen = options()[ $field ];
	echo '<fieldset><legend class="screen-reader-text">' . esc_html( $legend ) . '</legend>';
	foreach ( $labels as $value => $label ) {
		printf(
			'<label><input type="radio" name="%s" value="%s" %s> %s</label><br>',
			esc_attr( field_name( $field ) ),
			esc_attr( $value ),
			checked( $chosen, $value, false ),
			esc_html( $label )
		);
	}
	echo '</fieldset>';
}

/**
 * Prints a checkbox of a list.
 *
 * @param string $field   The list.
 * @param string $value   The value of the box.
 * @param bool   $is_on   Is it ticked?
 * @param string $about   The description.
 * @param string $label   Its name, beside the value; '' where the value is the name.
 */
function print_box( string $field, string $value, bool $is_on, string $about, string $label = '' ): void {
	printf(
		'<label class="storefront-widgets-box"><input type="checkbox" name="%s[]" value="%s" %s> <strong>%s</strong> %s<span>%s</span></label>',
		esc_attr( field_name( $field ) ),
		esc_attr( $value ),
		checked( $is_on, true, false ),
		esc_html( '' === $label ? $value : $label ),
		'' === $label ? '' : '<code>' . esc_html( $value ) . '</code> ',
		esc_html( $about )
	);
}

/** Prints the field for the core. */
function print_core_field(): void {
	$weights = catalogue()['weights'];
	print_radios(
		'core',
		__( 'Core', 'storefront-widgets' ),
		array(
			/* translators: %s: a size, such as 46 KB. */
			'lite'  => sprintf( __( 'Light (%s with the first widget): runs the widgets on Preact', 'storefront-widgets' ), size_format( $weights['lite'] ) ),
			/* translators: %s: a size, such as 104 KB. */
			'react' => sprintf( __( 'React (%s with the first widget): for your own widgets that need all of React', 'storefront-widgets' ), size_format( $weights['react'] ) ),
		)
	);
	printf( '<input type="hidden" name="%s" value="1">', esc_attr( field_name( 'is_form' ) ) );
}

/** Prints the widget types by group. */
function print_disable_field(): void {
	$off    = options()['disable'];
	$groups = array();
	foreach ( catalogue()['widgets'] as $name => $widget ) {
		$groups[ $widget['group'] ][ $name ] = $widget;
	}
	echo '<p>' . esc_html__( 'If a widget is off, its elements are left to the scripts of WooCommerce and other plugins, which then stay on the pages.', 'storefront-widgets' ) . '</p>';
	foreach ( $groups as $group => $widgets ) {
		$is_open = array_intersect( array_keys( $widgets ), $off );
		/* translators: 1: number of widgets that are on, 2: number of all widgets of a group. */
		$count = sprintf( __( '%1$d of %2$d on', 'storefront-widgets' ), count( $widgets ) - count( $is_open ), count( $widgets ) );
		printf(
			'<details %s><summary><img src="%s" alt="" width="96" height="60"> %s (%s)</summary>',
			$is_open ? 'open' : '',
			esc_url( plugins_url( 'assets/groups/' . sanitize_title( $group ) . '.svg', FILE ) ),
			esc_html( built_text( $group ) ),
			esc_html( $count )
		);
		foreach ( $widgets as $name => $widget ) {
			print_box( 'enable', $name, ! in_array( $name, $off, true ), built_text( $widget['summary'] ), built_text( $widget['label'] ) );
		}
		echo '</details>';
	}
}

/** Prints the scripts that are replaced on this site. */
function print_keep_field(): void {
	$keep    = options()['keep'];
	$handles = array_unique( array_merge( seen_handles(), $keep ) );
	sort( $handles );
	if ( has_concatenation() ) {
		echo '<p><strong>' . esc_html__( 'Jetpack Boost concatenates JS before this plugin reads the page: as long as it does, no script that it has can be left out. Switch “Concatenate JS” off there.', 'storefront-widgets' ) . '</strong></p>';
	}
	if ( ! $handles ) {
		print_pages_to_open();
		return;
	}
	echo '<p>' . esc_html__( 'Untick a script to keep its file on every page that has it. The widget still works, and each action takes effect once.', 'storefront-widgets' ) . '</p>';
	$scripts = catalogue()['scripts'];
	echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Replaced scripts', 'storefront-widgets' ) . '</legend>';
	foreach ( $handles as $handle ) {
		printf( '<input type="hidden" name="%s[]" value="%s">', esc_attr( field_name( 'handles' ) ), esc_attr( $handle ) );
		$by = isset( $scripts[ $handle ] ) ? implode( ', ', $scripts[ $handle ] ) : __( 'the widgets for Elementor and its add-ons', 'storefront-widgets' );
		/* translators: %s: names of widgets. */
		print_box( 'replace', $handle, ! in_array( $handle, $keep, true ), sprintf( __( 'by %s', 'storefront-widgets' ), $by ) );
	}
	echo '</fieldset>';
}

/** Does Jetpack Boost put the page's scripts into files of its own? */
function has_concatenation(): bool {
	return defined( 'JETPACK_BOOST_VERSION' ) && (bool) get_option( 'jetpack_boost_status_minify-js' );
}

/** Prints links to the pages that have most of the scripts: the list shows what pages had that somebody has opened. */
function print_pages_to_open(): void {
	echo '<p>' . esc_html__( 'None yet: this list shows the scripts of pages that somebody has opened. Open these, then reload this page:', 'storefront-widgets' ) .
		' ' . implode( ', ', page_links() ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
}

/**
 * Links to pages of each kind, as HTML.
 *
 * @return string[]
 */
function page_links(): array {
	$pages = array( home_url( '/' ) => __( 'front page', 'storefront-widgets' ) );
	if ( function_exists( 'wc_get_page_permalink' ) ) {
		$pages[ wc_get_page_permalink( 'shop' ) ] = __( 'shop', 'storefront-widgets' );
		foreach ( wc_get_products( array( 'limit' => 1, 'type' => array( 'variable', 'simple' ), 'status' => 'publish' ) ) as $product ) {
			$pages[ $product->get_permalink() ] = __( 'a product', 'storefront-widgets' );
		}
		$pages[ wc_get_page_permalink( 'cart' ) ]     = __( 'cart', 'storefront-widgets' );
		$pages[ wc_get_page_permalink( 'checkout' ) ] = __( 'checkout', 'storefront-widgets' );
	}
	$links = array();
	foreach ( $pages as $url => $name ) {
		$links[] = sprintf( '<a href="%s" target="_blank">%s</a>', esc_url( $url ), esc_html( $name ) );
	}
	return $links;
}

/** Prints the field for the pages that have the widgets. */
function print_pages_field(): void {
	print_radios(
		'pages',
		__( 'Pages', 'storefront-widgets' ),
		array(
			'lighter' => __( 'Only where a page loads less with the widgets than without, or where somebody has set them up', 'storefront-widgets' ),
			'all'     => __( 'All pages', 'storefront-widgets' ),
		)
	);
}

/** Prints the field for jQuery. */
function print_jquery_field(): void {
	print_radios(
		'jquery',
		__( 'jQuery', 'storefront-widgets' ),
		array(
			'auto' => __( 'Only on pages where a script or inline code needs it', 'storefront-widgets' ),
			'keep' => __( 'On every page that has it', 'storefront-widgets' ),
		)
	);
}

/** Prints the field with the settings for the whole site as JSON. */
function print_settings_field(): void {
	$record   = current_settings();
	$settings = $record['settings'];
	$stored   = $settings ? wp_json_encode( $settings, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : '';
	$typed = isset( $_GET['settings-updated'] ) ? get_transient( typed_key() ) : false; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- after an attempt to save, of which WordPress has checked the nonce.
	printf(
		'<textarea id="storefront-widgets-json" name="%s" rows="10" cols="60" class="large-text code" spellcheck="false" aria-describedby="storefront-widgets-json-about">%s</textarea>',
		esc_attr( field_name( 'settings' ) ),
		esc_textarea( is_string( $typed ) ? $typed : $stored )
	);
	printf(
		'<input type="hidden" name="%s" value="%d"><input type="hidden" name="%s" value="%s">',
		esc_attr( field_name( 'version' ) ),
		(int) $record['version'],
		esc_attr( field_name( 'shown' ) ),
		esc_attr( md5( $stored ) )
	);
	echo '<p id="storefront-widgets-json-about" class="description">' .
		esc_html__( 'JSON with settings by widget type, or by selector for single elements. Those for a type are overridden by what an element’s own markup says.', 'storefront-widgets' ) .
		' <code>{ "product-gallery": { "zoom": false }, "#hero .elementor-widget-image-carousel": { "autoplay": false } }</code></p>';
}

/** Prints the field for those who may edit widgets. */
function print_editors_field(): void {
	print_radios(
		'editors',
		__( 'Who may edit widgets', 'storefront-widgets' ),
		array(
			'administrators' => __( 'Administrators only', 'storefront-widgets' ),
			'shop_managers'  => __( 'Administrators, and the shop managers of WooCommerce', 'storefront-widgets' ),
		)
	);
	echo '<p class="description">' . esc_html__( 'Shop managers then change texts and values with “Edit widgets” on the pages. Keys, addresses, names of cookies and of consent, switches for tracking, and this page stay with administrators.', 'storefront-widgets' ) . '</p>';
}

/** Prints the switch for debugging. */
function print_debug_field(): void {
	printf(
		'<label><input type="checkbox" name="%s" value="1" %s> %s</label>',
		esc_attr( field_name( 'debug' ) ),
		checked( options()['debug'], true, false ),
		esc_html__( 'Show unknown names and invalid settings in the browser’s console', 'storefront-widgets' )
	);
}
