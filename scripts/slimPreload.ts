import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own name of what it puts around each dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/** Dynamic imports fetch what they need through our own few lines, in place of Vite's helper of half a kilobyte. */
export function slimPreload(): Plugin {
  const ours = resolve(process.cwd(), 'src/core/fetchAhead.ts').replaceAll('\\', '/');
  return {
    name: 'slim-preload',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) => (id === HELPER ? `export { fetchAhead as __vitePreload } from '${ours}';` : null),
    },
  };
}
