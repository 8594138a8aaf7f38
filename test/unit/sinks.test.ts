import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Sink {
  what: string;
  pattern: RegExp;
  /** The only files that may have it. */
  allowed: readonly string[];
}

/** What makes markup or code of text, or talks to a server; each has one room, so that there is one place to look at. */
const SINKS: readonly Sink[] = [
  {
    what: 'HTML becomes elements',
    pattern:
      /\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|DOMParser|srcdoc|dangerouslySetInnerHTML|setHTML|parseHTMLUnsafe|document\.write/,
    allowed: ['core/dom/html.ts'],
  },
  { what: 'text becomes code', pattern: /\beval\(|new Function\(/, allowed: [] },
  {
    what: 'a request is sent',
    pattern: /\bfetch\(|XMLHttpRequest\(|sendBeacon|new (WebSocket|EventSource)\(/,
    // The cart's own form is sent when the page is left; the plugin's reports go to the site itself; without a connection,
    // a file that will be loaded is asked for first.
    allowed: ['page/network/http.ts', 'widgets/cart-page/autosave.ts', 'entries/reports.ts', 'core/load/chunks.ts'],
  },
  {
    what: 'a script is made',
    pattern: /createElement\('script'\)/,
    // Providers of videos and maps; the server's own scripts, in its answers and in popups; those that were left out of the
    // page; the one that measures it.
    allowed: [
      'core/claim/inline/leftOut.ts',
      'core/dom/scripts.ts',
      'entries/reports.ts',
      'page/network/providerApi.ts',
      'widgets/popup/scripts.ts',
    ],
  },
  {
    what: 'a policy of Trusted Types is made',
    pattern: /createPolicy\(/,
    allowed: ['core/dom/html.ts'],
  },
  {
    what: 'the document is asked for the running script, which an element may hide',
    pattern: /document\.currentScript/,
    allowed: [],
  },
];

const files = (readdirSync('src', { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name));

/** Without comments and the names of headers, which are texts. */
const codeOf = (file: string): string =>
  readFileSync(`src/${file}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll("'XMLHttpRequest'", '');

test.each(SINKS)('$what only in the files that may do so', ({ pattern, allowed }) => {
  const found = files.filter((file) => pattern.test(codeOf(file)));
  expect(found.filter((file) => !allowed.includes(file.replaceAll('\\', '/')))).toEqual([]);
  expect(found).toEqual(expect.arrayContaining([...allowed]));
});

test('globals of the site’s scripts are read only by the function that distinguishes them from elements', () => {
  // Names that markup can shadow; the browser's own are properties of the window itself.
  const pattern =
    /window\.(jQuery|elementor\w*|wc_\w+|woocommerce_\w+|wp\w*|jet\w+|ekit\w*|google|YT|Vimeo|Swiper)\b(?!\s*=[^=])/;
  expect(files.filter((file) => pattern.test(codeOf(file)))).toEqual([]);
});
