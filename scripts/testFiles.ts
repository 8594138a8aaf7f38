import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The test files of one widget, by project. */
export interface WidgetFiles {
  unit: string[];
  browser: string[];
  real: string[];
}

function testsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true }) as string[];
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
}

/**
 * What belongs to a widget: the files that its name begins, those that run the shared suite on it, unit tests that import
 * it, and tests beside legacy scripts and on real pages that name it. Any other word is looked for in file names.
 */
export function filesOf(name: string): WidgetFiles {
  const isNamed = (file: string): boolean => basename(file).startsWith(name);
  const has = (file: string, ...texts: string[]): boolean => {
    const source = readFileSync(file, 'utf8');
    return texts.some((text) => source.includes(text));
  };
  const [quoted, folder] = [`'${name}'`, `widgets/${name}/`];
  return {
    unit: testsIn('test/unit').filter((file) => isNamed(file) || has(file, folder)),
    browser: testsIn('test/browser').filter(
      (file) =>
        isNamed(file) || has(file, `\n  name: ${quoted}`) || (file.includes('coexistence') && has(file, quoted)),
    ),
    real: existsSync('../shared/real-pages')
      ? testsIn('test/real').filter((file) => isNamed(file) || has(file, quoted))
      : [],
  };
}
