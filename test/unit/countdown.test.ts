import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inWords, secondsLeft, timeLeft, twoDigits } from '../../src/widgets/countdown/clock';
import { evergreenEnd, hidesTime, isZone, parseDate, redirectOf, showsMessage } from '../../src/widgets/countdown/end';
import { strftime } from '../../src/widgets/countdown/events';
import { settings } from '../../src/widgets/countdown/settings';

describe('a date', () => {
  test.each([
    ['1767139200000', 1_767_139_200_000],
    ['12/31/2030', new Date(2030, 11, 31).getTime()],
    ['2030-12-31 00:00', new Date(2030, 11, 31).getTime()],
    ['2030/1/2 3:04:05', new Date(2030, 0, 2, 3, 4, 5).getTime()],
  ])('the date %s is read', (text, moment) => {
    expect(parseDate(text)).toBe(moment);
  });

  test.each([
    '',
    '31.12.2030',
    '2030-12',
    'tomorrow',
    'soon 1/2/2030!',
    '2030-13-01',
    '2030-02-30',
    '2030-1/2',
    '2030-1-2 25:00',
    '2030-1-2 10:61',
    '2030-01-02T10:00',
    '9'.repeat(30),
  ])('the text “%s” is not a date', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  test('a date belongs to its time zone when one is given', () => {
    expect(parseDate('2030-12-31 00:00', 'UTC')).toBe(Date.UTC(2030, 11, 31));
    expect(parseDate('2030-12-31 00:00', '+02:00')).toBe(Date.UTC(2030, 11, 30, 22));
    expect(parseDate('2030-12-31 00:00', 'UTC-5')).toBe(Date.UTC(2030, 11, 31, 5));
    expect(parseDate('2030-07-01 12:00', 'Europe/Rome')).toBe(Date.UTC(2030, 6, 1, 10));
    expect(parseDate('2030-01-01 12:00', 'Europe/Rome')).toBe(Date.UTC(2030, 0, 1, 11));
    // The night in which the clocks are changed, at one o'clock UTC.
    expect(parseDate('2030-03-31 01:30', 'Europe/Rome')).toBe(Date.UTC(2030, 2, 31, 0, 30));
    expect(parseDate('2030-03-31 03:30', 'Europe/Rome')).toBe(Date.UTC(2030, 2, 31, 1, 30));
    expect([isZone('Europe/Rome'), isZone('+0530'), isZone('Atlantis/Town')]).toEqual([true, true, false]);
  });
});

describe('what is left', () => {
  test('the time left is counted in started seconds and is never below 0', () => {
    expect(secondsLeft(400, 0)).toBe(1);
    expect(secondsLeft(0, 3000)).toBe(0);
    expect(secondsLeft(5000, 4000)).toBe(1);
  });

  test('the time left is divided into weeks, days, hours, minutes and seconds', () => {
    expect(timeLeft(90_061)).toMatchObject({ totalDays: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(timeLeft(700_000)).toMatchObject({ totalDays: 8, weeks: 1, days: 1, hours: 2, minutes: 26, seconds: 40 });
    expect([twoDigits(0), twoDigits(7), twoDigits(1680)]).toEqual(['00', '07', '1680']);
  });

  test('the time left is formatted by directives for listeners', () => {
    const left = timeLeft(90_061);
    expect(strftime('%-D %H:%M:%S, %d %T %I %N %%', left)).toBe('1 01:01:01, 01 90061 25 1501 %');
    expect(strftime('%!D:day,days; %!H %w %Y', left, 2)).toBe('day  00 02');
    expect(strftime('%!D:day,days;', timeLeft(200_000))).toBe('days');
  });

  test('the time left is told without seconds, in the language of the page', () => {
    expect(inWords(timeLeft(2 * 86_400 + 3660 + 5), 'en-US')).toBe('2 days, 1 hour, 1 minute');
    expect(inWords(timeLeft(7200), 'de_DE')).toBe('2 Stunden');
    expect(inWords(timeLeft(7200), 'no language')).toBe('2 hours');
    expect(inWords(timeLeft(59), 'en')).toBe('');
  });
});

describe("a visitor's own countdown", () => {
  beforeEach(() => localStorage.clear());

  test('a visitor’s own countdown is stored when it begins, and continues', () => {
    expect(evergreenEnd('abc', 9000, 1000)).toBe(9_001_000);
    expect({ ...localStorage }).toEqual({ 'abc-evergreen_due_date': '9001000', 'abc-evergreen_interval': '9000' });
    expect(evergreenEnd('abc', 9000, 5000)).toBe(9_001_000);
    expect(evergreenEnd('other', 9000, 5000)).toBe(9_005_000);
  });

  test('a visitor’s own countdown begins again for another duration and for a broken stored date', () => {
    evergreenEnd('abc', 9000, 1000);
    expect(evergreenEnd('abc', 60, 1000)).toBe(61_000);
    localStorage.setItem('abc-evergreen_due_date', 'soon');
    expect(evergreenEnd('abc', 60, 2000)).toBe(62_000);
  });

  test('a visitor’s own countdown works when nothing can be stored', () => {
    // Not on the prototype: in this environment it would stay broken for the tests that come later.
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(evergreenEnd('abc', 60, 1000)).toBe(61_000);
    vi.restoreAllMocks();
  });
});

describe('the end of a countdown', () => {
  test('the actions at the end hide, show a message and lead to an address of the site only', () => {
    const both = [{ type: 'hide' }, { type: 'message' }];
    expect([hidesTime(both), showsMessage(both), hidesTime([]), showsMessage([])]).toEqual([true, true, false, false]);
    const to = (redirect_url: unknown) => redirectOf([{ type: 'redirect', redirect_url }]);
    const sale = new URL('/sale/?utm_source=clock', location.href).href;
    expect(to(sale)).toBe(sale);
    expect(to({ url: '/sale/?utm_source=clock' })).toBe(sale);
    expect(to('#sale')).toBe(new URL('#sale', location.href).href);
    const unsafe = ['javascript:alert(1)', 'data:text/html,x', '', ' ', 5, null, location.href];
    const foreign = [
      'https://shop.test/',
      '//shop.test/',
      '/\\shop.test/',
      'mailto:a@shop.test',
      { url: 'https://shop.test' },
    ];
    const deeds = [
      '/?add-to-cart=11',
      '/cart/?remove_item=x',
      '/cart/?undo_item=x',
      '/?wc-ajax=add_to_cart',
      '/?x=1&action=go',
    ];
    for (const bad of [...unsafe, ...foreign, ...deeds]) expect(to(bad)).toBeNull();
    vi.stubGlobal('storefrontWidgetsConfig', { hosts: ['shop.test'] });
    expect(to('https://shop.test/sale')).toBe('https://shop.test/sale');
    vi.unstubAllGlobals();
  });

  test('an action that leads to another site is reported', () => {
    const told: string[] = [];
    settings.parse({ actions: [{ type: 'redirect', redirect_url: 'https://other.test/' }] }, (one) => told.push(one));
    expect(told).toEqual([expect.stringContaining('storefrontWidgetsConfig.hosts')]);
  });

  test('broken settings of a countdown are ignored', () => {
    const told: string[] = [];
    const read = settings.parse(
      { actions: [{ type: 'hide' }, 'odd', { type: 4 }], timezone: 'Atlantis/Town', evergreen: -4 },
      (one) => told.push(one),
    );
    expect(read.actions).toEqual([{ type: 'hide' }]);
    expect(read).toMatchObject({ timezone: '', evergreen: 0, dueTime: '' });
    expect(told).toHaveLength(2);
  });
});
