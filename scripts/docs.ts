/**
 * Writes the generated part of the documentation: a page per widget (its example, its `about.md`, the markup that it
 * adopts, its settings in groups), the lists of widgets, the texts, and the demo shop's recipes in `integrators.md`. Run it with
 * `npm run docs`; with `--check` it only reports outdated files.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { WidgetForm } from '../src/core/settings/form';
import type { WidgetManifest } from '../src/core/types';
import { GROUPS, groupOf } from '../src/panel/fields';
import { withEntries } from './compat/entry';
import { exampleOf } from './docsSite/examples';
import { textsPage } from './docsTexts';
import { withRecipes } from './recipes';
import type { Part, Row } from './schemas';
import { settingDocs } from './settingDocs';
import { type About, readAbouts, widgetsPage, withEvents, withKeyboard, withLinks } from './widgetDocs';

const FOLDER = 'docs/widgets';
const INTEGRATORS = 'docs/integrators.md';
const TEXTS = 'docs/texts.md';
const WIDGETS = 'docs/widgets.md';

/** Hand-written pages with a generated part. */
const FILLED = [
  ['README.md', withLinks],
  ['docs/accessibility.md', withKeyboard],
  ['docs/compatibility.md', withEntries],
  ['docs/events.md', withEvents],
] as const;

const manifests = import.meta.glob<Partial<Record<'early' | 'elementor' | 'editing', WidgetManifest>>>(
  '../src/widgets/*/manifest.ts',
  { eager: true },
);
const forms = import.meta.glob<WidgetForm>('../src/widgets/*/panelForm.ts', { eager: true, import: 'form' });
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;

/** The note below a table with settings that have a value per device. */
function perDeviceNote(rows: readonly Row[]): string[] {
  const example = rows.find((row) => row.perDevice);
  if (!example?.perDevice) return [];
  return [
    '',
    `Values per device: ${code(example.key)} is for desktops, ${example.perDevice.map(code).join(', ')} are for the other ` +
      'devices; the same applies to similar settings. Unless stated otherwise, a device without a value uses that of the ' +
      'next larger device. 0 counts as a value.',
  ];
}

/** The rows of one group of the panel's form, in its order. */
const settingsTable = (rows: readonly Row[], { fields }: WidgetForm): string[] => [
  '| name | setting | type | default | |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(
    (row) =>
      `| ${cell(fields[row.key]?.label ?? '')} | ${code(row.key)} | ${cell(row.type)} | ${code(cell(row.default))} | ${cell(row.about ?? '')} |`,
  ),
];

/** The settings in the groups of the panel's form. */
function settingsOf({ rows }: Part, form: WidgetForm): string[] {
  if (rows.length === 0) return ['This widget has no settings.'];
  const order = Object.keys(form.fields);
  const sorted = [...rows].sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  const groups = GROUPS.flatMap(([group, name]) => {
    const own = sorted.filter((row) => groupOf(form.fields[row.key] ?? {}, row) === group);
    return own.length > 0 ? [`### ${name}`, '', ...settingsTable(own, form), ''] : [];
  });
  return [...groups, ...perDeviceNote(rows)].join('\n').trim().split('\n');
}

const whenOf = ({ when = 'load' }: WidgetManifest): string =>
  typeof when === 'string' ? code(when) : 'as its markup and settings ask for';

/** The sections of a widget's page, in the order of all pages. */
function widgetPage(about: About, manifest: WidgetManifest, settings: Part, form: WidgetForm): string {
  const { name } = about;
  return [
    `<!-- Written by \`npm run docs\` from src/widgets/${name}/about.md, example.html and the settings beside them. -->`,
    '',
    `# ${name}`,
    '',
    `**${form.label}.** ${about.summary}.`,
    '',
    '## Example',
    '',
    '```html',
    exampleOf(name).html,
    '```',
    '',
    '## What it does',
    '',
    about.intro,
    '',
    '## Markup',
    '',
    `Adopts ${(manifest.adopts ?? []).map(code).join(', ') || 'no markup by itself'}; loads: ${whenOf(manifest)}.`,
    ...(about.markup ? ['', about.markup] : []),
    '',
    '## Settings',
    '',
    ...settingsOf(settings, form),
    '',
    '## Keyboard and screen readers',
    '',
    about.keyboard,
    '',
    '## Events',
    '',
    about.events ?? 'It sends no events of its own.',
    ...(about.limits ? ['', '## Limits', '', about.limits] : []),
    '',
    '[All widgets](../widgets.md) · [accessibility](../accessibility.md) · [events](../events.md)',
    '',
  ].join('\n');
}

/** Reads the settings of all widgets and the texts of other parts. */
async function readSchemas(): Promise<typeof import('./schemas')> {
  const { module } = await runnerImport<typeof import('./schemas')>(resolve('scripts/schemas.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [settingDocs()],
  });
  const silent = [...module.widgets, ...module.others].flatMap(({ part, rows }) =>
    rows.filter(({ about }) => !about).map(({ key }) => `${part}: ${key}`),
  );
  if (silent.length > 0) throw new Error(`Settings without a doc comment: ${silent.join(', ')}`);
  return module;
}

/** All generated files by path. */
function generatedFiles({ widgets, others }: typeof import('./schemas')): Map<string, string> {
  const files = new Map<string, string>();
  const abouts = readAbouts();
  for (const about of abouts) {
    const { name } = about;
    const { early, elementor, editing } = manifests[`../src/widgets/${name}/manifest.ts`] ?? {};
    const manifest = early ?? elementor ?? editing;
    if (!manifest) throw new Error(`${name} has no manifest`);
    const settings = widgets.find(({ part }) => part === name) ?? { part: name, rows: [] };
    const form = forms[`../src/widgets/${name}/panelForm.ts`];
    if (!form) throw new Error(`${name} has no form`);
    files.set(`${FOLDER}/${name}.md`, widgetPage(about, manifest, settings, form));
  }
  files.set(WIDGETS, widgetsPage(abouts));
  for (const [file, fill] of FILLED) files.set(file, fill(readFileSync(file, 'utf8'), abouts));
  files.set(TEXTS, textsPage([...others, ...widgets]));
  files.set(INTEGRATORS, withRecipes(readFileSync(INTEGRATORS, 'utf8')));
  return files;
}

const contentOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Writes outdated files, or with `--check` lists them. */
export default async function main(args: string[]): Promise<void> {
  const files = generatedFiles(await readSchemas());
  const stale = [...files].filter(([file, content]) => contentOf(file) !== content);
  const pages = existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`) : [];
  const orphans = pages.filter((file) => !files.has(file));
  const names = [...stale.map(([file]) => file), ...orphans];
  if (names.length === 0) {
    console.log('The documentation is up to date.');
  } else if (args.includes('--check')) {
    console.error(`Outdated: ${names.join(', ')}. Run "npm run docs" and commit.`);
    process.exitCode = 1;
  } else {
    mkdirSync(FOLDER, { recursive: true });
    for (const [file, content] of stale) writeFileSync(file, content);
    for (const file of orphans) rmSync(file);
    console.log(`Written: ${names.join(', ')}`);
  }
}
