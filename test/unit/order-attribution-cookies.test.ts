import { describe, expect, test } from 'vitest';
import { possibleDomains } from '../../src/widgets/order-attribution/consent';
import {
  cookieDomain,
  cookieLifetimes,
  decode,
  packCookie,
  unpackCookie,
} from '../../src/widgets/order-attribution/cookies';
import { holders } from '../../src/widgets/order-attribution/inputs';
import { settings } from '../../src/widgets/order-attribution/settings';
import { fieldValues } from '../../src/widgets/order-attribution/shop';
import { jarAfter, readableJar, utcDate } from '../../src/widgets/order-attribution/track';

const NOW = new Date('2026-03-04T05:06:07Z');
const visit = (href = 'https://shop.example/', referrer = '') => ({ href, referrer, userAgent: 'Test/1' });

describe('the format of a cookie', () => {
  test('the format of a cookie is that of Sourcebuster', () => {
    expect(packCookie({ pgs: '1', cpg: 'https://shop.example/' })).toBe(
      'pgs%3D1%7C%7C%7Ccpg%3Dhttps%3A%2F%2Fshop.example%2F',
    );
  });

  test('the format of a cookie encodes the characters that encodeURIComponent leaves', () => {
    expect(packCookie({ a: "!~*'()" })).toBe('a%3D%21%7E%2A%27%28%29');
  });

  test('the pairs of a cookie are split at the first equals sign', () => {
    expect(unpackCookie('ep%3Dhttps%3A%2F%2Fs.example%2F%3Fa%3Db%7C%7C%7Crf%3D%28none%29')).toEqual({
      ep: 'https://s.example/?a=b',
      rf: '(none)',
    });
  });

  test('a cookie may be base64 without padding, and is read in both formats', () => {
    const data = { typ: 'utm', src: 'café', cmp: 'a+b' };
    const packed = packCookie(data, true);
    expect(packed).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(unpackCookie(packed)).toEqual(data);
    expect(unpackCookie(packCookie(data))).toEqual(data);
    expect(packCookie({ a: '1' }, true)).toBe('YSUzRDE');
  });

  test('a cookie that only looks like base64 is not read', () => {
    expect(unpackCookie('abc')).toBeNull();
    expect(unpackCookie('')).toBeNull();
    expect(unpackCookie('%E0%A4%A')).toBeNull();
  });

  test('three pipes in an address do not end a value', () => {
    const packed = packCookie({ src: 'a|||mdm=b', mdm: 'c' });
    expect(unpackCookie(packed)).toEqual({ src: 'a%7C%7C%7Cmdm=b', mdm: 'c' });
  });

  test.each([false, true])('long addresses are cut so that the browser takes the cookie (base64: %s)', (base64) => {
    const long = `https://s.example/?q=${'é/'.repeat(3000)}`;
    const packed = packCookie({ fd: 'x', ep: long, rf: long }, base64);
    expect(packed.length).toBeLessThan(4000);
    expect(unpackCookie(packed)?.ep).toMatch(/^https:\/\/s\.example\/\?q=/);
  });

  test.each([false, true])('keys of a cookie that are too long or too many are dropped (base64: %s)', (base64) => {
    const packed = packCookie({ ['k'.repeat(5000)]: '1', typ: 'utm' }, base64);
    expect(unpackCookie(packed)).toEqual({ typ: 'utm' });
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, 'é']));
    const few = packCookie({ typ: 'utm', ...many }, base64);
    expect(few.length).toBeLessThan(4000);
    expect(unpackCookie(few)).toMatchObject({ typ: 'utm', k0: 'é' });
  });

  test('half a surrogate pair in a cookie does no harm', () => {
    expect(packCookie({ a: '\ud83d' })).toBe('a%3D');
  });

  test('a stray percent sign stays when a value is decoded', () => {
    expect(decode('50%25%20off 100% %E4 %C3%A9')).toBe('50% off 100% %E4 é');
  });
});

describe('readable values', () => {
  const jar = jarAfter({}, visit('https://shop.example/?utm_campaign=50%2525%20off&s=a%26b%3Dc'), NOW);

  test('a value from the query is decoded once, as the visitor’s link meant it', () => {
    expect(readableJar(jar).current?.cmp).toBe('50%25 off');
  });

  test('an address in a readable cookie stays encoded', () => {
    expect(readableJar(jar).current_add?.ep).toBe('https://shop.example/?utm_campaign=50%2525%20off&s=a%26b%3Dc');
  });
});

