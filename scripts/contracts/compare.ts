/** Finds the differences between a version of a vendor and the nearest known version. */
import { type Fact, type Facts, listOf } from './facts';
import type { Vendor } from './readFolder';
import { byVersion, factsIn, type Table } from './table';

/** A fact that differs between two versions. */
export interface Change {
  what: 'new' | 'gone' | 'changed';
  fact: Fact;
  /** The details in the known version, where they have changed. */
  before?: string;
}

/** The result of `compare`. */
export interface Comparison {
  /** The version that was compared with; undefined if the vendor is not known. */
  with: string | undefined;
  changes: Change[];
}

const has = (facts: Facts, { kind, name }: Fact): boolean => Object.hasOwn(facts[kind] ?? {}, name);

/** The newest known version that is not newer than `version`, else the oldest. */
function nearest(versions: readonly string[], version: string): string | undefined {
  return versions.findLast((one) => byVersion(one, version) <= 0) ?? versions[0];
}

/** Compares a vendor with the nearest version in the table; all its facts are new if it is not in the table. */
export function compare(vendor: Vendor, table: Table): Comparison {
  const known = table[vendor.slug];
  const version = known && nearest(known.versions, vendor.version);
  const before = known && version ? factsIn(known, version) : {};
  const changes: Change[] = [];
  for (const fact of listOf(vendor.facts)) {
    const details = has(before, fact) ? before[fact.kind]?.[fact.name] : undefined;
    if (details === undefined) changes.push({ what: 'new', fact });
    else if (details !== fact.details) changes.push({ what: 'changed', fact, before: details });
  }
  for (const fact of listOf(before)) if (!has(vendor.facts, fact)) changes.push({ what: 'gone', fact });
  return { with: version, changes };
}
