<?php
/**
 * Removes scripts that a page does not need.
 *
 * Scripts can be enqueued until the footer, and inline code can be anywhere, so the decision needs the finished page, which
 * buffer.php collects. read_page() reads it, the rules decide, and leave_out() removes the files. The script elements stay,
 * without a file, but with its address: where something of ours cannot be had, the browser brings them back.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Scripts of WordPress that an inline script after them configures; this does not count as use. */
const SET_UP_INLINE = array( 'lodash', 'moment', 'wp-api-fetch', 'wp-data', 'wp-date', 'wp-i18n' );

/** The strength meter for new passwords, in order. It is needed once a password field has the focus. */
const PASSWORD_METER = array( 'zxcvbn-async', 'password-strength-meter', 'wc-password-strength-meter' );

/** Follows visits as well as our widget, with fewer bytes. Only where the page asks for consent must it wait for the answer. */
const ATTRIBUTION = array( 'wc-order-attribution', 'sourcebuster-js' );

/** Classes of elements that a library looks for by itself; its words in libraries.php name them. */
const LIBRARY_CLASSES = array( 'wp-audio-shortcode', 'wp-video-shortcode' );

/**
 * Reads the facts for the rules from a page.
 *
 * @param string $html  The page.
 * @param Files  $files Reads script files that have no handle.
 * @return array|null {
 *     Null if the page breaks off in a tag, a comment or a script.
 *
 *     @type string[] $printed  Handles of the script files, in order.
 *     @type string[] $code     Code that no file of a handle holds, by a name for people.
 *     @type array[]  $elements What the page has of Elementor: type and settings.
 *     @type bool     $asks_for_password Has the page a password field?
 *     @type bool     $has_marks Has the page widgets that are marked up by hand?
 *     @type bool     $has_variations Has the page the form of a variable product?
 *     @type bool     $has_choice Is an option in that form chosen?
 *     @type bool     $asks_for_consent Has the page a notice that asks for consent?
 * }
 */
function read_page( string $html, Files $files ): ?array {
	$page = array(
		'printed'           => array(),
		'code'              => array(),
		'elements'          => array(),
		'asks_for_password' => false,
		'asks_for_consent'  => false,
		'has_marks'         => false,
		'has_variations'    => false,
		'has_choice'        => false,
	);
	$tags = new \WP_HTML_Tag_Processor( $html );
	// Before WordPress 6.5 the processor cannot read the text of a script, so the whole page counts as code.
	$can_read = method_exists( $tags, 'get_modifiable_text' );
	if ( ! $can_read ) {
		$page['code'][ __( 'the page', 'storefront-widgets' ) ] = $html;
	}
	// Are the tags options of a variable product?
	$in_variations = false;
	while ( $tags->next_tag() ) {
		if ( 'SCRIPT' === $tags->get_tag() ) {
			$id     = $tags->get_attribute( 'id' );
			$handle = file_handle( $tags );
			// Our own scripts get along with and without each library that they name.
			if ( is_own_script( $id ) ) {
				continue;
			}
			if ( $handle ) {
				$page['printed'][] = $handle;
			} elseif ( is_code( $tags->get_attribute( 'type' ) ) && ! belongs_to_script( $id ) ) {
				$src  = source_of( $tags );
				$text = $can_read ? $tags->get_modifiable_text() : '';
				$name = $src ?? ( is_string( $id ) ? $id : code_name( $text ) );
				// A name may be there several times.
				$page['code'][ $name ] = ( $page['code'][ $name ] ?? '' ) . ( null === $src ? '' : $files->usage( $src ) ) . $text;
			}
			continue;
		}
		foreach ( (array) $tags->get_attribute_names_with_prefix( 'on' ) as $name ) {
			$text                             = (string) $tags->get_attribute( $name );
			$page['code'][ "$name=\"$text\"" ] = $text;
		}
		$href = $tags->get_attribute( 'href' );
		if ( is_string( $href ) && 0 === stripos( ltrim( $href ), 'javascript:' ) ) {
			$page['code'][ "href=\"$href\"" ] = rawurldecode( $href );
		}
		if ( 'INPUT' === $tags->get_tag() && 'password' === strtolower( (string) $tags->get_attribute( 'type' ) ) ) {
			$page['asks_for_password'] = true;
		}
		if ( 'SELECT' === $tags->get_tag() ) {
			$in_variations          = null !== $tags->get_attribute( 'data-attribute_name' );
			$page['has_variations'] = $page['has_variations'] || $in_variations;
		}
		if ( $in_variations && 'OPTION' === $tags->get_tag() && $tags->get_attribute( 'selected' ) && $tags->get_attribute( 'value' ) ) {
			$page['has_choice'] = true;
		}
		if ( null !== $tags->get_attribute( 'data-widget' ) ) {
			$page['has_marks'] = true;
		}
		if ( asks_for_consent( $tags ) ) {
			$page['asks_for_consent'] = true;
		}
		foreach ( array_intersect( LIBRARY_CLASSES, preg_split( '/\s+/', (string) $tags->get_attribute( 'class' ) ) ) as $class ) {
			$page['code'][ ".$class" ] = $class;
		}
		foreach ( elements_of( $tags ) as $element ) {
			$page['elements'][] = $element;
		}
	}
	// WordPress 6.5 has this method; before, the whole page counts as code anyway.
	return $can_read && $tags->paused_at_incomplete_token() ? null : $page;
}

