import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/compared-pages.php');
});

test('the types of a page are those of its widgets, each once, also where its data breaks off', async () => {
  const data =
    '[{"elType":"widget","widgetType":"tabs","settings":{"a":"\\"widgetType\\":\\"fake\\""}},{"widgetType":"tabs"},{"widgetType":"menu"},{"widgetType":"hea';
  expect(await rules.evaluate('types_in( $data )', { data })).toEqual(['tabs', 'menu']);
});

test('each chosen page adds the most types to those before it, and none that adds nothing', async () => {
  const types = { 7: ['a', 'b'], 8: ['a', 'b', 'c'], 9: ['d'], 10: ['d', 'e'], 11: [], 12: ['c'] };
  const chosen = (most: number) => rules.evaluate('most_varied( $types, $most )', { types, most });
  expect(await chosen(5)).toEqual([8, 10]);
  expect(await chosen(1)).toEqual([8]);
  expect(await rules.evaluate('most_varied( array(), 5 )')).toEqual([]);
});
