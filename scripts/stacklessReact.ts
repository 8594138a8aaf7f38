import type { Plugin } from 'vite';

const CLIENT = /[\\/]react-dom-client\.production\.js$/;
const SIGNALS = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const COUNT = 5;

/**
 * React DOM throws five objects only to recognise them again. It makes them as errors while its module runs, and where
 * anybody inspects the page (Lighthouse, a test, open tools) the stack of the first one costs a second parse of the whole
 * module: 17 of its 20 ms, in one task. Nobody reads these stacks; the objects are made without one.
 */
export function stacklessReact(): Plugin {
  return {
    name: 'stackless-react',
    transform(code, id) {
      if (!CLIENT.test(id)) return null;
      const made = code.replace(SIGNALS, '$1 = { __proto__: Error.prototype, message: $2 }');
      // One that is left costs as much as five.
      if (code.match(SIGNALS)?.length !== COUNT)
        throw new Error('React DOM has changed its form: see scripts/stacklessReact.ts');
      return { code: made, map: null };
    },
  };
}