/**
 * Is the tag a notice that asks for consent, which our widget drives?
 *
 * @param \WP_HTML_Tag_Processor $tags Stands on the tag.
 */
function asks_for_consent( \WP_HTML_Tag_Processor $tags ): bool {
	$classes = preg_split( '/\s+/', (string) $tags->get_attribute( 'class' ) );
	$widgets = preg_split( '/\s+/', (string) $tags->get_attribute( 'data-widget' ) );
	return array_intersect( array( 'sgcc-main-wrapper', 'sgcc-cookies' ), $classes ) || in_array( 'cookie-notice', $widgets, true );
}

/**
 * A readable name for an inline script without an id: its beginning.
 *
 * @param string $text The script.
 */
function code_name( string $text ): string {
	// Not mb_strimwidth(): WordPress stands in for mb_substr() alone where PHP has no mbstring.
	return mb_substr( trim( preg_replace( '/\s+/', ' ', $text ) ), 0, 60 );
}

/**
 * The handle of a script element with a file; null for inline scripts and files that are not registered.
 *
 * @param \WP_HTML_Tag_Processor $tags Points at the element.
 */
function file_handle( \WP_HTML_Tag_Processor $tags ): ?string {
	$id = $tags->get_attribute( 'id' );
	if ( ! is_string( $id ) || '-js' !== substr( $id, -3 ) || ! is_string( $tags->get_attribute( 'src' ) ) ) {
		return null;
	}
	$handle = substr( $id, 0, -3 );
	return isset( wp_scripts()->registered[ $handle ] ) ? $handle : null;
}

/**
 * The address of a script's file; null for inline scripts. Plugins that delay scripts, or ask for consent, keep it in
 * `data-src`, `data-rocket-src` and the like.
 *
 * @param \WP_HTML_Tag_Processor $tags Points at the element.
 */
function source_of( \WP_HTML_Tag_Processor $tags ): ?string {
	$names = preg_grep( '/^src$|^data-(.+-)?src$/', (array) $tags->get_attribute_names_with_prefix( '' ) );
	foreach ( $names as $name ) {
		$src = $tags->get_attribute( $name );
		if ( is_string( $src ) ) {
			return $src;
		}
	}
	return null;
}

/**
 * Can a script of this type be code? Plugins that delay scripts give them types of their own, so all types but those for data can.
 *
 * @param string|true|null $type The attribute.
 */
