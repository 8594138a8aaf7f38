import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/size.php');
});

const script = 'export const sum = (a, b) => a + b;\n'.repeat(100);

test('a script is measured after gzip', async () => {
  const { length } = gzipSync(script, { level: 9 });
  expect(Math.abs((await rules.evaluate<number>('gzip_size( $script )', { script })) - length)).toBeLessThan(10);
});

test('a script is taken to shrink to a third where PHP has no zlib', async () => {
  // PHP asks the namespace for a function first.
  const without = "eval( 'namespace StorefrontWidgets\\\\Rules; function function_exists() { return false; }' )";
  const [, size] = await rules.evaluate<number[]>(`[ ${without}, gzip_size( $script ) ]`, { script });
  expect(size).toBe(script.length / 3);
});
