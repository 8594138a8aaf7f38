import { isRecord, parseJson } from '../core/settings/settings';
import { pageGlobal } from '../page/base/globals';
import { readStored, writeStored } from '../page/storage/storage';
import { isEditMode } from './base/editMode';

/** An area of the browser's storage: `local` outlives the visit, `session` ends with the tab. */
export type Area = 'local' | 'session';
type Entries = Record<string, unknown>;

// Elementor stores everything in one object. We share it, so that a visitor's counts go on, whichever script counts.
const NAME = 'elementor';
const EXPIRY = '__expiration';

/** Entries that could not be stored; they last for this page. */
const unstored = new Map<Area, Entries>();

function save(area: Area, entries: Entries): void {
  if (writeStored(area, NAME, JSON.stringify(entries))) unstored.delete(area);
  else unstored.set(area, entries);
}

/** Loads the entries and their expiry times, without those that have expired. */
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

/** An entry of Elementor's storage; undefined if it is missing or expired, or storage fails. Never throws. */
export function readEntry(key: string, area: Area = 'local'): unknown {
  const { entries } = load(area);
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Where and for how long to store an entry; `lifetime` is in seconds. */
export interface EntryOptions {
  area?: Area;
  lifetime?: number;
}

/**
 * Stores an entry, or keeps it for this page if storage is blocked or full. Without `lifetime` the entry keeps its
 * previous expiry. Never throws.
 */
export function writeEntry(key: string, value: unknown, { area = 'local', lifetime }: EntryOptions = {}): void {
  const { entries, expiry } = load(area);
  entries[key] = value;
  if (lifetime) expiry[key] = Date.now() + lifetime * 1000;
  save(area, entries);
}

/** The number in an entry; 0 if there is none. */
export function countOf(key: string, area: Area = 'local'): number {
  const value = Number(readEntry(key, area) ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Increments a count and returns it. The lifetime begins with the first increment. */
export function countEntry(key: string, { area, lifetime }: EntryOptions = {}): number {
  const count = countOf(key, area) + 1;
  writeEntry(key, count, { area, lifetime: count === 1 ? lifetime : undefined });
  return count;
}

/** How much a count has grown since the first call; the value at that call is stored under `startKey`. */
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
 * Counts this page view, and the session with its first page view. Once per page, never in the editor or a preview. Do
 * not call it where Elementor's own script counts.
 */
export function countVisit(): void {
  if (isCounted || isPreview()) return;
  isCounted = true;
  countEntry('pageViews');
  if (readEntry('activeSession', 'session')) return;
  writeEntry('activeSession', true, { area: 'session' });
  countEntry('sessions');
}
