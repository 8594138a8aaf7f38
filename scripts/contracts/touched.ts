/** Finds which of our widgets, and which parts of the plugin, name a fact. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Fact } from './facts';

/** Our sources: their text by the name that reports give them. */
export type Sources = ReadonlyMap<string, string>;

/** `widgets/tabs` for all files of a widget; the path below `src` for others. */
const placeOf = (path: string): string => /^widgets\/[^/]+/.exec(path)?.[0] ?? path;

export function readSources(): Sources {
  const found = new Map<string, string>();
  for (const path of readdirSync('src', { recursive: true }) as string[]) {
    if (!/\.(tsx?|php|css)$/.test(path)) continue;
    const place = placeOf(path.replaceAll('\\', '/'));
    found.set(place, (found.get(place) ?? '') + readFileSync(`src/${path}`, 'utf8'));
  }
  return found;
}

/** The word by which our sources would name a fact. */
const wordOf = ({ kind, name }: Fact): string => {
  if (kind === 'setting') return name.slice(name.indexOf(': ') + 2);
  if (kind === 'aria') return name.slice(1, name.indexOf('['));
  if (kind === 'request') return name.replace(/^wc-ajax=/, '');
  return name;
};

/** The places that name a fact as a whole word: a setting only in widgets that serve its type, too. */
export function touchedBy(fact: Fact, sources: Sources): string[] {
  const isNamed = (text: string, word: string): boolean =>
    new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text);
  const [type = ''] = fact.kind === 'setting' ? fact.name.split(': ') : [];
  return [...sources]
    .filter(([, text]) => isNamed(text, wordOf(fact)) && (type === '' || type === '*' || isNamed(text, type)))
    .map(([place]) => place)
    .sort();
}
