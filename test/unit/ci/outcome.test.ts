import { describe, expect, it, vi } from 'vitest';
import { decide, type Failure, MOST_UNSTABLE, type Run, readRun, unexplained } from '../../../.ci/outcome.mjs';

const failure = (test: string, file = 'test/a.test.ts'): Failure => ({ run: 'unit', file, test, message: 'no' });
const runOf = (...failures: Failure[]): Run => ({ name: 'unit', passed: 10, failures });

describe('a failed test of a CI run', () => {
  it('a failed test counts as passed and is listed as unstable when it passes alone', () => {
    const { passed, failures, unstable } = decide([runOf(failure('a'))], [], () => true);
    expect({ passed, failures }).toEqual({ passed: 11, failures: 0 });
    expect(unstable.map(({ test }) => test)).toEqual(['a']);
  });

  it('a failed test fails the run when it fails again', () => {
    const { failures, failed } = decide([runOf(failure('a'), failure('b'))], [], ({ test }) => test === 'b');
    expect(failures).toBe(1);
    expect(failed.map(({ test }) => test)).toEqual(['a']);
  });

  it('unstable tests fail the run when they are more than a run may have', () => {
    const many = Array.from({ length: MOST_UNSTABLE + 1 }, (_, at) => failure(`test ${at}`));
    expect(decide([runOf(...many.slice(1))], [], () => true).failures).toBe(0);
    expect(decide([runOf(...many)], [], () => true).failures).toBe(1);
  });

  it('failed tests are not run again without end when everything fails', () => {
    const again = vi.fn(() => false);
    const { failures } = decide([runOf(...Array.from({ length: 500 }, (_, at) => failure(`test ${at}`)))], [], again);
    expect(failures).toBe(500);
    expect(again.mock.calls.length).toBeLessThan(10);
  });
});

describe('what fails outside of tests', () => {
  const results = (status: string, assertionResults: object[]): object => ({
    numPassedTests: 3,
    testResults: [{ name: `${process.cwd()}/test/a.test.ts`, status, message: 'no', assertionResults }],
  });

  it('a file that does not load is a failure of that file', () => {
    expect(readRun('unit', results('failed', [])).failures).toEqual([failure('')]);
  });

  it('a file is a failure when all of its tests pass and what follows them throws', () => {
    const tests = [{ status: 'passed', fullName: 'a' }];
    expect(readRun('unit', results('failed', tests)).failures).toEqual([failure('')]);
    expect(readRun('unit', results('failed', [...tests, { status: 'failed', fullName: 'b' }])).failures).toHaveLength(
      1,
    );
  });

  it('an unhandled error is a failure of the file that it names, and is not run again when it names none', () => {
    const { failures } = readRun('unit', results('passed', []), {
      unhandled: [{ file: `${process.cwd()}/test/a.test.ts`, message: 'no' }, { message: 'no' }],
    });
    expect(failures).toEqual([failure(''), failure('', '')]);
    const outcome = decide([runOf(...failures)], [], () => true);
    expect(outcome).toMatchObject({ passed: 10, failures: 1 });
  });

  it('a step without a failed test fails the run', () => {
    const run = runOf(failure('a'));
    const unit = { name: 'unit tests', results: 'unit' };
    expect(unexplained(['test'], [run], [unit])).toEqual([]);
    expect(unexplained(['test'], [run], [unit, { name: 'lint' }])).toEqual(['test: lint']);
    expect(unexplained(['test'], [run])).toHaveLength(1);
    expect(unexplained(['test:real'], [run])).toEqual(['test:real']);
  });
});
