const PRECISION = 100;

const listeners = new Set<() => void>();
let timer = 0;

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/**
 * Calls `listener` ten times a second, and when the tab is shown again; one timer for all. Returns a function that
 * stops it.
 */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = window.setInterval(tell, PRECISION);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pageshow', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pageshow', tell);
  };
}

/** The whole seconds that are left, counting the one that has begun; 0 when it is over. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** What is left, in units. */
export interface TimeLeft {
  totalSeconds: number;
  totalMinutes: number;
  totalHours: number;
  totalDays: number;
  weeks: number;
  /** Of the week. */
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Takes seconds apart. */
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

/** At least two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
