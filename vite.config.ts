/**
 * Builds `dist/`. For each core (React, and Preact in `dist/lite/`) it builds the ES chunks first (runtime, core, one
 * per widget), then the part for Elementor, the names of the widgets' chunks, and the classic loader. Builds are
 * reproducible byte for byte.
 */
import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions, type Plugin, type Rolldown } from 'vite';
import { writeEntries, writeRequireTypes } from './scripts/entries.ts';
import { fileNameOf } from './scripts/fileNames.ts';
import { panelLanguages } from './scripts/languages.ts';
import { panelDocs } from './scripts/panelDocs.ts';
import { panelForms } from './scripts/panelForms.ts';
import { writePlugin } from './scripts/plugin.ts';
import { printSizes } from './scripts/sizes.ts';
import { writeTypes } from './scripts/types.ts';
import { checkWidgets, definitionOf, widgets } from './scripts/widgetFiles.ts';
import { widgetStages, widgetsWith } from './scripts/widgetStages.ts';
import type { ChunkMap } from './src/core/load/chunkMap';

type RolldownOptions = NonNullable<BuildEnvironmentOptions['rolldownOptions']>;

// Overrides the environment; otherwise React's development build could be used.
process.env.NODE_ENV = 'production';

/** `STOREFRONT_BUILD=quick`, for `npm run dev`: one core, no types, no plugin. */
const isQuick = process.env.STOREFRONT_BUILD === 'quick';
const CORES: Readonly<Record<string, string>> = isQuick ? { react: '' } : { react: '', lite: 'lite' };

const dist = resolve(process.env.STOREFRONT_DIST ?? '.cache/dist');
/** Builds here and swaps at the end, so that an interrupted build leaves `dist/` unchanged. */
const work = resolve('.cache/build', String(process.pid));

checkWidgets();

/** The names of the widgets for Elementor and its add-ons. */
const ofElementor = widgetsWith('elementor');

/** Inlines imported constants, so that a file with only constants does not become a chunk, and bundles are smaller. */
const optimization: RolldownOptions['optimization'] = { inlineConst: { mode: 'all' } };

const entryFileNames = ({ name }: { name: string }): string => `${fileNameOf(name)}-[hash:7].js`;

