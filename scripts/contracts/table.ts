/** The table of known facts: by plugin or theme, with the versions in which each fact was found. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Facts, KINDS, type Kind, listOf } from './facts';
import type { Vendor } from './readFolder';

/** The file of the table. */
export const TABLE = 'scripts/contracts/contracts.json';

/** The first and the last version in which a fact was found with these details. */
export type Range = [from: string, to: string, details: string];

/** A plugin or theme in the table. */
export interface KnownVendor {
  name: string;
  /** All versions that were read, the oldest first. */
  versions: string[];
  facts: Partial<Record<Kind, Record<string, Range[]>>>;
}

/** Known vendors by slug. */
export type Table = Record<string, KnownVendor>;

/** Compares versions by their numbers. */
export function byVersion(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/).map(Number));
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at += 1) {
    const difference = (left?.[at] || 0) - (right?.[at] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Reads the table from its file. */
export const readTable = (file = TABLE): Table => JSON.parse(readFileSync(file, 'utf8')) as Table;

/** The ranges of a fact with one more version; versions between those that were read count as read. */
function extended(ranges: readonly Range[], version: string, details: string, versions: readonly string[]): Range[] {
  const at = versions.indexOf(version);
  const touches = ([from, to, known]: Range): boolean =>
    known === details && versions.indexOf(from) <= at + 1 && versions.indexOf(to) >= at - 1;
  const near = ranges.filter(touches);
  const ends = [version, ...near.map(([from]) => from), ...near.map(([, to]) => to)].sort(byVersion);
  const merged: Range = [ends[0] as string, ends.at(-1) as string, details];
  return [...ranges.filter((range) => !near.includes(range)), merged].sort(([a], [b]) => byVersion(a, b));
}

/** The table with the facts of one more version. */
export function withVendor(table: Table, { slug, name, version, facts }: Vendor): Table {
  const known = table[slug] ?? { name, versions: [], facts: {} };
  if (known.versions.includes(version)) return table;
  const versions = [...known.versions, version].sort(byVersion);
  const all = structuredClone(known.facts);
  for (const fact of listOf(facts)) {
    all[fact.kind] ??= {};
    const ofKind = all[fact.kind] as Record<string, Range[]>;
    ofKind[fact.name] = extended(
      Object.hasOwn(ofKind, fact.name) ? (ofKind[fact.name] as Range[]) : [],
      version,
      fact.details,
      versions,
    );
  }
  return { ...table, [slug]: { name, versions, facts: all } };
}

/** The facts of a vendor in one version. */
export function factsIn({ facts }: KnownVendor, version: string): Facts {
  const found: Facts = {};
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const ofKind: Record<string, string> = {};
    for (const [name, ranges] of Object.entries(facts[kind] ?? {})) {
      const range = ranges.find(([from, to]) => byVersion(from, version) <= 0 && byVersion(version, to) <= 0);
      if (range) ofKind[name] = range[2];
    }
    if (Object.keys(ofKind).length > 0) found[kind] = ofKind;
  }
  return found;
}

const sorted = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** The table as text, with one fact in each line, so that a changed fact is one changed line. */
export function printTable(table: Table): string {
  const vendors = sorted(table).map(([slug, { name, versions, facts }]) => {
    const kinds = (Object.keys(KINDS) as Kind[])
      .filter((kind) => facts[kind])
      .map((kind) => {
        const rows = sorted(facts[kind] as Record<string, Range[]>).map(
          ([fact, ranges]) => `        ${JSON.stringify(fact)}: ${JSON.stringify(ranges)}`,
        );
        return `      ${JSON.stringify(kind)}: {\n${rows.join(',\n')}\n      }`;
      });
    const head = `    "name": ${JSON.stringify(name)},\n    "versions": ${JSON.stringify(versions)},\n`;
    return `  ${JSON.stringify(slug)}: {\n${head}    "facts": {\n${kinds.join(',\n')}\n    }\n  }`;
  });
  return `{\n${vendors.join(',\n')}\n}\n`;
}

/** Writes the table into its file. */
export const writeTable = (table: Table, file = TABLE): void => writeFileSync(file, printTable(table));
