<?php
/** A file of PHP as its tokens, and what rules ask of them. */

final class Token extends PhpToken {
	/** The text of the token before. */
	public string $before = '';
	/** The function that it calls, with its object: `esc_html`, `$wpdb->query`; '' if it calls none. */
	public string $call = '';
	/** @var Token[][] The arguments of the call. */
	public array $args = array();
	/** @var string[] What the brackets around it belong to: calls by name, functions and classes by word and place, others by ''. */
	public array $around = array();

	/** Is it one of several signs? A text in a string can look like one. */
	public function is_sign( string ...$signs ): bool {
		return ! $this->is( array( T_ENCAPSED_AND_WHITESPACE, T_INLINE_HTML ) ) && in_array( trim( $this->text ), $signs, true );
	}
}

final class Source {
	/** @var string[] The texts of constants in all files, by name. */
	public static array $constants = array();
	/** @var Token[] All tokens. */
	public array $all;
	/** @var Token[] Those that are neither white space nor comments. */
	public array $tokens;

	public function __construct( public string $name, string $text ) {
		$this->all    = Token::tokenize( $text );
		$this->tokens = array_values( array_filter( $this->all, static fn ( $token ) => ! $token->is( array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ) ) ) );
		$this->read_brackets();
		preg_match_all( "/\bconst (\w+)\s*=\s*'([^']*)'/", $text, $found );
		self::$constants += array_combine( $found[1], $found[2] );
	}

	private function read_brackets(): void {
		$open  = array();
		$owner = '';
		foreach ( $this->tokens as $at => $token ) {
			$previous      = $this->tokens[ $at - 1 ] ?? $token;
			$token->before = $at > 0 ? $previous->text : '';
			$token->call   = $this->call_at( $at );
			if ( $token->is( array( T_FUNCTION, T_CLASS, T_INTERFACE, T_TRAIT ) ) && '::' !== $token->before ) {
				$owner = "{$token->text} $at";
			}
			$token->around = $open = $token->is_sign( ')', ']', '}' ) ? array_slice( $open, 0, -1 ) : $open;
			if ( $token->is_sign( '(', '[', '{', '${', '#[' ) ) {
				$open[] = '(' === $token->text && '' !== $previous->call ? $previous->call : $owner;
				$owner  = '{' === $token->text ? '' : $owner;
			}
		}
		foreach ( $this->calls( '/./' ) as $at => $token ) {
			$token->args = array_values( array_filter( parts( inside( $this->tokens, $at + 1 ), ',' ) ) );
		}
	}

	private function call_at( int $at ): string {
		$token   = $this->tokens[ $at ];
		$is_name = $token->is( array( T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED, T_ISSET, T_EMPTY, T_EVAL, T_EXIT ) );
		$is_call = $is_name && 'function' !== $token->before && '(' === ( $this->tokens[ $at + 1 ]->text ?? '' );
		$owner   = in_array( $token->before, array( '->', '?->', '::' ), true ) ? $this->tokens[ $at - 2 ]->text . $token->before : '';
		return $is_call ? $owner . ltrim( $token->text, '\\' ) : '';
	}

	/** The comments that speak of a line: on it, or alone on the line before. */
	public function comments_on( int $line ): string {
		$is_on = fn ( $token, $at ) => $token->line === $line || ( $token->line + 1 === $line && str_contains( $this->all[ $at - 1 ]->text, "\n" ) );
		return text_of( array_filter( $this->all, static fn ( $token, $at ) => $token->is( T_COMMENT ) && $is_on( $token, $at ), ARRAY_FILTER_USE_BOTH ) );
	}

	/** @return Token[] By their places, the tokens that a question is true of. */
	public function where( callable $question ): array {
		return array_filter( $this->tokens, $question );
	}

	/** @return Token[] By their places, the calls whose name fits a pattern. */
	public function calls( string $pattern ): array {
		return $this->where( static fn ( $token ) => '' !== $token->call && preg_match( $pattern, $token->call ) );
	}
}

function text_of( array $tokens ): string {
	return implode( '', array_column( $tokens, 'text' ) );
}

/** The tokens in the bracket that opens at a place. */
function inside( array $tokens, int $open ): array {
	$depth = count( $tokens[ $open ]->around );
	for ( $end = $open + 1; count( ( $tokens[ $end ] ?? $tokens[ $open ] )->around ) > $depth; ) {
		++$end;
	}
	return array_slice( $tokens, $open + 1, $end - $open - 1 );
}

/** The parts of an expression between signs that stand in none of its brackets. */
function parts( array $tokens, string ...$signs ): array {
	$parts = array( array() );
	foreach ( $tokens as $token ) {
		if ( count( $token->around ) === count( $tokens[0]->around ) && $token->is_sign( ...$signs ) ) {
			$parts[] = array();
		} else {
			$parts[ count( $parts ) - 1 ][] = $token;
		}
	}
	return $parts;
}
