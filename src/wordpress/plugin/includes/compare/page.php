<?php
/**
 * The page “Compare” of the administration: its table, which scripts of the page fill.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

const COMPARE_PAGE = 'storefront-widgets-compare';

/** The scripts of the page, in order. */
const COMPARE_SCRIPTS = array( 'boxes', 'measure', 'report', 'pair', 'page' );

/** The address of the page. */
function comparison_url(): string {
	return admin_url( 'tools.php?page=' . COMPARE_PAGE );
}

/** Adds the page to the menu. */
function add_comparison(): void {
	$title = __( 'Compare with and without widgets', 'storefront-widgets' );
	$hook  = add_management_page( $title, __( 'Compare widgets', 'storefront-widgets' ), 'manage_options', COMPARE_PAGE, __NAMESPACE__ . '\\print_comparison' );
	add_action( "admin_print_styles-$hook", __NAMESPACE__ . '\\enqueue_comparison' );
}

/** Enqueues styles and scripts of the page. */
function enqueue_comparison(): void {
	$build = catalogue()['build'];
	wp_enqueue_style( 'storefront-widgets-compare', plugins_url( 'assets/compare/page.css', FILE ), array(), $build );
	foreach ( COMPARE_SCRIPTS as $name ) {
		wp_enqueue_script( "storefront-widgets-compare-$name", plugins_url( "assets/compare/$name.js", FILE ), array(), $build, true );
	}
	$facts = array(
		'pages' => array_map( __NAMESPACE__ . '\\compared_addresses', compared_pages() ),
		'site'  => home_url( '/' ),
		'texts' => array_merge( comparison_texts(), comparison_reasons() ),
	);
	wp_add_inline_script( 'storefront-widgets-compare-boxes', 'window.storefrontCompare = ' . wp_json_encode( $facts, JSON_HEX_TAG ) . ';', 'before' );
}

/**
 * A page of the list with the addresses of its frames.
 *
 * @param array $page One of compared_pages().
 */
function compared_addresses( array $page ): array {
	$more = $page['cart'] ? '-cart' : '';
	return array(
		'name'     => $page['name'],
		'address'  => $page['address'],
		'type'     => $page['type'],
		// Without readable addresses, that of the front page means all pages, because they differ in the query only.
		'canLeave' => '' !== $page['type'] || '' !== (string) get_option( 'permalink_structure' ),
		'stock'    => compared_url( $page['address'], "stock$more" ),
		'ours'     => compared_url( $page['address'], "ours$more" ),
	);
}

/** Prints the page. */
function print_comparison(): void {
	if ( ! may_decide() ) {
		return;
	}
	?>
	<div class="wrap storefront-compare">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<p><?php esc_html_e( 'Opens pages of your site one after the other, each in two frames, without the widgets and with them, as a visitor gets it who comes for the first time; in the cart and at the checkout with a product in the cart. It does not matter whether the widgets are off, on trial or on. No form is sent, nothing is ordered, and your own cart stays as it is. Leave this tab open and in front meanwhile.', 'storefront-widgets' ); ?></p>
		<?php if ( 'off' === forced_state() ) : ?>
			<div class="notice notice-warning inline"><p><?php esc_html_e( 'STOREFRONT_WIDGETS_STATE in wp-config.php switches the widgets off, here, too: there is nothing to compare.', 'storefront-widgets' ); ?></p></div>
		<?php else : ?>
			<div class="storefront-compare-controls">
				<label for="storefront-compare-width"><?php esc_html_e( 'Width', 'storefront-widgets' ); ?></label>
				<select id="storefront-compare-width">
					<option value="1280"><?php esc_html_e( '1280 pixels: a desktop', 'storefront-widgets' ); ?></option>
					<option value="390"><?php esc_html_e( '390 pixels: a phone', 'storefront-widgets' ); ?></option>
				</select>
				<button type="button" class="button button-primary" data-compare="start"><?php esc_html_e( 'Compare', 'storefront-widgets' ); ?></button>
				<button type="button" class="button" data-compare="stop" disabled><?php esc_html_e( 'Stop', 'storefront-widgets' ); ?></button>
				<button type="button" class="button" data-compare="download" disabled><?php esc_html_e( 'Download as a file', 'storefront-widgets' ); ?></button>
				<button type="button" class="button" data-compare="copy" disabled><?php esc_html_e( 'Copy as text', 'storefront-widgets' ); ?></button>
			</div>
			<p role="status" class="storefront-compare-status"></p>
			<noscript><p><?php esc_html_e( 'This page needs JavaScript.', 'storefront-widgets' ); ?></p></noscript>
		<?php endif; ?>
		<div class="storefront-compare-table" role="region" tabindex="0" aria-label="<?php esc_attr_e( 'Results', 'storefront-widgets' ); ?>"></div>
		<p class="description"><?php esc_html_e( 'Scripts at rest: files, as your server sends them, three seconds after the page has loaded, without inline ones; of some hosts, browsers do not tell the size. All else is looked at once the page was scrolled through. Moved boxes: elements that are elsewhere, of another size or hidden, by more than a pixel; sliders and what moves by itself are left out.', 'storefront-widgets' ); ?></p>
		<div class="storefront-compare-stage" inert></div>
		<?php foreach ( array( 'type', 'address' ) as $what ) : ?>
			<form id="storefront-compare-put-back-<?php echo esc_attr( $what ); ?>" method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>"><?php print_put_back_fields( $what ); ?></form>
		<?php endforeach; ?>
	</div>
	<?php
}

/**
 * What the scripts say.
 *
 * @return string[]
 */
