/** The page is sent whole, whatever other plugins do with it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { writeStub } from './site';
import { ran, scriptsOf, useSite } from './visit';

const site = useSite(() => inject('site'));

const PRODUCT = "add_action( 'wp_enqueue_scripts', 'enqueue_product' );";
const hook = (name: string, code: string, priority: number | string = 10): string =>
  `add_action( '${name}', function () { ${code} }, ${priority} );`;
/** Runs after the plugin has started its buffer. */
const later = (code: string): string =>
  `add_filter( 'template_include', function ( $file ) { ${code} return $file; } );`;
const END = '</html>';

/** Passes output on and notes at its end that it has. */
const THEIRS = `function theirs( $html ) { return str_replace( '</html>', '<!-- theirs --></html>', $html ); }`;
const THEIR_END = `<!-- theirs -->${END}`;

const isUntouched = (html: string): boolean => !html.includes('data-left-out');

describe('buffers of other plugins', () => {
  test.each([
    ['around ours, with a callback', hook('template_redirect', "ob_start( 'theirs' );", 1)],
    [
      'around ours, taken at the end of the request',
      `${hook('init', 'ob_start();')}
      ${hook('shutdown', 'echo theirs( ob_get_clean() );', 0)}`,
    ],
    [
      'around ours, all taken at the end of the request',
      `${hook('init', 'ob_start();')}
      ${hook('shutdown', "$all = ''; while ( ob_get_level() ) { $all = ob_get_clean() . $all; } echo theirs( $all );", 0)}`,
    ],
    ['in ours, with a callback', later("ob_start( 'theirs' );")],
    [
      'in ours, taken at the end of the request',
      `${later('ob_start();')}
      ${hook('shutdown', 'echo theirs( ob_get_clean() );', 0)}`,
    ],
    ['in ours, never ended', later("ob_start( 'theirs' ); ob_start();")],
  ])('the page is sent whole and without unneeded scripts when another buffer is %s', async (_, code) => {
    site.scene(PRODUCT + THEIRS + code);
    const html = await site.html();
    expect(html.trim().endsWith(THEIR_END)).toBe(true);
    expect(html.split(END)).toHaveLength(2);
    expect(scriptsOf(html).loaded).toEqual(['theme-menu']);
  });

  test.each([
    ['compresses the page around ours', hook('template_redirect', "ob_start( 'ob_gzhandler' );", 1), false],
    ['compresses the page in ours', later("ob_start( 'ob_gzhandler' );"), true],
  ])('the page is sent whole through a buffer that %s', async (_, code, untouched) => {
    site.scene(PRODUCT + code);
    const answer = await fetch(site.url);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const html = await answer.text();
    expect(html.trim().endsWith(END)).toBe(true);
    expect(isUntouched(html)).toBe(untouched);
  });

  test('the page is empty when a buffer in ours sends nothing', async () => {
    site.scene(PRODUCT + later("ob_start( '__return_empty_string' );"));
    expect(await site.html()).toBe('');
  });

  test('the page is sent whole and unchanged when our buffer is ended early', async () => {
    site.scene(PRODUCT + hook('wp_footer', 'while ( ob_get_level() ) { ob_end_flush(); }', 99));
    const html = await site.html();
    expect(html.trim().endsWith(END)).toBe(true);
    expect(isUntouched(html)).toBe(true);
  });

  test('another page is sent when our buffer is dropped', async () => {
    site.scene(PRODUCT + hook('wp_footer', "while ( ob_get_level() ) { ob_end_clean(); } echo 'other'; exit;", 99));
    expect(await site.html()).toBe('other');
  });

  test('the page is sent unchanged when its head is sent before the rest', async () => {
    site.scene(
      PRODUCT +
        hook('wp_head', 'echo \'<script>addEventListener( "load", () => jQuery( document ) )</script>\';', 98) +
        hook('wp_head', 'ob_flush(); flush();', 99),
    );
    const html = await site.html();
    expect(html.trim().endsWith(END)).toBe(true);
    expect(isUntouched(html)).toBe(true);
  });
});

