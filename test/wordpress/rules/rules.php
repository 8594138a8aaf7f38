<?php
/**
 * The rules: what finds the breaches, each a line and a text, and the sniffs of WordPress's own checker that an exception names. An
 * exception is a comment on the line, or alone before it, in the form that this checker reads: `// phpcs:ignore Sniff -- why`.
 */
const RULES = array(
	'guard'     => array( 'missing_guard', null ),
	'output'    => array( 'unescaped_output', 'WordPress\.Security\.EscapeOutput' ),
	'input'     => array( 'raw_input', 'WordPress\.Security\.ValidatedSanitizedInput' ),
	'nonce'     => array( 'input_without_nonce', 'WordPress\.Security\.NonceVerification' ),
	'database'  => array( 'unprepared_queries', 'WordPress\.DB\.Prepared' ),
	'forbidden' => array( 'forbidden_calls', '(WordPress|Generic|Squiz)\.(PHP|WP)\.' ),
	'prefix'    => array( 'names_without_prefix', 'WordPress\.NamingConventions\.PrefixAllGlobals' ),
	'stored'    => array( 'stored_without_prefix', 'WordPress\.NamingConventions\.PrefixAllGlobals' ),
	'texts'     => array( 'untranslatable_texts', 'WordPress\.WP\.I18n' ),
	'strict'    => array( 'loose_comparisons', '(Universal\.Operators\.StrictComparisons|WordPress\.PHP\.StrictInArray)' ),
	'style'     => array( 'odd_style', null ),
	'reason'    => array( 'bare_exceptions', null ),
);

const GUARD       = '/^<\?php\s*(namespace[\w\\\\]+;)?defined\(\'(ABSPATH|WP_UNINSTALL_PLUGIN)\'\)\|\|exit;/';
const SAFE_OUTPUT = '/^(esc_(html|attr|url|textarea|js|xml)(__|_x)?|wp_kses\w*|wp_json_encode|absint|intval|count|checked|selected|disabled|wp_create_nonce)$/';
const SENT        = array( '$_GET', '$_POST', '$_REQUEST', '$_FILES' );
const INPUT       = array( '$_GET', '$_POST', '$_REQUEST', '$_FILES', '$_COOKIE', '$_SERVER' );
const TEXT_CALLS  = '/^(__|_e|_x|_ex|_n|_nx|_n_noop|_nx_noop|esc_(html|attr)_(_|e|x))$/';
const OWN_PREFIX  = '/^[$"\']?_?storefront[_-]?widgets|^$/i';
/** `_e` prints what is not escaped; of mbstring, which PHP may lack, WordPress stands in for two functions alone. */
const FORBIDDEN   = '/^(eval|create_function|extract|base64_(de|en)code|(un)?serialize|error_log|file_put_contents|fopen|fwrite|unlink|rename|' .
	'(mk|rm)dir|chmod|touch|exec|shell_exec|system|passthru|popen|proc_open|assert|ini_set|set_time_limit|var_dump|var_export|print_r|phpinfo|' .
	'json_encode|wp_redirect|curl_\w+|mysqli?_\w+|query_posts|_e|_ex|mb_(?!(substr|strlen)$)\w+)$/';

/** What stores or announces something under a name, by the argument that is the name. */
const NAMING = array(
	'/^(define|(add|update|delete)_(site_)?option|(set|delete)_(site_)?transient|(do_action|apply_filters)(_ref_array)?)$/' => 0,
	'/^(register_rest_route|register_post_type|register_taxonomy|add_shortcode|wp_(register|enqueue)_(script|style))$/' => 0,
	'/^(register_setting|(add|update)_(user|post|term)_meta)$/' => 1,
);

/** Tokens with what is wrong about each; `%s` in it stands for the token's text. */
function wrong( array $tokens, string $text ): array {
	$lines_in = static fn ( $token ) => $token->is( T_WHITESPACE ) ? substr_count( $token->text, "\n" ) : 0;
	return array_map( static fn ( $token ) => array( $token->line + $lines_in( $token ), sprintf( $text, $token->text ) ), array_values( $tokens ) );
}

function missing_guard( Source $source ): array {
	return preg_match( GUARD, text_of( array_slice( $source->tokens, 0, 20 ) ) ) ? array() : array( array( 1, 'does not end at once when the file is called directly' ) );
}

