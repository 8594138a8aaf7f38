import { beforeAll, describe, expect, test } from 'vitest';
import { settingsOf } from '../../../scripts/catalogue';
import { widgets } from '../../../scripts/schemas';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/settings.php', 'rules/json.php', 'rules/changes.php', 'rules/transfer.php');
}, 60_000);

const read = (text: string): Promise<Record<string, unknown>> => rules.evaluate('read_transfer( $text )', { text });
const file = (more: object): string => JSON.stringify({ plugin: 'storefront-widgets', format: 1, ...more });

describe('a file of settings', () => {
  test('gives its options and settings, and the names of parts that this version does not know', async () => {
    const text = file({ version: '9.9.9', options: { core: 'react' }, settings: { tabs: { hash: true } }, themes: 1 });
    expect(await read(`\uFEFF${text}\n`)).toEqual({
      options: { core: 'react' },
      settings: { tabs: { hash: true } },
      unknown: ['themes'],
    });
  });

  test('may have only one of both', async () => {
    expect(await read(file({ options: { debug: true } }))).toEqual({
      options: { debug: true },
      settings: null,
      unknown: [],
    });
  });

  test.each([
    ['nothing', ' \n', 'empty'],
    ['a web page', '<!DOCTYPE html><p>Not found</p>', 'html'],
    ['words', 'core=react', 'json'],
    ['what is nested too deeply', `${'['.repeat(20)}${']'.repeat(20)}`, 'json'],
    ['the settings of another plugin', '{"plugin":"another","format":1,"options":{}}', 'other'],
    ['a list', '[1]', 'other'],
    ['a number', '7', 'other'],
    ['no number of a format', '{"plugin":"storefront-widgets"}', 'other'],
    ['a format of a later version', '{"plugin":"storefront-widgets","format":2}', 'newer'],
    ['options that are a text', file({ options: 'all' }), 'shape'],
    [
      'a key that would become a prototype',
      '{"plugin":"storefront-widgets","format":1,"settings":{"__proto__":{"a":1}}}',
      'shape',
    ],
  ])('is refused if it has %s', async (_, text, problem) => {
    expect(await read(text)).toMatchObject({ problem });
  });

  test('is refused if it has more than 1 MB, without being parsed', async () => {
    expect(await rules.evaluate("read_transfer( str_repeat( ' ', LARGEST_FILE ) . '{' )")).toEqual({ problem: 'size' });
  });

  test('that is broken is refused with the line', async () => {
    expect(await read('{\n  "plugin": "storefront-widgets"\n  "format": 1\n}')).toEqual({
      problem: 'json',
      error: { line: 3, found: '"format": 1' },
    });
  });
});

test('settings that this version cannot have are left out of an import, and the others stay', async () => {
  const settings = {
    'product-gallery': { zoom: 'maybe', zooom: true, animation: 'slide' },
    'image-carousel': { speed_of_light: 1 },
    tabs: 'all',
    'their-own': { a: 1 },
  };
  const accepted = await rules.evaluate<{ settings: unknown; problems: Record<string, string>[] }>(
    'accepted_settings( $settings, $schemas )',
    { settings, schemas: settingsOf(widgets) },
  );
  expect(accepted.settings).toEqual({ 'product-gallery': { animation: 'slide' }, 'their-own': { a: 1 } });
  expect(accepted.problems.map(({ entry, key }) => [entry, key])).toEqual([
    ['product-gallery', 'zoom'],
    ['product-gallery', 'zooom'],
    ['image-carousel', 'speed_of_light'],
    ['tabs', undefined],
  ]);
});

test('a change of settings is told by what is set, not by the order of keys', async () => {
  const now = { map: { zoom: 3, center: { lat: 1, lng: 2 } }, tabs: { hash: '1' } };
  const then = { tabs: { hash: true }, map: { center: { lng: 2, lat: 1 } }, popup: { delay: 2 } };
  expect(await rules.evaluate('settings_changes( $now, $then )', { now, then })).toEqual([
    { entry: 'map', key: 'zoom', before: 3, after: null },
    { entry: 'tabs', key: 'hash', before: '1', after: true },
    { entry: 'popup', key: 'delay', before: null, after: 2 },
  ]);
});

test.each([
  ['light', 'lite', ['light']],
  ['lite', 'lite', []],
  ['yes', true, ['yes']],
  [['tabs', 'of-tomorrow', 7], ['tabs'], ['of-tomorrow', 7]],
  ['tabs', ['tabs'], ['tabs']],
])('of the value %j, of which %j is valid, %j is refused', async (given, clean, refused) => {
  expect(await rules.evaluate('refused_values( $given, $clean )', { given, clean })).toEqual(refused);
});
