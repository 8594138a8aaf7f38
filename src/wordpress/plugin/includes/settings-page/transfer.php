<?php
/**
 * Export and import of what the owner has set, as a file. Whether the widgets are on is no part of it: a file does not switch a
 * site on. An import stores nothing before its owner has seen what it would change: see import.php.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The actions of admin-post.php. */
const EXPORT_ACTION = 'storefront_widgets_export';
const IMPORT_ACTION = 'storefront_widgets_import';
const CHOICE_ACTION = 'storefront_widgets_import_choice';

/** The name of the field with the file. */
const FILE_FIELD = 'storefront_widgets_file';

/** What was set before the last import: `time`, and `text` as in a file. */
const BEFORE_IMPORT_OPTION = 'storefront_widgets_before_import';

/** Answers the forms. */
function add_transfer_actions(): void {
	add_action( 'admin_post_' . EXPORT_ACTION, __NAMESPACE__ . '\\send_export' );
	add_action( 'admin_post_' . IMPORT_ACTION, __NAMESPACE__ . '\\receive_import' );
	add_action( 'admin_post_' . CHOICE_ACTION, __NAMESPACE__ . '\\finish_import' );
}

/**
 * The address of a form. The nonce is a part of it, because PHP drops all fields where a file is bigger than it takes.
 *
 * @param string $action The action.
 */
function transfer_url( string $action ): string {
	return wp_nonce_url( admin_url( 'admin-post.php?action=' . $action ), $action );
}

/** Prints the section of the settings page. */
function print_transfer_section(): void {
	$before = get_option( BEFORE_IMPORT_OPTION );
	?>
	<section class="storefront-widgets-section" aria-labelledby="storefront-widgets-transfer">
		<h2 id="storefront-widgets-transfer"><?php esc_html_e( 'Export and import', 'storefront-widgets' ); ?></h2>
		<form action="<?php echo esc_url( transfer_url( EXPORT_ACTION ) ); ?>" method="post">
			<p id="storefront-widgets-export-about"><?php esc_html_e( 'The file has all that is saved on this page and by the panel, keys in the settings of widgets included, but not the state.', 'storefront-widgets' ); ?></p>
			<p><button class="button" aria-describedby="storefront-widgets-export-about"><?php esc_html_e( 'Export settings', 'storefront-widgets' ); ?></button></p>
		</form>
		<form action="<?php echo esc_url( transfer_url( IMPORT_ACTION ) ); ?>" method="post" enctype="multipart/form-data">
			<p>
				<label for="storefront-widgets-file"><?php esc_html_e( 'A file of an export:', 'storefront-widgets' ); ?></label>
				<input type="file" id="storefront-widgets-file" name="<?php echo esc_attr( FILE_FIELD ); ?>" accept=".json,application/json" aria-describedby="storefront-widgets-import-about">
				<button class="button"><?php esc_html_e( 'Import settings…', 'storefront-widgets' ); ?></button>
			</p>
			<p id="storefront-widgets-import-about" class="description"><?php esc_html_e( 'You see what it would change before anything is saved.', 'storefront-widgets' ); ?></p>
		</form>
		<?php if ( is_array( $before ) && isset( $before['time'], $before['text'] ) ) : ?>
			<form action="<?php echo esc_url( transfer_url( IMPORT_ACTION ) ); ?>" method="post">
				<p><button class="button" name="storefront_widgets_undo" value="1">
					<?php
					/* translators: %s: date and time. */
					echo esc_html( sprintf( __( 'Undo the import of %s…', 'storefront-widgets' ), wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $before['time'] ) ) );
					?>
				</button></p>
			</form>
		<?php endif; ?>
	</section>
	<?php
}

/** What is set: `options` and `settings`. */
function values_set(): array {
	$options = options();
	unset( $options['settings'] );
	return array(
		'options'  => $options,
		'settings' => current_settings()['settings'],
	);
}

/** What is set, as the text of a file. */
function export_text(): string {
	$values = values_set();
	$to_map = static function ( $values ) {
		return is_array( $values ) ? (object) $values : $values;
	};
	$file   = array(
		'plugin'   => Rules\TRANSFER_NAME,
		'format'   => Rules\TRANSFER_FORMAT,
		'version'  => plugin_version(),
		'options'  => $values['options'],
		'settings' => (object) array_map( $to_map, $values['settings'] ),
	);
	return (string) wp_json_encode( $file, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . "\n";
}

/** The version of the plugin. */
function plugin_version(): string {
	return get_file_data( FILE, array( 'version' => 'Version' ) )['version'];
}

/** The name of the file: the site's and the day's. */
function export_name(): string {
	$site = preg_replace( '/[^a-z0-9]+/', '-', strtolower( preg_replace( '~^https?://~i', '', home_url() ) ) );
	return 'storefront-widgets-' . trim( $site, '-' ) . '-' . wp_date( 'Y-m-d' ) . '.json';
}

/** Sends the file. */
function send_export(): void {
	check_admin_referer( EXPORT_ACTION );
	refuse_others();
	nocache_headers();
	// The file may have keys.
	header( 'Cache-Control: no-store' );
	header( 'Content-Type: application/json; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename="' . export_name() . '"' );
	header( 'X-Content-Type-Options: nosniff' );
	echo export_text(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, which no browser shows as a page.
	exit;
}

/** Ends requests of those who may not decide. */
function refuse_others(): void {
	if ( ! may_decide() ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'storefront-widgets' ), 403 );
	}
}