describe('failures while the page is finished', () => {
  /** The filter is called when the page is finished. */
  const fail = (code: string): string => `add_filter( 'storefront_widgets_libraries', function ( $all ) { ${code} } );`;
  test.each([
    ['an exception', fail("throw new Exception( 'no' );"), 'Storefront Widgets: Exception: no'],
    ['a filter that gives something else', fail("return 'no';"), 'Storefront Widgets: TypeError'],
    ['an error that ends PHP', fail("trigger_error( 'no', E_USER_ERROR );"), 'Fatal error'],
    ['the end of the time', fail('set_time_limit( 1 ); while ( true ) {}'), 'Fatal error'],
    ['an exit', fail('exit;'), ''],
  ])('the page is sent as it is when the failure is: %s', async (_, code, logged) => {
    site.scene(PRODUCT + code);
    const html = await site.html();
    expect(html).toContain('<main></main>');
    expect(html).toContain(END);
    expect(isUntouched(html)).toBe(true);
    expect(site.takeLog()).toContain(logged);
  });

  test('the same exception on several pages is logged once', async () => {
    site.scene(PRODUCT + fail("throw new Exception( 'each page' );"));
    for (let page = 0; page < 3; page += 1) expect(isUntouched(await site.html())).toBe(true);
    expect(site.takeLog().split('Exception: each page')).toHaveLength(2);
  });

  test('the page is finished when code that runs meanwhile uses a buffer', async () => {
    site.scene(PRODUCT + fail("ob_start(); echo 'x'; ob_get_clean(); return $all;"));
    expect(scriptsOf(await site.html()).loaded).toEqual(['theme-menu']);
  });
});

describe('an unusual page', () => {
  const body = (html: string): string => hook('scene', `echo ${html};`);

  test('a page of 5 MB is sent whole and unchanged', async () => {
    const row = '<div class="elementor-element" data-element_type="widget" data-widget_type="heading.default">x</div>';
    site.scene(PRODUCT + body(`str_repeat( '${row}', 50000 )`));
    const html = await site.html();
    expect(html.split(row)).toHaveLength(50_001);
    expect(html.trim().endsWith(END)).toBe(true);
    expect(isUntouched(html)).toBe(true);
  });

  test('a page of 1 MB is sent whole and unchanged when no memory is left', async () => {
    site.scene(
      PRODUCT +
        body('str_repeat( \'<p class="one">x</p>\', 60000 )') +
        hook('wp_footer', "ini_set( 'memory_limit', memory_get_usage( true ) + 5000000 );", 99),
    );
    const html = await site.html();
    expect(html.trim().endsWith(END)).toBe(true);
    expect(isUntouched(html)).toBe(true);
  });

  test.each([
    ['a comment', '<!-- never closed'],
    ['a script', '<script>if ( a </script'],
    ['a tag', '<a title="never closed'],
    ['a title', '<title>never closed'],
  ])('a page that breaks off in %s is sent whole and unchanged', async (_, end) => {
    site.scene(PRODUCT + hook('wp_footer', `echo '${end}';`, 99));
    const html = await site.html();
    expect(html).toContain(end);
    expect(html.trim().endsWith(END)).toBe(true);
    expect(isUntouched(html)).toBe(true);
  });

  test('a page with wrong nesting, stray ends and doubled attributes keeps them and loses unneeded scripts', async () => {
    const odd = '</p><b><i></b></i><div id="a" id=\\\'b\\\' <p></section><svg><path d="M0"/></svg></body></body>';
    site.scene(`${PRODUCT + body(`'${odd}'`)} ob_start( function ( $html ) { return $html; } );`);
    const html = await site.html();
    expect(html).toContain(odd.replaceAll("\\'", "'"));
    expect(scriptsOf(html).loaded).toEqual(['theme-menu']);
  });

  test('a page without an end of its body loses unneeded scripts, and has its bill', async () => {
    site.scene(PRODUCT + later("ob_start( function ( $html ) { return str_replace( '</body>', '', $html ); } );"));
    const html = await site.html();
    expect(html).not.toContain('</body>');
    expect(scriptsOf(html).loaded).toEqual(['theme-menu']);
    expect((await checked()).match(/window\.storefrontWidgetsBill =/g)).toHaveLength(1);
  });

  test('a page in another encoding than UTF-8 keeps its bytes, and has its bill', async () => {
    site.scene(
      `${PRODUCT} ${body('"<p>Gr\\xFC\\xDFe \\xA4</p><script>/* \\xFC */ jQuery( \'p\' )</script>"')}
      add_filter( 'pre_option_blog_charset', function () { return 'ISO-8859-1'; } );`,
    );
    const bytes = async (path = '/', cookie = ''): Promise<string> => {
      const answer = await fetch(site.url + path, { headers: { cookie } });
      return Buffer.from(await answer.arrayBuffer()).toString('latin1');
    };
    const html = await bytes();
    expect(html).toContain('<p>Gr\xFC\xDFe \xA4</p>');
    expect(scriptsOf(html).loaded).toEqual(['jquery-core', 'jquery-migrate', 'theme-menu']);
    const cookie = site.cookieOf('admin');
    const bill = await bytes(billPath(await bytes('/', cookie)), cookie);
    expect(() => JSON.parse(/window\.storefrontWidgetsBill = (.+);\n/.exec(bill)?.[1] ?? '')).not.toThrow();
  });
});

const billPath = (html: string): string =>
  (/href='([^']+storefront-widgets-check=[^']+)'/.exec(html)?.[1] ?? '').replaceAll('&#038;', '&');

