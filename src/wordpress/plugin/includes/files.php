<?php
/**
 * Finds the libraries that the site's own script files use.
 *
 * @package StorefrontWidgets
 */

namespace StorefrontWidgets;

defined( 'ABSPATH' ) || exit;

/** What code that speaks to the widgets contains: `StorefrontWidgets` or `storefrontWidgetsConfig`. */
const OWN_NAME = 'torefrontWidgets';

/** Reads each script file once, and again after it has changed. */
final class Files {
	const CACHE = 'storefront_widgets_usage';

	/** The size limit, in bytes. A larger file is not read and counts as using all libraries. */
	const LARGEST = 3000000;

	/** How many results are kept. Optimisers write new files for each change of a page. */
	const MOST = 1000;

	/**
	 * What the result holds for, the words found, and once somebody has asked, the size after gzip; by path.
	 *
	 * @var array[]
	 */
	private $known;

	/**
	 * Is there a new result to store?
	 *
	 * @var bool
	 */
	private $is_new = false;

	/**
	 * The words that are looked for.
	 *
	 * @var string[]
	 */
	private $words;

	/** Loads the results for other pages. */
	public function __construct() {
		$known       = get_transient( self::CACHE );
		$this->known = is_array( $known ) ? $known : array();
		$words       = array( libraries(), CALLED_AT_ANY_TIME, WAITS, ASKS, catalogue()['announces'] );
		$this->words = array_unique( array_merge( array( OWN_NAME ), ...array_merge( ...array_map( 'array_values', $words ) ) ) );
	}

	/** Stores the results for other pages. */
	public function save(): void {
		if ( $this->is_new ) {
			set_transient( self::CACHE, array_slice( $this->known, -self::MOST ), WEEK_IN_SECONDS );
		}
	}

	/**
	 * The names of libraries, of widgets' events, and ours, that a file contains, one per line; empty for files that the site does not have.
	 *
	 * @param string $src The address, with or without a host.
	 */
	public function usage( string $src ): string {
		$path = self::path_of( $src );
		if ( null === $path ) {
			return '';
		}
		// A result holds for these words alone: an update of the plugin, or a filter, may bring others.
		$changed = filemtime( $path ) . ' ' . filesize( $path ) . ' ' . md5( implode( ' ', $this->words ) );
		if ( ! isset( $this->known[ $path ] ) || $this->known[ $path ][0] !== $changed ) {
			$this->known[ $path ] = array( $changed, $this->words_in( $path ) );
			$this->is_new         = true;
		}
		return $this->known[ $path ][1];
	}

	/**
	 * The size of a file after gzip, in bytes; 0 for files that the site does not have.
	 *
	 * @param string $src The address, with or without a host.
	 */
	public function size( string $src ): int {
		$path = self::path_of( $src );
		if ( null === $path ) {
			return 0;
		}
		$this->usage( $src );
		if ( ! isset( $this->known[ $path ][2] ) ) {
			$this->known[ $path ][2] = filesize( $path ) <= self::LARGEST ? Rules\gzip_size( (string) file_get_contents( $path ) ) : 0; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the site.
			$this->is_new            = true;
		}
		return $this->known[ $path ][2];
	}

	/**
	 * The names of libraries in a file, one per line.
	 *
	 * @param string $path The file.
	 */
	private function words_in( string $path ): string {
		$words = $this->words;
		if ( filesize( $path ) <= self::LARGEST ) {
			$text  = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the site.
			$words = array_filter(
				$words,
				static function ( $word ) use ( $text ) {
					return false !== strpos( $text, $word );
				}
			);
		}
		return implode( "\n", $words );
	}

	/**
	 * The file of the site at an address, whatever its host, because a CDN has the site's files under the same paths; null if
	 * there is none, and for files that are not scripts. Hosts may keep plugins and themes elsewhere, behind links.
	 *
	 * @param string $src The address.
	 */
	public static function path_of( string $src ): ?string {
		$url  = wp_parse_url( $src );
		$path = isset( $url['path'] ) ? rawurldecode( $url['path'] ) : '';
		// `..` must not lead out of the folders below, and realpath() throws at a null byte.
		if ( '.js' !== substr( $path, -3 ) || preg_match( '~(^|[/\\\\])\.\.([/\\\\]|$)|\x00~', $path ) ) {
			return null;
		}
		$roots = array(
			plugins_url()      => WP_PLUGIN_DIR,
			content_url()      => WP_CONTENT_DIR,
			includes_url()     => ABSPATH . WPINC,
			site_url()         => ABSPATH,
			network_site_url() => ABSPATH,
		);
		foreach ( $roots as $address => $folder ) {
			$root      = wp_parse_url( $address );
			$beginning = trailingslashit( isset( $root['path'] ) ? $root['path'] : '' );
			if ( 0 !== strpos( $path, $beginning ) ) {
				continue;
			}
			$file = realpath( trailingslashit( $folder ) . substr( $path, strlen( $beginning ) ) );
			if ( $file && is_file( $file ) ) {
				return $file;
			}
		}
		return null;
	}
}
