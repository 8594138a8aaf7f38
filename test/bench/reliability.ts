import type { Browser } from 'playwright-core';
import { startShop } from '../../fixtures/server';
import { runCartSequence } from '../support/cartSequence';
import { printTable } from './stats';

const SEQUENCES = 200;
const AT_ONCE = 2;

/**
 * Random sequences of cart actions in the browser, with late, lost and wrong answers. Each must end with the screen equal to
 * the shop's cart, and nothing may be sent twice. `seed=123` repeats a run; `sequences=20` shortens it.
 */
export async function benchReliability(browser: Browser, asked: readonly string[]): Promise<void> {
  const option = (name: string): number | undefined => {
    const given = asked.find((one) => one.startsWith(`${name}=`));
    return given === undefined ? undefined : Number(given.slice(name.length + 1));
  };
  const seed = option('seed') ?? Date.now() % 1_000_000;
  const count = option('sequences') ?? SEQUENCES;
  const shop = await startShop({ port: 0 });
  const failures: string[] = [];
  let next = 0;
  let wrong = 0;
  let doubles = 0;
  let actions = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const own = seed + next++;
      const result = await runCartSequence(browser, shop.url, own);
      actions += result.actions.length;
      doubles += result.doubles.length;
      if (result.difference !== null) wrong += 1;
      if (result.difference === null && result.doubles.length === 0) continue;
      failures.push(
        [
          `seed=${own} sequences=1`,
          ...result.actions,
          result.difference ?? '',
          ...result.doubles,
          'What was asked:',
          ...result.requests,
        ].join('\n    '),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await shop.close();
  printTable(`Cart reliability, seed=${seed} (wrong screens and double requests must be 0)`, [
    ['', 'count'],
    ['sequences', String(count)],
    ['actions', String(actions)],
    ['sequences that end with a wrong screen', String(wrong)],
    ['double requests', String(doubles)],
  ]);
  for (const failure of failures) console.log(`  ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
