import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compare } from '../../scripts/contracts/compare';
import { readFolder, type Vendor } from '../../scripts/contracts/readFolder';
import { reportOn } from '../../scripts/contracts/report';
import { byVersion, factsIn, printTable, type Table, withVendor } from '../../scripts/contracts/table';

const root = mkdtempSync(join(tmpdir(), 'contracts-'));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;

/** Reads a plugin with these files. */
function read(files: Record<string, string>, slug = 'harbour'): Vendor {
  count += 1;
  const folder = join(root, String(count), slug);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readFolder(folder);
}

const main = (version: string, code = ''): string =>
  `<?php\n/**\n * Plugin Name: Harbour\n * Version: ${version}\n */\n${code}`;

/** An invented add-on of a page builder. */
const harbour = (version: string, more: Record<string, string> = {}): Record<string, string> => ({
  'harbour.php': main(
    version,
    `class Harbour {
      const HANDLE = 'harbour-front';
      public function __construct() {
        wp_register_script( self::HANDLE, 'front.js', [ 'jquery', 'elementor-frontend' ], '1' );
        wp_enqueue_style( 'harbour', 'harbour.css', array( 'elementor-frontend' ) );
        wp_enqueue_script( $computed, 'x.js' );
        add_action( 'wp_ajax_nopriv_harbour_tide', [ $this, 'tide' ] );
        register_rest_route( 'harbour/v1', '/moor', [ 'methods' => 'POST', 'callback' => [ $this, 'moor' ],
          'args' => [ 'berth' => [ 'required' => true ], 'name' => [] ] ] );
      }
      public function tide() { check_ajax_referer( 'tide', 'security' ); echo $_POST['day']; }
      public function moor( $request ) { return $request->get_header( 'X-WP-Nonce' ) . $request['length']; }
    }`,
  ),
  'widgets/lantern.php': `<?php
    class Lantern extends Widget_Base {
      public function get_name() { return 'harbour-lantern'; }
      protected function register_controls() {
        $this->add_control( 'speed', [ 'default' => 300, 'frontend_available' => true ] );
        $this->add_responsive_control( 'gap', [ 'frontend_available' => true ] );
        $this->add_control( 'color', [ 'selectors' => [ '{{WRAPPER}} .lantern[aria-current="true"]' => 'color: {{VALUE}}' ] ] );
      }
    }`,
  'assets/front.js': `jQuery( function ( $ ) {
    $.fn.lantern = function () {};
    elementorFrontend.hooks.addAction( 'frontend/element_ready/harbour-lantern.default', start );
    elementorFrontend.elementsHandler.attachHandler( 'harbour-buoy', load );
    $( document ).trigger( 'harbour:lit' ).trigger( 'click' );
    window.dispatchEvent( new CustomEvent( 'harbour/moored' ) );
    $.post( url, { action: 'harbour_tide', day: 1 } );
    assets.load( 'style', 'harbour-dialog' );
  } );`,
  'assets/front.min.js': 'this is not read, because the whole file is there',
  'assets/harbour.css':
    '.lantern.is-on > .ray[role=img], .plain { color: red } .buoy:not([aria-hidden]) .bell[aria-pressed="true"] { color: blue }',
  'vendor/library.js': 'jQuery.fn.ofSomebodyElse = 1;',
  ...more,
});

describe('a plugin', () => {
  test('a plugin’s facts are what its PHP registers and reads, what its scripts do and what its styles select', () => {
    const { slug, name, version, facts, unread } = read(harbour('1.2'));
    expect([slug, name, version, unread]).toEqual(['harbour', 'Harbour', '1.2', []]);
    expect(facts).toEqual({
      script: { 'harbour-front': 'elementor-frontend jquery' },
      style: { harbour: 'elementor-frontend' },
      type: { 'harbour-lantern': '' },
      setting: { 'harbour-lantern: speed': '300', 'harbour-lantern: gap': '' },
      handler: { 'harbour-lantern': '', 'harbour-buoy': '' },
      ajax: { harbour_tide: 'day nonce:security' },
      route: { 'harbour/v1/moor': 'POST berth* header:X-WP-Nonce length name' },
      request: { harbour_tide: '' },
      event: { 'harbour:lit': '', 'harbour/moored': '' },
      plugin: { lantern: '' },
      sheet: { 'harbour-dialog': '' },
      aria: { '.lantern[aria-current]': '', '.ray[role]': '', '.bell[aria-pressed]': '' },
    });
  });

  test('a plugin is read as far as possible when one of its files cannot be parsed', () => {
    const { facts, unread } = read(harbour('1.2', { 'assets/source.js': 'const page = <div />;' }));
    expect(unread).toEqual([expect.stringContaining('assets/source.js')]);
    expect(facts.plugin).toEqual({ lantern: '' });
  });

  test('a plugin’s facts may have names that every object has', () => {
    const vendor = read(harbour('1.2', { 'assets/more.js': 'jQuery.fn.constructor = jQuery.fn.toString = 1;' }));
    const table = withVendor({}, vendor);
    expect(Object.keys(table.harbour?.facts.plugin ?? {}).sort()).toEqual(['constructor', 'lantern', 'toString']);
    expect(compare(vendor, table).changes).toEqual([]);
  });

  test('a theme is read like a plugin, and a folder that is neither is refused', () => {
    const theme = read(
      { 'style.css': '/*\nTheme Name: Pier\nVersion: 2.0.1\n*/ .menu[aria-expanded] { color: red }' },
      'pier',
    );
    expect([theme.name, theme.version, theme.facts.aria]).toEqual(['Pier', '2.0.1', { '.menu[aria-expanded]': '' }]);
    expect(() => read({ 'notes.php': '<?php // Nothing.' })).toThrow(/no file says/);
  });
});

