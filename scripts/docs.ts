/**
 * Writes the widgets' part of the README: what each folder's `about.md` says, the markup that it adopts, and the table of
 * its settings, from the schema and `docs.ts`. `npm run docs`; with `--check` it only says whether the README is current.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Manifest, SettingsReader } from '../src/core/types';

const START = '<!-- widgets: written by `npm run docs` -->';
const END = '<!-- /widgets -->';

const manifests = import.meta.glob<Manifest>('../src/widgets/*/{manifest,lateManifest}.ts', {
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
  ];
}

function section(path: string, manifest: Manifest): string {
  const folder = path.replace(/\w+\.ts$/, '');
  const about = `${folder.replace('../', '')}about.md`;
  if (!existsSync(about))
    throw new Error(`${about} is missing: every widget says what it does and which events it sends.`);
  const adopts = (manifest.adopts ?? []).map(code).join(', ');
  return [
    `### ${manifest.name}`,
    '',
    readFileSync(about, 'utf8').trim(),
    '',
    `Adopts ${adopts || 'nothing by itself'}; loads: ${code(manifest.when ?? 'load')}.`,
    '',
    ...settingsTable(folder),
  ].join('\n');
}

/** Writes the part, or checks it. */
export default function main(args: string[]): void {
  const readme = readFileSync('README.md', 'utf8');
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md lacks "${START}" or "${END}".`);
  const sections = Object.entries(manifests)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path, manifest]) => section(path, manifest));
  const next = `${before}${START}\n\n${sections.join('\n\n')}\n\n${END}${after}`;
  if (next === readme) {
    console.log('The widgets’ part of the README is current.');
  } else if (args.includes('--check')) {
    console.error('The widgets’ part of the README is not current; run "npm run docs" and commit.');
    process.exitCode = 1;
  } else {
    writeFileSync('README.md', next);
    console.log('README.md is written.');
  }
}
