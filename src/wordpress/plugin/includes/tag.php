<?php
/**
 * Prints the script tag and its configuration.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the tag early in the head, so that the script holds early presses and is there before other scripts start. The
 * code before it names the folder of the files in any case: an optimiser may merge the file into one of its own.
 */
function print_tag(): void {
	if ( is_amp() ) {
		return;
	}
	if ( ! has_widgets() ) {
		print_stock_sample();
		return;
	}
	$options = options();
	$reports = reports_here();
	$early   = $reports ? array( 'reports' => reports_configuration( true ) ) : array();
	wp_print_inline_script_tag( configuration_code( configuration( $options ), $early ), own_attributes( 'js-before' ) );
	if ( $reports ) {
		print_reports_script();
	}
	wp_print_inline_script_tag( inline_code( 'early' ), own_attributes( 'early-js' ) );
	wp_print_script_tag(
		own_attributes(
			'js',
			array(
				'src'       => add_query_arg( 'ver', catalogue()['build'], folder_url( $options ) . 'storefront-widgets.js' ),
				'defer'     => true,
				'data-base' => folder_url( $options ),
			)
		)
	);
	print_gallery_style();
}

/**
 * The script that hands values over to our inline scripts.
 *
 * @param array $values The values.
 */
function early_code( array $values ): string {
	return 'window.storefrontWidgetsEarly = Object.assign( window.storefrontWidgetsEarly || {}, ' . wp_json_encode( $values, JSON_HEX_TAG ) . ' );';
}

/**
 * The address of the folder with the files of the chosen core.
 *
 * @param array $options The plugin's settings.
 */
function folder_url( array $options ): string {
	return plugins_url( 'react' === $options['core'] ? 'dist/' : 'dist/lite/', FILE );
}

/**
 * A script that is printed inline.
 *
 * @param string $name Its file in `dist/`, without the ending.
 */
function inline_code( string $name ): string {
	return trim( (string) file_get_contents( plugin_dir_path( FILE ) . "dist/$name.js" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
}

/**
 * The script that hands over the configuration. What the theme sets in `storefrontWidgetsConfig` stays, except that the
 * settings saved here come in a global of their own: the theme's and these are merged entry by entry and key by key. The
 * folder comes in a second one, too: a script of the theme may set its configuration after this one.
 *
 * @param array $config What configuration() gives.
 * @param array $early  More for our inline scripts.
 */
function configuration_code( array $config, array $early = array() ): string {
	$saved = isset( $config['settings'] ) ? $config['settings'] : array();
	unset( $config['settings'] );
	$code = $saved ? 'window.storefrontWidgetsSaved = ' . wp_json_encode( $saved, JSON_HEX_TAG ) . ';' : '';
	$early = array_intersect_key( $config, array( 'base' => '' ) ) + $early;
	return $code . ( $early ? early_code( $early ) : '' ) . 'window.storefrontWidgetsConfig = Object.assign( ' . wp_json_encode( (object) $config, JSON_HEX_TAG ) . ', window.storefrontWidgetsConfig );';
}

/**
 * The widgets' texts that the page itself does not bring, and that WooCommerce or WordPress has in the page's language;
 * without those that are as in English.
 */
function translated_texts(): array {
	$close = __( 'Close', 'default' ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WordPress has translated it.
	$ok    = __( 'OK', 'default' ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WordPress has translated it.
	$texts = array(
		'alert'          => array(
			'buttonText'  => $ok,
			'confirmText' => $ok,
			'cancelText'  => __( 'Cancel', 'default' ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WordPress has translated it.
			'closeText'   => $close,
		),
		'cart-fragments' => array( 'emptyMessage' => __( 'No products in the cart.', 'woocommerce' ) ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce has translated it.
		'content-dialog' => array( 'closeText' => __( 'Close (Esc)', 'woocommerce' ) ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce has translated it.
		'toast'          => array( 'closeText' => $close ),
	);
	$english = array( 'OK', 'Cancel', 'Close', 'Close (Esc)', 'No products in the cart.' );
	$differs = function ( array $of_part ) use ( $english ): array {
		return array_diff( $of_part, $english );
	};
	return array_filter( array_map( $differs, $texts ) );
}

/**
 * The settings that the script needs: the folder of its files, and those without their defaults.
 *
 * @param array $options The plugin's settings.
 */
function configuration( array $options ): array {
	$config = array( 'base' => folder_url( $options ) );
	$settings = settings_here( $options['settings'] );
	if ( $settings ) {
		$config['settings'] = $settings;
	}
	$disabled = disabled_widgets();
	if ( $disabled ) {
		$config['disable'] = $disabled;
	}
	if ( $options['debug'] ) {
		$config['debug'] = true;
	}
	$texts = translated_texts();
	if ( $texts ) {
		$config['texts'] = $texts;
	}
	/**
	 * Filters `storefrontWidgetsConfig`, which is printed before the tag. Its `settings` are those that were saved; they
	 * override what scripts of the theme set.
	 *
	 * @param array $config The configuration.
	 */
	return (array) apply_filters( 'storefront_widgets_config', $config );
}
