/**
 * Writes the generated part of `docs/`: one page a widget (its `about.md`, the markup that it adopts, the table of its
 * settings), the texts, and, in `integrators.md`, the recipes that the demo shop runs. `npm run docs`; with `--check` it only says
 * what is not current.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Manifest, SettingDescription, SettingsReader } from '../src/core/types';
import { textsPage } from './docsTexts';
import { withRecipes } from './recipes';

const FOLDER = 'docs/widgets';
const INTEGRATORS = 'docs/integrators.md';
const TEXTS = 'docs/texts.md';

const manifests = import.meta.glob<Manifest>('../src/widgets/*/{manifest,lateManifest,editManifest}.ts', {
  eager: true,
  import: 'default',
});
const schemas = import.meta.glob<SettingsReader<unknown>>('../src/widgets/*/settings.ts', {
  eager: true,
  import: 'settings',
});

const docs = import.meta.glob<Readonly<Record<string, string>>>('../src/widgets/*/docs.ts', {
  eager: true,
  import: 'docs',
});

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;

/** What the reader needs to know where settings have a value for each device. */
function perDeviceNote(rows: readonly SettingDescription[]): string[] {
  const example = rows.find((row) => row.perDevice);
  if (!example?.perDevice) return [];
  return [
    '',
    `Per device: ${code(example.key)} is the desktop’s, ${example.perDevice.map(code).join(', ')} are those of the other devices, ` +
      'and so for each such setting. A device without its own value has that of the next larger device, if nothing else ' +
      'is said; 0 is a value.',
  ];
}

function settingsTable(folder: string): string[] {
  const rows = schemas[`${folder}settings.ts`]?.describe() ?? [];
  const abouts = docs[`${folder}docs.ts`] ?? {};
  if (rows.length === 0) return ['No settings.'];
  return [
    '| setting | type | default | |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) => `| ${code(row.key)} | ${cell(row.type)} | ${code(cell(row.default))} | ${cell(abouts[row.key] ?? '')} |`,
    ),
    ...perDeviceNote(rows),
  ];
}

function widgetPage(path: string, manifest: Manifest): string {
  const folder = path.replace(/\w+\.ts$/, '');
  const about = `${folder.replace('../', '')}about.md`;
  if (!existsSync(about))
    throw new Error(`${about} is missing: every widget says what it does and which events it sends.`);
  return [
    `<!-- Written by \`npm run docs\` from ${about} and the settings beside it. -->`,
    '',
    `# ${manifest.name}`,
    '',
    readFileSync(about, 'utf8').trim(),
    '',
    '## Where it starts',
    '',
    `Adopts ${(manifest.adopts ?? []).map(code).join(', ') || 'nothing by itself'}; loads: ${code(manifest.when ?? 'load')}.`,
    '',
    '## Settings',
    '',
    ...settingsTable(folder),
    '',
    'All widgets: [README](../../README.md#widgets). Keys and screen readers: ' +
      `[accessibility](../accessibility.md#${manifest.name}). Events: [events](../events.md).`,
    '',
  ].join('\n');
}

/** Every generated file by its path. */
function generatedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [path, manifest] of Object.entries(manifests)) {
    files.set(`${FOLDER}/${manifest.name}.md`, widgetPage(path, manifest));
  }
  files.set(TEXTS, textsPage());
  files.set(INTEGRATORS, withRecipes(readFileSync(INTEGRATORS, 'utf8')));
  return files;
}

const contentOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Writes what is not current, or names it. */
export default function main(args: string[]): void {
  const files = generatedFiles();
  const stale = [...files].filter(([file, content]) => contentOf(file) !== content);
  const pages = existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`) : [];
  const orphans = pages.filter((file) => !files.has(file));
  const names = [...stale.map(([file]) => file), ...orphans];
  if (names.length === 0) {
    console.log('The documentation is current.');
  } else if (args.includes('--check')) {
    console.error(`Not current: ${names.join(', ')}. Run "npm run docs" and commit.`);
    process.exitCode = 1;
  } else {
    mkdirSync(FOLDER, { recursive: true });
    for (const [file, content] of stale) writeFileSync(file, content);
    for (const file of orphans) rmSync(file);
    console.log(`Written: ${names.join(', ')}`);
  }
}
