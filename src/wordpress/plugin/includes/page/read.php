<?php
/**
 * Reads the finished page for decide().
 *
 * Scripts can be enqueued until the footer, and inline code can be anywhere, so the decision needs the finished page, which
 * buffer.php collects.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

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