describe('the cookies after a page view', () => {
  test('the cookies of a new visitor have the source, the entry, the visit and the page', () => {
    const jar = jarAfter({}, visit('https://shop.example/a', 'https://blog.example/b'), NOW);
    const source = expect.objectContaining({ typ: 'referral', src: 'blog.example', cnt: '/b' });
    const entry = { fd: '2026-03-04 05:06:07', ep: 'https://shop.example/a', rf: 'https://blog.example/b' };
    expect(jar).toEqual({
      current: source,
      first: source,
      current_add: entry,
      first_add: entry,
      udata: { vst: '1', uip: '(none)', uag: 'Test/1' },
      session: { pgs: '1', cpg: 'https://shop.example/a' },
      migrations: { '1418474375998': '1' },
    });
  });

  test('the cookies after the second page have one page more and nothing else new', () => {
    const one = jarAfter({}, visit('https://shop.example/?utm_source=mail'), NOW);
    const two = jarAfter(
      one,
      visit('https://shop.example/b', 'https://shop.example/'),
      new Date('2026-03-04T06:00:00Z'),
    );
    expect(two).toEqual({ ...one, session: { pgs: '2', cpg: 'https://shop.example/b' } });
  });

  test('the cookies after the next visit have one visit more and count pages from one', () => {
    const { session: _, ...one } = jarAfter({}, visit('https://shop.example/?utm_source=mail'), NOW);
    const two = jarAfter(one, visit(), NOW);
    expect(two.udata?.vst).toBe('2');
    expect(two.session?.pgs).toBe('1');
    expect(two.current?.src).toBe('mail');
  });

  test('a new source replaces the current one, never the first', () => {
    const one = jarAfter({}, visit('https://shop.example/?utm_source=one'), NOW);
    const two = jarAfter(one, visit('https://shop.example/?utm_source=two'), new Date('2026-03-05T00:00:00Z'));
    expect([two.current?.src, two.first?.src]).toEqual(['two', 'one']);
    expect([two.current_add?.fd, two.first_add?.fd]).toEqual(['2026-03-05 00:00:00', '2026-03-04 05:06:07']);
  });

  test('the referrer in the cookies is (none) when there is none', () => {
    expect(jarAfter({}, visit(), NOW).current_add?.rf).toBe('(none)');
  });

  test('damaged counters start again', () => {
    const jar = jarAfter({ udata: { vst: 'x' }, session: { pgs: '' }, current: { typ: 'utm' } }, visit(), NOW);
    expect([jar.udata?.vst, jar.session?.pgs]).toEqual(['1', '2']);
  });

  test('the date in the cookies is UTC, also when the time zone is half an hour off', () => {
    expect(utcDate(new Date('2026-01-01T05:15:00+05:30'))).toBe('2025-12-31 23:45:00');
  });
});

describe('the lifetime of cookies, in minutes', () => {
  test.each([
    ['as a stock page configures: until the browser closes', 0.00001, 30, { visitor: undefined, session: 30 }],
    ['not configured: six months of 30 days', 0, 0, { visitor: 259_200, session: 30 }],
    ['one month', 1, 45, { visitor: 43_200, session: 45 }],
    ['half a month', 0.5, 30.9, { visitor: 21_600, session: 30 }],
  ])('cookies last by this rule: %s', (_, months, session, expected) => {
    expect(cookieLifetimes(months, session)).toEqual(expected);
  });

  test('invalid values in the page’s parameters become the defaults', () => {
    const said: string[] = [];
    const given = { lifetime: 'long', session: -1, allowTracking: 'maybe' };
    const read = settings.parse(given, (one) => said.push(one), given);
    expect(read).toMatchObject({ lifetime: 6, session: 30, allowTracking: false, base64: false });
    expect(said).toHaveLength(3);
  });
});

describe('the domains of cookies', () => {
  test.each([
    ['shop.example', 'shop.example'],
    ['www.shop.example', 'shop.example'],
    ['shop.www.example', 'shop.www.example'],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['intranet', null],
  ])('the domain of cookies is found for the host %s', (host, domain) => {
    expect(cookieDomain(host)).toBe(domain);
  });

  test('the removal of cookies tries the host, its domain without www. and no domain', () => {
    expect(possibleDomains('www.shop.example')).toEqual(['.www.shop.example', '.shop.example', null]);
    expect(possibleDomains('shop.example')).toEqual(['.shop.example', null]);
  });
});

describe('the fields of the order', () => {
  const fields = [
    ['utm_source', 'current.src'],
    ['odd', 'current.constructor'],
    ['pages', 'session.pgs'],
    ['none', '__proto__.toString'],
  ] as const;

  test('the fields of the order are read from their configured place', () => {
    const jar = { current: { src: 'mail' }, session: { pgs: '3' } };
    expect(fieldValues(fields, jar)).toEqual({ utm_source: 'mail', odd: null, pages: '3', none: null });
  });

  test('the fields of the order are all null without data', () => {
    expect(fieldValues(fields, null)).toEqual({ utm_source: null, odd: null, pages: null, none: null });
  });
});

describe('the copies of the element that hold inputs', () => {
  const copies = (html: string): Element[] => {
    document.body.innerHTML = html;
    return [...document.querySelectorAll('i')];
  };
  const ids = (html: string): string[] => [...holders(copies(html))].map((one) => one.id);

  test('the first copy of the element in each form holds inputs, and none outside', () => {
    expect(ids('<i id=a></i><form><i id=b></i><i id=c></i></form><form><i id=d></i></form>')).toEqual(['b', 'd']);
  });

  test('the first copy of all holds inputs when no form has one', () => {
    expect(ids('<i id=a></i><i id=b></i>')).toEqual(['a']);
  });
});
