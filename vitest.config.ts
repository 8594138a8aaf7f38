import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const asked = projectsOf(process.argv);
const hasRealPages = existsSync(new URL('../shared/real-pages', import.meta.url));

if (!hasRealPages && (asked.length === 0 || asked.includes('real'))) {
  console.log('../shared/real-pages does not exist: the tests on real pages are left out.');
}

/** A page test takes seconds on a busy machine: the browser starts renderers, the shop serves, React mounts. */
const inBrowser = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // On a shared machine a page can be starved of its processor: there a test may prove itself a second time.
  retry: process.env.CI ? 1 : 0,
  // One page with its renderer, the shop and the runner already fill two cores.
  fileParallelism: false,
} as const;

export default defineConfig({
  test: {
    passWithNoTests: !hasRealPages && asked.join() === 'real',
    reporters: ['default', ['json', { outputFile: `test-results/${asked.join('-') || 'all'}.json` }]],
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/browserSetup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'real',
          include: hasRealPages ? ['test/real/**/*.test.ts'] : [],
          globalSetup: hasRealPages ? ['test/support/realSetup.ts'] : [],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

/** The names given by `--project`: each run writes its results to a file of its own. */
function projectsOf(argv: string[]): string[] {
  return argv.flatMap((argument, at) => {
    if (argument === '--project') return argv[at + 1] ?? [];
    return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
  });
}
