/** Writes the files for `import 'storefront-widgets'`; script tags use the loader directly. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOADER = 'storefront-widgets.js';
const BASE = 'storefront-widgets.base.js';

const config = `const config = (window.storefrontWidgetsConfig ??= {});\n`;

// Runs before the loader, because a bundler changes the module's address and does not copy the chunks.
const base = `const { url } = import.meta;
${config}const isBeside = /^https?:/.test(url) && new URL(url).pathname.endsWith('/${BASE}');
config.base ??= isBeside ? new URL('./', url).href : null;
`;

/** Writes the entries of a core into its folder. */
export function writeEntries(folder: string): void {
  const write = (name: string, source: string): void => writeFileSync(join(folder, name), source);
  write(BASE, base);
  write('index.js', `import './${BASE}';\nimport './${LOADER}';\n`);
  write('index.cjs', `${config}config.base ??= null;\nrequire('./${LOADER}');\n`);
  // In Node, where pages are rendered, there is nothing to start.
  write('node.js', 'export {};\n');
  write('node.cjs', '');
}

/** Writes the types for `require`, a copy of those for `import`. */
export function writeRequireTypes(folder: string): void {
  writeFileSync(join(folder, 'index.d.cts'), `export type * from './index.js' with { 'resolution-mode': 'import' };\n`);
}