function is_code( $type ): bool {
	return ! is_string( $type ) || ! preg_match( '~^(application/(.+\+)?json|importmap|speculationrules)$~i', trim( $type ) );
}

/**
 * The handle of the file without which an inline script is useless: translations, or the configuration of a script of WordPress.
 *
 * @param string|true|null $id The id of the script element.
 */
function belongs_to_script( $id ): ?string {
	if ( ! is_string( $id ) || ! preg_match( '/^(.+)-js-(translations|before|after)$/', $id, $found ) ) {
		return null;
	}
	return 'translations' === $found[2] || in_array( $found[1], SET_UP_INLINE, true ) ? $found[1] : null;
}

/**
 * What a tag is to Elementor and its add-ons: an element, a document, a link that opens a lightbox, a mark; often nothing.
 *
 * @param \WP_HTML_Tag_Processor $tags Stands on the tag.
 * @return array[] Each with its type and settings.
 */
function elements_of( \WP_HTML_Tag_Processor $tags ): array {
	$found    = array();
	$document = $tags->get_attribute( 'data-elementor-type' );
	if ( is_string( $document ) ) {
		// Documents have no handler, except popups; their settings can ask for effects.
		$found[] = array(
			'type'     => 'popup' === $document ? 'popup' : 'section',
			'settings' => settings_in( $tags->get_attribute( 'data-elementor-settings' ) ),
		);
	}
	if ( opens_lightbox( $tags ) ) {
		$found[] = array(
			'type'     => 'lightbox',
			'settings' => array(),
		);
	}
	$type = $tags->get_attribute( 'data-widget_type' );
	$type = is_string( $type ) ? strtok( $type, '.' ) : $tags->get_attribute( 'data-element_type' ) ?? $tags->get_attribute( 'data-e-type' );
	if ( is_string( $type ) && '' !== $type ) {
		$found[] = array(
			'type'     => $type,
			'settings' => settings_in( $tags->get_attribute( 'data-settings' ) ),
		);
	}
	foreach ( marks_of( $tags ) as $mark ) {
		$found[] = array(
			'type'     => $mark,
			'settings' => array(),
		);
	}
	return $found;
}

/**
 * The marks of a tag: what a vendor's scripts look for inside of Elementor's elements and elsewhere.
 *
 * @param \WP_HTML_Tag_Processor $tags Stands on the tag.
 * @return string[]
 */
function marks_of( \WP_HTML_Tag_Processor $tags ): array {
	static $marks = null;
	$marks        = $marks ?? array_merge( ...array_column( vendors(), 'marks' ) );
	$names        = array_merge( (array) $tags->get_attribute_names_with_prefix( 'data-' ), preg_split( '/\s+/', (string) $tags->get_attribute( 'class' ) ) );
	$words        = (string) $tags->get_attribute( 'data-settings' );
	return array_filter(
		$marks,
		static function ( $mark ) use ( $names, $words ) {
			return in_array( $mark, $names, true ) || ( '"' === $mark[0] && false !== strpos( $words, $mark ) );
		}
	);
}

/**
 * The settings in an attribute; none where it holds no JSON.
 *
 * @param string|true|null $json The attribute.
 */
function settings_in( $json ): array {
	$settings = is_string( $json ) ? json_decode( $json, true ) : null;
	return is_array( $settings ) ? $settings : array();
}

/**
 * Could Elementor open a lightbox for this tag? The site's settings may ask for it on every link to an image.
 *
 * @param \WP_HTML_Tag_Processor $tags Stands on the tag.
 */
