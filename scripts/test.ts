/**
 * The whole test command, `npm test`: types, lint, unit tests, build, sizes, documentation, browser tests. Ends with a
 * line of counts; exits with 1 when anything failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

interface Step {
  name: string;
  command: string;
  args: string[];
}

const node = (...args: string[]): Pick<Step, 'command' | 'args'> => ({ command: process.execPath, args });
const bin = (name: string, ...args: string[]) => node(`node_modules/${name}`, ...args);

const STEPS: Step[] = [
  { name: 'types', ...bin('typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit') },
  { name: 'lint', ...bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.') },
  { name: 'documentation', ...node('scripts/run.mjs', 'scripts/docs.ts', '--check') },
  { name: 'build', ...bin('vite/bin/vite.js', 'build') },
  { name: 'unit tests', ...bin('vitest/vitest.mjs', 'run', '--project', 'unit') },
  { name: 'browser tests', ...bin('vitest/vitest.mjs', 'run', '--project', 'browser') },
];

/** Tests in a result file of vitest: how many passed, how many failed. */
function count(file: string): [passed: number, failed: number] {
  if (!existsSync(file)) return [0, 0];
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return [numPassedTests, numFailedTests];
}

/** Runs every step, whatever the others say. */
export default async function main(): Promise<void> {
  for (const name of ['unit', 'browser']) rmSync(`test-results/${name}.json`, { force: true });
  const failed: string[] = [];
  for (const { name, command, args } of STEPS) {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    if (status !== 0) failed.push(name);
  }
  const counts = ['unit', 'browser'].map((name) => count(`test-results/${name}.json`));
  const sum = (at: 0 | 1): number => counts.reduce((total, one) => total + one[at], 0);
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEvery step passed.');
  console.log(`${sum(0)} passed, ${Math.max(sum(1), failed.length)} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
