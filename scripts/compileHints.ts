import type { Plugin } from 'vite';

/** What runs from end to end while a product page starts, and is large enough for it to matter. */
const STARTS = ['loader', 'runtime-core', 'mount', 'widget-variation-form'];

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all functions of these files on another thread, while they arrive, and not one by one on the main
 * thread when they are called first (Chromium 136 and later; to others it is a comment). It has to be the first line, so this
 * comes after every minifier. Costs some twenty bytes a file.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    enforce: 'post',
    augmentChunkHash: ({ name }) => (STARTS.includes(name) ? HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && STARTS.includes(chunk.name)) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
