/**
 * Builds `dist/` (or the folder in `STOREFRONT_DIST`): first the ES chunks (runtime, React, one per widget), then the classic loader, which knows their names.
 * `npm run build`. The result is the same, byte for byte, each time.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { ChunkMap } from '../src/core/types';
import { compileHints } from './compileHints';
import { dropAbouts } from './dropAbouts';
import { esmReact } from './esmReact';
import { fromLoader, shortParts } from './fromLoader';
import { ownHelpers } from './ownHelpers';
import { shortGlobs } from './shortGlobs';
import { budgets } from './sizes';
import { slimPreload } from './slimPreload';
import { smallest } from './smallest';
import { stacklessReact } from './stacklessReact';

const root = process.cwd();
// Several builds may run side by side, each into its own folder.
const outDir = resolve(root, process.env.STOREFRONT_DIST ?? 'dist');
const widgetNames = readdirSync(resolve(root, 'src/widgets'))
  .filter((name) => existsSync(resolve(root, 'src/widgets', name, 'index.ts')))
  .sort();

/** Is its manifest in the loader? */
const isEarly = (name: string): boolean => existsSync(resolve(root, 'src/widgets', name, 'manifest.ts'));

const manifestText = (name: string): string => readFileSync(resolve(root, 'src/widgets', name, 'manifest.ts'), 'utf8');

/** Is it loaded as soon as its markup is there? */
const isAtOnce = (name: string): boolean => !/^\s+when: /m.test(manifestText(name));

/** Nobody waits for it when it is loaded: it may be looked up in the whole map first, and the loader does without. */
const canWait = (name: string): boolean => /^\s+when: '(idle|visible)'/m.test(manifestText(name));

const shared: InlineConfig = {
  root,
  configFile: false,
  mode: 'production',
  base: './',
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
};

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|esm-react:/;
const MOUNT = /src[\\/]core[\\/](Bind|binding|Place|Shown|hooks|overlays|root|sync|overrides)\./;
const RUNTIME_CORE =
  /src[\\/](core[\\/](?!(Bind|binding|Place|Shown|hooks|overlays|root|sync|overrides|gates)\.)|page[\\/](events|globals|device|editMode|readCookie|widget)\.)|node_modules[\\/]valibot[\\/]/;

/** Small, and needed together on every page that shows the cart. */
const CART_STATE =
  /src[\\/](page[\\/](cart[\\/](leaving|reaction|legacyScript|loadCart|tell)|storage|cartCookies)|widgets[\\/]cart-fragments[\\/](params|legacyScript|watch|CartFragments))\./;

/** React sits in one chunk of its own; everything else is split as it is shared. */
async function buildChunks(): Promise<void> {
  const input: Record<string, string> = { runtime: resolve(root, 'src/runtime.ts') };
  for (const name of widgetNames) input[`widget-${name}`] = resolve(root, 'src/widgets', name, 'index.ts');
  await build({
    ...shared,
    plugins: [
      dropAbouts(),
      slimPreload(),
      fromLoader(),
      esmReact(),
      stacklessReact(),
      ownHelpers(),
      smallest(),
      compileHints(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash:7].js',
          chunkFileNames: '[name]-[hash:7].js',
          assetFileNames: '[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              { name: 'react', test: REACT, priority: 4 },
              // A group takes along what its modules import: what needs no React must be taken first, or React would
              // come with the runtime. One chunk compresses better than many; what only some widgets need stays out.
              { name: 'runtime-core', test: RUNTIME_CORE, priority: 3 },
              { name: 'mount', test: MOUNT, priority: 2 },
              { name: 'cart-state', test: CART_STATE, priority: 1 },
            ],
          },
        },
      },
    },
  });
}

/** All files that a chunk imports statically, itself left out. */
function importsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  return (manifest[key]?.imports ?? []).flatMap((imported) => {
    const file = manifest[imported]?.file;
    if (!file || seen.has(file)) return [];
    seen.add(file);
    return [file, ...importsOf(manifest, imported, seen)];
  });
}

