/** The engines that count wherever their visitor comes from: most send no query any more (spec §9). */
const ENGINE =
  /^(?:(?:www|m|cn)\.|(?:[\w-]+\.)*search\.)?(google|yahoo|bing|yandex|baidu)\.[a-z]{2,3}(?:\.[a-z]{2,3})?$/;

interface ByQuery {
  host: RegExp;
  /** One of these must stand in the referrer's query. */
  names: readonly string[];
  source: string;
}

const known = (host: string, names: string, source = host): ByQuery => ({
  host: new RegExp(`(?:^|\\.)${host.replaceAll('.', '\\.')}$`),
  names: names.split(' '),
  source,
});

/** Hosts that are engines only with a search in their address. */
const BY_QUERY: readonly ByQuery[] = [
  { host: /(?:^|\.)yandex\.[a-z.]{2,9}$/, names: ['text'], source: 'yandex' },
  { host: /(?:^|\.)yahoo\.[a-z.]{2,9}$/, names: ['p'], source: 'yahoo' },
  known('bing.com', 'q', 'bing'),
  known('baidu.com', 'wd word', 'baidu'),
  known('ya.ru', 'text', 'yandex'),
  known('about.com', 'q', 'about'),
  known('aol.com', 'q', 'aol'),
  known('ask.com', 'q', 'ask'),
  known('globososo.com', 'q', 'globo'),
  known('go.mail.ru', 'q'),
  known('rambler.ru', 'query', 'rambler'),
  known('tut.by', 'query', 'tut.by'),
];

/** The search engine that a referrer is; null for any other site. */
export function engineOf(referrer: URL): string | null {
  const host = referrer.hostname;
  const engine = ENGINE.exec(host)?.[1] ?? (host === 'ya.ru' ? 'yandex' : null);
  if (engine) return engine;
  const found = BY_QUERY.find(
    (one) => one.host.test(host) && one.names.some((name) => referrer.searchParams.has(name)),
  );
  return found?.source ?? null;
}
