import { expect, test } from 'vitest';
import { choice, flag, number, settingsSchema } from '../../../src/core/settings/settings';
import { valueWords } from '../../../src/panel/valueWords';
import { changeTexts, conflictText, type WordsOf } from '../../../src/panel/versionText';

test('a change says the setting, the value of before and the new one, and how many changes are not named', () => {
  const changes = [
    { entry: '#sale', key: 'days', before: '"Days"', after: '"Tage"' },
    { entry: 'map', key: 'map_zoom', before: null, after: '4' },
    { entry: 'map', key: 'label', before: '"Map"', after: null },
  ];
  expect(changeTexts(changes, 4)).toEqual([
    'days (#sale): "Days" → "Tage"',
    'map_zoom (map): not set → 4',
    'label (map): "Map" → not set',
    'and 4 more',
  ]);
  expect(changeTexts(changes.slice(0, 1), 0)).toHaveLength(1);
  expect(changeTexts()).toEqual([]);
});

const SCHEMA = settingsSchema({
  speed: number(500, { unit: 'milliseconds' }),
  gap: number(0, { unit: 'px' }),
  dots: choice(['yes', 'no'], 'no'),
  loops: flag(false),
});
const described = (name: string) => {
  const one = SCHEMA.describe().find(({ key }) => key === name);
  return one && { ...one, field: { options: { yes: 'Only dots' } } };
};

test.each([
  ['speed', 3000, '3 seconds'],
  ['speed', '2500', '2.5 seconds'],
  ['gap', { unit: 'px', size: 7 }, '7 pixels'],
  ['dots', 'yes', 'Only dots'],
  ['dots', 'no', 'no'],
  ['loops', 'yes', 'On'],
  ['loops', '', 'Off'],
  ['unknown', 'text', '"text"'],
  ['unknown', [1], '[1]'],
])('the value of %s, %j, is said as its field shows it: %s', (key, value, text) => {
  expect(valueWords(described(key), value)).toBe(text);
});

const WORDS: WordsOf = (entry, key) => ({
  label: `Label of ${key}`,
  widget: `Widget of ${entry}`,
  valueText: (value) => valueWords(described(key), value),
});

test('versions and conflicts name settings, widgets and values as the form does', () => {
  const change = { entry: '.hero', key: 'speed', before: 'true', after: '2000' };
  expect(changeTexts([change], 0, WORDS)).toEqual(['Label of speed (Widget of .hero): On → 2 seconds']);
  const theirs = [
    { place: 'site', entry: '.hero', key: 'speed', next: { value: 2000 } },
    { place: 'site', entry: '.hero', key: 'loops', next: undefined },
  ] as const;
  expect(conflictText(theirs, WORDS)).toContain(
    '“Label of speed” of “Widget of .hero” is 2 seconds, “Label of loops” of “Widget of .hero” is removed',
  );
});

test('a value that the server has shortened is shown as it came', () => {
  expect(changeTexts([{ entry: 'a', key: 'b', before: null, after: '"long…' }])).toEqual(['b (a): not set → "long…']);
});
