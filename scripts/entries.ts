/** What `import 'storefront-widgets'` finds, beside the loader that a script tag takes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOADER = 'storefront-widgets.js';
const BASE = 'storefront-widgets.base.js';

const config = `const config = (window.storefrontWidgetsConfig ??= {});\n`;

// Runs before the loader. A bundler gives the module another name or address, and leaves the chunks behind.
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
  // For Node, where pages are rendered: there is no page to start on.
  write('node.cjs', '');
}

/** Writes the types of `require`, which are those of `import`, into the folder of the types. */
export function writeRequireTypes(folder: string): void {
  writeFileSync(join(folder, 'index.d.cts'), `export type * from './index.js' with { 'resolution-mode': 'import' };\n`);
}
