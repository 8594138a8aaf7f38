import { gzipSync } from 'node:zlib';
import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

const SAFE: MinifyOptions = { ecma: 2020, module: true, compress: { passes: 3 } };

/** For code of our own: a library may call `new` on a function, which an arrow does not take, or read a size for its effect. */
const OWN: MinifyOptions = {
  ...SAFE,
  compress: { passes: 3, keep_fargs: false, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
};

/** React comes out larger from a second pass. */
const isReact = (name: string): boolean => name === 'react';

const isOwn = (modules: readonly string[]): boolean => !modules.some((id) => id.includes('node_modules'));

const weigh = (code: string): number => gzipSync(code, { level: 9 }).length;

/** Another round finds more in most files, but not in all of them. */
async function smallestOf(code: string, options: MinifyOptions): Promise<string> {
  let best = code;
  let next = code;
  for (let round = 0; round < 3; round += 1) {
    next = (await minify(next, options)).code ?? next;
    if (weigh(next) < weigh(best)) best = next;
  }
  return best;
}

/**
 * A second minifier over what the bundler's own has left: two per cent of what every page waits for. Files are named after
 * their content before this pass, so its options are part of the name.
 */
export function smallest(): Plugin {
  return {
    name: 'smallest',
    enforce: 'post',
    augmentChunkHash: () => JSON.stringify([SAFE, OWN]),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || isReact(chunk.name)) continue;
          chunk.code = await smallestOf(chunk.code, isOwn(chunk.moduleIds) ? OWN : SAFE);
        }
      },
    },
  };
}
