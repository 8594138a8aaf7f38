import { onTestFinished } from 'vitest';

type End = (hasFailed: boolean) => Promise<void>;

/** Cleanups of the visit that is opening, see {@link collectEnds}; null while a test runs. */
let collected: End[] | null = null;

/** Runs `end` when the test is over, or the visit that several tests share. */
export function atEnd(end: End): void {
  if (collected) collected.push(end);
  else onTestFinished(({ task }) => end(task.result?.state === 'fail'));
}

/** Collects the cleanups of `run` in `ends` instead of running them at the end of the test. */
export async function collectEnds<T>(ends: End[], run: () => Promise<T>): Promise<T> {
  collected = ends;
  try {
    return await run();
  } finally {
    collected = null;
  }
}
