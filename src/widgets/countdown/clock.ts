/** How often listeners are called, in milliseconds. */
const INTERVAL = 100;

const listeners = new Set<() => void>();
let timer = 0;

const notify = (): void => {
  for (const listener of [...listeners]) listener();
};

/**
 * Calls `listener` ten times a second and when the tab is shown again; all listeners share one timer. Returns a stop
 * function.
 */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = window.setInterval(notify, INTERVAL);
    document.addEventListener('visibilitychange', notify);
    window.addEventListener('pageshow', notify);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
    window.removeEventListener('pageshow', notify);
  };
}

/** The seconds left, rounded up; 0 once `end` has passed. Both times in milliseconds. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** The time left, in units. */
export interface TimeLeft {
  totalSeconds: number;
  totalMinutes: number;
  totalHours: number;
  totalDays: number;
  weeks: number;
  /** Without the weeks. */
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits seconds into units. */
export function timeLeft(totalSeconds: number): TimeLeft {
  const totalMinutes = Math.floor(totalSeconds / 60);
  const totalHours = Math.floor(totalSeconds / 3600);
  const totalDays = Math.floor(totalSeconds / 86_400);
  return {
    totalSeconds,
    totalMinutes,
    totalHours,
    totalDays,
    weeks: Math.floor(totalDays / 7),
    days: totalDays % 7,
    hours: totalHours % 24,
    minutes: totalMinutes % 60,
    seconds: totalSeconds % 60,
  };
}

/** A number with at least two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

const SPOKEN_UNITS = [
  ['day', 'totalDays'],
  ['hour', 'hours'],
  ['minute', 'minutes'],
] as const;

function formats(language: string) {
  const unit = (name: string) => new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' });
  return { unit, list: new Intl.ListFormat(language, { type: 'unit' }) };
}

/** The time left in words, without seconds: `1 day, 2 hours, 3 minutes`; empty for less than a minute. */
export function inWords(left: TimeLeft, language: string): string {
  let format: ReturnType<typeof formats>;
  try {
    // Some themes print `pt_BR`.
    format = formats(language.replace('_', '-') || 'en');
  } catch {
    format = formats('en');
  }
  const parts = SPOKEN_UNITS.filter(([, key]) => left[key] > 0).map(([name, key]) =>
    format.unit(name).format(left[key]),
  );
  return format.list.format(parts);
}
