import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countEntry } from '../../src/elementor/storage';
import { countImpression, disable, isDisabled } from '../../src/widgets/popup/counts';
import { type Source, settings, type Timing } from '../../src/widgets/popup/settings';
import { browsersOf, comesFrom, unmetRules } from '../../src/widgets/popup/timing';

const globals = window as unknown as Record<string, unknown>;
const HOUR = 3_600_000;

const timingOf = (raw: Record<string, unknown>): Timing => settings.parse({ timing: raw }, () => {}).timing;
const passes = (raw: Record<string, unknown>, id = '70'): boolean => unmetRules(id, timingOf(raw)).length === 0;
const stored = (area: Storage = localStorage): Record<string, unknown> => JSON.parse(area.getItem('elementor') ?? '{}');
const comingFrom = (referrer: string): void => void vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete globals.elementorFrontendConfig;
});

describe('the rules of a popup', () => {
  test('a popup may be shown when no rule is on, whatever the rules’ own settings say', () => {
    expect(passes({})).toBe(true);
    expect(passes({ devices_devices: [], times_times: 0, url_action: 'regex', url_url: '(' })).toBe(true);
  });

  test('a popup may be shown only when all rules pass, and each rule is checked so that counting begins', () => {
    expect(passes({ devices: 'yes', devices_devices: [], page_views: 'yes', page_views_views: 1 })).toBe(false);
    expect(stored()).toHaveProperty('popup_70_page_views_initialPageViews');
  });

  test('a popup may be shown from the third page view after the first', () => {
    const results = [1, 2, 3, 4, 5].map(() => {
      countEntry('pageViews');
      return passes({ page_views: 'yes', page_views_views: '3' });
    });
    expect(results).toEqual([false, false, false, true, true]);
    expect(stored()).toMatchObject({ popup_70_page_views_initialPageViews: 1, pageViews: 5 });
  });

  test('a popup may be shown from the second session after the first', () => {
    const results = [1, 2, 3].map(() => {
      countEntry('sessions');
      return passes({ sessions: 'yes' });
    });
    expect(results).toEqual([false, false, true]);
    expect(stored()).toMatchObject({ popup_70_sessions_initialSessions: 1 });
  });

  test.each([
    ['show', 'news.test', 'https://news.test/a', true],
    ['show', 'news.test', '', false],
    ['show', '', '', true],
    ['hide', 'news.test', 'https://news.test/a', false],
    ['hide', 'news.test', 'https://other.test/', true],
    ['hide', '', 'https://other.test/', false],
    ['regex', '^https://(a|b)\\.test', 'https://b.test/x', true],
    ['regex', '^https://(a|b)\\.test', 'https://c.test/x', false],
    ['regex', '(', 'https://b.test/(', false],
    ['regex', '**', '', false],
  ])('a popup may be shown by the referrer: %s %j, from %j: %s', (action, url, referrer, expected) => {
    comingFrom(referrer);
    expect(passes({ url: 'yes', url_action: action, url_url: url })).toBe(expected);
  });

  test.each<[Source[], string, boolean]>([
    [['internal'], 'https://shop.com/a', true],
    [['internal'], 'https://www.shop.com/a', true],
    [['internal'], 'https://shop.com.evil.net/', false],
    [['search', 'external'], 'https://shop.com/a', false],
    [['search'], 'https://www.google.com/', true],
    [['external'], 'https://www.google.com/', true],
    [['internal'], 'https://www.google.com/', false],
    [['search'], 'https://notgoogle.com/', false],
    [['search'], 'https://other.test/google.com', false],
    [['external'], 'https://other.test/', true],
    [['external'], '', true],
    [['search', 'internal'], '', false],
    [['search', 'external', 'internal'], '', true],
    [['search', 'external', 'internal'], 'https://shop.com/', true],
    [[], 'https://other.test/', true],
    [['internal'], 'no address', false],
  ])('a popup may be shown to sources %j, from %j: %s', (sources, referrer, expected) => {
    expect(comesFrom(sources, referrer, 'www.shop.com')).toBe(expected);
  });

  test('a popup may be shown to all sources when the list is missing', () => {
    comingFrom('https://other.test/');
    expect(passes({ sources: 'yes' })).toBe(true);
    expect(passes({ sources: 'yes', sources_sources: ['internal'] })).toBe(false);
  });

  test.each<[Record<string, unknown>, unknown, boolean]>([
    [{}, undefined, true],
    [{ logged_in_users: 'custom', logged_in_roles: ['editor'] }, undefined, true],
    [{}, { roles: ['customer'] }, false],
    [{ logged_in_users: 'all', logged_in_roles: ['customer'] }, { roles: ['customer'] }, false],
    [{ logged_in_users: 'custom', logged_in_roles: ['customer'] }, { roles: ['customer', 'x'] }, true],
    [{ logged_in_users: 'custom', logged_in_roles: ['editor'] }, { roles: ['customer'] }, false],
    [{ logged_in_users: 'custom' }, { roles: ['customer'] }, false],
    [{ logged_in_users: 'custom', logged_in_roles: ['editor'] }, { roles: 'editor' }, false],
    [{}, [], true],
  ])(
    'a popup may be shown to visitors who are not logged in and to listed roles: %j for %j: %s',
    (rule, user, expected) => {
      globals.elementorFrontendConfig = { user };
      expect(passes({ logged_in: 'yes', ...rule })).toBe(expected);
    },
  );

  test('a popup may be shown on listed devices', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('1024') }));
    expect(passes({ devices: 'yes', devices_devices: ['desktop', 'tablet'] })).toBe(true);
    expect(passes({ devices: 'yes', devices_devices: ['desktop', 'mobile'] })).toBe(false);
    expect(passes({ devices: 'yes' })).toBe(false);
  });

  test('a popup may be shown in listed browsers, by either name of the setting', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0');
    expect(passes({ browsers: 'yes' })).toBe(true);
    const custom = { browsers: 'yes', browsers_browsers: 'custom' };
    expect(passes({ ...custom, browsers_browsers_options: ['chrome', 'firefox'] })).toBe(true);
    expect(passes({ ...custom, browsers_options: ['firefox'] })).toBe(true);
    expect(passes({ ...custom, browsers_options: ['safari'] })).toBe(false);
    expect(passes(custom)).toBe(false);
  });

  test.each([
    ['2026-03-01 12:00', '2026-03-31 12:00', '2026-03-01 12:00:00', true],
    ['2026-03-01 12:00', '2026-03-31 12:00', '2026-03-31 12:00:00', true],
    ['2026-03-01 12:00', '2026-03-31 12:00', '2026-03-01 11:59:58', false],
    ['2026-03-01 12:00', '', '2030-01-01 00:00:00', true],
    ['', '2026-03-31 12:00', '2026-03-31 12:00:01', false],
    ['', '', '', true],
    ['soon', '', '2030-01-01 00:00:00', false],
  ])('a popup may be shown from %j to %j when the site’s clock says %j: %s', (start, end, now, expected) => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const dates = { schedule_start_date: start, schedule_end_date: end, schedule_server_datetime: now };
    expect(passes({ schedule: 'yes', ...dates })).toBe(expected);
  });

  test('a popup may be shown when its schedule begins while the tab is open', () => {
    const rule = {
      schedule: 'yes',
      schedule_start_date: '2026-03-01 12:00',
      schedule_server_datetime: '2026-03-01 11:00:00',
    };
    const now = vi.spyOn(performance, 'now').mockReturnValue(0.9 * HOUR);
    expect(passes(rule)).toBe(false);
    now.mockReturnValue(HOUR);
    expect(passes(rule)).toBe(true);
  });

  test('the schedule follows the visitor’s clock when that is set or the site’s clock is missing', () => {
    const local = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString();
    const rule = { schedule: 'yes', schedule_start_date: local.slice(0, 16), schedule_timezone: 'visitor' };
    expect(passes({ ...rule, schedule_server_datetime: '2020-01-01 00:00:00' })).toBe(true);
    expect(passes({ ...rule, schedule_timezone: 'site' })).toBe(true);
    vi.setSystemTime(Date.now() - 60_000);
    expect(passes(rule)).toBe(false);
  });
});

