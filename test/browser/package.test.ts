import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distFolder } from '../../fixtures/http/paths';
import { packBuilt } from '../../scripts/packed';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { rewrite } from './runtimeStage';

const SOURCE = `
import 'storefront-widgets';
import type { Page, PlaceProps, Report, Setting, SiteConfig, StorefrontWidgetsApi, WidgetProps } from 'storefront-widgets';
import type {} from 'storefront-widgets/lite';

declare global {
  interface Window {
    // What a page has besides is the page's own to declare.
    jQuery: (selector: string) => void;
    trustedTypes: string;
  }
}

window.StorefrontWidgets = window.StorefrontWidgets || [];
StorefrontWidgets.push(({ React, Place, Bind, settings, register, page }) => {
  const below: Setting<number> = settings.number(50, { min: 0 });
  register({
    name: 'price-alert',
    settings: settings.schema({ below }),
    component({ host, settings: { below } }) {
      const price: number = below;
      const button = host.querySelector('button');
      const place: PlaceProps = { in: host, as: 'p' };
      return [
        React.createElement(Place, { key: 'note', ...place }, String(price)),
        button && React.createElement(Bind, { key: 'button', to: button, attrs: { 'aria-pressed': 'true' } }),
      ];
    },
  });
  register({ name: 'plain', mount: (host) => () => host.remove() });
  register({ name: 'patient', async mount(host) { await page.rest.fetch('a/v1/b'); return () => host.remove(); } });
  register({ name: 'later', load: () => ({ mount: (host) => () => host.remove() }) });
  register({
    name: 'module',
    settings: settings.schema({ below }),
    async load({ React }) {
      const component = ({ settings: { below } }: WidgetProps<{ below: number }>) => React.createElement('p', null, below);
      return { default: { component } };
    },
  });
  register({
    name: 'own-schema',
    load: ({ settings }) => ({
      settings: settings.schema({ side: settings.choice(['left', 'right'], 'left') }),
      mount: (host, { side }) => {
        const given: 'left' | 'right' = side;
        host.dataset.side = given;
        return undefined;
      },
    }),
  });
  // @ts-expect-error: it does nothing
  register({ name: 'idle' });
  // @ts-expect-error: both a function and a component
  register({ name: 'both', mount: () => undefined, component: () => null });
  // @ts-expect-error: what it loads does nothing
  register({ name: 'empty', load: () => ({}) });
  // @ts-expect-error: loaded, or here
  register({ name: 'twice', mount: () => undefined, load: () => ({ mount: () => undefined }) });
  // @ts-expect-error: the default is none of the words
  settings.choice(['left', 'right'], 'top');
  page.events.on(document.body, 'a-plugin:changed', (args: unknown[]) => console.log(args.length));
  page.events.on(document.body, 'applied_coupon', ([code]) => code?.trim());
  page.events.emit(document, 'updated_checkout', 1, 'two');
  settings.list((item) => Number(item) > 3, [4], 'list of numbers above 3');
  // @ts-expect-error: a number, not a text
  settings.schema({ below }).parse({}, () => {}).below.trim();
});
window.StorefrontWidgets.push(async (api: StorefrontWidgetsApi) => void (await api.toast({ message: 'Hello' })));
const report: Report | undefined = StorefrontWidgets.report?.();
report?.map(({ widget, state }) => [widget.length, state]);
const config: SiteConfig = { base: '/files/', disable: ['quantity'], debug: true, texts: { toast: { closeText: 'Zu' } } };
window.storefrontWidgetsConfig = config;
// @ts-expect-error: it has another name
window.storefrontWidgetsConfig = { disabled: ['quantity'] };
export const Shelf = ({ page }: WidgetProps) => useServices(page);
const useServices = (page: Page): null => (page.announce('Hello'), null);
`;

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const project = join(folder, 'project');
const installed = join(project, 'node_modules');

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Packs the package as npm does, and unpacks it into a project that has nothing else but React's types. */
beforeAll(() => {
  const tarball = packBuilt(folder);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', installed], folder);
  run('mv', ['package', 'storefront-widgets'], installed);
  mkdirSync(join(installed, '@types'));
  for (const name of ['@types/react', 'csstype']) symlinkSync(resolve('node_modules', name), join(installed, name));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the package brings its documentation, and installs nothing', () => {
  const inPackage = (name: string): string => join(installed, 'storefront-widgets', name);
  const files = ['README.md', 'LICENSE', 'docs/page-services.md', 'dist/storefront-widgets.js', 'dist/lite/index.js'];
  if (existsSync('CHANGELOG.md')) files.push('CHANGELOG.md');
  expect(files.filter((name) => !existsSync(inPackage(name)))).toEqual([]);
  const { dependencies, exports } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
  const targets = Object.values(exports).flatMap((one) => JSON.stringify(one).match(/\.\/[\w./-]+/g) ?? []);
  expect(targets.filter((name) => name !== './dist/' && !existsSync(inPackage(name)))).toEqual([]);
});