function opens_lightbox( \WP_HTML_Tag_Processor $tags ): bool {
	if ( null !== $tags->get_attribute( 'data-elementor-lightbox' ) || null !== $tags->get_attribute( 'data-elementor-lightbox-video' ) ) {
		return true;
	}
	$asked = $tags->get_attribute( 'data-elementor-open-lightbox' );
	$href  = 'A' === $tags->get_tag() ? $tags->get_attribute( 'href' ) : null;
	return 'yes' === $asked || ( 'no' !== $asked && is_string( $href ) && preg_match( '/^[^?]+\.(png|jpe?g|gif|svg|webp|avif)(\?.*)?$/i', $href ) );
}

/**
 * Decides which scripts of the page stay.
 *
 * @param array $page  The result of read_page().
 * @param Files $files Reads script files.
 * @return array {
 *     @type string[] $staying  For each handle that stays, the handle or code that needs it; '' if it stays by itself.
 *     @type string[] $keepers  For each handle that stays, the script or code that keeps it in the end.
 *     @type string[] $taken    Handles whose files another plugin has combined or delayed, so that none can be left out.
 *     @type string[] $left_out Handles whose files the page does not need.
 *     @type string[] $replaced Handles on the page that widgets replace.
 *     @type string[] $held     Those of the left out handles that are loaded when a password field first gets the focus, in order.
 * }
 */
function decide( array $page, Files $files ): array {
	$scripts  = wp_scripts();
	$depends  = array_map(
		static function ( $script ) {
			return $script->deps;
		},
		$scripts->registered
	);
	$replaced = array_values( array_intersect( $page['printed'], replaced_handles( $page['elements'] ) ) );
	if ( ! $page['asks_for_consent'] ) {
		$replaced = array_values( array_diff( $replaced, ATTRIBUTION ) );
	}
	$taken    = taken_handles( $page['printed'] );
	$graph    = array(
		'printed'   => array_merge( $page['printed'], $taken ),
		'asked'     => array_merge( $scripts->queue, printed_by_hand( $page['printed'], $scripts->queue, $depends ), $taken ),
		'depends'   => array_merge_recursive( $depends, CALLED_LATER ),
		'replaced'  => array_diff( $replaced, options()['keep'] ),
		// A library that comes later needs what it depends on, whoever calls it.
		'libraries' => array_diff_key( libraries(), array_flip( $taken ) ),
		'code'      => $page['code'],
	);
	if ( 'keep' === options()['jquery'] ) {
		$graph['code'][ __( 'your setting', 'storefront-widgets' ) ] = 'jQuery';
	}
	// The meter is loaded later, together with everything that only it needs.
	$graph['replaced'] = array_diff( array_merge( $graph['replaced'], PASSWORD_METER ), $taken );
	$file_of           = static function ( $handle ) use ( $scripts, $files ) {
		return isset( $scripts->registered[ $handle ] ) ? $files->usage( (string) $scripts->registered[ $handle ]->src ) : '';
	};
	$staying           = Rules\staying( $graph, $file_of );
	$left_out          = array_values( array_diff( $page['printed'], array_keys( $staying ) ) );
	$meter             = Rules\with_dependencies( array_fill_keys( PASSWORD_METER, '' ), $depends );
	$needs_meter       = $page['asks_for_password'] && in_array( 'wc-password-strength-meter', $page['printed'], true );
	$here              = array_flip( $page['printed'] );
	$keepers           = array();
	foreach ( array_keys( array_intersect_key( $staying, $here ) ) as $handle ) {
		$keepers[ $handle ] = Rules\keeper_of( $handle, $staying );
	}
	return array(
		'staying'  => array_intersect_key( $staying, $here ),
		'keepers'  => $keepers,
		'taken'    => array_values( $taken ),
		'left_out' => $left_out,
		'replaced' => $replaced,
		'held'     => $needs_meter ? array_values( array_intersect( $left_out, array_keys( $meter ) ) ) : array(),
	);
}

/**
 * Handles on the page that were printed directly: neither they nor scripts that depend on them are enqueued.
 *
 * @param string[]   $printed Handles of the page.
 * @param string[]   $queue   Enqueued handles.
 * @param string[][] $depends Dependencies by handle.
 * @return string[]
 */
