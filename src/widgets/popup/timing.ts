import { isRecord } from '../../core/settings/settings';
import { currentDevice } from '../../elementor/base/breakpoints';
import { countSince } from '../../elementor/storage';
import { pageGlobal } from '../../page/base/globals';
import { browsersOf } from './browsers';
import { impressionsOf } from './counts';
import { patternOf } from './pattern';
import { isScheduled } from './schedule';
import type { Timing } from './settings';
import { comesFrom } from './sources';

type Rule = 'page_views' | 'sessions' | 'url' | 'sources' | 'logged_in' | 'devices' | 'times' | 'browsers' | 'schedule';

function fitsAddress(action: Timing['url_action'], wanted: string, referrer: string): boolean {
  if (action !== 'regex') return referrer.includes(wanted) === (action === 'show');
  return patternOf(wanted)?.(referrer) ?? false;
}

/** The roles of the visitor; null when nobody is logged in. */
function visitorsRoles(): readonly unknown[] | null {
  const user = pageGlobal('elementorFrontendConfig')?.user;
  if (!isRecord(user)) return null;
  return Array.isArray(user.roles) ? user.roles : [];
}

/** For those who are logged in: shown only to the listed roles, or to nobody. */
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
 * May the popup be shown on this page view? Call it when the view is counted: rules that count from then on begin here.
 */
export function passesTiming(id: string, timing: Timing): boolean {
  const enabled = (Object.keys(rules) as Rule[]).filter((name) => timing[name]);
  const results = enabled.map((name) => rules[name](timing, id));
  return results.every(Boolean);
}
