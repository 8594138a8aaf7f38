import { isRecord } from '../../core/settings/settings';
import { currentDevice } from '../../elementor/base/breakpoints';
import { countSince } from '../../elementor/storage';
import { pageGlobal } from '../../page/base/globals';
import { parseUrl } from '../../page/base/url';
import { impressionsOf } from './counts';
import { patternOf } from './pattern';
import { SOURCES, type Source, type Timing } from './settings';

/** The browsers that can be told apart. */
type Browser = 'ie' | 'chrome' | 'edge' | 'firefox' | 'safari';

/** The visitor's browsers, by the user agent, as Elementor detects them. */
export function browsersOf(agent: string = navigator.userAgent): readonly Browser[] {
  const isEdge = agent.includes('Edg');
  const isChrome = agent.includes('Chrome') && 'chrome' in window && !isEdge && !agent.includes('OPR/');
  const flags: Record<Browser, boolean> = {
    ie: /Trident|MSIE/.test(agent),
    chrome: isChrome,
    edge: isEdge,
    firefox: agent.includes('Firefox'),
    safari: /safari/i.test(agent) && !/chrome|android/i.test(agent),
  };
  return (Object.keys(flags) as Browser[]).filter((name) => flags[name]);
}

const SEARCH = /^(google|yahoo|bing|yandex|baidu)\./;

const plainHost = (host: string): string => host.replace(/^www\./, '');

/** Is the referrer one of the sources? An empty referrer is external, and so are search engines. */
export function comesFrom(sources: readonly Source[], referrer: string, host: string = window.location.host): boolean {
  if (sources.length === 0 || SOURCES.every((source) => sources.includes(source))) return true;
  const from = plainHost((referrer && parseUrl(referrer)?.host) || '');
  if (from === plainHost(host)) return sources.includes('internal');
  return sources.includes('external') || (sources.includes('search') && SEARCH.test(from));
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/;

/** A clock reading as a number, to compare readings in one time zone. NaN for an invalid date. */
function clockOf(date: string): number {
  const [, year, month, day, hours, minutes, seconds] = (DATE.exec(date.trim()) ?? []).map(Number);
  if (!year || !month) return Number.NaN;
  return Date.UTC(year, month - 1, day, hours || 0, minutes || 0, seconds || 0);
}

const visitorsClock = (): number => Date.now() - new Date().getTimezoneOffset() * 60_000;

/** The site's clock: the time the server printed, plus the time the page has been open. */
function sitesClock(printed: string): number {
  const clock = clockOf(printed);
  return Number.isNaN(clock) ? visitorsClock() : clock + performance.now();
}

/** Is now within the schedule? A missing side is open; an invalid one is never met. */
function isScheduled(timing: Timing): boolean {
  const { schedule_start_date: start, schedule_end_date: end, schedule_timezone: zone } = timing;
  const now = zone === 'visitor' ? visitorsClock() : sitesClock(timing.schedule_server_datetime);
  return (!start || clockOf(start) <= now) && (!end || now <= clockOf(end));
}

type Rule = 'page_views' | 'sessions' | 'url' | 'sources' | 'logged_in' | 'devices' | 'times' | 'browsers' | 'schedule';

function fitsAddress(action: Timing['url_action'], wanted: string, referrer: string): boolean {
  if (action !== 'regex') return referrer.includes(wanted) === (action === 'show');
  return patternOf(wanted)?.(referrer) ?? false;
}

/** The visitor's roles; null if not logged in. */
function visitorsRoles(): readonly unknown[] | null {
  const user = pageGlobal('elementorFrontendConfig')?.user;
  if (!isRecord(user)) return null;
  return Array.isArray(user.roles) ? user.roles : [];
}

/** Logged-in visitors: only those with a listed role, or none. */
function fitsRoles({ logged_in_users: users, logged_in_roles: listed }: Timing): boolean {
  const roles = visitorsRoles();
  return !roles || (users === 'custom' && listed.some((role) => roles.includes(role)));
}

function fitsBrowser(timing: Timing): boolean {
  if (timing.browsers_browsers === 'all') return true;
  const listed: readonly string[] = [...timing.browsers_browsers_options, ...timing.browsers_options];
  return browsersOf().some((name) => listed.includes(name));
}

const rules: Record<Rule, (timing: Timing, id: string) => boolean> = {
  page_views: ({ page_views_views }, id) =>
    countSince('pageViews', `popup_${id}_page_views_initialPageViews`) >= page_views_views,
  sessions: ({ sessions_sessions }, id) =>
    countSince('sessions', `popup_${id}_sessions_initialSessions`) >= sessions_sessions,
  url: ({ url_action, url_url }) => fitsAddress(url_action, url_url, document.referrer),
  sources: ({ sources_sources }) => comesFrom(sources_sources, document.referrer),
  logged_in: fitsRoles,
  devices: ({ devices_devices }) => devices_devices.includes(currentDevice()),
  times: (timing, id) => impressionsOf(id, timing) < timing.times_times,
  browsers: fitsBrowser,
  schedule: isScheduled,
};

/**
 * The timing rules that do not allow the popup on this page view. Call it after the view is counted, because some rules
 * start counting here.
 */
export function unmetRules(id: string, timing: Timing): Rule[] {
  const enabled = (Object.keys(rules) as Rule[]).filter((name) => timing[name]);
  return enabled.filter((name) => !rules[name](timing, id));
}
