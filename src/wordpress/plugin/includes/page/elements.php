<?php
/**
 * What a tag has of Elementor, and which settings of it ask for a script.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

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
