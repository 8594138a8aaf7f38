import { describe, expect, test } from 'vitest';
import { engineOf, foreignReferrer, rawQuery, sourceOf } from '../../src/widgets/order-attribution/source';

const SHOP = 'https://www.shop.example';
const NEW = { hasSession: false, hasSource: false };
const KNOWN = { hasSession: false, hasSource: true };
const IN_SESSION = { hasSession: true, hasSource: true };

const visit = (path: string, referrer = '') => ({ href: SHOP + path, referrer, userAgent: 'Test' });
const source = (path: string, referrer = '', known = NEW) => sourceOf(visit(path, referrer), known);

describe('a campaign in the address', () => {
  test.each([
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'utm_id',
    'utm_source_platform',
    'utm_creative_format',
    'utm_marketing_tactic',
    'gclid',
    'yclid',
  ])('the parameter %s alone makes a campaign, also within a session', (name) => {
    expect(source(`/?${name}=x`, '', IN_SESSION)).toMatchObject({ typ: 'utm' });
  });

  test('a campaign fills all ten keys in the order of the cookie', () => {
    const query = 'utm_source=s&utm_medium=m&utm_campaign=c&utm_content=co&utm_term=t';
    const more = 'utm_id=i&utm_source_platform=p&utm_creative_format=f&utm_marketing_tactic=ta';
    expect(Object.entries(source(`/?${query}&${more}`) ?? {})).toEqual([
      ['typ', 'utm'],
      ['src', 's'],
      ['mdm', 'm'],
      ['cmp', 'c'],
      ['cnt', 'co'],
      ['trm', 't'],
      ['id', 'i'],
      ['plt', 'p'],
      ['fmt', 'f'],
      ['tct', 'ta'],
    ]);
  });

  test('a value of a campaign is (none) when it is missing or empty', () => {
    expect(source('/?utm_medium=mail&utm_source=')).toEqual({
      typ: 'utm',
      src: '(none)',
      mdm: 'mail',
      cmp: '(none)',
      cnt: '(none)',
      trm: '(none)',
      id: '(none)',
      plt: '(none)',
      fmt: '(none)',
      tct: '(none)',
    });
  });

  test('a click id of Google or Yandex stands for its paid clicks', () => {
    expect(source('/?gclid=1')).toMatchObject({ src: 'google', mdm: 'cpc', cmp: 'google_cpc' });
    expect(source('/?yclid=1')).toMatchObject({ src: 'yandex', mdm: 'cpc', cmp: 'yandex_cpc' });
    expect(source('/?gclid=1&utm_campaign=june')).toMatchObject({ src: 'google', mdm: 'cpc', cmp: 'june' });
  });

  test('the term of a campaign comes from a search at Yandex when the address has none', () => {
    expect(source('/?yclid=1', 'https://yandex.ru/search/?text=red%20mug')).toMatchObject({ trm: 'red%20mug' });
    expect(source('/?yclid=1&utm_term=own', 'https://yandex.ru/search/?text=mug')).toMatchObject({ trm: 'own' });
    expect(source('/?yclid=1', 'https://notyandex.ru.example/?text=mug')).toMatchObject({ trm: '(none)' });
  });

  test('a campaign wins over a referrer', () => {
    expect(source('/?utm_source=mail', 'https://www.google.com/')).toMatchObject({ typ: 'utm', src: 'mail' });
  });

  test('a parameter in the fragment, or one that only looks alike, is not a campaign', () => {
    expect(source('/#?utm_source=x')).toMatchObject({ typ: 'typein' });
    expect(source('/?xutm_source=x&utm_sources=y')).toMatchObject({ typ: 'typein' });
  });
});

