import { readStored, writeStored } from '../../page/storage/storage';

/**
 * When a visitor's own countdown of `seconds` ends, in milliseconds: as stored when it began, by Elementor's keys;
 * begun now where nothing is stored, or for another time.
 */
export function evergreenEnd(id: string, seconds: number, now: number): number {
  const [dateKey, intervalKey] = [`${id}-evergreen_due_date`, `${id}-evergreen_interval`];
  const stored = Number(readStored('local', dateKey));
  if (stored > 0 && Number(readStored('local', intervalKey)) === seconds) return stored;
  const end = now + seconds * 1000;
  writeStored('local', dateKey, String(end));
  writeStored('local', intervalKey, String(seconds));
  return end;
}