const chunks: RolldownOptions = {
  input: {
    runtime: 'src/entries/runtime.ts',
    root: 'src/core/react/root.tsx',
    ...Object.fromEntries(widgets.map((name) => [`widget-${name}`, definitionOf(name)])),
  },
  preserveEntrySignatures: 'strict',
  optimization,
  output: {
    entryFileNames,
    chunkFileNames: '[name]-[hash:7].js',
    assetFileNames: '[name]-[hash:7][extname]',
    codeSplitting: {
      // Modules that pages need together share a file. A group includes the imports of its modules, so modules without
      // React have a higher priority than those with it.
      groups: [
        {
          name: 'runtime-core',
          test: /src[\\/](core|page[\\/]base|elementor[\\/](base|loader))[\\/](?!react|.*lazy|dom[\\/](drawing|scripts)|jquery[\\/]ordered|breakpoints)|src[\\/](page[\\/]storage[\\/]storage|ui[\\/]drags[\\/]rules)/,
          priority: 5,
        },
        // React, and other modules that every component needs.
        {
          name: 'react',
          test: /node_modules[\\/](react|react-dom|scheduler|preact)[\\/]|src[\\/](core[\\/]react[\\/](?!lazy)|page[\\/](motion[\\/]use|scroll[\\/]onResize))/,
          priority: 4,
        },
        // Needed on every page of a shop.
        {
          name: 'basics',
          test: /src[\\/](core[\\/]jquery[\\/]ordered|woocommerce[\\/](cart[\\/][^\\/]+|(cartQueue|cleanAddress|onFirst|sendNatively)\.ts)|page[\\/]storage[\\/].+|widgets[\\/](cart-fragments[\\/]coexistence|product-gallery[\\/]rules)\.ts)$/,
          priority: 4,
        },
        // Needed on most pages of Elementor.
        {
          name: 'page',
          test: /src[\\/](page[\\/](scroll|focus|motion)[\\/](?!use|covers|asButton)|elementor[\\/](elements|devices|takeOver|storage|addOns|base[\\/]breakpoints)\.ts|core[\\/]dom[\\/]drawing|wordpress[\\/]adminBarHeight)/,
          priority: 3,
        },
        // Menus, and boxes that close like them.
        { name: 'menus', test: /src[\\/]ui[\\/]menus[\\/][^\\/]+\.ts$/, priority: 2 },
        { name: 'menus-elementskit', test: /src[\\/]ui[\\/]menus[\\/]elementskit[\\/](?!coexistence)/, priority: 1 },
        // Requests to the shop and the site.
        {
          name: 'requests',
          test: /src[\\/](page[\\/]network[\\/](http|texts)|core[\\/]dom[\\/]scripts|wordpress[\\/]restUrl)\.ts$/,
          priority: 4,
        },
        // The gates, needed on pages with jQuery: one file for the shop, one for Elementor.
        {
          name: (id) => (ofElementor.some((name) => id.includes(`/widgets/${name}/`)) ? 'gates-elementor' : 'gates'),
          debugName: 'gates',
          // The gates of these four share state with their widget and would pull it in.
          test: /(?<!(address-fields|cart-page|off-canvas|popup)[\\/])gates\.ts$/,
          priority: 3,
        },
        // Pictures and videos of Elementor, for the lightbox and the widgets that show them.
        {
          name: 'elementor-media',
          test: /src[\\/](elementor[\\/](lightboxLinks|videoAddress)|ui[\\/]media[\\/]lightbox[\\/]lightbox|page[\\/]network[\\/]sitePictures)\.ts$/,
          priority: 2,
        },
        // Used by most components of Elementor's widgets.
        {
          name: 'page-hooks',
          test: /src[\\/](elementor[\\/]use[A-Z]|page[\\/](focus[\\/]asButton|scroll[\\/]covers)|ui[\\/](media[\\/]play|round)[\\/])/,
          priority: 2,
        },
        // Panels, and in a separate file what only Elementor's tabs and accordions need.
        { name: 'panels', test: /src[\\/]ui[\\/]panels[\\/](panel|usePanels|useTabs)\./, priority: 2 },
        {
          name: 'panels-elementor',
          test: /src[\\/]ui[\\/]panels[\\/](names|useAddress|Sliding|useAccordion)/,
          priority: 1,
        },
        { name: 'modal', test: /src[\\/]ui[\\/]dialogs[\\/]modal[\\/]/, priority: 1 },
        { name: 'grid', test: /src[\\/]ui[\\/]layout[\\/]grid[\\/]/, priority: 1 },
        // What the editing panel shares with its dialogs, which are files of their own.
        { name: 'panel-shared', test: /src[\\/]panel[\\/](Button|siteRest|texts|controls[\\/]address)\./, priority: 1 },
        // Carousels with Swiper's markup. The engine is loaded only where a carousel can move.
        {
          name: 'carousels',
          test: /src[\\/]ui[\\/]carousels[\\/](?!slick|slider|engine|effects|dragging)/,
          priority: 1,
        },
      ],
    },
  },
};

const loader: RolldownOptions = {
  input: 'src/entries/loader.ts',
  optimization,
  output: { format: 'iife', entryFileNames: 'storefront-widgets.js' },
};

/** The scripts that a page has inline, and the one that measures it, by name; the same for both cores. */
const inline: Record<string, RolldownOptions> = Object.fromEntries(
  Object.entries({ early: 'early', leftOut: 'left-out', reports: 'reports', vitals: 'vitals' }).map(([name, file]) => [
    name,
    { input: `src/entries/${name}.ts`, output: { format: 'iife', entryFileNames: `${file}.js` } },
  ]),
);

const environment = (
  core: string,
  folder: string,
  rolldownOptions: RolldownOptions,
  target = 'es2022',
): EnvironmentOptions => ({
  consumer: 'client',
  define: { 'import.meta.env.CORE': JSON.stringify(core) },
  build: {
    outDir: join(work, folder),
    emptyOutDir: false,
    target,
    assetsInlineLimit: 0,
    ...(isQuick && { minify: false }),
    // `loadPart` expects the part as its first argument.
    modulePreload: { polyfill: false, resolveDependencies: (file, deps) => [...new Set([file, ...deps])] },
    reportCompressedSize: false,
    rolldownOptions,
  },
});

