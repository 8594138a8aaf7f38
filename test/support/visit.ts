import { afterAll, describe, test } from 'vitest';
import { collectEnds } from './ends';

/** The steps of a visit, each with a sentence and its check. They run in their order. */
export type Steps<T> = Record<string, (visit: T) => Promise<unknown>>;

// For all steps together, in milliseconds: they run within the first test.
const LIMIT = 120_000;

/**
 * Declares one test per step of a visit. `open` loads the page once for all steps. The first test to run executes all steps
 * in order; each test reports the result of its own step. After a failed step the visit ends, and the tests of later steps
 * also fail.
 */
export function describeVisit<T>(name: string, open: () => Promise<T>, steps: Steps<T>): void {
  describe(name, () => {
    const failures = new Map<string, unknown>();
    const ends: ((hasFailed: boolean) => Promise<void>)[] = [];
    let visit: Promise<void> | undefined;

    const takeSteps = async (): Promise<void> => {
      const names = Object.keys(steps);
      let current = 'the page opens';
      try {
        const page = await open();
        while (names.length > 0) {
          current = names.shift()!; // not empty
          await steps[current]!(page); // one of its own keys
        }
      } catch (error) {
        failures.set(current, error);
        for (const later of names)
          failures.set(later, new Error(`not reached, because this failed: ${current}`, { cause: error }));
      }
    };

    afterAll(async () => {
      for (const end of ends.splice(0).reverse()) await end(failures.size > 0);
    });

    for (const step of Object.keys(steps)) {
      test(step, { timeout: LIMIT }, async () => {
        visit ??= collectEnds(ends, takeSteps);
        await visit;
        if (failures.has(step)) throw failures.get(step);
      });
    }
  });
}
