/** The files of the widgets: which one defines a widget, and what a new widget still lacks. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/widgets';

/** What a definition begins with. */
const DEFINITION = /^export default widget\b/m;

const folderOf = (widget: string): string => join(FOLDER, widget);

const has = (widget: string, file: string): boolean => existsSync(join(folderOf(widget), file));

/** The names of all widgets, which are those of their folders. */
export const widgets: readonly string[] = readdirSync(FOLDER).sort();

/** The files with `export default widget(…)`. */
function definitionsOf(widget: string): string[] {
  const files = existsSync(folderOf(widget)) ? readdirSync(folderOf(widget)) : [];
  return files
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folderOf(widget), name))
    .filter((file) => DEFINITION.test(readFileSync(file, 'utf8')));
}

/** The file that defines a widget. */
export function definitionOf(widget: string): string {
  const [file, ...others] = definitionsOf(widget);
  if (!file || others.length > 0) throw new Error(`${folderOf(widget)} needs one file with "export default widget(…)"`);
  return file;
}

/** Does the widget's definition name settings? So may one that is still to be written. */
function needsSettings(widget: string): boolean {
  const sources = definitionsOf(widget).map((file) => readFileSync(file, 'utf8'));
  return sources.every((source) => /\bsettings\b/.test(source.slice(source.search(DEFINITION))));
}

/** What a widget lacks, for people. `isBuilt`: the build needs it. */
export function missingOf(widget: string): { what: string; isBuilt: boolean }[] {
  const test = `test/browser/${widget}.test.ts`;
  return [
    { is: has(widget, 'manifest.ts'), what: 'manifest.ts, with what it claims and when it starts', isBuilt: true },
    {
      is: has(widget, 'settings.ts') || !needsSettings(widget),
      what: 'settings.ts, if it has settings',
      isBuilt: false,
    },
    { is: definitionsOf(widget).length > 0, what: 'its component: "export default widget(…)"', isBuilt: true },
    { is: has(widget, 'about.md'), what: 'about.md, its page of the documentation', isBuilt: true },
    {
      is: existsSync(test),
      what: `${test}, and a page of the demo shop that it opens, in fixtures/pages/fixture/`,
      isBuilt: false,
    },
  ].flatMap(({ is, ...missing }) => (is ? [] : missing));
}

/** Fails if a widget lacks a file that the build needs, and names all that it lacks. */
export function checkWidgets(): void {
  const told = widgets.flatMap((widget) => {
    const missing = missingOf(widget);
    if (!missing.some(({ isBuilt }) => isBuilt)) return [];
    return [`${folderOf(widget)} is no whole widget yet. It lacks:`, ...missing.map(({ what }) => `- ${what}`)];
  });
  if (told.length > 0) throw new Error(`${told.join('\n')}\n“Adding a widget” in src/README.md says what is in each.`);
}
