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
          const { code } = await minify(chunk.code, isOwn(chunk.moduleIds) ? OWN : SAFE);
          if (code) chunk.code = code;
        }
      },
    },
  };
}
