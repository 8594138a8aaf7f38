/**
 * What a plugin or theme promises to others, and what our widgets may rely on. A fact has a kind, a name and often
 * details; two facts of the same kind and name are the same promise.
 */

/** The kinds of facts, in the order of reports, with what their names and details say. */
export const KINDS = {
  script: 'A registered script; details: what it depends on.',
  style: 'A registered style sheet; details: what it depends on.',
  type: 'A type of widget or element.',
  setting:
    'A setting that the page prints for scripts, as `type: key` (`*` where any element may have it); details: its default.',
  handler: 'A type that a script starts a handler for.',
  ajax: 'An action of `admin-ajax.php`; details: the fields that its callback reads, and its nonce.',
  route:
    'A route of the REST API; details: its methods, the required fields with `*`, and the headers that its callback reads.',
  request: 'An action that a script asks for.',
  event: 'An event that a script sends.',
  plugin: 'A plugin of jQuery.',
  sheet: 'A style sheet that a script loads.',
  aria: 'A class whose style hangs on an attribute for assistive technology, as `.class[attribute]`.',
} as const;

/** A kind of fact. */
export type Kind = keyof typeof KINDS;

/** One promise. */
export interface Fact {
  kind: Kind;
  name: string;
  /** Empty where there is nothing to say. */
  details: string;
}

/** Facts by kind and name. */
export type Facts = Partial<Record<Kind, Record<string, string>>>;

/** Collects facts. If a fact is found in several places, the longest details win, because some places give less. */
export class Collector {
  readonly facts: Facts = {};

  add(kind: Kind, name: string, details: Iterable<string> | string = ''): void {
    this.facts[kind] ??= {};
    const all = this.facts[kind];
    const text = typeof details === 'string' ? details : [...new Set(details)].sort().join(' ');
    const before = Object.hasOwn(all, name) ? (all[name] as string) : '';
    if (text.length >= before.length) all[name] = text;
  }
}

/** All facts in a list, in the order of kinds and names. */
export const listOf = (facts: Facts): Fact[] =>
  (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    Object.entries(facts[kind] ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, details]) => ({ kind, name, details })),
  );