/** The additional part for pages with Elementor. */
const elementor: RolldownOptions = {
  input: { elementor: 'src/entries/elementor.ts' },
  preserveEntrySignatures: 'strict',
  optimization,
  output: { entryFileNames: '[name]-[hash:7].js' },
};

/** The widgets with a file for their hosts at rest. */
const resting = widgets.filter((name) => existsSync(`src/widgets/${name}/rest.ts`));

/** The name of the environment that builds such a file; it must not contain dashes. */
const restOf = (core: string, widget: string): string => `${core}Rest_${widget.replaceAll('-', '_')}`;

/** The options for such a file. Each is a separate build, because shared code would be one more request. */
const rest = (name: string): RolldownOptions => ({
  input: { [`rest-${name}`]: `src/widgets/${name}/rest.ts` },
  preserveEntrySignatures: 'strict',
  optimization,
  output: { entryFileNames: '[name]-[hash:7].js' },
});

/** The chunk names for the loader of each core. */
const maps: Record<string, ChunkMap> = {};

/** Serves `virtual:chunks` to the loader. */
const chunkNames: Plugin = {
  name: 'chunk-names',
  applyToEnvironment: ({ name }) => name.endsWith('Loader'),
  resolveId: (id) => (id === 'virtual:chunks' ? id : null),
  load(id) {
    if (id !== 'virtual:chunks') return null;
    return `export default ${JSON.stringify(maps[this.environment.name.replace(/Loader$/, '')])};`;
  },
};