describe('the next version', () => {
  const before = read(harbour('1.2'));
  const after = read({
    ...harbour('1.10'),
    'assets/front.js': `jQuery.fn.lantern = jQuery.fn.beacon = 1; elementorFrontend.elementsHandler.attachHandler( 'tabs', load );`,
    'widgets/lantern.php': `<?php class Lantern extends Widget_Base {
      public function get_name() { return 'harbour-lantern'; }
      protected function register_controls() { $this->add_control( 'speed', [ 'default' => 500, 'frontend_available' => true ] ); } }`,
  });
  const table: Table = withVendor({}, before);

  test('the next version of a plugin is compared with the newest one that is known', () => {
    const { with: version, changes } = compare(after, table);
    expect(version).toBe('1.2');
    expect(
      changes.map(({ what, fact, before: was }) => [what, fact.kind, fact.name, was ?? fact.details].join(' | ')),
    ).toEqual([
      'changed | setting | harbour-lantern: speed | 300',
      'new | handler | tabs | ',
      'new | plugin | beacon | ',
      'gone | setting | harbour-lantern: gap | ',
      'gone | handler | harbour-buoy | ',
      'gone | handler | harbour-lantern | ',
      'gone | request | harbour_tide | ',
      'gone | event | harbour/moored | ',
      'gone | event | harbour:lit | ',
      'gone | sheet | harbour-dialog | ',
      'gone | aria | .lantern[aria-current] | ',
    ]);
  });

  test('the report on the next version begins with the changes that our widgets name', () => {
    const sources = new Map([
      ['widgets/tabs', "export const handlers = ['tabs'];"],
      ['widgets/lantern', "settings: speed, of 'harbour-lantern'"],
      ['widgets/speedy', 'speed, of another type'],
    ]);
    const lines = reportOn(after, compare(after, table), sources);
    expect(lines[0]).toBe('Harbour 1.10: 11 differences from 1.2');
    expect(lines.slice(1, 5).join('\n')).toBe(
      [
        ' named in our sources:',
        '  ~ setting harbour-lantern: speed (300 -> 500)\n      widgets/lantern',
        '  + handler tabs\n      widgets/tabs',
        '  - handler harbour-lantern\n      widgets/lantern',
      ].join('\n'),
    );
    expect(lines).toContain('  + plugin beacon');
  });

  test('the next version adds its range to the table, which keeps what each version had', () => {
    const both = withVendor(table, after);
    expect(both.harbour?.versions).toEqual(['1.2', '1.10']);
    expect(both.harbour?.facts.setting?.['harbour-lantern: speed']).toEqual([
      ['1.2', '1.2', '300'],
      ['1.10', '1.10', '500'],
    ]);
    expect(both.harbour?.facts.plugin).toEqual({ lantern: [['1.2', '1.10', '']], beacon: [['1.10', '1.10', '']] });
    expect(factsIn(both.harbour!, '1.2')).toEqual(before.facts);
    expect(factsIn(both.harbour!, '1.10')).toEqual(after.facts);
    expect(withVendor(both, after)).toBe(both);
  });

  test('an older version may be read after a newer one', () => {
    const between = { ...after, version: '1.5' };
    const all = withVendor(withVendor(table, after), between);
    expect(all.harbour?.versions).toEqual(['1.2', '1.5', '1.10']);
    expect(all.harbour?.facts.plugin?.beacon).toEqual([['1.5', '1.10', '']]);
    expect(factsIn(all.harbour!, '1.2')).toEqual(before.facts);
  });

  test('the next version changes few lines of the printed table', () => {
    const text = printTable(withVendor(table, after));
    expect(JSON.parse(text)).toEqual(withVendor(table, after));
    expect(text).toContain('        "beacon": [["1.10","1.10",""]]');
  });
});

test('versions are compared by their numbers', () => {
  expect(['3.9.2', '3.35.9', '4', '3.10.02', '3.9'].sort(byVersion)).toEqual([
    '3.9',
    '3.9.2',
    '3.10.02',
    '3.35.9',
    '4',
  ]);
});
