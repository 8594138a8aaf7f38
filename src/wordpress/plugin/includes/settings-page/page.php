<?php
/**
 * The page Settings → Storefront Widgets and its fields, built with the Settings API.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** Adds the page to the menu. */
function add_page(): void {
	$title = __( 'Storefront Widgets', 'storefront-widgets' );
	$hook  = add_options_page( $title, $title, 'manage_options', PAGE, __NAMESPACE__ . '\\print_page' );
	add_action(
		"admin_print_styles-$hook",
		static function () {
			wp_enqueue_style( 'storefront-widgets-settings', plugins_url( 'assets/settings-page.css', FILE ), array(), catalogue()['build'] );
			enqueue_search();
		}
	);
}

/** Registers the option, its check and the fields. */
function add_fields(): void {
	register_setting(
		PAGE,
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\\options_of_form',
			'show_in_rest'      => false,
		)
	);
	register_setting(
		PAGE,
		STATE_OPTION,
		array(
			'type'              => 'string',
			'sanitize_callback' => __NAMESPACE__ . '\\state_of_form',
			'show_in_rest'      => false,
		)
	);
	add_settings_section( 'main', '', '__return_null', PAGE );
	$fields = array(
		'state'    => __( 'State', 'storefront-widgets' ),
		'core'     => __( 'Core', 'storefront-widgets' ),
		'disable'  => __( 'Widgets', 'storefront-widgets' ),
		'keep'     => __( 'Replaced scripts', 'storefront-widgets' ),
		'pages'    => __( 'Pages', 'storefront-widgets' ),
		'except'   => __( 'Pages left alone', 'storefront-widgets' ),
		'jquery'   => __( 'jQuery', 'storefront-widgets' ),
		'settings' => __( 'Settings for the whole site', 'storefront-widgets' ),
		'editors'  => __( 'Who may edit widgets', 'storefront-widgets' ),
		'debug'    => __( 'Debugging', 'storefront-widgets' ),
		'reports'  => __( 'Reports of visitors', 'storefront-widgets' ),
	);
	foreach ( $fields as $field => $label ) {
		$row = array( 'class' => "storefront-widgets-$field" );
		// The others have legends and labels of their own.
		if ( 'settings' === $field ) {
			$row['label_for'] = 'storefront-widgets-json';
		}
		add_settings_field( $field, esc_html( $label ), __NAMESPACE__ . "\\print_{$field}_field", PAGE, 'main', $row );
	}
}

/** Prints the page. */
function print_page(): void {
	if ( ! current_user_can( 'manage_options' ) || print_import_review() ) {
		return;
	}
	?>
	<div class="wrap storefront-widgets">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p>
			<?php esc_html_e( 'All settings on this page but the first are optional. Whether a page loads less with them depends on what else needs jQuery there:', 'storefront-widgets' ); ?>
			<?php if ( 'off' !== forced_state() ) : ?>
				<a href="<?php echo esc_url( bill_url( home_url( '/' ) ) ); ?>"><?php esc_html_e( 'Check the front page', 'storefront-widgets' ); ?></a>,
				<a href="<?php echo esc_url( comparison_url() ); ?>"><?php esc_html_e( 'compare one page of each kind', 'storefront-widgets' ); ?></a>
			<?php endif; ?>
		</p>
		<form action="options.php" method="post">
			<?php
			settings_fields( PAGE );
			do_settings_sections( PAGE );
			submit_button();
			?>
		</form>
		<?php print_transfer_section(); ?>
		<?php print_reports(); ?>
	</div>
	<?php
}

/** Under which name the text is kept that a user has typed, as long as it cannot be saved. */
function typed_key(): string {
	return 'storefront_widgets_typed_' . get_current_user_id();
}

/**
 * Adds links to the plugin's line in the list of plugins.
 *
 * @param string[] $links The links.
 */
function add_settings_link( array $links ): array {
	return array_merge( array( 'settings' => '<a href="' . esc_url( settings_url() ) . '">' . esc_html__( 'Settings', 'storefront-widgets' ) . '</a>' ), $links );
}

/**
 * Adds the link to the documentation to what the list of plugins says about this one.
 *
 * @param string[] $links The links.
 * @param string   $file  The plugin.
 */
function add_documentation_link( array $links, string $file ): array {
	if ( plugin_basename( FILE ) === $file ) {
		$links[] = '<a href="' . esc_url( plugins_url( 'readme.txt', FILE ) ) . '">' . esc_html__( 'Documentation', 'storefront-widgets' ) . '</a>';
	}
	return $links;
}

/**
 * Has the user changed the settings for the whole site?
 *
 * @param array  $given The fields of the form.
 * @param string $text  The settings in it.
 */
function is_text_changed( array $given, string $text ): bool {
	return ! isset( $given['shown'] ) || md5( str_replace( "\r\n", "\n", $text ) ) !== $given['shown'];
}

/**
 * Checks the submitted settings; invalid ones keep their stored value, with a message.
 *
 * @param mixed $given The fields of the form, or the whole option if code stores it.
 */
function options_of_form( $given ): array {
	$given = is_array( $given ) ? $given : array();
	// The form sends the ticked boxes: the widgets that are on and the scripts that are replaced.
	if ( isset( $given['is_form'] ) ) {
		$given['disable'] = array_diff( array_keys( catalogue()['widgets'] ), texts( $given['enable'] ?? array() ) );
		$given['keep']    = array_diff( texts( $given['handles'] ?? array() ), texts( $given['replace'] ?? array() ) );
		$given['except']  = exceptions_of_form( $given['except'] ?? array() );
		$given['debug']   = ! empty( $given['debug'] );
		$given['reports'] = ! empty( $given['reports'] );
		$text             = isset( $given['settings'] ) && is_string( $given['settings'] ) ? trim( $given['settings'] ) : '';
		$read             = read_settings( $text );
		foreach ( $read['problems'] as $problem ) {
			add_settings_error( OPTION, 'settings', esc_html( $problem ) );
		}
		foreach ( $read['doubts'] as $doubt ) {
			add_settings_error( OPTION, 'settings', esc_html( $doubt ), 'warning' );
		}
		$is_taken = ! $read['problems'] && is_text_changed( $given, $text ) && ! store_settings( $read['settings'], (int) ( $given['version'] ?? 0 ) );
		if ( $is_taken ) {
			add_settings_error( OPTION, 'settings', esc_html__( 'Somebody else has saved settings for the whole site meanwhile. Yours are below, and were not saved: save again to replace the others.', 'storefront-widgets' ) );
		}
		// The page after this one shows it again.
		if ( $read['problems'] || $is_taken ) {
			set_transient( typed_key(), $text, 5 * MINUTE_IN_SECONDS );
		} else {
			delete_transient( typed_key() );
		}
		// They are stored by themselves, except those of older versions of the plugin that nobody has changed since.
		$given['settings'] = null === stored_text( SETTINGS_OPTION ) ? options()['settings'] : array();
	}
	return clean_options( $given );
}

/**
 * Ends a request of one of the page's other forms: leads back to the page, with a message there.
 *
 * @param string $message The message.
 * @param string $type    `error`, `warning` or `success`.
 */
function back_to_settings( string $message, string $type = 'error' ): void {
	add_settings_error( OPTION, 'message', esc_html( $message ), $type );
	// WordPress shows them on the next page, as it does after a save.
	set_transient( 'settings_errors', get_settings_errors(), 30 ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that WordPress reads.
	wp_safe_redirect( add_query_arg( 'settings-updated', 'true', settings_url() ) );
	exit;
}
