/** Finds which of our widgets, and which parts of the plugin, name a fact. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Fact } from './facts';

/** The text of our sources, by the place that reports name. */
export type Sources = ReadonlyMap<string, string>;

/** The place of a source: `widgets/tabs` for all files of that widget, else the path below `src`. */
const placeOf = (path: string): string => /^widgets\/[^/]+/.exec(path)?.[0] ?? path;

/** Reads our sources, by place. */
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

/** The places that name a fact as a whole word. A setting counts only in places that also name its type. */
export function touchedBy(fact: Fact, sources: Sources): string[] {
  const isNamed = (text: string, word: string): boolean =>
    new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text);
  const [type = ''] = fact.kind === 'setting' ? fact.name.split(': ') : [];
  return [...sources]
    .filter(([, text]) => isNamed(text, wordOf(fact)) && (type === '' || type === '*' || isNamed(text, type)))
    .map(([place]) => place)
    .sort();
}
