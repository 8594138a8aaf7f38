import { afterAll, describe, test } from 'vitest';
import { collectEnds } from './ends';

/** What a visit shows, as a sentence, and how that is seen. The steps of a visit run one after the other. */
export type Steps<T> = Record<string, (visit: T) => Promise<unknown>>;

// For all steps together, in milliseconds: they run within the first test.
const LIMIT = 120_000;

/**
 * Declares one test for each step of one visit, which `open` begins: the page is loaded once for all of them. Whichever test
 * runs first takes all steps in their order; each test tells what came of its own. After a step that fails the visit is
 * over, and the tests of later steps fail, too.
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
