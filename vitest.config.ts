import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongFirst } from './test/support/longFirst.ts';
import { RunReporter } from './test/support/runReporter.ts';

const asked = projectsOf(process.argv);
const hasRealPages = existsSync(new URL('../shared/real-pages', import.meta.url));
const hasLiteCore = existsSync(`${process.env.STOREFRONT_DIST ?? '.cache/dist'}/lite/storefront-widgets.js`);

if (!hasRealPages && (asked.length === 0 || asked.includes('real'))) {
  console.log('../shared/real-pages does not exist: the tests on real pages are left out.');
}

/** The file for the results; each run has its own. */
const results = process.env.STOREFRONT_RESULTS ?? `test-results/${asked.join('-') || 'all'}.json`;

/**
 * Files and tests run in random order, long files first. vitest prints the seed; `STOREFRONT_SEED` gives the same order
 * again. CI always has the same order, so that two runs of one commit differ in nothing but the machine.
 */
const seed = Number(process.env.STOREFRONT_SEED ?? (process.env.CI ? 19 : Date.now() % 1_000_000));
const order = { shuffle: { files: true, tests: true }, seed } as const;

/** A worker keeps its browser and its pages from file to file, so its modules stay, too. */
const inBrowser = {
  environment: 'node',
  // Long, because a shared machine stops for seconds. Only failing tests take that long.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  isolate: false,
  // A page, its browser and the shop use about two thirds of a core.
  maxWorkers: 3,
  sequence: { ...order, groupOrder: 1 },
} as const;

/**
 * Unit tests share an environment and its modules, except tests that load a jQuery, which the modules never forget, and
 * tests that replace a module, which others may have loaded.
 */
const LEAVES_TRACES = /jQuery|vi\.(doMock|mock|resetModules)\(/;
const ALONE = (readdirSync('test/unit', { recursive: true }) as string[])
  .map((name) => `test/unit/${name}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && LEAVES_TRACES.test(readFileSync(file, 'utf8')));

const inHappyDom = { environment: 'happy-dom', sequence: { ...order, groupOrder: 0 } } as const;
const unit: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...inHappyDom,
      name: 'unit',
      include: ['test/unit/**/*.test.{ts,tsx}'],
      exclude: ALONE,
      isolate: false,
      setupFiles: ['test/support/unitSetup.ts'],
    },
  },
  { test: { ...inHappyDom, name: 'unit-alone', include: ALONE } },
];

const realPages = hasRealPages
  ? { include: ['test/real/**/*.test.ts'], globalSetup: ['test/support/realSetup.ts'] }
  : { include: [] };
const shopSetup = ['test/support/browserSetup.ts'];

/**
 * The names of the tests that a change needs, on both cores: the life of every widget by the shared suite, and the main
 * flows. `OTHERS` selects all other tests. A pattern applies to a whole run.
 */
const VISITS = /^(every widget|main flow): /;
const OTHERS = /^(?!(every widget|main flow): )/;
const WITH_VISITS = readdirSync('test/browser')
  .map((name) => `test/browser/${name}`)
  .filter((file) => /describeWidget\(\{|`main flow: /.test(readFileSync(file, 'utf8')));
const visits = { ...inBrowser, include: WITH_VISITS, globalSetup: shopSetup };
/** The other tests in which the cores can differ: of the runtime, and of hostile text that is rendered. */
const LITE_WHOLE = ['test/browser/{runtime-*,security-html,security-random}.test.ts'];

/** Tests of the plugin in a WordPress, only if `--project` names them, because they need PHP. They share one site. */
const wordpress: TestProjectInlineConfiguration = {
  test: {
    ...inBrowser,
    name: 'wordpress',
    include: ['test/wordpress/*.test.ts'],
    globalSetup: ['test/wordpress/setup.ts'],
    hookTimeout: 180_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
};
const allInBrowser = { ...inBrowser, include: ['test/browser/**/*.test.ts'], globalSetup: shopSetup };
const browser: TestProjectInlineConfiguration[] = [
  { test: { ...allInBrowser, name: 'browser' } },
  ...(asked.includes('browser-others') ? [{ test: { ...allInBrowser, name: 'browser-others' } }] : []),
  ...(asked.includes('widgets') ? [{ test: { ...visits, name: 'widgets' } }] : []),
  { test: { ...inBrowser, ...realPages, name: 'real' } },
];
/** The light core, once it is built. */
const lite: TestProjectInlineConfiguration[] = [
  ...(asked.includes('lite-widgets') ? [{ test: { ...visits, name: 'lite-widgets' } }] : []),
  { test: { ...inBrowser, name: 'lite-runtime', include: LITE_WHOLE, globalSetup: shopSetup } },
  { test: { ...inBrowser, ...realPages, name: 'lite-real' } },
];

export default defineConfig({
  test: {
    passWithNoTests: !hasRealPages && asked.length > 0 && asked.every((name) => name.endsWith('real')),
    reporters: [
      'default',
      ['json', { outputFile: results }],
      new RunReporter(results.replace(/json$/, 'run.json'), asked),
    ],
    sequence: { ...order, sequencer: LongFirst },
    testNamePattern: patternOf(asked),
    projects: [...unit, ...browser, ...(hasLiteCore ? lite : []), ...(asked.includes('wordpress') ? [wordpress] : [])],
  },
});

/** The pattern of the tests that these projects select; undefined for all tests. */
function patternOf(projects: string[]): RegExp | undefined {
  if (projects.some((name) => name.endsWith('widgets'))) return VISITS;
  return projects.includes('browser-others') ? OTHERS : undefined;
}

/** The names given by `--project`. */
function projectsOf(argv: string[]): string[] {
  return argv.flatMap((argument, at) => {
    if (argument === '--project') return argv[at + 1] ?? [];
    return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
  });
}
