import { parseUrl } from '../../page/base/url';
import { SOURCES, type Source } from './settings';

const SEARCH = /^(google|yahoo|bing|yandex|baidu)\./;

const plainHost = (host: string): string => host.replace(/^www\./, '');

/**
 * May a visitor who comes from `referrer` see it? Who comes from nowhere counts as external, and so do search engines.
 */
export function comesFrom(sources: readonly Source[], referrer: string, host: string = window.location.host): boolean {
  if (sources.length === 0 || SOURCES.every((source) => sources.includes(source))) return true;
  const from = plainHost((referrer && parseUrl(referrer)?.host) || '');
  if (from === plainHost(host)) return sources.includes('internal');
  return sources.includes('external') || (sources.includes('search') && SEARCH.test(from));
}
