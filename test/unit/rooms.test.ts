import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const BELOW_UI = ['core', 'page', 'wordpress', 'woocommerce', 'elementor'];

/** What the files of a room may import besides their own room; the map is `src/README.md`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  core: [],
  page: ['core'],
  wordpress: ['core', 'page'],
  woocommerce: ['core', 'page', 'wordpress'],
  elementor: ['core', 'page', 'wordpress'],
  ui: BELOW_UI,
  widgets: [...BELOW_UI, 'ui'],
  panel: ['core', 'page', 'wordpress', 'elementor'],
  api: [...BELOW_UI, 'ui', 'panel'],
  entries: [...BELOW_UI, 'ui', 'widgets', 'panel', 'api'],
};

/** Static and dynamic imports, types included. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g;

/** Files of the sources with the files that they import, as paths below `src/`. */
function* imports(): Generator<{ file: string; imported: string }> {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  for (const file of names)
    for (const [, path] of readFileSync(join('src', file), 'utf8').matchAll(IMPORTED))
      yield { file, imported: relative('src', join('src', dirname(file), path ?? '')) };
}

const roomOf = (file: string): string => file.split('/')[0] ?? '';

it('a folder of the sources imports only from the folders that the map allows', () => {
  const all = [...imports()];
  expect(all.length).toBeGreaterThan(2000);
  const wrong = all.filter(({ file, imported }) => {
    const [from, to] = [roomOf(file), roomOf(imported)];
    return from !== to && !MAY_IMPORT[from]?.includes(to);
  });
  expect(wrong).toEqual([]);
});

it('no widget imports another one, because they talk by events of the page and the DOM', () => {
  const widgetOf = (file: string): string | undefined => /^widgets\/([^/]+)\//.exec(file)?.[1];
  const wrong = [...imports()].filter(({ file, imported }) => {
    const [from, to] = [widgetOf(file), widgetOf(imported)];
    return from && to && from !== to;
  });
  expect(wrong).toEqual([]);
});

it('the forms of the panel import no code of widgets, because visitors would load that as a further file', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const forms = names.filter((name) => /\/panel(Form|Fields)\.ts$/.test(name));
  expect(forms.length).toBeGreaterThan(90);
  const wrong = forms.flatMap((name) =>
    [...readFileSync(join('src', name), 'utf8').matchAll(/^import (?!type\b)[^;]*? from '([^']+)';$/gm)].flatMap(
      ([, path = '']) => (/\/core\/settings\/|\/panelFields$/.test(path) ? [] : `${name}: ${path}`),
    ),
  );
  expect(wrong).toEqual([]);
});

it('the core names no vendor, because it serves the markup of all', () => {
  const names = readdirSync('src/core', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  expect(names.length).toBeGreaterThan(40);
  const vendors = /elementor|elementskit|\bekit|woocommerce|jet-?(menu|popup|tabs|elements|woo)|yith|astra|kadence/i;
  const found = names.flatMap(
    (name) =>
      vendors
        .exec(readFileSync(join('src/core', name), 'utf8'))
        ?.slice(0, 1)
        .map((one) => `${name}: ${one}`) ?? [],
  );
  // The name of a stage of manifests, and of the part that brings them.
  expect(found).toEqual(['types.ts: elementor']);
});
