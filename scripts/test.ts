/**
 * The test command. `npm test` runs what a change needs: types, lint, documentation, build, package, documentation
 * site, unit tests, and in the browser one visit per widget and the main flows, on both cores. `npm run test:all` adds
 * all other browser tests. `npm test -- product-tabs` builds and runs the tests of one widget, including real pages.
 * The last line has the counts; the exit code is 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { filesOf } from './testFiles';

interface Step {
  name: string;
  command: string;
  args: string[];
  /** The file for vitest's results. */
  results?: string;
}

/** The parts of a vitest result file that are read here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    message?: string;
    assertionResults: { status: string; fullName: string; duration?: number; failureMessages?: string[] }[];
  }[];
}

const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });
const bin = (name: string, file: string, ...args: string[]): Step => node(name, `node_modules/${file}`, ...args);
const build = bin('build', 'vite/bin/vite.js', 'build');

/** A vitest run over all or some files of projects. */
function tests(name: string, projects: string[], files: string[] = []): Step {
  const asked = projects.flatMap((project) => ['--project', project]);
  return {
    ...bin(name, 'vitest/vitest.mjs', 'run', ...asked, ...files),
    results: `test-results/${projects.join('-')}.json`,
  };
}

const UNIT = ['unit', 'unit-alone'];

const visits = tests('visits of every widget and the main flows', ['widgets', 'lite-widgets']);
const others = tests('all other browser tests', ['browser-others', 'lite-runtime']);

const steps: readonly Step[] = [
  bin('types', 'typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'),
  bin('lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  node('documentation', 'scripts/run.mjs', 'scripts/docs.ts', '--check'),
  build,
  node('package', 'scripts/run.mjs', 'scripts/package.ts'),
  node('documentation site', 'scripts/run.mjs', 'scripts/docsSite.ts'),
  tests('unit tests', UNIT),
  visits,
];

/** The steps for a widget's tests; empty where it has none. */
function stepsOf(widget: string): Step[] {
  const { unit, browser, real } = filesOf(widget);
  const inBrowser = [...browser, ...real];
  const lite = browser.filter((file) => readFileSync(file, 'utf8').includes('describeWidget({'));
  const ofTests = [
    ...(unit.length > 0 ? [tests('unit tests', UNIT, unit)] : []),
    // A single run keeps all workers busy. Only CI runs the real pages on the light core.
    ...(inBrowser.length > 0
      ? [tests('browser tests, real pages', ['browser', 'real', 'lite-runtime'], inBrowser)]
      : []),
    // A separate run, because the pattern that selects its tests is for a whole run.
    ...(lite.length > 0 ? [tests('visits on the light core', ['lite-widgets'], lite)] : []),
  ];
  return ofTests.length > 0 ? [build, ...ofTests] : [];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const [FILES, TESTS] = [10, 20];

/** Prints the slowest files and tests, to look at first when the tests take too long. */
function printSlowest(results: Results[]): void {
  const files = results.flatMap(({ testResults }) => testResults);
  const list = (title: string, most: number, all: { name: string; took: number }[]): void => {
    const slowest = all.toSorted((one, other) => other.took - one.took).slice(0, most);
    if (slowest.length > 0) console.log(`\nThe slowest ${title}:`);
    for (const { name, took } of slowest) console.log(`${seconds(took).padStart(9)}  ${name}`);
  };
  list(
    'files',
    FILES,
    files.map(({ name, startTime, endTime }) => ({ name: relative('.', name), took: endTime - startTime })),
  );
  list(
    'tests',
    TESTS,
    files.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative('.', name)} > ${fullName}`,
        took: duration ?? 0,
      })),
    ),
  );
}

/** Lists the failures with their first line at the end, where a truncated log still shows them. */
function printFailed(results: Results[]): void {
  for (const { name, message, assertionResults } of results.flatMap(({ testResults }) => testResults)) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = relative('.', name);
    if (failed.length === 0 && message) console.log(`\nFailed: ${file}\n  ${message.slice(0, 400)}`);
    for (const { fullName, failureMessages = [] } of failed) {
      console.log(`\nFailed: ${file} > ${fullName}\n  ${(failureMessages[0] ?? '').slice(0, 400)}`);
    }
  }
}

/** Writes the failed steps for CI, which runs failed tests again, but not steps without tests. */
function writeFailedSteps(failed: readonly Step[]): void {
  mkdirSync('test-results', { recursive: true });
  const steps = failed.map(({ name, results }) => ({ name, results: results && basename(results, '.json') }));
  writeFileSync('test-results/test.steps.json', JSON.stringify(steps));
}

/** The steps that are asked for: `--all`, or a widget. */
function askedSteps(asked: string | undefined): readonly Step[] {
  if (asked === '--all') return [...steps, others];
  return asked ? stepsOf(asked) : steps;
}

/** Runs every step, even after failures. */
export default async function main([asked]: string[] = []): Promise<void> {
  const failed: Step[] = [];
  const times: string[] = [];
  const results: Results[] = [];
  const run = (step: Step): void => {
    const { name, command, args, results: file } = step;
    console.log(`\n— ${name}`);
    if (file) rmSync(file, { force: true });
    const start = Date.now();
    if (spawnSync(command, args, { stdio: 'inherit' }).status !== 0) failed.push(step);
    times.push(`${seconds(Date.now() - start).padStart(9)}  ${name}`);
    if (file && existsSync(file)) results.push(JSON.parse(readFileSync(file, 'utf8')));
  };

  const all = askedSteps(asked);
  for (const step of all) run(step);
  if (asked && all.length === 0) {
    console.log(`No test belongs to "${asked}".`);
    failed.push(node(asked));
  }

  writeFailedSteps(failed);
  console.log(`\n${times.join('\n')}`);
  printSlowest(results);
  printFailed(results);
  const sum = (key: 'numPassedTests' | 'numFailedTests'): number => results.reduce((total, one) => total + one[key], 0);
  console.log(failed.length > 0 ? `\nFailed: ${failed.map(({ name }) => name).join(', ')}` : '\nEvery step passed.');
  console.log(`${sum('numPassedTests')} passed, ${Math.max(sum('numFailedTests'), failed.length)} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
