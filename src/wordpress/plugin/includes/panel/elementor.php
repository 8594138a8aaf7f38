<?php
/**
 * Between the panel and Elementor's editor: the panel leads to the editor of its page, and the settings of a page in the editor to the
 * panel on that page.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The part of an address that opens the panel, with a nonce: nobody else's link does. */
const PANEL_OPEN = 'storefront-widgets-edit';

/** A link in Elementor's editor, with a sentence below. */
const RAW_LINK = '<a href="%s" target="_blank" rel="noopener">%s</a><p class="elementor-control-field-description">%s</p>';

/** Has Elementor's editor led here? */
function is_panel_asked(): bool {
	$nonce = isset( $_GET[ PANEL_OPEN ] ) ? sanitize_text_field( wp_unslash( $_GET[ PANEL_OPEN ] ) ) : '';
	return '' !== $nonce && wp_verify_nonce( $nonce, PANEL_OPEN );
}

/** The address of Elementor's editor of this page, where the page was made with it and the user may edit it; else ''. */
function elementor_editor_url(): string {
	try {
		$elementor = class_exists( '\Elementor\Plugin' ) && isset( \Elementor\Plugin::$instance ) ? \Elementor\Plugin::$instance : null;
		$documents = isset( $elementor->documents ) ? $elementor->documents : null;
		$document  = page_id() > 0 && has_methods( $documents, array( 'get' ) ) ? $documents->get( page_id() ) : null;
		$may       = has_methods( $document, array( 'is_built_with_elementor', 'is_editable_by_current_user', 'get_edit_url' ) ) &&
			$document->is_built_with_elementor() && $document->is_editable_by_current_user();
		return $may ? esc_url_raw( (string) $document->get_edit_url() ) : '';
	} catch ( \Throwable $error ) {
		// The page goes on without the link.
		log_hourly( $error );
		return '';
	}
}

/**
 * Has a value these methods? Those of Elementor may change.
 *
 * @param mixed    $value   The value.
 * @param string[] $methods The methods.
 */
function has_methods( $value, array $methods ): bool {
	foreach ( $methods as $method ) {
		if ( ! is_object( $value ) || ! is_callable( array( $value, $method ) ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Adds a section with two links to the settings of a page in Elementor's editor.
 *
 * @param object $document The document that is edited.
 */
function add_elementor_link( $document ): void {
	$needed = array( 'get_main_id', 'start_controls_section', 'add_control', 'end_controls_section' );
	if ( ! is_admin() || ! may_edit() || ! has_methods( $document, $needed ) ) {
		return;
	}
	$post = (int) $document->get_main_id();
	$url  = is_post_publicly_viewable( $post ) ? get_permalink( $post ) : false;
	if ( ! $url ) {
		return;
	}
	$document->start_controls_section(
		'storefront_widgets',
		array(
			'label' => esc_html__( 'Storefront Widgets', 'storefront-widgets' ),
			'tab'   => 'settings',
		)
	);
	$document->add_control(
		'storefront_widgets_edit',
		array(
			'type' => 'raw_html',
			'raw'  => sprintf(
				RAW_LINK,
				esc_url( add_query_arg( PANEL_OPEN, wp_create_nonce( PANEL_OPEN ), $url ) ),
				esc_html__( 'Edit widgets', 'storefront-widgets' ),
				esc_html__( 'Opens the page in a new tab, as it was last published, with the texts and values of its widgets.', 'storefront-widgets' )
			),
		)
	);
	if ( 'on' === state() ) {
		add_visitor_link( $document, $url );
	}
	$document->end_controls_section();
}

/**
 * Adds the link that shows a page as visitors get it.
 *
 * @param object $document The document that is edited.
 * @param string $url      Its address.
 */
function add_visitor_link( $document, string $url ): void {
	$document->add_control(
		'storefront_widgets_visitor',
		array(
			'type' => 'raw_html',
			'raw'  => sprintf(
				RAW_LINK,
				esc_url( compared_url( $url, 'ours' ) ),
				esc_html__( 'See it as visitors do', 'storefront-widgets' ),
				esc_html__( 'Opens the page in a new tab, as somebody gets it who comes for the first time. Nothing is bought or sent there.', 'storefront-widgets' )
			),
		)
	);
}
