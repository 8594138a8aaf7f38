import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SHARED = /[\\/]src[\\/]core[\\/](chunks|jquery)\.ts$/;
const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm;

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
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => parts.${name})();`),
      ].join('\n');
    },
  };
}
