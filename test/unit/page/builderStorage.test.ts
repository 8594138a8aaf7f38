import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Module = typeof import('../../../src/elementor/storage');

const DAY = 86_400;
const NAME = 'elementor';
const globals = window as unknown as Record<string, unknown>;

/** The storage module as a newly loaded page has it. */
async function openPage(): Promise<Module> {
  vi.resetModules();
  return import('../../../src/elementor/storage');
}

const stored = (area: Storage = localStorage): unknown => JSON.parse(area.getItem(NAME) ?? 'null');
const pass = (seconds: number): unknown => vi.advanceTimersByTime(seconds * 1000);

const refuses = (): never => {
  throw new DOMException('no', 'QuotaExceededError');
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  delete globals.elementorFrontendConfig;
});

describe('an entry of the storage', () => {
  test('an entry stands in the one object that Elementor uses, beyond the visit or for the session', async () => {
    localStorage.setItem(NAME, '{"__expiration":{},"pageViews":3,"theirs":{"a":1}}');
    const { readEntry, writeEntry } = await openPage();
    writeEntry('popup_70_disable', true);
    writeEntry('activeSession', true, { area: 'session' });
    expect(stored()).toEqual({ __expiration: {}, pageViews: 3, theirs: { a: 1 }, popup_70_disable: true });
    expect(stored(sessionStorage)).toEqual({ __expiration: {}, activeSession: true });
    expect(readEntry('pageViews')).toBe(3);
    expect(readEntry('activeSession', 'session')).toBe(true);
    expect(readEntry('activeSession')).toBeUndefined();
  });

  test('an entry keeps its first expiry when it is written again without one, and is gone afterwards', async () => {
    const { readEntry, writeEntry } = await openPage();
    writeEntry('a', 1, { lifetime: 60 });
    writeEntry('b', 1, { lifetime: 90 });
    pass(30);
    writeEntry('a', 2);
    pass(30);
    expect(readEntry('a')).toBe(2);
    pass(1);
    expect(readEntry('a')).toBeUndefined();
    expect(stored()).toEqual({ __expiration: { b: Date.now() + 29_000 }, b: 1 });
  });

  test('an entry gets a new expiry when it is written with one', async () => {
    const { readEntry, writeEntry } = await openPage();
    writeEntry('a', 1, { lifetime: 60 });
    pass(30);
    writeEntry('a', 2, { lifetime: 60 });
    pass(59);
    expect(readEntry('a')).toBe(2);
  });

  test.each(['toString', '__proto__', 'constructor'])(
    'an entry with the name %s is not taken from the prototype',
    async (key) => {
      localStorage.setItem(NAME, '{"__proto__":{"polluted":1}}');
      const { readEntry } = await openPage();
      expect(readEntry('polluted')).toBeUndefined();
      localStorage.setItem(NAME, '{}');
      expect(readEntry(key)).toBeUndefined();
    },
  );
});

describe('storage that holds something else', () => {
  test.each(['', 'not json', '[1,2]', '"text"', '7', 'null', 'true', '{'])(
    'a storage with %s is empty and can be used',
    async (odd) => {
      localStorage.setItem(NAME, odd);
      const { countOf, readEntry, writeEntry } = await openPage();
      expect(readEntry('pageViews')).toBeUndefined();
      expect(countOf('pageViews')).toBe(0);
      writeEntry('pageViews', 1);
      expect(readEntry('pageViews')).toBe(1);
    },
  );

  test.each(['"x"', '[]', 'null', '5', '{"pageViews":"soon","sessions":null}', '{"pageViews":{},"sessions":-1}'])(
    'an entry does not expire when the stored expiry is %s',
    async (expiry) => {
      localStorage.setItem(NAME, `{"__expiration":${expiry},"pageViews":3,"sessions":2}`);
      const { countEntry, countOf } = await openPage();
      expect([countOf('pageViews'), countOf('sessions')]).toEqual([3, 2]);
      expect(countEntry('pageViews', { lifetime: DAY })).toBe(4);
    },
  );

  test.each([null, 'many', -2, 1.5, {}, [], 1e300].map((odd) => [odd]))(
    'a count begins again when the stored one is %j',
    async (odd) => {
      localStorage.setItem(NAME, JSON.stringify({ pageViews: odd }));
      const { countEntry } = await openPage();
      expect(countEntry('pageViews')).toBe(1);
    },
  );
});

