/**
 * The test command. `npm test` runs everything: types, lint, documentation, build, unit and browser tests, and the light core
 * if it was built. `npm test -- product-tabs` builds and runs the tests of one widget, including real pages. The last line has
 * the counts; the exit code is 1 if anything failed.
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
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

const LITE = 'dist/lite/storefront-widgets.js';

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

function allSteps(): Step[] {
  return [
    bin('types', 'typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'),
    bin('lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
    node('documentation', 'scripts/run.mjs', 'scripts/docs.ts', '--check'),
    build,
    tests('unit tests', UNIT),
    // A single run for both keeps all workers busy for longer.
    tests('browser tests, and the runtime on the light core', ['browser', 'lite-runtime']),
  ];
}

function stepsOf(widget: string): Step[] {
  const { unit, browser, real } = filesOf(widget);
  const inBrowser = [...browser, ...real];
  // A single run keeps both workers busy. Only CI runs the real pages on the light core.
  const projects = ['browser', 'real', 'lite-runtime'];
  return [
    build,
    ...(unit.length > 0 ? [tests('unit tests', UNIT, unit)] : []),
    ...(inBrowser.length > 0 ? [tests('browser tests, real pages', projects, inBrowser)] : []),
  ];
}

/** Whether there is a light core is known only after the build. Only whole runs select the suite in `lite-widgets`. */
function liteSteps(widget: string | undefined): Step[] {
  if (!existsSync(LITE)) return [];
  if (!widget) return [tests('widgets on the light core', ['lite-widgets'])];
  const files = filesOf(widget).browser.filter((file) => !basename(file).startsWith('runtime'));
  return files.length > 0 ? [tests('widgets on the light core', ['lite-widgets'], files)] : [];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function printSlowest(results: Results[]): void {
  const files = results.flatMap(({ testResults }) => testResults);
  const took = ({ startTime, endTime }: Results['testResults'][number]): number => endTime - startTime;
  const slowest = files.sort((a, b) => took(b) - took(a)).slice(0, 5);
  if (slowest.length > 0) console.log('\nThe slowest files:');
  for (const file of slowest) console.log(`${seconds(took(file)).padStart(9)}  ${relative('.', file.name)}`);
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

/** For CI, which runs failed tests again, but not steps without tests. */
function writeFailedSteps(failed: readonly Step[]): void {
  mkdirSync('test-results', { recursive: true });
  const steps = failed.map(({ name, results }) => ({ name, results: results && basename(results, '.json') }));
  writeFileSync('test-results/test.steps.json', JSON.stringify(steps));
}

/** Runs every step, even after failures. */
export default async function main([widget]: string[] = []): Promise<void> {
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

  const steps = widget ? stepsOf(widget) : allSteps();
  if (widget && steps.length === 1) {
    console.log(`No test belongs to "${widget}".`);
    failed.push(node(widget));
  } else {
    for (const step of steps) run(step);
    for (const step of liteSteps(widget)) run(step);
  }

  writeFailedSteps(failed);
  console.log(`\n${times.join('\n')}`);
  printSlowest(results);
  printFailed(results);
  const sum = (key: 'numPassedTests' | 'numFailedTests'): number => results.reduce((all, one) => all + one[key], 0);
  console.log(failed.length > 0 ? `\nFailed: ${failed.map(({ name }) => name).join(', ')}` : '\nEvery step passed.');
  console.log(`${sum('numPassedTests')} passed, ${Math.max(sum('numFailedTests'), failed.length)} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
