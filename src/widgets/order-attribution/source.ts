/** One page view. */
export interface Visit {
  href: string;
  referrer: string;
  userAgent: string;
}

/** The keys and values of one traffic-source cookie, in order. */
export type CookieData = Readonly<Record<string, string>>;

/** Means “no value” in the cookies and for the server. */
export const NONE = '(none)';

/** What the cookies know about the visitor before this page. */
export interface KnownVisitor {
  hasSession: boolean;
  hasSource: boolean;
}

/** The query of an address, still encoded. Values of a repeated name are joined by commas. */
export function rawQuery(href: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const query = /^[^#?]*\?([^#]*)/.exec(href)?.[1] ?? '';
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at);
    const before = values.get(name);
    values.set(name, before === undefined ? pair.slice(at + 1) : `${before},${pair.slice(at + 1)}`);
  }
  return values;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The site that a visitor comes from; null if there is none, or if it is the shop or one of its subdomains. */
export function foreignReferrer({ href, referrer }: Visit): URL | null {
  const from = parseUrl(referrer);
  const shop = withoutWww(parseUrl(href)?.hostname ?? '');
  if (!from?.hostname) return null;
  const host = withoutWww(from.hostname);
  return host === shop || host.endsWith(`.${shop}`) ? null : from;
}

/** Search engines that are recognised without a query in the referrer, because most of them send none. */
const ENGINE =
  /^(?:(?:www|m|cn)\.|(?:[\w-]+\.)*search\.)?(google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(?:\.[a-z]{2,3})?$/;

interface SearchSite {
  host: RegExp;
  params: readonly string[];
  source: string;
}

const searchSite = (host: string, params: string, source = host): SearchSite => ({
  host: new RegExp(`(?:^|\\.)${host.replaceAll('.', '\\.')}$`),
  params: params.split(' '),
  source,
});

const SEARCH_SITES: readonly SearchSite[] = [
  { host: /(?:^|\.)yandex\.[a-z.]{2,9}$/, params: ['text'], source: 'yandex' },
  { host: /(?:^|\.)yahoo\.[a-z.]{2,9}$/, params: ['p'], source: 'yahoo' },
  searchSite('bing.com', 'q', 'bing'),
  searchSite('baidu.com', 'wd word', 'baidu'),
  searchSite('ya.ru', 'text', 'yandex'),
  searchSite('about.com', 'q', 'about'),
  searchSite('aol.com', 'q', 'aol'),
  searchSite('ask.com', 'q', 'ask'),
  searchSite('globososo.com', 'q', 'globo'),
  searchSite('go.mail.ru', 'q'),
  searchSite('rambler.ru', 'query', 'rambler'),
  searchSite('tut.by', 'query', 'tut.by'),
];

/** The name of a referring search engine; null for any other site. */
export function engineOf(referrer: URL): string | null {
  const host = referrer.hostname;
  const engine = ENGINE.exec(host)?.[1] ?? (host === 'ya.ru' ? 'yandex' : null);
  if (engine) return engine;
  const found = SEARCH_SITES.find(
    (site) => site.host.test(host) && site.params.some((name) => referrer.searchParams.has(name)),
  );
  return found?.source ?? null;
}

const createSource = (typ: string, src: string, mdm: string, more: CookieData = {}): CookieData => {
  const none = { cmp: NONE, cnt: NONE, trm: NONE, id: NONE, plt: NONE, fmt: NONE, tct: NONE };
  return { typ, src, mdm, ...none, ...more };
};

const CAMPAIGN_PARAM =
  /^(?:utm_(?:source|medium|campaign|content|term|id|source_platform|creative_format|marketing_tactic)|gclid|yclid)$/;

function yandexTerm(referrer: URL | null): string {
  return referrer && /(?:^|\.)(?:yandex\.[a-z.]{2,9}|ya\.ru)$/.test(referrer.hostname)
    ? (rawQuery(referrer.href).get('text') ?? '')
    : '';
}

function campaignSource(query: ReadonlyMap<string, string>, referrer: URL | null): CookieData {
  const engine = query.has('gclid') ? 'google' : query.has('yclid') ? 'yandex' : null;
  const utm = (name: string, fallback?: string | null): string => query.get(`utm_${name}`) || fallback || NONE;
  return createSource('utm', utm('source', engine), utm('medium', engine && 'cpc'), {
    cmp: utm('campaign', engine && `${engine}_cpc`),
    cnt: utm('content'),
    trm: utm('term', yandexTerm(referrer)),
    id: utm('id'),
    plt: utm('source_platform'),
    fmt: utm('creative_format'),
    tct: utm('marketing_tactic'),
  });
}

const ALIASES: readonly [host: RegExp, source: string][] = [
  [/(?:^|\.)t\.co$/, 'twitter.com'],
  [/(?:^|\.)plus\.url\.google\.com$/, 'plus.google.com'],
];

/** The source of a page view: campaign, search engine, other site, or typed in; null keeps the known source. */
export function sourceOf(visit: Visit, { hasSession, hasSource }: KnownVisitor): CookieData | null {
  const query = rawQuery(visit.href);
  const referrer = foreignReferrer(visit);
  if ([...query.keys()].some((name) => CAMPAIGN_PARAM.test(name)))
    return campaignSource(query, parseUrl(visit.referrer));
  const engine = referrer && engineOf(referrer);
  if (engine) return createSource('organic', engine, 'organic');
  if (referrer && !hasSession) {
    const alias = ALIASES.find(([host]) => host.test(referrer.hostname))?.[1];
    return createSource('referral', alias ?? withoutWww(referrer.hostname), 'referral', { cnt: referrer.pathname });
  }
  return hasSource ? null : createSource('typein', '(direct)', NONE);
}
