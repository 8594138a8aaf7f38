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
