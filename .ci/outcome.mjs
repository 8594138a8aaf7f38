/**
 * The end of a CI run: failed tests run again, each alone, and the last lines sum up. What passes then is listed as unstable.
 * More than `MOST_UNSTABLE` of those, a test that fails again, or a step that failed without a failed test fail the run.
 * Plain JavaScript without packages, so that it speaks also where `npm ci` has failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'test-results';
export const MOST_UNSTABLE = 3;
/** A run with more failures fails anyway; a few are still run again, to show which. */
const MOST_AGAIN = 8;

/**
 * @typedef {object} Failure a test, or an error outside of all tests, that has failed once
 * @property {string} run name of its run, and of the files with its results
 * @property {string} file the test file, from the project's folder; '' if it is not known
 * @property {string} test the full name; '' for a whole file
 * @property {string} message
 */

/**
 * @typedef {object} Run what one test command has written
 * @property {string} name
 * @property {number} passed
 * @property {Failure[]} failures
 */

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Reads the results of one run: vitest's JSON, and beside it what `test/support/runReporter.ts` adds.
 * @param {string} name
 * @param {any} results @param {any} [more]
 * @returns {Run}
 */
export function readRun(name, results, more = {}) {
  const failures = [];
  const fail = (file, test, message = '') =>
    failures.push({ run: name, file: file && relative('.', file), test, message: message.slice(0, 600) });
  for (const { name: file, status, message, assertionResults } of results.testResults) {
    // A file that does not load, or whose `afterAll` throws, has failed without a failed test.
    const hasFailedTest = assertionResults.some((result) => result.status === 'failed');
    if (status === 'failed' && !hasFailedTest) fail(file, '', message);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') fail(file, fullName, failureMessages?.[0]);
    }
  }
  for (const { file, message } of more.unhandled ?? []) fail(file ?? '', '', message);
  return { name, passed: results.numPassedTests, failures };
}

/** All runs whose results are in the folder. */
function readRuns() {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.json')) : [];
  return names
    .filter((file) => !/\.(run|steps)\.json$/.test(file) && !file.startsWith('again'))
    .map((file) => basename(file, '.json'))
    .map((name) => readRun(name, read(`${FOLDER}/${name}.json`), read(`${FOLDER}/${name}.run.json`)));
}

/** The results that each command of `.ci/run` writes; `npm test` lists its own steps. */
const RESULTS = {
  'test:others': 'browser-others-lite-runtime',
  'test:random': 'random',
  'test:real': 'real-lite-real',
  'test:wordpress': 'wordpress',
  'test:engines': 'engines',
};

/**
 * The failed steps that no failed test explains: types, lint, a set-up that throws.
 * @param {string[]} steps @param {Run[]} runs @param {{ name: string, results?: string }[]} [ofTest] failed steps of `npm test`
 * @returns {string[]}
 */
export function unexplained(steps, runs, ofTest) {
  const isExplained = (name) => runs.some((run) => run.name === name && run.failures.length > 0);
  return steps.flatMap((step) => {
    if (step in RESULTS) return isExplained(RESULTS[step]) ? [] : [step];
    if (step !== 'test') return [step];
    const left = (ofTest ?? [step]).filter(({ results }) => !results || !isExplained(results));
    return left.map(({ name }) => `test: ${name ?? 'did not get to its end'}`);
  });
}

/**
 * Decides about a run.
 * @param {Run[]} runs @param {string[]} faults what went wrong outside of the test runs
 * @param {(failure: Failure) => boolean} passesAlone runs the test again
 */
export function decide(runs, faults, passesAlone) {
  const all = runs.flatMap(({ failures }) => failures);
  const asked = all.slice(0, MOST_AGAIN);
  const unstable = asked.filter((failure) => failure.file !== '' && passesAlone(failure));
  const failed = all.filter((failure) => !unstable.includes(failure));
  const isTooMany = unstable.length > MOST_UNSTABLE;
  const passed = runs.reduce((sum, run) => sum + run.passed, 0) + unstable.filter(({ test }) => test !== '').length;
  return { passed, failed, unstable, faults, failures: failed.length + faults.length + (isTooMany ? 1 : 0) };
}

/** Runs one test alone, as its run did, in all projects of that run. An error outside of tests repeats its whole file. */
function passesAlone({ run, file, test }) {
  const results = `${FOLDER}/again.json`;
  rmSync(results, { force: true });
  const env = { ...process.env, STOREFRONT_RESULTS: results };
  console.log(`\n— again, alone: ${file} > ${test || 'the whole file'}`);
  if (run === 'engines') {
    const engine = /webkit/i.test(file) ? 'webkit' : 'firefox';
    spawnSync(process.execPath, ['scripts/run.mjs', 'test/engines/index.ts', engine], { stdio: 'inherit', env });
    const again = read(results);
    return again?.testResults.some(({ assertionResults }) =>
      assertionResults.some(({ fullName, status }) => fullName === test && status === 'passed'),
    );
  }
  const { projects = [] } = read(`${FOLDER}/${run}.run.json`) ?? {};
  const asked = projects.flatMap((project) => ['--project', project]);
  const only = test ? ['--testNamePattern', `^${test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`] : [];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...asked, file, ...only];
  if (run === 'random') env.STOREFRONT_POSTS = '400-2000';
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  const again = read(results);
  return status === 0 && again?.numPassedTests > 0;
}

function main(args) {
  const at = args.indexOf('--');
  const [steps, others] = [args.slice(0, at), args.slice(at + 1)];
  const runs = readRuns();
  const ofTest = read(`${FOLDER}/test.steps.json`);
  const faults = [...unexplained(steps, runs, ofTest), ...others];
  const { passed, failed, unstable, failures } = decide(runs, faults, passesAlone);
  const nameOf = ({ run, file, test }) => `${run}: ${file || 'no file'} > ${test || 'outside of tests'}`;
  console.log('');
  for (const fault of faults) console.log(`Failed: ${fault}`);
  for (const failure of failed) console.log(`Failed: ${nameOf(failure)}\n  ${failure.message}`);
  for (const failure of unstable) console.log(`Unstable: ${nameOf(failure)}\n  ${failure.message.split('\n')[0]}`);
  if (unstable.length > MOST_UNSTABLE) console.log(`Failed: more than ${MOST_UNSTABLE} tests are unstable`);
  console.log(`${passed} passed, ${failures} failed`);
  process.exitCode = failures > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
