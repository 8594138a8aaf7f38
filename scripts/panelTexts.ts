/** The texts that the panel shows to editors: those in its code, and those of the widgets' forms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { readDocs } from './panelDocs.ts';
import { readAbouts } from './widgetDocs.ts';

const FOLDER = 'src/panel';

/** The first argument of `t()` and `mark()` in `panel/texts.ts`. */
const CALLS = /\b(?:t|mark)\(\s*'((?:[^'\\]|\\.)*)'/g;

/** The texts in the panel's code. */
function inCode(): string[] {
  const files = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name)).sort();
  return files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(CALLS)].map(([, text = '']) => text.replace(/\\(.)/g, '$1')),
  );
}

/**
 * All texts, each once: those in the code, the sentence about each widget and its group, those of the forms, and the
 * sentences about settings.
 */
export async function panelTexts(): Promise<string[]> {
  const { module } = await runnerImport<typeof import('./formTexts')>('./scripts/formTexts.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const docs = Object.values(await readDocs()).flatMap(({ settings }) => Object.values(settings));
  const abouts = readAbouts().flatMap(({ group, summary }) => [group, summary]);
  return [...new Set([...inCode(), ...abouts, ...module.formTexts(), ...docs])];
}