/** Makes every `import()` go through `core/load/part.ts` instead of Vite's helper. */
const partLoader: Plugin = {
  name: 'part-loader',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { loadPart as __vitePreload } from '/src/core/load/part.ts';` : null,
};

/** Leaflet tests for SVG support by writing HTML, which Trusted Types forbid; all supported browsers have SVG. */
const leaflet: Plugin = {
  name: 'leaflet',
  transform: {
    filter: { id: /leaflet-src\.esm\.js$/ },
    handler(code) {
      const [test, end] = [code.indexOf('var inlineSvg ='), '})();'];
      if (test < 0) throw new Error('Leaflet now tests for SVG in another way');
      return `${code.slice(0, test)}var inlineSvg = true;${code.slice(code.indexOf(end, test) + end.length)}`;
    },
  },
};

/** Builds the light core: the same sources on Preact. */
const preact: Plugin = {
  name: 'preact',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name.startsWith('lite'),
  resolveId(id, importer, options) {
    if (!/^react(-dom)?(\/|$)/.test(id)) return null;
    return this.resolve(id.replace(/^react(-dom)?/, 'preact/compat'), importer, options);
  },
};

/** The chunk names for the loader: those of the runtime, of all components and of each widget. */
function readChunks(output: Rolldown.RolldownOutput['output']): Omit<ChunkMap, 'part' | 'rest'> {
  const built = output.filter((one) => one.type === 'chunk');
  const named = (name: string): Rolldown.OutputChunk => {
    const chunk = built.find((one) => one.name === name);
    if (!chunk) throw new Error(`the build made no chunk "${name}"`);
    return chunk;
  };
  const importsOf = (chunk: Rolldown.OutputChunk, known: readonly string[]): string[] => {
    const found = new Set(chunk.imports);
    for (const file of found)
      for (const next of built.find((one) => one.fileName === file)?.imports ?? []) found.add(next);
    return [...found].filter((file) => !known.includes(file));
  };
  const runtime = named('runtime');
  const shared = importsOf(runtime, []);
  const root = named('root');
  const common = [root.fileName, ...importsOf(root, [runtime.fileName, ...shared])];
  // A retry loads a part under another URL; if it were imported statically as well, it would run twice.
  for (const { dynamicImports } of built) {
    const twice = dynamicImports.find((file) => built.some((one) => one.imports.includes(file)));
    if (twice) throw new Error(`${twice} is imported on demand and statically; do one of the two`);
  }
  const hasGates = ({ moduleIds }: Rolldown.OutputChunk): boolean => moduleIds.some((id) => /gates\.ts$/.test(id));
  const gating = built.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('jquery/lazy/gates.ts')));
  /** The further files that a widget needs on pages with jQuery. */
  const gatesOf = (chunk: Rolldown.OutputChunk, known: readonly string[]): string[] => {
    if (!gating || !/\bgates:/.test(chunk.code)) return [];
    const own = built.filter((one) => chunk.dynamicImports.includes(one.fileName) && hasGates(one));
    const needed = [gating, ...own].flatMap((one) => [one.fileName, ...importsOf(one, known)]);
    return [...new Set(needed)].filter((file) => !known.includes(file));
  };
  const entries = widgets.map((name) => {
    const chunk = named(`widget-${name}`);
    const imports = importsOf(chunk, [runtime.fileName, ...shared, ...common]);
    const isPlain = !importsOf(chunk, []).some((file) => common.includes(file));
    const chunks = [chunk, ...built.filter(({ fileName }) => imports.includes(fileName))];
    const css = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
    const gates = gatesOf(chunk, [runtime.fileName, ...shared, ...(isPlain ? [] : common), chunk.fileName, ...imports]);
    return [
      name,
      {
        js: chunk.fileName,
        ...(css.length > 0 && { css }),
        ...(imports.length > 0 && { imports }),
        ...(gates.length > 0 && { gates }),
        ...(isPlain && { plain: true }),
      },
    ];
  });
  return { runtime: runtime.fileName, shared, common, widgets: Object.fromEntries(entries) };
}

export default defineConfig({
  base: './',
  publicDir: false,
  logLevel: 'warn',
  plugins: [widgetStages(), panelDocs(), panelForms(), panelLanguages(), chunkNames, partLoader, leaflet, preact],
  environments: Object.fromEntries([
    ...Object.entries(CORES).flatMap(([core, folder]) => [
      [core, environment(core, folder, chunks)],
      [`${core}Elementor`, environment(core, folder, elementor)],
      ...resting.map((name) => [restOf(core, name), environment(core, folder, rest(name))] as const),
      [`${core}Loader`, environment(core, folder, loader)],
    ]),
    // The inline scripts also run in browsers that are too old for the loader.
    ...Object.entries(inline).map(([name, options]) => [name, environment('', '', options, 'es2018')]),
  ]),
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp(builder) {
      for (const [core, folder] of Object.entries(CORES)) {
        const { output } = (await builder.build(builder.environments[core]!)) as Rolldown.RolldownOutput;
        const all = readChunks(output);
        const fileOf = async (environment: string): Promise<string> => {
          const built = (await builder.build(builder.environments[environment]!)) as Rolldown.RolldownOutput;
          return built.output[0].fileName;
        };
        const elementorFile = await fileOf(`${core}Elementor`);
        const restFiles: Record<string, string> = {};
        for (const name of resting) restFiles[name] = await fileOf(restOf(core, name));
        const map: ChunkMap = { ...all, part: { js: elementorFile, names: ofElementor }, rest: restFiles };
        // For cached loaders whose chunks are no longer on the server.
        writeFileSync(join(work, folder, 'chunks.js'), `export default ${JSON.stringify(map)};\n`);
        const names = `export default ${JSON.stringify(all.widgets)};\n`;
        const file = `names-${createHash('sha256').update(names).digest('base64url').slice(0, 7)}.js`;
        writeFileSync(join(work, folder, file), names);
        maps[core] = { ...map, widgets: {}, names: file };
        await builder.build(builder.environments[`${core}Loader`]!);
        writeEntries(join(work, folder));
      }
      for (const name of Object.keys(inline)) await builder.build(builder.environments[name]!);
      if (!isQuick) {
        writeTypes(join(work, 'types'));
        writeRequireTypes(join(work, 'types', 'entries'));
        printSizes(work);
        await writePlugin(work);
      }
      const before = `${work}-before`;
      if (existsSync(dist)) renameSync(dist, before);
      renameSync(work, dist);
      rmSync(before, { recursive: true, force: true });
    },
  },
});
