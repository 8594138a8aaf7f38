<?php
/**
 * Collects the page in an output buffer, and sends it once it is finished.
 *
 * The page is finished when the request ends, not in the buffer's callback: there, an error would lose the page, and WordPress
 * and its plugins could not start buffers of their own. The buffer keeps the original until then, and sends it if code ends PHP.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** The limit, in bytes. Reading a larger page would take too long; it is sent as it is. */
const LARGEST_PAGE = 2000000;

/** The buffer's name, by which it is found again: that of its callback. */
const BUFFER = __NAMESPACE__ . '\\pass_on';

/** Starts the buffer. */
function watch_page(): void {
	if ( ! may_leave_out() ) {
		return;
	}
	ob_start( BUFFER );
	// Optimisers that end their buffer here, usually with priority 0, then find the finished page in it.
	add_action( 'shutdown', __NAMESPACE__ . '\\send_page', PHP_INT_MIN );
	add_action( 'shutdown', __NAMESPACE__ . '\\send_page_and_rest', 0 );
}

/** The callback of the buffer: `false` sends its content as it is, without a copy. */
function pass_on(): bool {
	return false;
}

/** Is this a page for visitors that has widgets, not one in an editor? */
function may_leave_out(): bool {
	$is_page = ! is_admin() && ! is_feed() && ! is_robots() && ! is_embed() && ! is_customize_preview() && ! wp_is_json_request();
	$is_edited = isset( $_GET['elementor-preview'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only tells which view this is.
	/**
	 * Filters whether scripts are left out of this page.
	 *
	 * @param bool $is_on Is it a page for visitors, with widgets?
	 */
	return (bool) apply_filters( 'storefront_widgets_leave_out', $is_page && ! $is_edited && ! is_amp() && has_widgets() );
}

/** Is this a page in AMP, which must not have scripts of its own? The second name is that of older versions of the AMP plugin. */
function is_amp(): bool {
	foreach ( array( 'amp_is_request', 'is_amp_endpoint' ) as $question ) {
		if ( function_exists( $question ) ) {
			return (bool) $question();
		}
	}
	return false;
}

/** Finishes and sends the page if no other buffer has been started in ours. */
function send_page(): void {
	$buffer = ob_get_status();
	if ( ! $buffer || BUFFER !== $buffer['name'] ) {
		return;
	}
	// Not if a part has been sent before: what that needs is unknown.
	$is_whole = ! ( $buffer['flags'] & PHP_OUTPUT_HANDLER_STARTED );
	if ( $is_whole && may_read( (int) ob_get_length() ) && is_page( (string) ob_get_contents(), headers_list() ) ) {
		$finished = finish_page( (string) ob_get_contents() );
		ob_clean();
		echo $finished; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the page.
	}
	ob_end_flush();
}

/** Ends the buffers that were started in ours and not ended, then sends the page. */
function send_page_and_rest(): void {
	if ( ! in_array( BUFFER, ob_list_handlers(), true ) ) {
		return;
	}
	do {
		$is_ours = BUFFER === ob_get_status()['name'];
	} while ( ! $is_ours && ob_end_flush() );
	send_page();
}

/**
 * Is there time and memory to read a page? PHP drops the page where it runs out of memory, so twice of what was measured must be left.
 *
 * @param int $length The length of the page, in bytes.
 */
function may_read( int $length ): bool {
	$limit = wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
	$left  = $limit > 0 ? $limit - memory_get_usage( true ) : PHP_INT_MAX;
	return $length <= LARGEST_PAGE && $left > 10 * $length + 4 * MB_IN_BYTES;
}

/**
 * Is the output a page of HTML that is to be shown, and may its length change?
 *
 * @param string   $html    The output.
 * @param string[] $headers The headers of the answer.
 */
function is_page( string $html, array $headers ): bool {
	if ( false === stripos( $html, '</html>' ) ) {
		return false;
	}
	foreach ( $headers as $header ) {
		if ( preg_match( '~^(content-type:(?!\s*text/html\b)|content-(length|encoding|disposition):)~i', $header ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Removes unneeded scripts from a page; whatever goes wrong, the page itself is returned.
 *
 * @param string $html The page.
 */
function finish_page( string $html ): string {
	try {
		$files = new Files();
		$page  = read_page( $html, $files );
		if ( ! $page ) {
			return $html;
		}
		$decision = decide( $page, $files );
		$pays     = pays( $page, $decision, $files );
		$rest     = weight_at_rest( $page, $decision, $files );
		$files->save();
		remember_handles( $decision['replaced'] );
		// Those who set widgets up need them on each page.
		if ( ! $pays && ! may_edit() ) {
			return leave_alone( $html );
		}
		$finished = leave_out( $html, $decision );
		return is_bill_asked() ? with_bill( $finished, $decision, $pays, $rest ) : $finished;
	} catch ( \Throwable $error ) {
		// Most likely a filter of another plugin; its author finds it in the log.
		log_hourly( $error );
		return $html;
	}
}

/**
 * Logs an error, the same one once an hour: it may happen on each page.
 *
 * @param \Throwable $error The error.
 */
function log_hourly( \Throwable $error ): void {
	$stored = get_transient( 'storefront_widgets_logged' );
	$logged = is_array( $stored ) ? $stored : array();
	$key    = md5( $error->getFile() . $error->getLine() . $error->getMessage() );
	if ( in_array( $key, $logged, true ) ) {
		return;
	}
	// Messages with a number that changes would make the list grow.
	set_transient( 'storefront_widgets_logged', array_slice( array_merge( array( $key ), $logged ), 0, 20 ), HOUR_IN_SECONDS );
	error_log( 'Storefront Widgets: ' . $error ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the page goes on, and somebody must learn of it.
}
