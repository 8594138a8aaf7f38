/**
 * Builds the WordPress plugin: its PHP, the catalogue of the widgets and the files of both cores, unpacked in
 * `dist/wordpress/storefront-widgets/` and packed as `dist/storefront-widgets.zip`. Equal inputs give an identical zip.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { runnerImport } from 'vite';
import type { WidgetChunks } from '../src/core/load/chunkMap';
import { locales, moOf } from './languages.ts';
import { panelTexts } from './panelTexts.ts';
import { potOf } from './pot.ts';
import { chunksOf, isReact, namesIn, weigh } from './sizes.ts';

const SOURCE = 'src/wordpress/plugin';
const NAME = 'storefront-widgets';

/** Files of `dist/` that only the npm package needs. */
const FOR_NPM = /^(types|wordpress)(\/|$)|\.cjs$|^(lite\/)?(index|storefront-widgets\.base)\.js$|\.zip$/;

/** Zip files have no time zone and no dates before 1980. */
const ANY_DAY = new Date(1980, 0, 1);

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => statSync(join(folder, name)).isFile()).sort();
}

const weightOfFile = (file: string): number => weigh(readFileSync(file));

const sum = (sizes: number[]): number => sizes.reduce((all, one) => all + one, 0);

/** The scripts that the plugin prints into the page itself. */
const INLINE = ['early.js', 'left-out.js', 'reports.js'];

/** The size of the scripts that a page with one widget loads besides the widget, in bytes after gzip. */
function weightOf(folder: string, dist: string): number {
  const { rest, runtime, common } = filesAtRest(folder, dist);
  return sum([...rest, ...runtime, ...common].map((name) => weightOfFile(join(dist, name))));
}

/**
 * The files that pages load before anybody uses them, by what needs them, as paths in the build folder. `gates` are
 * loaded on pages with jQuery, `common` with every widget that has a component; the widgets in `plain` have none.
 */
function filesAtRest(folder: string, dist: string) {
  const { part, rest, runtime, shared, common, widgets } = chunksOf(folder);
  const pathOf = (name: string): string => relative(dist, join(folder, name));
  const paths = (names: readonly string[] = []): string[] => [...new Set(names)].map(pathOf);
  const ofWidgets = (of: (widget: WidgetChunks) => readonly string[] | undefined) =>
    Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, paths(of(widget))]));
  return {
    rest: [...INLINE, pathOf('storefront-widgets.js')],
    part: pathOf(part.js),
    rest_files: Object.fromEntries(Object.entries(rest).map(([name, file]) => [name, pathOf(file)])),
    runtime: paths([runtime, namesIn(folder), ...shared]),
    common: paths([...common, ...readdirSync(folder).filter(isReact)]),
    plain: Object.keys(widgets).filter((name) => widgets[name]?.plain),
    widgets: ofWidgets(({ js, imports = [] }) => [js, ...imports]),
    gates: ofWidgets(({ gates }) => gates),
  };
}

const RUNNER = { configFile: false, logLevel: 'error' } as const;

const php = (about: string, source: string): string =>
  `<?php\n/**\n * ${about} Written by the build.\n *\n * @package StorefrontWidgets\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${source};\n`;

/** The build's id. It changes with any file, because the loader contains all file names, and those contain hashes. */
function buildOf(dist: string): string {
  const hash = createHash('sha256');
  for (const core of ['', 'lite']) hash.update(readFileSync(join(dist, core, 'storefront-widgets.js')));
  return hash.digest('hex').slice(0, 8);
}

async function writeCatalogue(dist: string, plugin: string): Promise<void> {
  const { module: schemas } = await runnerImport<typeof import('./schemas')>('./scripts/schemas.ts', RUNNER);
  const { module } = await runnerImport<typeof import('./catalogue')>('./scripts/catalogue.ts', RUNNER);
  const byCore = <T>(weightIn: (folder: string, dist: string) => T) => ({
    react: weightIn(dist, dist),
    lite: weightIn(join(dist, 'lite'), dist),
  });
  const weights = { weights: byCore(weightOf), files: byCore(filesAtRest) };
  const [catalogue, settings] = [module.catalogueOf(buildOf(dist), weights), module.settingsOf(schemas.widgets)];
  const write = (name: string, about: string, value: unknown): void =>
    writeFileSync(join(plugin, name), php(about, module.toPhp(value)));
  write('catalogue.php', 'The widgets, and the scripts that they replace.', catalogue);
  write('settings.php', 'The settings of each widget, by which a value is checked before it is stored.', settings);
  write('sizes.php', 'What each script weighs after gzip, in bytes.', sizesOf(dist));
}

/** Writes the template for translators, the translations that WordPress loads, and the list of the panel's texts. */
async function writeTexts(plugin: string, version: string): Promise<void> {
  const { module } = await runnerImport<typeof import('./catalogue')>('./scripts/catalogue.ts', RUNNER);
  const texts = await panelTexts();
  const about = 'The texts of the panel, which WordPress translates.';
  writeFileSync(join(plugin, 'panel-texts.php'), php(about, module.toPhp(texts)));
  const folder = join(plugin, 'languages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${NAME}.pot`), potOf(SOURCE, version, texts));
  for (const locale of locales()) writeFileSync(join(folder, `${NAME}-${locale}.mo`), moOf(locale));
}

/** The size of each script, in bytes after gzip, by its path in the build folder. */
function sizesOf(dist: string): Record<string, number> {
  const scripts = filesIn(dist).filter((name) => name.endsWith('.js') && !FOR_NPM.test(name));
  return Object.fromEntries(scripts.map((name) => [name, weightOfFile(join(dist, name))]));
}

/** Writes the plugin into the folder of a build. */
export async function writePlugin(dist: string): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const plugin = join(dist, 'wordpress', NAME);
  mkdirSync(plugin, { recursive: true });
  // WordPress loads compiled translations.
  cpSync(SOURCE, plugin, { recursive: true, filter: (name) => !name.endsWith('.po') });
  cpSync('LICENSE', join(plugin, 'LICENSE'));
  for (const name of filesIn(dist).filter((file) => !FOR_NPM.test(file)))
    cpSync(join(dist, name), join(plugin, 'dist', name));
  for (const name of filesIn(plugin).filter((file) => /\.(php|txt|pot)$/.test(file))) {
    const file = join(plugin, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('{{VERSION}}', version));
  }
  await writeCatalogue(dist, plugin);
  await writeTexts(plugin, version);
  const files = filesIn(plugin).map((name) => [`${NAME}/${name}`, readFileSync(join(plugin, name))] as const);
  const zip = zipSync(Object.fromEntries(files.map(([name, content]) => [name, new Uint8Array(content)])), {
    level: 9,
    mtime: ANY_DAY,
  });
  writeFileSync(join(dist, `${NAME}.zip`), zip);
}
