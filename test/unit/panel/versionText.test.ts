import { expect, test } from 'vitest';
import { changeTexts, settingName } from '../../../src/panel/versionText';

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

test('a label takes the place of the key', () => {
  expect(settingName('days', '#sale', () => 'Text for days')).toBe('Text for days (#sale)');
});
