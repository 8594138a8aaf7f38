import { beforeAll, describe, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/report-texts.php', 'rules/figures.php', 'rules/reports.php');
}, 60_000);

const TYPES = ['product', 'list', 'cart'];
const HOUR = 3600;
const NOW = 1_800_000_000;

interface Row {
  kind: string;
  widget: string;
  message: string;
  type: string;
  path: string;
  n: number;
  first: number;
  last: number;
  browsers: Record<string, number>;
}

describe('texts', () => {
  const message = (given: string): Promise<string> => rules.evaluate<string>('clean_message( $given )', { given });

  test.each([
    [
      'the query of an address',
      'No https://shop.example/pay/?key=wc_order_1#x here',
      'No https://shop.example/pay/ here',
    ],
    ['the query of a path', "fetch('/my-account/?login=ada')", "fetch('/my-account/')"],
    ['an address of e-mail', 'no user ada.l+1@mail.example.org here', 'no user (e-mail) here'],
    ['an encoded address of e-mail', 'no user ada%40example.org', 'no user (e-mail)'],
    ['a number of an order', 'order 1234567 is gone', 'order (number) is gone'],
    ['a number of a phone', 'call +49 (170) 12 34 567 now', 'call (number) now'],
    ['an address of the internet', 'from 192.168.100.200', 'from (number)'],
    ['a long address of the internet', 'from 2001:db8:85a3::8a2e:370:7334', 'from (number)'],
    ['signs that cannot be seen', 'a\u0000\u001b[31m\n\u202eb\u200b', 'a [31m b'],
  ])('%s is not kept of a message', async (_, given, kept) => {
    expect(await message(given)).toBe(kept);
  });

  test('a message stays as it is where nothing in it tells of a person, markup included', async () => {
    const plain = 'ChunkLoadError: <b>widget-tabs-B49hKWz.js</b> (line 12:3456) “äöü”';
    expect(await message(plain)).toBe(plain);
  });

  test('a long message is cut between characters, in little time', async () => {
    expect(await message('é'.repeat(2000))).toBe('é'.repeat(300));
    const start = performance.now();
    await message('a.'.repeat(2000));
    await message('/?'.repeat(2000));
    await message('1-'.repeat(2000));
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test.each([
    ['/product/hat/', '/product/hat/'],
    ['/product/hat/?key=1#a', '/product/hat/'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(199)}`],
    [`/${'a'.repeat(197)}%C3%A9`, `/${'a'.repeat(197)}`],
    ['//evil.example/', ''],
    ['/\\evil.example/', ''],
    ['https://evil.example/', ''],
    ['javascript:alert(1)', ''],
    ['/a"onclick="b', ''],
    ['/a b', ''],
    ['/members/ada@example.org/', ''],
    ['/members/ada%40example.org/', ''],
  ])('of the path %s, %s is kept', async (given, kept) => {
    expect(await rules.evaluate('clean_path( $given )', { given })).toBe(kept);
  });

  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  test.each([
    [`${MAC} ${CHROME}`, 'Chrome 141'],
    [`${MAC} ${CHROME} Edg/141.0.1`, 'Edge 141'],
    [`${MAC} ${CHROME} OPR/120.0.0.0`, 'Opera 120'],
    [
      `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile`,
      'Samsung Internet 28',
    ],
    [`${MAC} Gecko/20100101 Firefox/143.0`, 'Firefox 143'],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari 18'],
    [
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1',
      'Safari 17',
    ],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome 140'],
    ['<script>', 'other'],
    ['', 'other'],
  ])('the browser of %s is %s', async (agent, name) => {
    expect(await rules.evaluate('browser_of( $agent )', { agent })).toBe(name);
  });
});

describe('reports', () => {
  const report = (given: unknown): Promise<unknown> =>
    rules.evaluate('report_of( $body, $types )', {
      body: typeof given === 'string' ? given : JSON.stringify(given),
      types: TYPES,
    });
  const problem = { kind: 'widget', widget: 'tabs', message: 'no' };
  const page = { type: 'product', ours: true };

  test('a problem and a view are read', async () => {
    expect(await report({ problem, path: '/a/?b', ...page })).toEqual({
      ...page,
      problem: { kind: 'widget', widget: 'tabs', message: 'no', path: '/a/' },
    });
    expect(await report({ view: { failed: false, lcp: 1200.5, cls: 0, inp: null }, ...page, type: '' })).toEqual({
      type: '',
      ours: true,
      view: { failed: false, lcp: 1200.5, cls: 0, inp: null },
    });
  });

  test.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['a text', '"problem"'],
    ['an unknown kind', { problem: { ...problem, kind: 'evil' }, ...page }],
    ['a kind that is a list', { problem: { ...problem, kind: ['widget'] }, ...page }],
    ['a message that is a list', { problem: { ...problem, message: ['no'] }, ...page }],
    ['an unknown type of page', { problem, ...page, type: 'evil' }],
    ['a type that is a list', { problem, ...page, type: ['product'] }],
    ['a page without its state', { problem, type: 'product' }],
    ['a state that is a text', { problem, type: 'product', ours: 'yes' }],
    ['a view that does not say whether it failed', { view: { lcp: 3 }, ...page }],
    ['both at once', { problem, view: { failed: true }, ...page }],
    ['neither', page],
    ['a nest', { problem: { ...problem, message: [[[[1]]]] }, ...page }],
    ['too much', { problem: { ...problem, message: 'a'.repeat(4096) }, ...page }],
  ])('%s is no report', async (_, given) => {
    expect(await report(given)).toBeNull();
  });

  test.each(['-1', '60001', '1e999', '"<b>"', 'true', '[1]', '{}'])('the figure %s is dropped', async (value) => {
    const body = `{"view":{"failed":true,"lcp":${value},"inp":${value},"cls":${value === '60001' ? '10.1' : value}},"type":"cart","ours":false}`;
    expect(await report(body)).toEqual({
      type: 'cart',
      ours: false,
      view: { failed: true, lcp: null, inp: null, cls: null },
    });
  });

  test('a name that no widget can have is dropped', async () => {
    for (const widget of ['<b>', 'Tabs', 'a'.repeat(62), 7, ['tabs'], 'tabs\n'])
      expect(await report({ problem: { ...problem, widget }, ...page })).toMatchObject({ problem: { widget: '' } });
  });

  test.each([
    ['', '', false],
    ['same-origin', 'https://shop.example', false],
    ['', 'http://Shop.example', false],
    ['', 'https://www.shop.example:8080', false],
    ['same-site', '', true],
    ['cross-site', 'https://shop.example', true],
    ['none', '', true],
    ['', 'https://evil.example', true],
    ['', 'https://shop.example.evil.example', true],
    ['same-origin', 'null', true],
  ])('a request with the site “%s” and the origin “%s” is from elsewhere: %s', async (site, origin, elsewhere) => {
    const hosts = ['shop.example', 'www.shop.example:8080'];
    expect(await rules.evaluate('is_from_elsewhere( $site, $origin, $hosts )', { site, origin, hosts })).toBe(
      elsewhere,
    );
  });
});

describe('the list of problems', () => {
  const problem = { kind: 'error', widget: '', message: 'no', type: 'product', path: '/a/' };
  /** Adds problems one after the other, each an hour after the one before. */
  const add = (problems: object[], browsers = ['Chrome 1'], rows: object = {}): Promise<Record<string, Row>> =>
    rules.evaluate(
      `( function ( $rows ) use ( $problems, $browsers ) {
        foreach ( $problems as $at => $problem ) {
          $rows = with_problem( $rows, $problem, $browsers[ $at % count( $browsers ) ], ${NOW} + $at * ${HOUR} );
        }
        return $rows;
      } )( $rows )`,
      { problems, browsers, rows },
    );

  test('the same problem is one row, with its count, its time in hours, its last path and its browsers', async () => {
    const rows = await add([problem, { ...problem, path: '/b/' }, { ...problem, path: '' }], ['Chrome 1', 'Safari 2']);
    expect(Object.values(rows)).toEqual([
      {
        ...problem,
        path: '/b/',
        n: 3,
        first: NOW - (NOW % HOUR),
        last: NOW - (NOW % HOUR) + 2 * HOUR,
        browsers: { 'Chrome 1': 2, 'Safari 2': 1 },
      },
    ]);
  });

  test.each([{ kind: 'file' }, { widget: 'tabs' }, { message: 'yes' }, { type: 'list' }])(
    'a problem that differs by %o is a row of its own',
    async (other) => {
      expect(Object.keys(await add([problem, { ...problem, ...other }]))).toHaveLength(2);
    },
  );

  test('eight names of browsers are kept at most', async () => {
    const browsers = Array.from({ length: 20 }, (_, at) => `Chrome ${at}`);
    const rows = await add(
      browsers.map(() => problem),
      browsers,
    );
    const [row] = Object.values(rows);
    expect(Object.keys(row?.browsers ?? {})).toHaveLength(8);
    expect(row?.browsers.other).toBe(13);
  });

  test('200 problems are kept; the rarest goes first, of these the oldest', async () => {
    const many = Array.from({ length: 230 }, (_, at) => ({ ...problem, message: `no ${at}` }));
    const rows = await add([many[0] as object, ...many]);
    const messages = Object.values(rows).map((row) => row.message);
    expect(messages).toHaveLength(200);
    expect(messages).toContain('no 0');
    expect(messages).not.toContain('no 1');
    expect(messages).toContain('no 229');
  });

  test('stored rows that are broken, or have not come again for four weeks, are dropped', async () => {
    const [row] = Object.values(await add([problem])) as [Row];
    const stored = {
      good: row,
      text: 'no',
      old: { ...row, last: NOW - 2_419_201 },
      half: { n: 1 },
      odd: { ...row, browsers: 7 },
    };
    expect(await rules.evaluate(`kept_problems( $stored, ${NOW} )`, { stored })).toEqual({ good: row });
    for (const broken of [7, 'no', null])
      expect(await rules.evaluate(`kept_problems( $stored, ${NOW} )`, { stored: broken })).toEqual([]);
  });

  test('the widget that fails most often on a type of pages is found', async () => {
    const row = (widget: string, type: string, n: number) => ({ widget, type, n });
    const rows = [
      row('tabs', 'product', 3),
      row('map', 'product', 4),
      row('tabs', 'product', 2),
      row('', 'product', 9),
    ];
    expect(await rules.evaluate('worst_widget( $rows, "product" )', { rows })).toBe('tabs');
    expect(await rules.evaluate('worst_widget( $rows, "cart" )', { rows })).toBe('');
  });
});