test('no file has a name by which lists of blockers know notices about cookies', () => {
  const names = readdirSync(distFolder, { recursive: true, encoding: 'utf8' });
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => /[-/](cookies?|gdpr|eu)[-._]?(notice|consent|banner)[-.]/.test(name))).toEqual([]);
});

test('the command of the package copies the files of a release', () => {
  const bin = join(installed, 'storefront-widgets', 'bin', 'storefront-widgets.mjs');
  expect(run(process.execPath, [bin, 'copy', 'public'], project)).toContain('src="/storefront-widgets.js"');
  for (const name of ['storefront-widgets.js', 'lite/chunks.js']) {
    const [copy, built] = [join(project, 'public', name), join(distFolder, name)];
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(built, 'utf8'));
  }
  expect(existsSync(join(project, 'public', 'types'))).toBe(false);
});

test.each([
  ['bundler', 'esnext', 'widget.ts'],
  ['node16', 'node16', 'widget.mts'],
  ['node16', 'node16', 'widget.cts'],
])('the types serve a project that resolves modules as %s, %s, in %s', (moduleResolution, module, file) => {
  writeFileSync(join(project, file), SOURCE);
  const recipe = file.replace('widget', 'recipe');
  cpSync('fixtures/recipes/typed.ts', join(project, recipe));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--types', ''];
  const checks = ['--skipLibCheck', 'false', '--moduleResolution', moduleResolution, '--module', module, file, recipe];
  const { stdout } = spawnSync(process.execPath, [tsc, ...options, ...checks], { cwd: project, encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('the package does nothing in Node, where pages may be rendered', () => {
  const source = `import 'storefront-widgets'; import 'storefront-widgets/lite';
    import { createRequire } from 'node:module';
    createRequire(import.meta.url)('storefront-widgets');`;
  writeFileSync(join(project, 'server.mjs'), source);
  expect(run(process.execPath, ['server.mjs'], project)).toBe('');
});

/** What a bundler makes of a project's script. */
async function bundle(name: string, source: string, format: 'es' | 'iife'): Promise<string> {
  writeFileSync(join(project, name), source);
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(project, name), output: { format } } },
  });
  if (!('output' in result)) throw new Error('one bundle was expected');
  expect(result.output).toHaveLength(1);
  return result.output[0].code;
}

/** The product page with this script in place of the tag. */
const openWith = (script: string, code = ''): Promise<WatchedPage> =>
  openPage('/product/mug/?script=none', {
    before: async (page) => {
      await page.route('**/bundle/main.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
      await rewrite(page, '**/product/mug/?script=none', (body) => body.replace('</head>', `${script}</head>`));
    },
  });

describe('a script that imports the package', () => {
  const MODULE = '<script type="module" src="/bundle/main.js"></script>';
  const CLASSIC = '<script src="/bundle/main.js"></script>';
  const CONFIG = `window.storefrontWidgetsConfig = { base: '/storefront-widgets/' };`;

  test('the package starts the widgets where its files are served as they are', async () => {
    const page = await openWith('<script type="module">import "/storefront-widgets/index.js";</script>');
    await mounted(page, 'product-tabs');
    expectNoProblems(page);
  });

  test('the package starts the widgets from a bundle that says where the files are', async () => {
    writeFileSync(join(project, 'config.js'), CONFIG);
    const page = await openWith(
      MODULE,
      await bundle('main.js', `import './config.js'; import 'storefront-widgets';`, 'es'),
    );
    await mounted(page, 'product-tabs');
    expectNoProblems(page);
  });

  test('the package starts the widgets from a classic bundle of a project that requires it', async () => {
    const code = await bundle('main.cjs', `${CONFIG} require('storefront-widgets');`, 'iife');
    const page = await openWith(CLASSIC, code);
    await mounted(page, 'product-tabs');
    expectNoProblems(page);
  });

  test.each([
    ['module', MODULE, 'main.js', `import 'storefront-widgets';`, 'es'],
    ['script', CLASSIC, 'main.js', `import 'storefront-widgets';`, 'iife'],
    ['script with require', CLASSIC, 'main.cjs', `require('storefront-widgets');`, 'iife'],
  ] as const)(
    'the package says that it must be told where its files are, in a bundled %s',
    async (_kind, tag, file, source, format) => {
      const page = await openWith(tag, await bundle(file, source, format));
      await expect
        .poll(() => page.problems.map(({ text }) => text))
        .toEqual(['storefront-widgets: the runtime could not be loaded. Set storefrontWidgetsConfig.base.']);
    },
  );
});
