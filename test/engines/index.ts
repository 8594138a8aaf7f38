/**
 * Drives the built bundle in other engines than Chromium: `npm run test:engines [firefox] [webkit]`. Each browser goes through
 * the flows of a visitor by real input and shows all demo pages at both sizes. The browsers are the system's: `FIREFOX_PATH`
 * (default `firefox-esr`) and `WEBKIT_DRIVER` (default `WebKitWebDriver`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { startShop } from '../../fixtures/server';
import type { Check, Engine } from './engine';
import { startFirefox } from './firefox';
import { checkFlows } from './flows';
import { checkPages } from './pages';
import { startWebKit } from './webkit';

/** Runs first in each page and records errors, because the drivers do not report the console. */
const RECORDER = `<script>
  window.seenErrors = [];
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) window.seenErrors.push('exception: ' + event.message + ' ' + (event.error?.stack ?? ''));
  });
  addEventListener('unhandledrejection', (event) => window.seenErrors.push('rejected: ' + event.reason));
  const say = console.error;
  console.error = (...values) => { window.seenErrors.push('console: ' + values.join(' ')); say.apply(console, values); };
</script>`;

const STARTS: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: () => startFirefox(pathOf(process.env.FIREFOX_PATH ?? 'firefox-esr')),
  webkit: () => startWebKit(pathOf(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver')),
};

/** The whole path of a program. */
function pathOf(program: string): string {
  try {
    return execFileSync('sh', ['-c', 'command -v "$0"', program], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(`"${program}" is not installed`);
  }
}

interface Run {
  name: string;
  checks: Check[];
  startTime: number;
  endTime: number;
}

/** All that one browser is asked to do. That it does not start is a fault, too. */
async function runEngine(name: string, base: string): Promise<Run> {
  const startTime = Date.now();
  const checks: Check[] = [];
  let title = name;
  try {
    const engine = await STARTS[name]!(); // one of its own keys
    title = engine.name;
    try {
      checks.push(...(await checkFlows(engine.page, base)), ...(await checkPages(engine.page, base)));
    } finally {
      await engine.close();
    }
  } catch (error) {
    checks.push({ name: `${name} runs`, faults: [String(error)] });
  }
  return { name: title, checks, startTime, endTime: Date.now() };
}

/** Writes what vitest would write, so that all results are counted alike. */
function writeResults(runs: readonly Run[]): void {
  const testResults = runs.map(({ name, checks, startTime, endTime }) => ({
    name: `test/engines ${name}`,
    status: checks.some(({ faults }) => faults.length > 0) ? 'failed' : 'passed',
    startTime,
    endTime,
    assertionResults: checks.map(({ name: fullName, faults }) => ({
      status: faults.length > 0 ? 'failed' : 'passed',
      fullName,
      failureMessages: faults,
    })),
  }));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string): number => all.filter(({ status }) => status === wanted).length;
  mkdirSync('test-results', { recursive: true });
  const results = { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
  writeFileSync(process.env.STOREFRONT_RESULTS ?? 'test-results/engines.json', JSON.stringify(results));
}

export default async function testEngines(args: string[]): Promise<void> {
  const names = Object.keys(STARTS).filter((name) => args.length === 0 || args.includes(name));
  const shop = await startShop({ port: 0, cacheFiles: true, head: RECORDER });
  try {
    // Side by side: each waits for its browser most of the time.
    const runs = await Promise.all(names.map((name) => runEngine(name, shop.url.replace(/\/$/, ''))));
    writeResults(runs);
    for (const { name, checks, startTime, endTime } of runs) {
      const bad = checks.filter(({ faults }) => faults.length > 0);
      const seconds = Math.round((endTime - startTime) / 1000);
      console.log(`${name}: ${checks.length - bad.length} passed, ${bad.length} failed, ${seconds} s`);
      for (const { name: what, faults } of bad) for (const fault of faults) console.log(`  ${what}: ${fault}`);
      if (bad.length > 0) process.exitCode = 1;
    }
  } finally {
    await shop.close();
  }
}
