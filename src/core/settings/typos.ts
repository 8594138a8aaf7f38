import { isSelector, widgetNames } from '../claim/claims';
import { describeElement } from '../dom/describe';
import type { HostRecord } from '../hosts/instance';
import { hostSettings } from './hostSettings';
import { isRecord } from './json';
import { isTypeName, SAVED, siteConfig } from './siteConfig';
import { siteGlobal } from './siteGlobals';

const pairsOf = (word: string): Set<string> => {
  const letters = word.toLowerCase();
  return new Set([...letters].map((letter, at) => letter + (letters[at + 1] ?? '')));
};

/** How alike two words are, from 0 to 1: by their pairs of neighbouring letters. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
}

/** The longest word that may be a typo, in characters, and the largest number of notes, since more help nobody. */
const LONGEST = 60;
const MOST = 50;

const shortened = (word: string): string => (word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word);

function guess(word: string, known: ReadonlySet<string>): string {
  if (word.length > LONGEST) return '';
  let best = '';
  let most = 0.5;
  for (const name of known) {
    const alike = likeness(word, name);
    if (alike > most) [best, most] = [name, alike];
  }
  return best && ` Did you mean "${best}"?`;
}

/** Sentences about keys of the configuration's settings that are neither a widget type nor a selector. */
function oddEntries(known: ReadonlySet<string>): string[] {
  const { settings } = siteConfig();
  return Object.keys({ ...(isRecord(settings) && settings), ...siteGlobal(SAVED) }).flatMap((key) => {
    if (isTypeName(key) ? known.has(key) : isSelector(key)) return [];
    const reason = isTypeName(key) ? `no widget is called so.${guess(key, known)}` : 'that is no selector.';
    return [`storefrontWidgetsConfig.settings has "${shortened(key)}", but ${reason}`];
  });
}

/**
 * Sentences about names that no widget has, in the page's `data-widget` attributes, among the `disabled` ones and in
 * the configuration's settings. `areAllKnown` says that no function waits that may register more types.
 */
export function unknownNames(known: ReadonlySet<string>, disabled: readonly string[], areAllKnown: boolean): string[] {
  const notes = new Map<string, string>();
  for (const element of areAllKnown ? document.querySelectorAll('[data-widget]') : []) {
    for (const name of widgetNames(element)) {
      if (known.has(name) || notes.has(name)) continue;
      if (notes.size >= MOST) break;
      notes.set(name, `no widget is called "${shortened(name)}" (${describeElement(element)}).${guess(name, known)}`);
    }
  }
  const odd = disabled.filter((name) => name && !known.has(name));
  return [
    ...notes.values(),
    ...odd.map((name) => `"disable" names "${name}", but no widget is called so.${guess(name, known)}`),
    ...(areAllKnown ? oddEntries(known) : []),
  ];
}

/** Sentences about settings on a host that none of its widgets knows; none until all its widgets have mounted. */
export function unknownSettings({ element, instances, given }: HostRecord): string[] {
  const known = new Set<string>();
  // The CMS's own markup carries settings that are meant for others.
  if (given.length === 0 || given.some((name) => !instances.has(name))) return [];
  for (const { state, definition } of instances.values()) {
    const settings = state === 'mounted' && definition?.settings?.describe?.();
    // The widget has not mounted yet, or has no schema and takes any setting.
    if (!settings) return [];
    for (const { key, perDevice = [] } of settings) for (const name of [key, ...perDevice]) known.add(name);
  }
  const where = `widget "${[...instances.keys()].join(' ')}" (${describeElement(element)})`;
  return Object.keys(hostSettings(element, () => {}))
    .filter((key) => !known.has(key))
    .slice(0, MOST)
    .map((key) => `${where}: "${shortened(key)}" is no setting of it, and is ignored.${guess(key, known)}`);
}