function unescaped_output( Source $source ): array {
	$printed = array_merge( array(), ...array_column( $source->calls( '/^(v?printf|exit|die|wp_die)$/' ), 'args' ) );
	foreach ( $source->where( static fn ( $token ) => $token->is( array( T_ECHO, T_PRINT, T_OPEN_TAG_WITH_ECHO ) ) ) as $at => $token ) {
		array_push( $printed, ...parts( parts( array_slice( $source->tokens, $at + 1 ), ';', '?>' )[0], ',' ) );
	}
	return wrong( array_merge( array(), ...array_map( 'unsafe', $printed ) ), 'prints %s, which is not escaped' );
}

/** The first tokens of those parts of an expression that are not escaped. */
function unsafe( array $value ): array {
	$choice = parts( $value, '?' );
	if ( count( $choice ) > 1 ) {
		// A condition is not printed, except by `?:`.
		$answers = parts( array_slice( $value, count( $choice[0] ) + 1 ), ':', '?' );
		return array_merge( $answers[0] ? array() : unsafe( $choice[0] ), ...array_map( 'unsafe', $answers ) );
	}
	$parts = parts( $value, '.', '??', '+', '-' );
	if ( count( $parts ) > 1 ) {
		return array_merge( ...array_map( 'unsafe', $parts ) );
	}
	$is_literal = 1 === count( $value ) && $value[0]->is( array( T_CONSTANT_ENCAPSED_STRING, T_LNUMBER, T_DNUMBER ) );
	if ( ! $value || $is_literal || $value[0]->is( array( T_INT_CAST, T_DOUBLE_CAST, T_BOOL_CAST ) ) ) {
		return array();
	}
	if ( '(' === $value[0]->text ) {
		return unsafe( inside( $value, 0 ) );
	}
	if ( preg_match( '/^(sprintf|implode)$/', $value[0]->call ) ) {
		return array_merge( ...array_map( 'unsafe', $value[0]->args ) );
	}
	// In `array_map( 'esc_html', $list )`, the name of the function is a text.
	$name = 'array_map' === $value[0]->call ? trim( $value[0]->args[0][0]->text, "'" ) : $value[0]->call;
	return preg_match( SAFE_OUTPUT, $name ) ? array() : array( $value[0] );
}

function raw_input( Source $source ): array {
	$is_raw = static function ( Token $token ): bool {
		$is_asked = array_intersect( array( 'isset', 'empty' ), $token->around );
		$is_clean = in_array( 'wp_unslash', $token->around, true ) && preg_grep( '/^(sanitize_\w+|absint|intval|wp_kses\w*|esc_url_raw)$/', $token->around );
		return in_array( $token->text, INPUT, true ) && ! $is_asked && ! $is_clean;
	};
	return wrong( $source->where( $is_raw ), 'reads %s without wp_unslash() and a sanitiser' );
}

function input_without_nonce( Source $source ): array {
	$checked  = array_merge( array(), ...array_column( $source->calls( '/^(wp_verify_nonce|check_admin_referer|check_ajax_referer)$/' ), 'around' ) );
	$is_loose = static fn ( $token ) => in_array( $token->text, SENT, true ) && ! preg_grep( '/^function /', array_intersect( $token->around, $checked ) );
	return wrong( $source->where( $is_loose ), 'looks at %s in a function that verifies no nonce' );
}

function unprepared_queries( Source $source ): array {
	$formats  = array_merge( array(), ...array_map( static fn ( $call ) => $call->args[0], $source->calls( '/^\$wpdb->prepare$/' ) ) );
	$is_loose = static function ( Token $token ) use ( $formats ): bool {
		$is_query = preg_grep( '/^\$wpdb->(query|get_(var|col|row|results))$/', $token->around ) && ! in_array( '$wpdb->prepare', $token->around, true );
		return $token->is( T_VARIABLE ) && '$wpdb' !== $token->text && ( $is_query || in_array( $token, $formats, true ) );
	};
	return wrong( $source->where( $is_loose ), 'puts %s into a query without $wpdb->prepare()' );
}

function forbidden_calls( Source $source ): array {
	return wrong( $source->calls( FORBIDDEN ) + $source->where( static fn ( $token ) => '`' === $token->text ), 'calls %s' );
}