/** The front page with its bill. */
async function checked(): Promise<string> {
  const cookie = site.cookieOf('admin');
  return site.html(billPath(await site.html('/', cookie)), cookie);
}

describe('answers that are not pages', () => {
  const page = "<html><script src=\\'/x.js\\' id=\\'wc-cart-js\\'></script></html>";
  const sent = page.replaceAll("\\'", "'");
  const send = (headers: readonly string[]): string =>
    later(`${headers.map((one) => `header( '${one}' );`).join('')} echo '${page}'; exit;`);

  test.each([
    ['JSON', ['Content-Type: application/json; charset=UTF-8']],
    ['XHTML', ['Content-Type: application/xhtml+xml']],
    ['text', ['content-type:text/plain']],
    ['a download', ['Content-Disposition: attachment; filename="invoice.html"']],
    ['an answer of a known length', [`Content-Length: ${sent.length}`]],
  ])('an answer is sent as it is when it is %s', async (_, headers) => {
    site.scene(send(headers));
    expect(await site.html()).toBe(sent);
  });

  test('an answer with the type of a page loses unneeded scripts', async () => {
    site.scene(send(['Content-Type: text/html']));
    expect(await site.html()).toContain('data-left-out');
  });
});

describe('an optimiser in our buffer', () => {
  const change = (code: string): string => later(`ob_start( function ( $html ) { ${code} } );`);
  const NEEDS_JQUERY = hook(
    'wp_enqueue_scripts',
    "wp_enqueue_script( 'needs-jquery', content_url( 'stubs/theme-menu.js' ), array( 'jquery' ), '1', true );",
  );

  test('the files that an optimiser has combined keep the libraries that they need', async () => {
    mkdirSync(join(site.folder, 'wp-content/combined'), { recursive: true });
    writeFileSync(join(site.folder, 'wp-content/combined/index.php'), '');
    site.scene(
      PRODUCT +
        NEEDS_JQUERY +
        change(`$all = '';
          $html = preg_replace_callback( '~<script[^>]* src="[^"]*/stubs/([\\w-]+)\\.js[^"]*"[^>]*></script>~', function ( $found ) use ( &$all ) {
            $all .= file_get_contents( WP_CONTENT_DIR . "/stubs/$found[1].js" );
            return '';
          }, $html );
          file_put_contents( WP_CONTENT_DIR . '/combined/inner.js', $all );
          return str_replace( '</body>', '<script src="' . content_url( 'combined/inner.js' ) . '"></script></body>', $html );`),
    );
    const { page, errors } = await site.open();
    expect(await ran(page)).toContain('theme-menu');
    expect(await page.evaluate(() => Boolean(window.jQuery))).toBe(true);
    expect(errors).toEqual([]);
  });

  test.each([
    [
      'delays a file',
      `return preg_replace( '~<script[^>]* src=("[^"]*theme-menu[^>]*)>~', '<script type="delayed/javascript" data-src=$1>', $html );`,
    ],
    [
      'has put a file on another host under another path',
      `return preg_replace( '~src="[^"]*(theme-menu)[^"]*" id="[^"]*"~', 'src="https://cdn.example/$1.min.js"', $html );`,
    ],
  ])('the dependencies of a file stay when an optimiser %s', async (_, code) => {
    site.scene(PRODUCT + NEEDS_JQUERY + change(code));
    expect(scriptsOf(await site.html()).loaded).toContain('jquery-core');
  });
});

describe('the code that counts as a use of jQuery', () => {
  const CODE = [
    ['in a type of another plugin', '<script type="text/plain" data-category="statistics">jQuery( document )</script>'],
    ['in a template', '<script type="text/html"><b onclick="jQuery( this )"></b></script>'],
    ['in an address', '<a href="javascript:jQuery%28 document )">A</a>'],
    [
      'in a file that waits for consent',
      '<script type="text/plain" data-consent-src="/wp-content/stubs/uses.js"></script>',
    ],
    ['in a file of the site on a CDN', '<script src="https://cdn.example/wp-content/stubs/uses.js?x=1"></script>'],
  ] as const;
  test.each(CODE)('jQuery stays for code %s', async (_, html) => {
    writeStub(site.folder, 'uses', 'jQuery( document );');
    site.scene(PRODUCT + hook('wp_footer', `echo '${html}';`, 99));
    expect(scriptsOf(await site.html()).loaded).toContain('jquery-core');
  });

  test.each(['application/json', 'application/ld+json', 'importmap', 'speculationrules'])(
    'jQuery does not stay for data of the type %s',
    async (type) => {
      site.scene(PRODUCT + hook('wp_footer', `echo '<script type="${type}">{ "about": "jQuery" }</script>';`, 99));
      expect(scriptsOf(await site.html()).loaded).toEqual(['theme-menu']);
    },
  );
});
