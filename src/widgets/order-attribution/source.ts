/** Where a page view came from: the rules, first that holds. See contract woocommerce §11.3. */
import { engineOf } from './engines';
import { rawQuery } from './query';
import { type CookieData, NONE, type Visit } from './types';

/** What is known of the visitor before this page. */
export interface Known {
  hasSession: boolean;
  /** Is there a source already, first or current? */
  hasSource: boolean;
}

const ALIASES: readonly [host: RegExp, source: string][] = [
  [/(?:^|\.)t\.co$/, 'twitter.com'],
  [/(?:^|\.)plus\.url\.google\.com$/, 'plus.google.com'],
];

const withoutWww = (host: string): string => host.replace(/^www\./, '');

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The site that a visitor comes from; null for none, for the shop itself, and for its subdomains. */
export function foreignReferrer({ href, referrer }: Visit): URL | null {
  const from = parse(referrer);
  const shop = withoutWww(parse(href)?.hostname ?? '');
  if (!from?.hostname) return null;
  const host = withoutWww(from.hostname);
  return host === shop || host.endsWith(`.${shop}`) ? null : from;
}

const source = (typ: string, src: string, mdm: string, more: CookieData = {}): CookieData => {
  const none = { cmp: NONE, cnt: NONE, trm: NONE, id: NONE, plt: NONE, fmt: NONE, tct: NONE };
  return { typ, src, mdm, ...none, ...more };
};

const PAID =
  /^(?:utm_(?:source|medium|campaign|content|term|id|source_platform|creative_format|marketing_tactic)|gclid|yclid)$/;

/** The terms of a search at yandex; its advertisements do not repeat them. */
function yandexTerm(referrer: URL | null): string {
  return referrer && /(?:^|\.)(?:yandex\.[a-z.]{2,9}|ya\.ru)$/.test(referrer.hostname)
    ? (rawQuery(referrer.href).get('text') ?? '')
    : '';
}

function paidSource(query: ReadonlyMap<string, string>, referrer: URL | null): CookieData {
  const engine = query.has('gclid') ? 'google' : query.has('yclid') ? 'yandex' : null;
  const utm = (name: string): string => query.get(`utm_${name}`) || NONE;
  const orOf = (name: string, fallback: string | null): string => query.get(`utm_${name}`) || fallback || NONE;
  return source('utm', orOf('source', engine), orOf('medium', engine && 'cpc'), {
    cmp: orOf('campaign', engine && `${engine}_cpc`),
    cnt: utm('content'),
    trm: orOf('term', yandexTerm(referrer)),
    id: utm('id'),
    plt: utm('source_platform'),
    fmt: utm('creative_format'),
    tct: utm('marketing_tactic'),
  });
}

/** The source that this page view brings; null: the visitor keeps the one that is known. */
export function sourceOf(visit: Visit, { hasSession, hasSource }: Known): CookieData | null {
  const query = rawQuery(visit.href);
  const referrer = foreignReferrer(visit);
  if ([...query.keys()].some((name) => PAID.test(name))) return paidSource(query, parse(visit.referrer));
  const engine = referrer && engineOf(referrer);
  if (engine) return source('organic', engine, 'organic');
  if (referrer && !hasSession) {
    const alias = ALIASES.find(([host]) => host.test(referrer.hostname))?.[1];
    return source('referral', alias ?? withoutWww(referrer.hostname), 'referral', { cnt: referrer.pathname });
  }
  return hasSource ? null : source('typein', '(direct)', NONE);
}
