import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let php: Rules;
beforeAll(async () => {
  php = await loadRules('panel/versions.php');
}, 60_000);

interface Version {
  version: number;
  time: string;
  user: string;
  settings: Record<string, unknown>;
}

const save = (versions: Version[], before: object, after: object): Promise<Version[]> =>
  php.evaluate(
    "with_versions( $versions, added_versions( $versions, $before, $after, '2026-01-01T00:00:00+00:00', 'Ada' ) )",
    { versions, before: { settings: before, version: versions[0]?.version ?? 0 }, after },
  );

test('the first save keeps the settings before it as a version without a user', async () => {
  const versions = await save([], { map: { zoom: 3 } }, { map: { zoom: 4 } });
  expect(versions.map(({ version, user, settings }) => [version, user, settings])).toEqual([
    [2, 'Ada', { map: { zoom: 4 } }],
    [1, '', { map: { zoom: 3 } }],
  ]);
});

test('ten versions are kept, the first among them, and their numbers continue', async () => {
  let versions: Version[] = [];
  for (let zoom = 1; zoom <= 12; zoom += 1)
    versions = await save(versions, { map: { zoom: zoom - 1 } }, { map: { zoom } });
  expect(versions).toHaveLength(10);
  expect(versions[0]).toMatchObject({ version: 13, settings: { map: { zoom: 12 } } });
  expect(await php.evaluate('settings_of_version( $versions, 9 )', { versions })).toEqual({ map: { zoom: 8 } });
  expect(await php.evaluate('settings_of_version( $versions, 2 )', { versions })).toBeNull();
  expect(await php.evaluate('settings_of_version( $versions, 1 )', { versions })).toEqual({ map: { zoom: 0 } });
});

test('settings that were changed by other means in between are kept as a version', async () => {
  const first = await save([], {}, { map: { zoom: 1 } });
  const next = await save(first, { map: { zoom: 7 } }, { map: { zoom: 2 } });
  expect(next.map(({ settings }) => (settings.map as { zoom: number } | undefined)?.zoom)).toEqual([
    2,
    7,
    1,
    undefined,
  ]);
});

test('stored versions of another shape are ignored', async () => {
  const odd = [
    1,
    'a',
    { version: '1', settings: {} },
    { version: 2, settings: 'x' },
    { version: 3, settings: { a: {} } },
  ];
  expect(await php.evaluate('clean_versions( $stored )', { stored: odd })).toEqual([
    { version: 3, time: '', user: '', settings: { a: [] } },
  ]);
  expect(await php.evaluate('clean_versions( $stored )', { stored: false })).toEqual([]);
  expect(await php.evaluate('newest_version( array() )')).toBe(0);
});
