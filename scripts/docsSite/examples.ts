/** The examples of the widgets: `example.html` beside each widget's code, as its page shows, runs and copies it. */
import { existsSync, readFileSync } from 'node:fs';

/** The example of a widget. */
export interface Example {
  /** What a reader copies. */
  html: string;
  /** Classes of the page's body. */
  body: string;
  /** Style sheets of the demo shop beside its theme, without `.css`. */
  sheets: readonly string[];
  /** Handles of scripts whose globals the page has, see `fixtures/pages/globals.ts`. */
  globals: readonly string[];
  /** The height of its frame, in pixels. */
  height: number;
}

/** What every page of a shop has. */
const GLOBALS = ['woocommerce', 'wc-add-to-cart'];
const HEIGHT = 360;
const HEAD = /^<!-- example:([^>]*)-->\n/;
const KEYS = ['body', 'sheets', 'globals', 'height'];

/** Reads an example. Its first line may have `<!-- example: body="…" sheets="…" globals="…" height="…" -->`. */
export function parseExample(source: string, file: string): Example {
  const head = HEAD.exec(source)?.[1] ?? '';
  const given = Object.fromEntries(
    [...head.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const unknown = Object.keys(given).filter((key) => !KEYS.includes(key));
  if (unknown.length > 0) throw new Error(`${file} has options that no example has: ${unknown.join(', ')}`);
  const list = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);
  return {
    html: source.replace(HEAD, '').trim(),
    body: given.body ?? '',
    sheets: list(given.sheets),
    globals: [...GLOBALS, ...list(given.globals)],
    height: Number(given.height ?? HEIGHT),
  };
}

/** The example of a widget. */
export function exampleOf(widget: string): Example {
  const file = `src/widgets/${widget}/example.html`;
  if (!existsSync(file)) throw new Error(`${file} is missing: every widget needs an example`);
  return parseExample(readFileSync(file, 'utf8'), file);
}
