import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { missingOf, widgets } from '../../scripts/widgetFiles';

test('everything that a new widget lacks is named at once', () => {
  const names = missingOf('not-there-yet').map(({ what }) => what.split(/[,:]/)[0]);
  const test = 'test/browser/not-there-yet.test.ts';
  expect(names).toEqual(['manifest.ts', 'settings.ts', 'its component', 'about.md', test]);
});

test('every widget has all its files, and a test in the browser', () => {
  expect(widgets.filter((widget) => missingOf(widget).length > 0)).toEqual([]);
});

test('no two widgets give their elements the same class, so that no sheet of one styles the other', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of readdirSync('src/widgets', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const widget = file.split(sep)[0] ?? '';
    for (const [, names = ''] of readFileSync(join('src/widgets', file), 'utf8').matchAll(/className="([^"]+)"/g)) {
      for (const name of names.split(' ').filter((name) => name.startsWith('storefront-'))) {
        owners.set(name, (owners.get(name) ?? new Set()).add(widget));
      }
    }
  }
  const shared = [...owners].filter(([, widgets]) => widgets.size > 1);
  expect(shared.map(([name, widgets]) => `${name}: ${[...widgets].join(', ')}`)).toEqual([]);
});
