import type { Plugin } from 'vite';

const HELPERS = /^rolldown-runtime/;
const IMPORT = /^import \{([^}]*)\} from "\.\/rolldown-runtime-[^"]*";$/m;

/**
 * The bundler's helpers, of which React needs two and a few chunks the same one, would be a file of their own: a request
 * before React can run, for less than the request weighs. Each chunk gets those that it uses instead.
 */
export function ownHelpers(): Plugin {
  return {
    name: 'own-helpers',
    renderChunk(code, _chunk, _options, { chunks }) {
      const given = IMPORT.exec(code);
      if (!given) return null;
      const helpers = Object.values(chunks).find(({ name }) => HELPERS.test(name));
      const source = Object.values(helpers?.modules ?? {}).map((module) => module.code);
      const used = (given[1] ?? '').split(',').map((one) => one.split(' as ').at(-1)?.trim());
      if (used.some((name) => !source.join('').includes(`var ${name} = `)))
        throw new Error('the bundler’s helpers have changed their form: see scripts/ownHelpers.ts');
      // What a chunk does not use of them, the minifier drops.
      return { code: code.replace(IMPORT, () => source.join('')), map: null };
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (HELPERS.test(chunk.name)) delete bundle[file];
          else if (chunk.imports.some((one) => HELPERS.test(one)))
            chunk.imports = chunk.imports.filter((one) => !HELPERS.test(one));
        }
      },
    },
  };
}