function cssOf(manifest: Manifest, key: string): string[] {
  const own = manifest[key]?.css ?? [];
  return [...new Set([...(manifest[key]?.imports ?? []).flatMap((imported) => cssOf(manifest, imported)), ...own])];
}

/** What the loader has to know of the chunks. */
function readChunkMap(): ChunkMap {
  const manifest = JSON.parse(readFileSync(resolve(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const runtimeKey = 'src/runtime.ts';
  const runtime = manifest[runtimeKey]?.file;
  if (!runtime) throw new Error('the runtime is not in the build manifest');
  const shared = importsOf(manifest, runtimeKey);
  const keys = widgetNames.map((name) => `src/widgets/${name}/index.ts`);
  const imports = keys.map((key) => importsOf(manifest, key));
  const known = new Set([runtime, ...shared]);
  // A widget that draws nothing does without some of them; what mounts it needs them all the same.
  const isCommon = (file: string): boolean =>
    imports.filter((files) => files.includes(file)).length > imports.length / 2;
  const common = [...new Set(imports.flat())].filter((file) => !known.has(file) && isCommon(file));
  const widgets: Record<string, ChunkMap['widgets'][string]> = {};
  for (const [at, name] of widgetNames.entries()) {
    const js = manifest[keys[at] ?? '']?.file;
    if (!js) throw new Error(`widget ${name} is not in the build manifest`);
    const css = cssOf(manifest, keys[at] ?? '');
    const own = (imports[at] ?? []).filter((file) => !known.has(file) && !common.includes(file));
    widgets[name] = { js, ...(css.length > 0 && { css }), ...(own.length > 0 && { imports: own }) };
  }
  return { runtime, shared, common, widgets };
}

async function buildLoader(chunks: ChunkMap): Promise<void> {
  await build({
    ...shared,
    define: { ...shared.define, __CHUNKS__: JSON.stringify(chunks) },
    plugins: [shortGlobs(), shortParts(), smallest(), compileHints()],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: resolve(root, 'src/loader.ts'),
        output: { format: 'iife', entryFileNames: 'storefront-widgets.js' },
      },
    },
  });
}

/** The public API's types, for integrators. */
function buildTypes(): void {
  const args = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json', '--outDir', resolve(outDir, 'types')];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('the types could not be written');
  // Projects that resolve modules as Node does want the ending of a file; the others take it.
  for (const name of readdirSync(resolve(outDir, 'types'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = resolve(outDir, 'types', name);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replace(/\b(from |import\()(['"])(\.[^'"]+)\2/g, '$1$2$3.js$2'));
  }
}

/** Builds everything and prints the sizes. */
export default async function main(): Promise<void> {
  // Decides which JSX runtime the compiler writes.
  process.env.NODE_ENV = 'production';
  await buildChunks();
  const chunks = readChunkMap();
  const source = `export default ${JSON.stringify(chunks)};\n`;
  // Under a name for ever, for loaders older than the chunks; and under one of its own, which caches may keep.
  const map = `map-${createHash('sha256').update(source).digest('base64url').slice(0, 7)}.js`;
  for (const file of ['chunks.js', map]) writeFileSync(resolve(outDir, file), source);
  rmSync(resolve(outDir, 'manifest.json'));
  const early = Object.entries(chunks.widgets).filter(([name]) => isEarly(name) && !canWait(name));
  // What is not preloaded needs no list of what to preload with it.
  const named = early.map(([name, files]) => [name, isAtOnce(name) ? files : { ...files, imports: undefined }]);
  await buildLoader({ ...chunks, map, widgets: Object.fromEntries(named) });
  buildTypes();
  for (const { name, gzip, limit } of budgets(outDir, chunks))
    console.log(`${name.padEnd(44)} ${gzip} / ${limit} B gzip`);
}
