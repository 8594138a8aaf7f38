/** The traffic-source cookies without their prefix `sbjs_`. */
export const COOKIE_NAMES = [
  'current',
  'current_add',
  'first',
  'first_add',
  'udata',
  'session',
  'migrations',
  'promo',
] as const;
export type CookieName = (typeof COOKIE_NAMES)[number];

/** Keys and values of one cookie, in its order. */
export type CookieData = Readonly<Record<string, string>>;

/** All cookies: what is known of a visitor. */
export type Jar = Readonly<Partial<Record<CookieName, CookieData>>>;

/** One page view. */
export interface Visit {
  href: string;
  /** Empty for none. */
  referrer: string;
  userAgent: string;
}

/** What stands for “no value”, in the cookies and for the server. */
export const NONE = '(none)';
