import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHARED = /[\\/]src[\\/]core[\\/](chunks|jquery)\.ts$/;
const PARTS = /[\\/]src[\\/]core[\\/]loaderParts\.ts$/;
const SHORTHAND = /^ {2}(\w+),$/gm;
const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm;

/** Under which key the loader offers a part: its initials. The same for ever, for chunks that are newer than the loader. */
const key = (name: string): string => name[0] + name.slice(1).replace(/[^A-Z]/g, '');

/** The chunks take what the loader has from the loader, see `src/core/loaderParts.ts`. */
export function fromLoader(): Plugin {
  return {
    name: 'from-loader',
    enforce: 'pre',
    load(id) {
      if (!SHARED.test(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(EXPORTED)].map(([, name]) => name);
      return [
        'const parts = /* @__PURE__ */ (() => window.storefrontWidgetsLoader)();',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => parts.${key(name ?? '')})();`),
      ].join('\n');
    },
  };
}

/** The loader offers its parts under short keys. */
export function shortParts(): Plugin {
  return {
    name: 'short-parts',
    enforce: 'pre',
    load(id) {
      if (!PARTS.test(id)) return null;
      return readFileSync(id, 'utf8').replace(SHORTHAND, (_, name: string) => `  ${key(name)}: ${name},`);
    },
  };
}