function comparison_texts(): array {
	return array(
		'title'       => __( 'Pages without and with widgets', 'storefront-widgets' ),
		'page'        => __( 'Page', 'storefront-widgets' ),
		'outcome'     => __( 'Outcome', 'storefront-widgets' ),
		'errors'      => __( 'Script errors', 'storefront-widgets' ),
		'failed'      => __( 'Failed widgets', 'storefront-widgets' ),
		'scripts'     => __( 'Scripts at rest', 'storefront-widgets' ),
		'boxes'       => __( 'Moved boxes', 'storefront-widgets' ),
		'look'        => __( 'Look', 'storefront-widgets' ),
		'both'        => __( 'See both', 'storefront-widgets' ),
		'leave_type'  => __( 'Leave pages of this type to their own scripts', 'storefront-widgets' ),
		'leave_page'  => __( 'Leave this page to its own scripts', 'storefront-widgets' ),
		'stock'       => __( 'without', 'storefront-widgets' ),
		'ours'        => __( 'with', 'storefront-widgets' ),
		/* translators: %n: number of scripts, %kb: their size; the script in the browser inserts both. */
		'size'        => __( '%n files, %kb KB', 'storefront-widgets' ),
		/* translators: %n: a number; the script in the browser inserts it. */
		'unsized'     => __( 'size unknown of %n', 'storefront-widgets' ),
		/* translators: %n: a number, %all: another; the script in the browser inserts both. */
		'moved'       => __( '%n of %all', 'storefront-widgets' ),
		/* translators: %n: a number; the script in the browser inserts it. */
		'alone'       => __( '%n on one side only', 'storefront-widgets' ),
		/* translators: %n: a number; the script in the browser inserts it. */
		'unsteady'    => __( '%n in sliders or moving by themselves', 'storefront-widgets' ),
		'details'     => __( 'Details', 'storefront-widgets' ),
		'hidden'      => __( 'hidden', 'storefront-widgets' ),
		'waiting'     => __( 'Not compared yet', 'storefront-widgets' ),
		'working'     => __( 'Being compared…', 'storefront-widgets' ),
		'stopped'     => __( 'Stopped', 'storefront-widgets' ),
		'equal'       => __( 'No difference to look at', 'storefront-widgets' ),
		/* translators: %what: a list; the script in the browser inserts it. */
		'differs'     => __( 'Look at it: %what', 'storefront-widgets' ),
		/* translators: %n: a number; the script in the browser inserts it. */
		'new_errors'  => __( 'new errors: %n', 'storefront-widgets' ),
		/* translators: %n: a number; the script in the browser inserts it. */
		'new_failed'  => __( 'failed widgets: %n', 'storefront-widgets' ),
		/* translators: %n: a number; the script in the browser inserts it. */
		'new_boxes'   => __( 'moved boxes: %n', 'storefront-widgets' ),
		/* translators: %why: a reason; the script in the browser inserts it. */
		'left'        => __( 'Left alone: %why', 'storefront-widgets' ),
		/* translators: %side: “without” or “with”, %why: a reason; the script in the browser inserts both. */
		'impossible'  => __( 'Could not be compared, %side: %why', 'storefront-widgets' ),
		/* translators: %n: the number of the page, %all: how many there are, %page: its name; the script in the browser inserts them. */
		'progress'    => __( 'Page %n of %all: %page', 'storefront-widgets' ),
		/* translators: %n: number of pages, %look: number of those with differences; the script in the browser inserts both. */
		'done'        => __( 'Pages compared: %n. To look at: %look.', 'storefront-widgets' ),
		'copied'      => __( 'Copied.', 'storefront-widgets' ),
		'not_copied'  => __( 'The browser did not allow to copy. Download the file instead.', 'storefront-widgets' ),
		/* translators: %n: a width in pixels; the script in the browser inserts it. */
		'width'       => __( 'Width: %n pixels', 'storefront-widgets' ),
		'close'       => __( 'Close', 'storefront-widgets' ),
		'beside'      => __( 'Side by side', 'storefront-widgets' ),
		'over'        => __( 'Slider', 'storefront-widgets' ),
		'view'        => __( 'View', 'storefront-widgets' ),
		'share'       => __( 'How much of the page with widgets is shown', 'storefront-widgets' ),
		/* translators: %side: “without” or “with”, %page: the name of a page; the script in the browser inserts both. */
		'frame'       => __( '%page, %side the widgets', 'storefront-widgets' ),
		'looking'     => __( 'For looking only: links and forms do nothing here.', 'storefront-widgets' ),
	);
}

/**
 * Why a page has no widgets, or no result.
 *
 * @return string[]
 */
function comparison_reasons(): array {
	return array(
		'why_address' => __( 'its address is on your list', 'storefront-widgets' ),
		'why_type'    => __( 'pages of this type are', 'storefront-widgets' ),
		'why_role'    => __( 'the role is on your list', 'storefront-widgets' ),
		'why_post'    => __( 'as chosen in its editor', 'storefront-widgets' ),
		'why_off'     => __( 'wp-config.php says so', 'storefront-widgets' ),
		'why_heavier' => __( 'it would load more with the widgets', 'storefront-widgets' ),
		'why_slow'    => __( 'it has not loaded within 30 seconds', 'storefront-widgets' ),
		'why_refused' => __( 'it refuses to be shown in a frame', 'storefront-widgets' ),
		'why_away'    => __( 'it leads to another site, or sends no page', 'storefront-widgets' ),
		'why_origin'  => __( 'its address begins otherwise than that of the administration', 'storefront-widgets' ),
		/* translators: %n: the number of an HTTP status; the script in the browser inserts it. */
		'why_status'  => __( 'the server answers %n', 'storefront-widgets' ),
	);
}
