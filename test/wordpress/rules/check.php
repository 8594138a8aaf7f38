<?php
/** `php check.php <file>…` prints `file:line rule: text` for each breach of a rule, and ends with 1 if there is one; without files, the rules. */
require __DIR__ . '/source.php';
require __DIR__ . '/rules.php';

function breaches( Source $source ): array {
	$lines = array();
	foreach ( RULES as $rule => list( $find, $sniff ) ) {
		$exception = "/(phpcs:ignore [^-]*\b{$sniff}[^-]* --" . ( 'output' === $rule ? '|Escaped:' : '' ) . ') \S/';
		foreach ( $find( $source ) as list( $line, $text ) ) {
			if ( null === $sniff || ! preg_match( $exception, $source->comments_on( $line ) ) ) {
				$lines[] = "{$source->name}:$line $rule: $text";
			}
		}
	}
	return $lines;
}

// All files are read before the first is checked, because constants of one stand in others.
$sources = array_map( static fn ( $file ) => new Source( $file, file_get_contents( $file ) ), array_slice( $argv, 1 ) );
$lines   = $sources ? array_merge( ...array_map( 'breaches', $sources ) ) : array_keys( RULES );
echo implode( "\n", $lines );
exit( $sources && $lines ? 1 : 0 );
