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

/** The folders of `ui/` that a widget's files import, as written in the imports. */
function sharedParts(name: string): string[] {
  const folder = `src/widgets/${name}`;
  if (!existsSync(folder)) return [];
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));
  const sources = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const imports = sources.flatMap((source) => [...source.matchAll(/from '(?:\.\.\/)+(ui\/[^']+\/)[^'/]+'/g)]);
  return [...new Set(imports.map(([, part]) => `/src/${part}`))];
}

/**
 * The tests of a widget: files that start with its name, files that run the shared suite on it, unit tests that import
 * it or a part of `ui/` that it uses, and tests with legacy scripts or real pages that name it. Any other word selects
 * files by name.
 */
export function filesOf(name: string): WidgetFiles {
  const isNamed = (file: string): boolean => basename(file).startsWith(name);
  const has = (file: string, ...texts: string[]): boolean => {
    const source = readFileSync(file, 'utf8');
    return texts.some((text) => source.includes(text));
  };
  const [quoted, folder] = [`'${name}'`, `widgets/${name}/`];
  const parts = sharedParts(name);
  return {
    unit: testsIn('test/unit').filter((file) => isNamed(file) || has(file, folder, ...parts)),
    browser: testsIn('test/browser').filter(
      (file) =>
        isNamed(file) || has(file, `\n  name: ${quoted}`) || (file.includes('coexistence') && has(file, quoted)),
    ),
    real: existsSync('../shared/real-pages')
      ? testsIn('test/real').filter((file) => isNamed(file) || has(file, quoted, `~=${name}]`))
      : [],
  };
}
