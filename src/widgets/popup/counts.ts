import { isEditMode } from '../../elementor/base/editMode';
import { countEntry, countOf, readEntry, writeEntry } from '../../elementor/storage';
import { readStored, writeStored } from '../../page/storage/storage';
import type { Timing } from './settings';

/** How long impressions are counted, in seconds from the first. */
const PERIODS = { day: 86_400, week: 604_800, month: 2_628_288 };

const totalKey = (id: string): string => `popup_${id}_times`;
const periodKey = (id: string): string => `popup-${id}-impressions-count`;
const disabledKey = (id: string): string => `popup_${id}_disable`;

/** Elementor keeps this count outside its object. */
function countOfSession(id: string): number {
  const stored = readStored('session', periodKey(id)) ?? '';
  return /^\d{1,9}$/.test(stored) ? Number(stored) : 0;
}

/** How often the popup was shown in the period of its `times` rule. */
export function impressionsOf(id: string, { times_period: period }: Timing): number {
  if (!period) return countOf(totalKey(id));
  return period === 'session' ? countOfSession(id) : countOf(periodKey(id));
}

/** Counts an impression if this is the moment that the settings count. Also without a `times` rule, but not what the panel opens. */
export function countImpression(id: string, timing: Timing, moment: 'open' | 'close'): void {
  const { times, times_count: counted, times_period: period } = timing;
  if (isEditMode() || moment !== (times ? counted : 'open')) return;
  countEntry(totalKey(id));
  if (!times || !period) return;
  if (period === 'session') writeStored('session', periodKey(id), String(countOfSession(id) + 1));
  else countEntry(periodKey(id), { lifetime: PERIODS[period] });
}

/** Has the visitor chosen not to see it again? */
export const isDisabled = (id: string): boolean => !!readEntry(disabledKey(id));

/** Never shows the popup to this visitor again. */
export const disable = (id: string): void => writeEntry(disabledKey(id), true);
