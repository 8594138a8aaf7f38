import { beforeAll, describe, expect, test } from 'vitest';
import { settingsOf } from '../../../scripts/catalogue';
import { widgets } from '../../../scripts/schemas';
import { settingsSchema, siteOnly, text } from '../../../src/core/settings/settings';
import { loadRules, type Rules } from '../../support/php';

let php: Rules;
beforeAll(async () => {
  php = await loadRules('rules/settings.php', 'rules/changes.php', 'rules/rights.php');
}, 60_000);

type Settings = Record<string, Record<string, unknown>>;

const schemas = settingsOf(widgets);

const change = (now: Settings, next: Settings): Promise<{ entry: string; key: string } | null> =>
  php.evaluate('protected_change( $now, $next, $schemas )', { now, next, schemas });

describe('what only an administrator may change', () => {
  test('all settings that a widget takes from the site alone are protected, whichever way they are declared', async () => {
    const { types, names } = await php.evaluate<{ types: Record<string, string[]>; names: string[] }>(
      'protected_keys( $schemas )',
      { schemas },
    );
    for (const { part, rows } of widgets)
      expect(types[part], part).toEqual(rows.filter(({ fromMarkup }) => fromMarkup).map(({ key }) => key));
    expect(types.map).toEqual(expect.arrayContaining(['api_key', 'tileUrl', 'consentCategory']));
    expect(types.form).toEqual(['ajaxUrl']);
    expect(types['order-attribution']).toContain('allowTracking');
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a list or a group with a part from the site alone is protected as a whole', () => {
    const items = settingsSchema({ key: siteOnly(text('')) }).describe();
    const [row] = settingsSchema({ list: text('') }).describe();
    const rows = [{ ...row, control: { kind: 'list', items } }] as unknown as (typeof widgets)[number]['rows'];
    expect(settingsOf([{ part: 'own', rows }])).toMatchObject({ own: [{ key: 'list', site_only: true }] });
  });

  test.each<[string, Settings, Settings]>([
    ['a text of a type', { countdown: { days: 'Days' } }, { countdown: { days: 'Tage', hours: 'Stunden' } }],
    ['a value under a selector', {}, { '#sale': { days: 'Tage' } }],
    [
      'a new entry beside a key that stays',
      { map: { api_key: 'k' } },
      { '#sale': { days: 'a' }, map: { api_key: 'k' } },
    ],
    [
      'a value beside a key that stays',
      { map: { api_key: 'k', creditText: 'a' } },
      { map: { creditText: 'b', api_key: 'k' } },
    ],
  ])('others may change %s', async (_, now, then) => {
    expect(await change(now, then)).toBeNull();
  });

  test.each<[string, Settings, Settings, string, string]>([
    ['changes a key', { map: { api_key: 'k' } }, { map: { api_key: 'x' } }, 'map', 'api_key'],
    ['adds a key', {}, { countdown: { days: 'a' }, map: { api_key: 'x' } }, 'map', 'api_key'],
    ['removes a key', { map: { api_key: 'k', creditText: 'a' } }, { map: { creditText: 'a' } }, 'map', 'api_key'],
    ['removes an entry with one', { map: { api_key: 'k' } }, {}, 'map', 'api_key'],
    [
      'hides a key by null',
      { map: { api_key: 'k' } },
      { map: { api_key: 'k' }, '#a': { api_key: null } },
      '#a',
      'api_key',
    ],
    ['gives a key to a selector', {}, { '.any': { consentCategory: 'x' } }, '.any', 'consentCategory'],
    [
      'gives a key of one type to a selector, though another type has it free',
      {},
      { '#a': { url: '/x' } },
      '#a',
      'url',
    ],
    ['sets a type that the plugin does not know', {}, { 'my-own': { days: 'a' } }, 'my-own', 'days'],
    ['sets a name that no type has', {}, { '#a': { secret: 'a' } }, '#a', 'secret'],
    ['has a line break behind a type', {}, { 'map\n': { api_key: 'x' } }, 'map\n', 'api_key'],
    [
      'puts a key before the one that overrides it',
      { '.a': { api_key: '1' }, '.b': { api_key: '2' } },
      { '.b': { api_key: '2' }, '.a': { api_key: '1' } },
      '.a',
      'api_key',
    ],
  ])('a change that %s is found', async (_, now, then, entry, key) => {
    expect(await change(now, then)).toEqual({ entry, key });
  });

  test('a number that has lost its fraction in the browser, is the same', async () => {
    expect(
      await php.evaluate("protected_change( array( 'a' => array( 'b' => 3.0 ) ), $next, array() )", {
        next: { a: { b: 3 } },
      }),
    ).toBeNull();
    expect(await change({ a: { b: 3 } }, { a: { b: '3' } })).toEqual({ entry: 'a', key: 'b' });
  });

  test('a key that one type has free can be set for that type', async () => {
    expect(await change({}, { 'product-list': { url: '/x' } })).toBeNull();
  });
});
