/** The rules of WordPress for plugins that can be told from the code: `rules/check.php` checks the plugin against them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distFolder } from '../../fixtures/http/paths';

const SOURCE = 'src/wordpress/plugin';
const BUILT = join(distFolder, 'wordpress/storefront-widgets');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function runCheck(files: string[]): string[] {
  const { stdout, stderr, error } = spawnSync('php', ['test/wordpress/rules/check.php', ...files], {
    encoding: 'utf8',
  });
  if (error || stderr) throw error ?? new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

const HEAD = "<?php\nnamespace StorefrontWidgets;\ndefined( 'ABSPATH' ) || exit;\n";
const BARE = "<?php\ndefined( 'ABSPATH' ) || exit;\n";

/** The rules that code breaks: a file, or statements of a function. */
function brokenBy(code: string): string[] {
  const file = join(folder, 'file.php');
  writeFileSync(file, code.startsWith('<?php') ? code : `${HEAD}function one( $x, $wpdb ) {\n\t${code}\n}\n`);
  return [...new Set(runCheck([file]).map((line) => /^.*?:\d+ (\w+): /.exec(line)?.[1] ?? line))];
}

/** For each rule, what breaks it. */
const FAULTS: Record<string, string[]> = {
  guard: [
    '<?php\nnamespace StorefrontWidgets;\nfunction one() {}\n',
    "<?php\nconst STOREFRONT_WIDGETS = 1;\ndefined( 'ABSPATH' ) || exit;\n",
  ],
  output: [
    'echo $x;',
    "echo '<b>', $x, '</b>';",
    "echo esc_html( 'a' ) . $x;",
    'echo "<b>$x</b>";',
    'print $x;',
    '?><b><?= $x ?></b><?php',
    "printf( '<b>%s</b>', $x );",
    "echo $x ? $x : 'no';",
    "echo $x ?: 'no';",
    "echo $x ?? 'no';",
    "echo sprintf( '<b>%s</b>', $x );",
    "echo __( 'Text', 'storefront-widgets' );",
    "exit( $x['why'] );",
    "echo implode( ', ', array_map( 'trim', $x ) );",
    'echo $x; // phpcs:ignore WordPress.DB.PreparedSQL -- of another rule.',
  ],
  input: [
    "return isset( $_COOKIE['a'] ) ? $_COOKIE['a'] : '';",
    "return wp_unslash( $_SERVER['REQUEST_URI'] );",
    "return sanitize_key( $_SERVER['REQUEST_URI'] );",
  ],
  nonce: ["return isset( $_GET['a'] );", "return empty( $_POST['a'] );"],
  database: [
    "return $wpdb->get_var( 'SELECT ' . $x );",
    'return $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = \'$x\'" );',
    'return $wpdb->get_col( $wpdb->prepare( "SELECT $x FROM $wpdb->options WHERE option_name = %s", \'a\' ) );',
  ],
  forbidden: [
    'eval( $x );',
    'extract( $x );',
    'return base64_decode( $x );',
    'error_log( $x );',
    "file_put_contents( __DIR__ . '/a', $x );",
    "fopen( __DIR__ . '/a', 'w' );",
    'return \\unserialize( $x );',
    "return create_function( '', $x );",
    'return `ls`;',
    "_e( 'Text', 'storefront-widgets' );",
    "return mb_convert_encoding( $x, 'UTF-8' );",
  ],
  prefix: [
    `${BARE}function one() {}\n`,
    `${BARE}class One {}\n`,
    `${BARE}const ONE = 1;\n`,
    `${HEAD}$one = 1;\n`,
    HEAD.replace('StorefrontWidgets', 'Widgets'),
  ],
  stored: [
    "update_option( 'widgets', $x );",
    'return apply_filters( "widgets_$x", 1 );',
    "do_action( 'widgets_ready' );",
    "register_rest_route( 'widgets/v1', '/settings', $x );",
    "define( 'WIDGETS', 1 );",
    `${HEAD}const NAME = 'one';\nfunction one() {\n\treturn delete_option( NAME );\n}\n`,
  ],
  texts: [
    "return __( $x, 'storefront-widgets' );",
    "return esc_html__( 'Text' );",
    "return esc_attr__( 'Text', 'woocommerce' );",
    'return __( "Text $x", \'storefront-widgets\' );',
    "return _n( '%d script', $x, $x, 'storefront-widgets' );",
    "return _x( 'Post', 'noun' );",
  ],
  strict: [
    'return 1 == $x;',
    'return 1 != $x;',
    "return in_array( 'a', $x );",
    "return array_search( 'a', $x, false );",
  ],
  style: [
    'return [ 1, 2 ];',
    '$x = array( [ 1 ] );',
    'if ( $x ) {\n        return;\n\t}',
    `${HEAD}one();\n?>\n`,
    `${HEAD}?>\n<? one();\n`,
  ],
  reason: [
    'return 1; // phpcs:ignore WordPress.WP.AlternativeFunctions',
    'return 1; // phpcs:ignore -- because',
    'return 1; // phpcs:disable WordPress.Security.EscapeOutput -- because',
  ],
};

