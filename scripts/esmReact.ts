import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const PREFIX = '\0esm-react:';

/**
 * React comes as CommonJS, which each chunk would have to unpack for itself: seventy bytes in every one of them, and every
 * hook a lookup. It is unpacked once, in its own chunk, and the others import what they use by name.
 */
export function esmReact(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'esm-react',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(source, _importer, { kind }) {
        // React's own modules ask each other, and go on to ask as they do.
        return MODULES.includes(source) && kind !== 'require-call' ? PREFIX + source : null;
      },
    },
    load: {
      order: 'pre',
      handler(id) {
        if (!id.startsWith(PREFIX)) return null;
        const name = id.slice(PREFIX.length);
        const names = Object.keys(require(name) as object).filter((one) => one !== 'default');
        return [
          `import whole from ${JSON.stringify(require.resolve(name))};`,
          'export default whole;',
          ...names.map((one) => `export const ${one} = /* @__PURE__ */ (() => whole.${one})();`),
        ].join('\n');
      },
    },
  };
}
