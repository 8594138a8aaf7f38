import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/json.php', 'rules/settings.php');
});

const errorOf = (text: string): Promise<{ line: number; found: string } | null> =>
  rules.evaluate('json_error( $text )', { text });

const VALID = [
  '{}',
  ' [ ] ',
  '"a \\" \\u00e9 \\\\ b"',
  '-1.5e+3',
  'null',
  '{"a":[1,{"b":"ü"},[]],"c":{"d":true}}',
  '[\n1,\n2\n]\n',
];

test.each(VALID)('the valid JSON %j has no error', async (text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(await errorOf(text)).toBe(null);
});

describe('the first error of invalid JSON', () => {
  test.each([
    ['{ zoom', 1, 'zoom'],
    ['{\n"a": 1\n"b": 2\n}', 3, '"b": 2'],
    ['{\n"a": 1,\n}', 3, '}'],
    ["{\n'a': 1 }", 2, "'a': 1 }"],
    ['{\n"a": [1, 2}\n}', 2, '}'],
    ['{"a": 01}', 1, '1}'],
    ['{"a": truely}', 1, 'truely}'],
    ['{"a": "b\nc"}', 1, '"b'],
    ['{} {}', 1, '{}'],
    ['{"a":\n', 2, ''],
    ['', 1, ''],
    ['[1,]', 1, ']'],
    ['{"a" "b"}', 1, '"b"}'],
    ['// no\n{}', 1, '// no'],
  ])('the invalid JSON %j has its first error in line %d at %j', async (text, line, found) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(await errorOf(text)).toEqual({ line, found });
  });
});

test('bytes that are no UTF-8 leave the rest of the line to be read', async () => {
  expect(await rules.evaluate('json_error( "{\\n\\xff & 1" )')).toEqual({ line: 2, found: '\ufffd & 1' });
});

test('the nearest known name is suggested when few letters differ', async () => {
  const nearest = (name: string): Promise<string> =>
    rules.evaluate('nearest( $name, $known )', { name, known: ['tabs', 'product-gallery', 'map', 'form'] });
  expect(await nearest('product-galery')).toBe('product-gallery');
  expect(await nearest('Tab')).toBe('tabs');
  expect(await nearest('my-own-widget')).toBe('');
});