const examples = Object.entries(FAULTS).flatMap(([rule, faults]) => faults.map((code) => [rule, code] as const));

test.each(examples)('the rule “%s” is broken by: %s', (rule, code) => {
  expect(brokenBy(code)).toEqual([rule]);
});

test('each rule has an example that breaks it', () => {
  expect(Object.keys(FAULTS).sort()).toEqual(runCheck([]).sort());
});

test('a breach is told with its file, its line and its rule', () => {
  const file = join(folder, 'file.php');
  writeFileSync(file, `${HEAD}\necho 'a',\n\t$_GET;\n`);
  expect(runCheck([file])).toContain(`${file}:6 output: prints $_GET, which is not escaped`);
});

/** A file without a namespace. */
const PREFIXED = `${BARE}
function storefront_widgets_one( $x ) {
	return $x;
}
class Storefront_Widgets_One {
	const A = 1;
	private $a;
	function one() {}
}
$storefront_widgets = 1;
`;

test('good code breaks no rule', () => {
  const code = `${HEAD}
const OPTION = 'storefront_widgets';

/** Prints all. */
function print_all( array $list, string $text, $wpdb ): void {
	$nonce = isset( $_GET['nonce'] ) ? sanitize_text_field( wp_unslash( $_GET['nonce'] ) ) : '';
	if ( ! wp_verify_nonce( $nonce, 'all' ) || ! in_array( $text, $list, true ) ) {
		return;
	}
	echo '<b title="' . esc_attr( $text ) . '">', esc_html__( 'Text', 'storefront-widgets' ), '</b>';
	echo $text ? 'yes' : ( $list ? absint( $list[0] ) : (int) $text );
	echo implode( ', ', array_map( 'esc_html', $list ) );
	printf( '<i %s>%s</i>', checked( $text, 'a', false ), esc_html( sprintf( 'a %s', $text ) ) );
	// Escaped: the caller did it.
	echo $text;
	echo $text; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the page.
	$wpdb->get_col( $wpdb->prepare( "SELECT a FROM $wpdb->options WHERE b LIKE %s", $wpdb->esc_like( $text ) . '%' ) );
	update_option( OPTION, apply_filters( 'storefront_widgets_all', get_option( 'of_another' ) ) );
	set_transient( "storefront_widgets_$text", _n( '%d script', '%d scripts', count( $list ), 'storefront-widgets' ) );
	$one = "$text[0] {$list['a']} [ ( .";
	?>
	<p><?php echo esc_html( $one ); ?></p>
	<p><?= esc_url( $text ) ?></p>
	<?php
}
`;
  expect(brokenBy(code)).toEqual([]);
  expect(brokenBy(PREFIXED)).toEqual([]);
});

test('the plugin keeps the rules, and so does what the build writes', () => {
  const names = (readdirSync(SOURCE, { recursive: true }) as string[]).filter((name) => name.endsWith('.php')).sort();
  const written = ['catalogue.php', 'settings.php', 'sizes.php'].map((name) => join(BUILT, name));
  expect(runCheck([...names.map((name) => join(SOURCE, name)), ...written])).toEqual([]);
});