describe('a search engine', () => {
  test.each([
    ['google', 'https://www.google.com/'],
    ['google', 'https://google.co.uk/search?q=mug'],
    ['yahoo', 'https://search.yahoo.com/'],
    ['yahoo', 'https://r.search.yahoo.com/_ylt=x'],
    ['yahoo', 'https://search.yahoo.co.jp/'],
    ['bing', 'https://www.bing.com/'],
    ['bing', 'https://cn.bing.com/'],
    ['yandex', 'https://yandex.ru/'],
    ['yandex', 'https://yandex.com.tr/search/?text=mug'],
    ['yandex', 'https://ya.ru/'],
    ['baidu', 'https://www.baidu.com/'],
    ['baidu', 'https://m.baidu.com/s?word=mug'],
  ])('the search engine %s is recognised from %s', (engine, referrer) => {
    expect(source('/', referrer)).toMatchObject({ typ: 'organic', src: engine, mdm: 'organic', cnt: '(none)' });
  });

  test('a search engine counts within a session, too', () => {
    expect(source('/', 'https://www.bing.com/', IN_SESSION)).toMatchObject({ typ: 'organic', src: 'bing' });
  });

  test.each([
    'https://mail.google.com/',
    'https://mail.yahoo.com/',
    'https://mail.yandex.ru/',
    'https://tieba.baidu.com/p/1',
    'https://google.evil.example/',
    'https://notgoogle.com/',
    'https://duckduckgo.com/',
  ])('the host of %s counts as an ordinary site', (referrer) => {
    expect(source('/', referrer)).toMatchObject({ typ: 'referral', src: new URL(referrer).hostname });
  });

  test.each([
    ['https://images.bing.com/?q=mug', 'bing'],
    ['https://fr.news.yahoo.com/?p=mug', 'yahoo'],
    ['https://image.baidu.com/?word=mug', 'baidu'],
    ['https://images.yandex.ru/?text=mug', 'yandex'],
    ['https://www.ask.com/web?q=mug', 'ask'],
    ['https://nova.rambler.ru/search?query=mug', 'rambler'],
  ])('the address %s is a search engine because of its query', (referrer, engine) => {
    expect(engineOf(new URL(referrer))).toBe(engine);
  });

  test('the name of a search’s parameter must be whole', () => {
    expect(engineOf(new URL('https://images.bing.com/?faq=1'))).toBeNull();
  });
});

describe('another site', () => {
  test('another site is a referral with its path, without www.', () => {
    expect(source('/', 'https://www.blog.example/mugs/best?x=1')).toMatchObject({
      typ: 'referral',
      src: 'blog.example',
      mdm: 'referral',
      cmp: '(none)',
      cnt: '/mugs/best',
    });
  });

  test('a short link of Twitter counts as Twitter', () => {
    expect(source('/', 'https://t.co/abc')).toMatchObject({ src: 'twitter.com', cnt: '/abc' });
    expect(source('/', 'https://plus.url.google.com/url')).toMatchObject({ src: 'plus.google.com' });
    expect(source('/', 'https://not.co/abc')).toMatchObject({ src: 'not.co' });
  });

  test('another site starts a new source for a returning visitor, but not within a session', () => {
    expect(source('/', 'https://blog.example/', KNOWN)).toMatchObject({ typ: 'referral' });
    expect(source('/', 'https://blog.example/', IN_SESSION)).toBeNull();
  });

  test.each([
    `${SHOP}/cart/`,
    'https://shop.example/',
    'https://blog.shop.example/',
    'https://WWW.Shop.Example/',
    '',
    'nonsense',
  ])('the referrer “%s” is not another site', (referrer) => {
    expect(foreignReferrer(visit('/', referrer))).toBeNull();
  });

  test('a host that only ends like the shop’s is another site', () => {
    expect(foreignReferrer(visit('/', 'https://myshop.example/'))?.hostname).toBe('myshop.example');
  });
});

describe('a visit without a trace of its source', () => {
  test('a new visitor without a referrer typed the address', () => {
    expect(source('/')).toMatchObject({ typ: 'typein', src: '(direct)', mdm: '(none)', cmp: '(none)' });
  });

  test('a known visitor without a referrer keeps the source', () => {
    expect(source('/', '', KNOWN)).toBeNull();
    expect(source('/', `${SHOP}/`, IN_SESSION)).toBeNull();
  });
});

describe('the query as it stands in the address', () => {
  test('raw values of the query stay encoded, keep equals signs and are joined for repeated names', () => {
    const query = rawQuery('https://s.example/?a=1%20+2&b=x=y&a=3&empty&=z&c=#d=4');
    expect([...query]).toEqual([
      ['a', '1%20+2,3'],
      ['b', 'x=y'],
      ['c', ''],
    ]);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a parameter with the name %s does no harm',
    (name) => {
      expect(rawQuery(`https://s.example/?${name}=1&utm_source=a`).get('utm_source')).toBe('a');
      expect(source(`/?${name}=1&${name}=2&utm_source=a`)).toMatchObject({ src: 'a' });
    },
  );
});
