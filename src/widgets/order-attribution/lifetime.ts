/** How long the cookies last, in minutes; undefined: until the browser closes. */
export interface Lifetimes {
  /** Of all cookies but the session's. A month counts 30 days. */
  visitor: number | undefined;
  /** Of the session's, from its last page. */
  session: number;
}

const MONTHS = 6;
const SESSION = 30;

/** From what the page configures, in months and minutes; missing or zero means six months, 30 minutes (spec §9). */
export function lifetimes(months: number, session: number): Lifetimes {
  return {
    visitor: Math.floor((months || MONTHS) * 30 * 24 * 60) || undefined,
    session: Math.floor(session) || SESSION,
  };
}