function printed_by_hand( array $printed, array $queue, array $depends ): array {
	return array_diff( $printed, array_keys( Rules\with_dependencies( array_fill_keys( $queue, '' ), $depends ) ) );
}

/**
 * Handles that WordPress has printed, but whose file is not in an element of its own any more: another plugin has combined it with
 * others, or loads it later, or after the visitor's consent.
 *
 * @param string[] $printed Handles of the page.
 * @return string[]
 */
function taken_handles( array $printed ): array {
	$scripts = wp_scripts();
	return array_filter(
		array_diff( $scripts->done, $printed ),
		static function ( $handle ) use ( $scripts ) {
			return ! empty( $scripts->registered[ $handle ]->src );
		}
	);
}

/**
 * Handles that widgets replace on this page.
 *
 * @param array[] $elements Elements of Elementor on the page.
 * @return string[]
 */
function replaced_handles( array $elements ): array {
	$catalogue = catalogue();
	$off       = options()['disable'];
	$replaced  = array();
	foreach ( $catalogue['scripts'] as $handle => $widgets ) {
		if ( ! array_intersect( $widgets, $off ) ) {
			$replaced[] = $handle;
		}
	}
	$vendors   = vendors();
	$uncovered = Rules\uncovered( $elements, $catalogue['elementor'], $catalogue['effects'], array_column( $vendors, 'beginnings', 'name' ), $off );
	foreach ( $vendors as $vendor ) {
		if ( ! $uncovered[ $vendor['name'] ] ) {
			$replaced = array_merge( $replaced, $vendor['handles'] );
		}
	}
	return $replaced;
}

/** Prints the loader of the password meter if WooCommerce has enqueued the meter. */
function print_meter_loader(): void {
	if ( may_leave_out() && wp_script_is( 'wc-password-strength-meter', 'enqueued' ) ) {
		wp_print_inline_script_tag( file_get_contents( plugin_dir_path( FILE ) . 'assets/held-scripts.js' ), own_attributes( 'meter-js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents
	}
}

/**
 * Removes the files of scripts from the page.
 *
 * @param string $html     The page.
 * @param array  $decision The result of decide().
 */
function leave_out( string $html, array $decision ): string {
	if ( ! $decision['left_out'] ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'script' ) ) {
		$handle = file_handle( $tags );
		$owner  = $handle ? $handle : belongs_to_script( $tags->get_attribute( 'id' ) );
		if ( null === $owner || ! in_array( $owner, $decision['left_out'], true ) ) {
			continue;
		}
		if ( in_array( $owner, $decision['held'], true ) ) {
			$tags->set_attribute( 'data-held-for', 'password' );
		}
		// Not `data-src`: some optimisers take that for the address of a file on the page.
		$tags->set_attribute( 'data-left-out', $handle ? $tags->get_attribute( 'src' ) : true );
		$tags->remove_attribute( 'src' );
		$type = $tags->get_attribute( 'type' );
		if ( is_string( $type ) && ! preg_match( '~^((text|application)/(java|ecma)script)?$~i', $type ) ) {
			$tags->set_attribute( 'data-left-out-type', $type );
		}
		$tags->set_attribute( 'type', 'text/plain' );
	}
	return with_left_out_code( $tags->get_updated_html() );
}

/**
 * The page with the script that brings back what was left out. It stands before our others, so that it hears of each error.
 *
 * @param string $html The page.
 */
function with_left_out_code( string $html ): string {
	$code = wp_get_inline_script_tag( inline_code( 'left-out' ), own_attributes( 'left-out-js' ) );
	$head = '~<script\b[^>]*\sid=["\']?storefront-widgets-js|</head>~i';
	return preg_match( $head, $html, $found, PREG_OFFSET_CAPTURE ) ? substr_replace( $html, $code, $found[0][1], 0 ) : $html;
}