describe('the browser', () => {
  const AGENTS = {
    chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    opera: 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 OPR/120.0',
    safari: 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    ie: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
  };

  test('the browser is recognised by its user agent', () => {
    vi.stubGlobal('chrome', {});
    expect(Object.values(AGENTS).map((agent) => browsersOf(agent))).toEqual([
      ['chrome'],
      ['edge'],
      [],
      ['safari'],
      ['ie'],
    ]);
  });
});

describe('the impressions of a popup', () => {
  const daily = { times: 'yes', times_times: 2, times_period: 'day' };
  const show = (rule: Record<string, unknown>, moment: 'open' | 'close' = 'open'): void =>
    countImpression('70', timingOf(rule), moment);

  test('impressions are counted at each opening, also without a rule', () => {
    show({});
    show({}, 'close');
    show({ times_count: 'close' });
    expect(stored()).toEqual({ __expiration: {}, popup_70_times: 2 });
  });

  test('impressions are counted on closing when that is set, and continue Elementor’s count', () => {
    localStorage.setItem('elementor', '{"__expiration":{},"popup_70_times":2}');
    const rule = { times: 'yes', times_times: 3, times_count: 'close' };
    show(rule);
    expect(passes(rule)).toBe(true);
    show(rule, 'close');
    expect(passes(rule)).toBe(false);
    expect(passes(rule, '71')).toBe(true);
    expect(stored()).toMatchObject({ popup_70_times: 3 });
  });

  test('daily impressions begin with the first one, and begin again after a day', () => {
    const results: boolean[] = [];
    const tryToShow = (): void => {
      const may = passes(daily);
      results.push(may);
      if (may) show(daily);
    };
    tryToShow();
    vi.advanceTimersByTime(5 * HOUR);
    tryToShow();
    vi.advanceTimersByTime(18.9 * HOUR);
    tryToShow();
    vi.advanceTimersByTime(0.2 * HOUR);
    tryToShow();
    expect(results).toEqual([true, true, false, true]);
    expect(stored()).toMatchObject({ 'popup-70-impressions-count': 1, popup_70_times: 3 });
  });

  test.each([
    ['day', 86_400],
    ['week', 604_800],
    ['month', 2_628_288],
  ])('impressions of a %s are kept for %i s', (times_period, seconds) => {
    show({ times: 'yes', times_period });
    expect(stored().__expiration).toEqual({ 'popup-70-impressions-count': Date.now() + seconds * 1000 });
  });

  test('impressions of a session are a separate entry', () => {
    sessionStorage.setItem('popup-70-impressions-count', '1');
    const rule = { times: 'yes', times_times: 2, times_period: 'session' };
    expect(passes(rule)).toBe(true);
    show(rule);
    expect(sessionStorage.getItem('popup-70-impressions-count')).toBe('2');
    expect(passes(rule)).toBe(false);
  });

  test.each(['no number', '-4', '{"a":1}', 'Infinity'])(
    'impressions are zero when the session storage has %j',
    (value) => {
      sessionStorage.setItem('popup-70-impressions-count', value);
      expect(passes({ times: 'yes', times_times: 1, times_period: 'session' })).toBe(true);
    },
  );

  test('impressions are zero when the storage has foreign data', () => {
    for (const foreign of ['[]', 'null', '"x"', '{', '{"popup_70_times":"many","__expiration":7}']) {
      localStorage.setItem('elementor', foreign);
      expect(passes({ times: 'yes', times_times: 1 })).toBe(true);
      expect(isDisabled('70')).toBe(false);
      show({ times: 'yes' });
      expect(passes({ times: 'yes', times_times: 1 })).toBe(false);
    }
  });

  test('impressions last for the page when the storage is blocked or full', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, area, 'get').mockImplementation(refuse);
    }
    for (const times_period of ['', 'day', 'session']) {
      const rule = { times: 'yes', times_times: 1, times_period };
      expect(() => show(rule)).not.toThrow();
      expect(() => passes(rule)).not.toThrow();
    }
    disable('73');
    expect(isDisabled('73')).toBe(true);
    expect(isDisabled('74')).toBe(false);
    expect(passes({ times: 'yes', times_times: 1 })).toBe(false);
    vi.restoreAllMocks();
    // Other files get the storage as they know it.
    disable('73');
    show({ times: 'yes', times_period: 'session' });
  });
});

test('a popup that the visitor does not want again is disabled, under Elementor’s key', () => {
  expect(isDisabled('70')).toBe(false);
  disable('70');
  expect(isDisabled('70')).toBe(true);
  expect(stored()).toMatchObject({ popup_70_disable: true });
});