describe('storage that fails', () => {
  test.each(['localStorage', 'sessionStorage'] as const)(
    'entries stay for the page when %s is blocked',
    async (name) => {
      const area = name === 'localStorage' ? 'local' : 'session';
      vi.spyOn(window, name, 'get').mockImplementation(refuses);
      const { readEntry, writeEntry } = await openPage();
      expect(readEntry('a', area)).toBeUndefined();
      writeEntry('a', 1, { area, lifetime: 60 });
      writeEntry('b', { c: 2 }, { area });
      expect([readEntry('a', area), readEntry('b', area)]).toEqual([1, { c: 2 }]);
      pass(61);
      expect([readEntry('a', area), readEntry('b', area)]).toEqual([undefined, { c: 2 }]);
    },
  );

  test('a full storage keeps old and new entries, and stores them all when there is space', async () => {
    localStorage.setItem(NAME, '{"pageViews":3}');
    const { readEntry, writeEntry } = await openPage();
    const real = localStorage;
    const full = vi.spyOn(window, 'localStorage', 'get');
    full.mockReturnValue({ getItem: (key: string) => real.getItem(key), setItem: refuses } as unknown as Storage);
    writeEntry('sessions', 2);
    expect([readEntry('pageViews'), readEntry('sessions')]).toEqual([3, 2]);
    expect(stored()).toEqual({ pageViews: 3 });
    full.mockRestore();
    writeEntry('popup_1_times', 1);
    expect(stored()).toEqual({ __expiration: {}, pageViews: 3, sessions: 2, popup_1_times: 1 });
    localStorage.setItem(NAME, '{"pageViews":9}');
    expect(readEntry('pageViews')).toBe(9);
  });
});

describe('a visit', () => {
  const visit = async (): Promise<void> => (await openPage()).countVisit();

  test('a visit is counted once per page, and the session with its first page', async () => {
    const { countVisit } = await openPage();
    countVisit();
    countVisit();
    expect(stored()).toEqual({ __expiration: {}, pageViews: 1, sessions: 1 });
    expect(stored(sessionStorage)).toEqual({ __expiration: {}, activeSession: true });
    await visit();
    expect(stored()).toEqual({ __expiration: {}, pageViews: 2, sessions: 1 });
    sessionStorage.clear();
    await visit();
    expect(stored()).toEqual({ __expiration: {}, pageViews: 3, sessions: 2 });
  });

  test('the counts of a visit continue those of Elementor', async () => {
    localStorage.setItem(NAME, '{"__expiration":{},"pageViews":11,"sessions":4,"popup_70_times":1}');
    sessionStorage.setItem(NAME, '{"activeSession":true}');
    await visit();
    expect(stored()).toEqual({ __expiration: {}, pageViews: 12, sessions: 4, popup_70_times: 1 });
  });

  test.each([{ edit: true }, { wpPreview: true }])('a visit is not counted with %j', async (environmentMode) => {
    globals.elementorFrontendConfig = { environmentMode };
    await visit();
    expect(stored()).toBeNull();
    delete globals.elementorFrontendConfig;
  });

  test('a visit that cannot be stored is counted for its page', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuses);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuses);
    const { countOf, countVisit } = await openPage();
    countVisit();
    expect([countOf('pageViews'), countOf('sessions')]).toEqual([1, 1]);
  });
});

test('page views are counted from the first page that asks for them', async () => {
  const since: number[] = [];
  for (let view = 1; view <= 4; view += 1) {
    const { countSince, countVisit } = await openPage();
    countVisit();
    since.push(countSince('pageViews', 'popup_70_page_views_initialPageViews'));
  }
  expect(since).toEqual([0, 1, 2, 3]);
  expect(stored()).toMatchObject({ pageViews: 4, popup_70_page_views_initialPageViews: 1 });
});

test('a daily count begins with the first entry, is not prolonged by the next one and then begins again', async () => {
  const { countEntry, countOf } = await openPage();
  const key = 'popup-70-impressions-count';
  expect(countEntry(key, { lifetime: DAY })).toBe(1);
  pass(5 * 3600);
  expect(countEntry(key, { lifetime: DAY })).toBe(2);
  pass(18 * 3600);
  expect(countOf(key)).toBe(2);
  pass(3600 + 1);
  expect(countOf(key)).toBe(0);
  expect(countEntry(key, { lifetime: DAY })).toBe(1);
  pass(DAY - 1);
  expect(countOf(key)).toBe(1);
});
