import { expect, inject, test } from 'vitest';
import { LIMIT, runCartSequence } from '../support/cartSequence';
import { sharedBrowser } from '../support/connection';

const SEED = 4100;

for (let at = 0; at < 10; at += 1) {
  const name = `the screen is the shop’s cart after a random sequence of actions, with nothing sent twice (${SEED + at})`;
  test(name, { timeout: LIMIT + 10_000 }, async () => {
    const result = await runCartSequence(await sharedBrowser(), inject('base'), SEED + at);
    expect(result.difference, result.actions.join('\n')).toBe(null);
    expect(result.doubles, result.actions.join('\n')).toEqual([]);
  });
}
