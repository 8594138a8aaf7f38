import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Form data, the parameters of an address, and fragments have an `append` of their own. */
const OTHERS = /\b(?:form|body|searchParams|fragment|content|nodes)\.append\(/g;

// `append` of elements is not safe: loading-bar.js replaces it. See `appendTo` in `core/dom/nodes.ts`.
it('no code that runs on pages calls append of an element', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  names.push('wordpress/plugin/assets/held-scripts.js');
  const wrong = names.filter((name) =>
    readFileSync(join('src', name), 'utf8').replaceAll(OTHERS, '').includes('.append('),
  );
  expect(wrong).toEqual([]);
});
