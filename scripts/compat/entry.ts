/** The record of one comparison, and the table of all in the documentation. It has names, versions and results, nothing of a site. */
import { readdirSync, readFileSync } from 'node:fs';

/** `same` as the shop without the widgets, `differs`, or `absent` where the shop has no such thing. */
export type Result = 'same' | 'differs' | 'absent';

export interface Entry {
  date: string;
  wordpress: string;
  theme: string;
  /** Names and versions, as pages tell them. */
  plugins: string[];
  steps: Record<string, Result>;
  /** Scripts at rest by page, in KB after gzip: without and with the widgets. */
  kilobytes: Record<string, [stock: number, ours: number]>;
}

const FOLDER = 'docs/compatibility';
const BLOCK = /(<!-- compat -->\n)[\s\S]*?(<!-- \/compat -->)/;

/** The names in the addresses of files in a folder, each with the version that most of its files have. */
function versionsIn(html: string, folder: string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [, name = '', rest = ''] of html.matchAll(
    new RegExp(`/wp-content/${folder}/([\\w-]+)/([^"'\\s]*)`, 'g'),
  )) {
    const known = counts.get(name) ?? new Map<string, number>();
    counts.set(name, known);
    // A number without a point is the time of a file, one that goes on with letters is a library's.
    const [, version] = /[?&;]ver=(\d+(?:\.\d+)+)(?=&|#|$)/.exec(rest) ?? [];
    // A theme's own sheet has the theme's version.
    if (version) known.set(version, (known.get(version) ?? 0) + (/^style(\.min)?\.css/.test(rest) ? 100 : 1));
  }
  const most = (known: Map<string, number>): string => [...known].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  return new Map([...counts].map(([name, known]) => [name, most(known)]));
}

/** What the HTML of a page tells of the versions of WordPress, theme and plugins. */
export function versionsOf(html: string): Pick<Entry, 'wordpress' | 'theme' | 'plugins'> {
  const [theme = []] = versionsIn(html, 'themes');
  const plugins = versionsIn(html, 'plugins');
  // The widgets are what is compared.
  plugins.delete('storefront-widgets');
  // What a page says itself is surer than the addresses of files.
  for (const [, name = '', version = ''] of html.matchAll(/<meta name="generator" content="([A-Z]\w+) (\d[\d.]*)/g))
    plugins.set(name.toLowerCase(), version);
  const wordpress = plugins.get('wordpress') ?? '';
  plugins.delete('wordpress');
  const text = (one: readonly string[]): string => one.join(' ').trim();
  return { wordpress, theme: text(theme), plugins: [...plugins].map(text).sort() };
}

const list = (entry: Entry, result: Result): string =>
  Object.keys(entry.steps)
    .filter((name) => entry.steps[name] === result)
    .join('; ') || '–';

function rowOf(entry: Entry): string {
  const weights = Object.entries(entry.kilobytes).map(([page, [stock, ours]]) => `${page} ${stock} → ${ours}`);
  const cells = [entry.theme, entry.wordpress, entry.plugins.join(', '), list(entry, 'same'), list(entry, 'differs')];
  return `| ${[...cells, list(entry, 'absent'), weights.join(', '), entry.date].join(' | ')} |`;
}

/** The table of records, line by line. */
export const tableOf = (entries: readonly Entry[]): string[] => [
  '| theme | WordPress | plugins | as stock | differs | not there | KB at rest | date |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...entries.map(rowOf),
];

/** Inserts the table of all records between its markers. */
export function withEntries(page: string): string {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const entries = names.sort().map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Entry);
  return page.replace(BLOCK, (_, start: string, end: string) => `${start}\n${tableOf(entries).join('\n')}\n\n${end}`);
}