function names_without_prefix( Source $source ): array {
	$is_in_namespace = (bool) $source->where( static fn ( $token ) => $token->is( T_NAMESPACE ) );
	$is_bare         = static function ( Token $token ) use ( $is_in_namespace ): bool {
		$defines = ! $is_in_namespace && in_array( $token->before, array( 'function', 'const', 'class', 'interface', 'trait' ), true );
		// A variable outside of functions is everybody's, in a namespace, too.
		$is_variable = $token->is( T_VARIABLE ) && ! in_array( $token->text, INPUT, true );
		$is_name     = 'namespace' === $token->before || ( $token->is( T_STRING ) && $defines ) || $is_variable;
		return $is_name && ! preg_match( OWN_PREFIX, $token->text ) && ! preg_grep( '/^(function|class|interface|trait) /', $token->around );
	};
	return wrong( $source->where( $is_bare ), 'defines %s without the prefix of the plugin' );
}

function stored_without_prefix( Source $source ): array {
	$found = array();
	foreach ( NAMING as $pattern => $place ) {
		$is_bare = static fn ( $call ) => ! preg_match( OWN_PREFIX, literal_of( $call->args[ $place ] ?? array() ) );
		array_push( $found, ...array_filter( $source->calls( $pattern ), $is_bare ) );
	}
	return wrong( $found, '%s() has a name without the prefix of the plugin' );
}

/** The text with which an expression begins, or that of a constant; '' where only a run can tell. */
function literal_of( array $value ): string {
	$text = text_of( $value );
	return preg_match( '/^["\'][\w\/-]*/', $text, $found ) ? $found[0] : Source::$constants[ preg_replace( '/^(self|static)::/', '', $text ) ] ?? '';
}

function untranslatable_texts( Source $source ): array {
	$is_wrong = static function ( Token $call ): bool {
		// The third argument of plural forms is a number.
		$texts    = preg_match( '/^_nx?$/', $call->call ) ? array_diff_key( $call->args, array( 2 => true ) ) : $call->args;
		$literals = array_filter( $texts, static fn ( $text ) => 1 === count( $text ) && $text[0]->is( T_CONSTANT_ENCAPSED_STRING ) );
		return count( $literals ) < max( 2, count( $texts ) ) || "'storefront-widgets'" !== text_of( end( $texts ) );
	};
	return wrong( array_filter( $source->calls( TEXT_CALLS ), $is_wrong ), '%s() has a text that is no literal, or not the text domain of the plugin' );
}

function loose_comparisons( Source $source ): array {
	$calls = array_filter( $source->calls( '/^(in_array|array_search)$/' ), static fn ( $call ) => 'true' !== text_of( $call->args[2] ?? array() ) );
	$signs = $source->where( static fn ( $token ) => $token->is( array( T_IS_EQUAL, T_IS_NOT_EQUAL ) ) );
	return array_merge( wrong( $signs, 'compares by %s' ), wrong( $calls, 'calls %s() without true as its third argument' ) );
}

function odd_style( Source $source ): array {
	$spaces   = array_filter( $source->all, static fn ( $token ) => $token->is( array( T_WHITESPACE, T_INLINE_HTML ) ) && preg_match( '/\n\t* /', $token->text ) );
	$is_list  = static fn ( $token ) => $token->is_sign( '[' ) && ! preg_match( '/[\w\'")\]}]$/', 'return' === $token->before ? '' : $token->before );
	$is_short = static fn ( $token ) => '<?' === trim( $token->text ) || ( $token->is( T_INLINE_HTML ) && preg_match( '/<\?(?!xml)/', $token->text ) );
	$end      = array_slice( $source->where( static fn ( $token ) => '' !== trim( $token->text ) ), -1 );
	return array_merge(
		wrong( $spaces, 'is indented by spaces' ),
		wrong( $source->where( $is_list ), 'has a list as [], not as array()' ),
		wrong( $source->where( $is_short ), 'has a short open tag, which PHP may take for HTML' ),
		wrong( array_filter( $end, static fn ( $token ) => $token->is( T_CLOSE_TAG ) ), 'ends with a closing tag' )
	);
}

function bare_exceptions( Source $source ): array {
	$is_bare = static fn ( $token ) => $token->is( T_COMMENT ) && preg_match( '/phpcs:(?!ignore [\w.,\s]+ -- \S)/', $token->text );
	return wrong( array_filter( $source->all, $is_bare ), 'makes an exception without the name of a sniff or without a reason: %s' );
}
