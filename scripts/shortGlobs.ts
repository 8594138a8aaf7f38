import type { Plugin } from 'vite';

const GLOB = /(?:\/\* #__PURE__ \*\/ )?Object\.assign\(\{([^{}]*)\}\)/g;
const KEY = /"\.\/widgets\/[\w-]+\/\w+\.ts":/g;

/** The loader takes only the values of what it globs: their paths, as keys, would be two per cent of it. */
export function shortGlobs(): Plugin {
  return {
    name: 'short-globs',
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/[\\/]src[\\/]loader\.ts$/.test(id)) return null;
        return { code: code.replace(GLOB, (_, entries: string) => `[${entries.replace(KEY, '')}]`), map: null };
      },
    },
  };
}
