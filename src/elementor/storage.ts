import { isRecord, parseJson } from '../core/settings/settings';
import { pageGlobal } from '../page/base/globals';
import { readStored, writeStored } from '../page/storage/storage';
import { isEditMode } from './base/editMode';

/** Where an entry is kept: beyond the visit, or until the tab closes. */
export type Area = 'local' | 'session';
type Entries = Record<string, unknown>;

// All entries are in one object, so that a visitor's counts go on, whichever script counts.
const NAME = 'elementor';
const EXPIRY = '__expiration';

/** Entries that could not be stored; they hold for this page. */
const unstored = new Map<Area, Entries>();

function save(area: Area, entries: Entries): void {
  if (writeStored(area, NAME, JSON.stringify(entries))) unstored.delete(area);
  else unstored.set(area, entries);
}

/** The stored entries and their expiry dates, without expired ones. */
function load(area: Area): { entries: Entries; expiry: Entries } {
  const stored = unstored.get(area) ?? parseJson(readStored(area, NAME) ?? '');
  const entries = isRecord(stored) ? stored : {};
  const given = entries[EXPIRY];
  const expiry = isRecord(given) ? given : {};
  entries[EXPIRY] = expiry;
  const over = Object.keys(expiry).filter((key) => Number(expiry[key]) > 0 && Number(expiry[key]) < Date.now());
  for (const key of over) {
    delete entries[key];
    delete expiry[key];
  }
  if (over.length > 0) save(area, entries);
  return { entries, expiry };
}

/** An entry of Elementor's storage; undefined when it is missing, expired, or storage fails. Never throws. */
export function readEntry(key: string, area: Area = 'local'): unknown {
  const { entries } = load(area);
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Where and for how long an entry is stored; `lifetime` is in seconds. */
export interface EntryOptions {
  area?: Area;
  lifetime?: number;
}

/**
 * Stores an entry; where storage is blocked or full it holds for this page. Without `lifetime` it expires when the
 * entry before it would have. Never throws.
 */
export function writeEntry(key: string, value: unknown, { area = 'local', lifetime }: EntryOptions = {}): void {
  const { entries, expiry } = load(area);
  entries[key] = value;
  if (lifetime) expiry[key] = Date.now() + lifetime * 1000;
  save(area, entries);
}

/** The number in an entry; 0 when there is none. */
export function countOf(key: string, area: Area = 'local'): number {
  const value = Number(readEntry(key, area) ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Counts one more, within the lifetime that begins with the first; returns the number. */
export function countEntry(key: string, { area, lifetime }: EntryOptions = {}): number {
  const count = countOf(key, area) + 1;
  writeEntry(key, count, { area, lifetime: count === 1 ? lifetime : undefined });
  return count;
}

/** By how much a count has grown since this was first asked; the count of then is kept in the entry `startKey`. */
export function countSince(key: string, startKey: string): number {
  const count = countOf(key);
  if (readEntry(startKey) === undefined) writeEntry(startKey, count);
  return count - countOf(startKey);
}

let isCounted = false;

const isPreview = (): boolean => {
  const mode = pageGlobal('elementorFrontendConfig')?.environmentMode;
  return isEditMode() || (isRecord(mode) && mode.wpPreview === true);
};

/**
 * Counts this page view, and the session with its first; once a page, and never in the editor or a preview. Not for
 * pages where Elementor's own script counts.
 */
export function countVisit(): void {
  if (isCounted || isPreview()) return;
  isCounted = true;
  countEntry('pageViews');
  if (readEntry('activeSession', 'session')) return;
  writeEntry('activeSession', true, { area: 'session' });
  countEntry('sessions');
}
