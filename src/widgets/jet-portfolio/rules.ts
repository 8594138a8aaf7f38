import { isRecord, parseJson } from '../../core/settings/settings';

/** The filter that shows everything. */
export const ALL = 'all';

/** The filters that show an item: JetElements prints a list or a record of names. Without any: only the one for all. */
export function slugsOf(given: string | null): readonly string[] {
  const parsed = parseJson(given ?? '');
  const values = Array.isArray(parsed) ? parsed : isRecord(parsed) ? Object.values(parsed) : [];
  const names = values.filter((one): one is string => typeof one === 'string');
  return names.length > 0 ? names : [ALL];
}

/** The items that a filter shows, at most `most`, and whether there are more. */
export function shownBy<T>(
  items: readonly T[],
  slugs: (item: T) => readonly string[],
  chosen: string,
  most: number,
): { shown: readonly T[]; hasMore: boolean } {
  const matching = items.filter((item) => slugs(item).includes(chosen));
  return { shown: matching.slice(0, most), hasMore: matching.length > most };
}
