import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let php: Rules;
beforeAll(async () => {
  php = await loadRules('rules/changes.php', 'panel/versions.php');
}, 60_000);

const named = (before: object, after: object): Promise<{ changes: Record<string, unknown>[]; more: number }> =>
  php.evaluate('named_changes( $before, $after )', { before, after });

test('three changes between two versions are named with their values, the others are counted', async () => {
  const before = { countdown: { days: 'Days', gone: [1, 2] }, map: { map_zoom: 3 } };
  const after = { countdown: { days: 'Täge/', hours: true }, map: { map_zoom: 4 }, '#a': { b: 1 } };
  expect(await named(before, after)).toEqual({
    changes: [
      { entry: 'countdown', key: 'days', before: '"Days"', after: '"Täge/"' },
      { entry: 'countdown', key: 'gone', before: '[1,2]', after: null },
      { entry: 'countdown', key: 'hours', before: null, after: 'true' },
    ],
    more: 2,
  });
  expect(await named(after, after)).toEqual({ changes: [], more: 0 });
});

test('long values are cut, also in the middle of words of other scripts', async () => {
  const { changes } = await named({}, { map: { label: 'ж'.repeat(100) } });
  expect(changes[0]?.after).toBe(`"${'ж'.repeat(39)}…`);
});

test('the version with the stored number is the current one, unless other code has stored something since', async () => {
  const one = { version: 3, settings: { map: { a: 1, b: 2 } } };
  const isCurrent = (record: object) => php.evaluate('is_current( $one, $record )', { one, record });
  expect(await isCurrent({ version: 3, settings: { map: { b: 2, a: 1 } } })).toBe(true);
  expect(await isCurrent({ version: 4, settings: one.settings })).toBe(false);
  expect(await isCurrent({ version: 3, settings: {} })).toBe(false);
});
