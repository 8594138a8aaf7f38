import { beforeAll, describe, expect, test } from 'vitest';
import { settingsOf } from '../../../scripts/catalogue';
import { widgets } from '../../../scripts/schemas';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/settings.php');
});

const schemas = settingsOf(widgets);

const problemsOf = (settings: unknown): Promise<Record<string, string>[]> =>
  rules.evaluate('problems_of( $settings, $schemas )', { settings, schemas });

describe('the check of valid settings', () => {
  test.each([
    {},
    { 'product-gallery': { zoom: false, slideshowSpeed: '4000', animation: 'Slide' } },
    { 'product-gallery': { zoom: 'yes', slideshow: '' } },
    { 'image-carousel': { slides_to_show_tablet: 2 } },
    { '#hero .elementor-widget-image-carousel': { anything: { goes: ['here'] } } },
    { 'their-own-widget': { anything: 1 } },
    { map: { api_key: 'secret' } },
  ])('the settings %j for the whole site are stored', async (settings) => {
    expect(await problemsOf(settings)).toEqual([]);
  });
});

describe('the check of invalid settings', () => {
  test.each([null, 'text', 7, true])('settings that are not an object are refused: %j', async (settings) => {
    expect(await problemsOf(settings)).toEqual([{ problem: 'shape' }]);
  });

  test.each([
    '{ "__proto__": { "a": 1 } }',
    '{ "#a": { "__proto__": {} } }',
    '{ "#a": { "list": [{ "__proto__": { "url": "/" } }] } }',
  ])('settings with a key that would become a prototype in the printed script are refused: %s', async (json) => {
    expect(await problemsOf(JSON.parse(json))).toEqual([{ problem: 'shape' }]);
  });

  test.each([[{ 'product-gallery': 'zoom' }], [{ 'product-gallery': ['zoom'] }]])(
    'the settings %j are refused because a widget’s entry is not an object',
    async (settings) => {
      expect(await problemsOf(settings)).toEqual([{ problem: 'entry', entry: 'product-gallery' }]);
    },
  );

  test('a setting that the widget does not have is refused', async () => {
    expect(await problemsOf({ 'product-gallery': { zooom: true } })).toMatchObject([
      { problem: 'key', entry: 'product-gallery', key: 'zooom' },
    ]);
  });

  test.each([
    ['switch', { zoom: 'maybe' }],
    ['switch', { zoom: { on: true } }],
    ['number', { slideshowSpeed: 'fast' }],
    ['number', { slideshowSpeed: -1 }],
    ['choice', { animation: 'explode' }],
    ['list', { shareButtons: 'facebook' }],
  ])('a setting whose value is not a %s is refused: %j', async (expected, values) => {
    expect(await problemsOf({ 'product-gallery': values })).toMatchObject([{ problem: 'value', expected }]);
  });

  test('a setting whose number is not whole is refused where it must be', async () => {
    expect(await problemsOf({ 'image-carousel': { slides_to_show: 2.5 } })).toMatchObject([{ expected: 'number' }]);
    expect(await problemsOf({ 'image-carousel': { slides_to_show: 2 } })).toEqual([]);
  });

  test('a setting whose address would run a script is refused', async () => {
    const address = Object.entries(schemas).flatMap(([widget, settings]) =>
      (settings as { key: string; kind: string }[])
        .filter(({ kind }) => kind === 'address')
        .map(({ key }) => [widget, key]),
    )[0] as [string, string];
    const [widget, key] = address;
    expect(await problemsOf({ [widget]: { [key]: 'javascript:alert(1)' } })).toMatchObject([{ expected: 'address' }]);
    expect(await problemsOf({ [widget]: { [key]: 'https://shop.example/a' } })).toEqual([]);
  });
});
