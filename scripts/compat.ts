/**
 * Drives the same shop without and with the widgets, and says what comes out differently:
 * `npm run test:compat -- STOCK_URL OUR_URL [path…]`. It finds a list, a simple and a variable product, cart and menu by
 * itself, and does with them what visitors do. Further paths are opened for their errors and weighed. `--write FILE` stores
 * a record without addresses or contents, for `docs/compatibility/`; `npm run docs` makes the table of all.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/support/browser';
import { type Entry, type Result, versionsOf } from './compat/entry';
import { phoneSteps, type Step, steps } from './compat/steps';
import { findPaths, type Paths, visit } from './compat/visit';
import { weigh } from './sizes';

const ERRORS = 'errors in the console';

/** What came of each step on one site; `errors` are all that its pages had. */
interface Run {
  results: Map<string, string | null>;
  weights: Map<string, number>;
}

/** The scripts that a page loads before anybody does something, in KB after gzip. */
async function weightOf(browser: Browser, base: string, path: string, errors: Set<string>): Promise<number> {
  const one = await visit(browser, base, 1280);
  const bodies: Promise<Buffer | null>[] = [];
  one.page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body().catch(() => null));
  });
  await one.go(path);
  const sizes = (await Promise.all(bodies)).map((body) => (body ? weigh(body) : 0));
  for (const error of one.errors) errors.add(error);
  await one.close();
  return Math.round(sizes.reduce((all, size) => all + size, 0) / 1024);
}

/** Does all steps on one site. */
async function drive(browser: Browser, base: string, paths: Paths, more: readonly string[]): Promise<Run> {
  const results = new Map<string, string | null>();
  const weights = new Map<string, number>();
  const errors = new Set<string>();
  const pages = Object.entries({ ...paths, ...Object.fromEntries(more.map((path) => [path, path])) });
  // The first visit of a page is not like the others: the plugin has not read all files of other plugins then.
  for (const isFirst of [true, false])
    for (const [page, path] of pages)
      if (path) weights.set(page, await weightOf(browser, base, path, isFirst ? new Set() : errors));
  const doAll = async (all: readonly Step[], width: number): Promise<void> => {
    const one = await visit(browser, base, width);
    await one.go('/');
    for (const { name, run } of all)
      results.set(name, await run(one, paths).catch((error: Error) => `fails: ${error.message.split('\n')[0]}`));
    for (const error of one.errors) errors.add(error);
    await one.close();
  };
  await doAll(steps, 1280);
  await doAll(phoneSteps, 390);
  results.set(ERRORS, [...errors].sort().join('\n'));
  return { results, weights };
}

/** Compares what came of a step. Errors that only stock has are no difference. */
export function compare(name: string, stock: string | null, ours: string | null): Result {
  if (stock === null && ours === null) return 'absent';
  if (name === ERRORS) {
    const known = new Set(stock?.split('\n'));
    return ours?.split('\n').every((error) => !error || known.has(error)) ? 'same' : 'differs';
  }
  return stock === ours && !stock?.startsWith('fails:') ? 'same' : 'differs';
}

/** Compares the two sites in `args` and prints a table. */
export default async function compat(args: string[]): Promise<void> {
  const options = { write: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [stockUrl, ourUrl, ...more] = positionals;
  if (!stockUrl || !ourUrl) throw new Error('usage: npm run test:compat -- STOCK_URL OUR_URL [path…] [--write FILE]');
  const browser = await launchBrowser();
  try {
    const first = await visit(browser, stockUrl, 1280);
    const paths = await findPaths(first);
    const html = await first.page.content();
    await first.close();
    const stock = await drive(browser, stockUrl, paths, more);
    const ours = await drive(browser, ourUrl, paths, more);
    const entry: Entry = { date: new Date().toISOString().slice(0, 10), ...versionsOf(html), steps: {}, kilobytes: {} };
    for (const [name, result] of stock.results) {
      const other = ours.results.get(name) ?? null;
      entry.steps[name] = compare(name, result, other);
      console.log(`${entry.steps[name].padEnd(8)} ${name}`);
      if (entry.steps[name] === 'differs') console.log(`  stock: ${result}\n  ours:  ${other}`);
    }
    // Further paths are addresses of the site.
    for (const [page, kilobytes] of stock.weights) {
      const pair: [number, number] = [kilobytes, ours.weights.get(page) ?? 0];
      console.log(`scripts of ${page} at rest: ${pair.join(' → ')} KB`);
      if (page in paths) entry.kilobytes[page] = pair;
    }
    if (values.write) writeFileSync(values.write, `${JSON.stringify(entry, null, 2)}\n`);
  } finally {
    await browser.close();
  }
}
