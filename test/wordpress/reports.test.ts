/** The route for reports: what it stores, what attackers reach, and which pages report. */
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const ROUTE = '/?rest_route=/storefront-widgets/v1/reports';
const PAGE = { type: 'product', path: '/hat/', ours: true };
const problem = (message: string, more: object = {}) => ({
  problem: { kind: 'error', widget: '', message },
  ...PAGE,
  ...more,
});
const view = (failed = false, more: object = {}) => ({
  view: { failed, lcp: 1200, cls: 0.1, inp: null },
  ...PAGE,
  ...more,
});

/** Sends a report as `sendBeacon` does; without a browser there is no `Sec-Fetch-Site`. */
function send(body: unknown, headers: Record<string, string> = {}, path = ROUTE): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: text,
  });
}

interface Row {
  message: string;
  widget: string;
  path: string;
  n: number;
  browsers: Record<string, number>;
}
const option = <T>(name: string): T =>
  site.evaluate<T>(
    `maybe_unserialize( $GLOBALS['wpdb']->get_var( "SELECT option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'storefront_widgets_${name}'" ) )`,
  );
const rows = (): Row[] => Object.values(option<Record<string, Row> | null>('reports') ?? {});
const storedTexts = (): unknown => [option('reports'), option('figures'), option('minute')];
const forget = (): unknown =>
  site.evaluate(
    "array_map( 'delete_option', array( 'storefront_widgets_reports', 'storefront_widgets_figures', 'storefront_widgets_minute' ) )",
  );

/** Tells of a request whether WordPress has loaded the theme for it. */
const SAY_INIT = "add_action( 'init', function () { header( 'X-Has-Begun: yes' ); } );";
/** Stores that a minute, this one or one before, had as many reports as may be. */
const fill = (minutes = 0): unknown =>
  site.evaluate(
    `update_option( 'storefront_widgets_minute', array( 'minute' => (int) floor( time() / 60 ) + ${minutes}, 'problem' => 30, 'view' => 60 ), false )`,
  );
const minute = (): number => Math.floor(Date.now() / 60_000);

/** What `act` gives in a minute that is full from its begin to its end. */
async function inFullMinute<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    const begin = minute();
    forget();
    fill();
    const given = await act();
    if (begin === minute()) return given;
  }
}

beforeEach(forget);
afterEach(forget);

describe('the route', () => {
  test('a problem is stored once, with its count, its path and the browser, and answered without a word', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11) Gecko/20100101 Firefox/143.0', origin: site.url };
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(problem('no', { path: '/hat/?key=1' }), headers);
      expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
    }
    expect(rows()).toMatchObject([{ message: 'no', n: 2, path: '/hat/', browsers: { 'Firefox 143': 2 } }]);
  });

  test('a view is counted for its type of page, with what it took', async () => {
    for (const one of [view(), view(true), view(false, { ours: false })]) expect((await send(one)).status).toBe(204);
    const figures = option<Record<string, { product: Record<string, object> }>>('figures');
    expect(Object.values(figures.ours?.product ?? {})).toEqual([
      { views: 2, failed: 1, lcp: { 35: 2 }, cls: { 10: 2 }, inp: [] },
    ]);
    expect(Object.values(figures.stock?.product ?? {})).toMatchObject([{ views: 1, failed: 0 }]);
  });

  test('nothing that tells of a person is stored', async () => {
    const texts = 'ada@example.org 4242424242424242 https://shop.example/?key=wc_order_secret 192.168.100.200';
    const headers = {
      cookie: 'woocommerce_items_in_cart=secret',
      'x-forwarded-for': '203.0.113.77',
      referer: 'secret',
    };
    await send(problem(texts, { path: '/members/ada@example.org' }), headers);
    expect(rows()).toHaveLength(1);
    expect(JSON.stringify(storedTexts())).not.toMatch(/ada|4242|secret|192\.168|203\.0|127\.0/);
  });

  test.each([
    ['no JSON', 'no'],
    ['neither a problem nor a view', { ...PAGE }],
    ['an unknown type of page', problem('no', { type: '<b>' })],
    ['a list in place of a message', { problem: { kind: 'error', message: ['no'] }, ...PAGE }],
    ['bytes that are no text', `{"problem":{"kind":"error","message":"\\ud800"},"type":"","ours":true}`],
  ])('%s is refused and not stored', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(storedTexts()).toEqual([null, null, null]);
  });

  test('forged figures count as a view without figures', async () => {
    for (const value of ['-1', '1e999', '60001', '"1"', '[1]', 'true'])
      await send(`{"view":{"failed":false,"lcp":${value},"inp":${value},"cls":${value}},"type":"","ours":true}`);
    const figures = option<Record<string, Record<string, Record<string, object>>>>('figures');
    expect(Object.values(figures.ours?.[''] ?? {})).toEqual([{ views: 6, failed: 0, lcp: [], cls: [], inp: [] }]);
  });

  test.each([
    ['that another site has sent', { origin: 'https://evil.example' }, 403],
    ['of a frame without an origin', { origin: 'null' }, 403],
    ['of which the browser says that it is another site’s', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of the domain’s other host', { 'sec-fetch-site': 'same-site' }, 403],
  ])('a report %s is refused and not stored', async (_, headers, status) => {
    expect((await send(problem('no'), headers as Record<string, string>)).status).toBe(status);
    expect((await send(view(), headers as Record<string, string>)).status).toBe(status);
    expect(storedTexts()).toEqual([null, null, null]);
  });

  test('a report of more than 4 KB is refused, also where it does not say its length', async () => {
    const long = JSON.stringify(problem('a'.repeat(4096)));
    expect((await send(long)).status).toBe(413);
    const refused = site.evaluate<number>(
      `( function () {
        do_action( 'rest_api_init', rest_get_server() );
        $request = new WP_REST_Request( 'POST', '/storefront-widgets/v1/reports' );
        $request->set_body( '${long}' );
        return rest_do_request( $request )->get_status();
      } )()`,
    );
    expect(refused).toBe(413);
    expect(storedTexts()).toEqual([null, null, null]);
  });

  test('nobody reads what is stored by the route, and the list of routes does not have it', async () => {
    await send(problem('no'));
    const answer = await fetch(site.url + ROUTE);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('"no"');
    expect(await (await fetch(`${site.url}/?rest_route=/`)).text()).not.toContain('v1/reports');
  });

  test('what pages without widgets report as a problem is not stored', async () => {
    expect((await send(problem('no', { ours: false }))).status).toBe(204);
    expect(storedTexts()).toEqual([null, null, null]);
  });
});

describe('a flood', () => {
  test('the first reports of a minute are stored, and nothing is written for the others', async () => {
    const begin = minute();
    for (let at = 0; at < 45; at += 1) expect((await send(problem(`no ${at}`))).status).toBe(204);
    expect(rows().length).toBeGreaterThanOrEqual(30);
    expect(rows().length).toBeLessThanOrEqual(30 * (minute() - begin + 1));
    const [before, after] = await inFullMinute(async () => {
      const texts = storedTexts();
      for (const one of [problem('no'), view()]) expect((await send(one)).status).toBe(204);
      return [texts, storedTexts()];
    });
    expect(after).toEqual(before);
  }, 60_000);

  test.each([
    ROUTE,
    '/index.php?rest_route=%2Fstorefront-widgets%2Fv1%2Freports%2F',
    '/index.php/wp-json/storefront-widgets/v1/reports',
  ])('a report to %s beyond the limit ends before the theme is loaded', async (path) => {
    site.scene(SAY_INIT);
    const answer = await inFullMinute(() => send(problem('no'), {}, path));
    expect([answer.status, answer.headers.get('x-has-begun'), await answer.text()]).toEqual([204, null, '']);
    expect(rows()).toHaveLength(0);
  });

  test('reports are taken before the theme is loaded, and by the route where their address is written in another way', async () => {
    site.scene(SAY_INIT);
    for (const answer of [await send('no'), await send(view(), { origin: 'https://evil.example' }), await send(view())])
      expect(answer.headers.get('x-has-begun')).toBeNull();
    const answer = await send(problem('no'), {}, '/?rest_route=/%73torefront-widgets/v1/reports');
    expect([answer.status, answer.headers.get('x-has-begun'), await answer.text()]).toEqual([204, 'yes', '']);
    expect(rows()).toHaveLength(1);
    expect(option('figures')).not.toBeNull();
  });

  test('a minute that has gone by keeps no report away, and a filter of a must-use plugin changes the limit', async () => {
    fill(-1);
    await send(problem('no'));
    expect(rows()).toHaveLength(1);
    site.scene(
      "add_filter( 'storefront_widgets_reports_per_minute', function () { return array( 'problem' => 0 ); } );",
    );
    await send(problem('yes'));
    await send(view());
    expect(rows()).toHaveLength(1);
    expect(option('figures')).toBeNull();
  });

  test('200 problems are kept, whatever comes', async () => {
    site.evaluate(`( function () {
      $rows = array();
      foreach ( range( 1, 200 ) as $at ) {
        $rows = StorefrontWidgets\\Rules\\with_problem( $rows, array( 'kind' => 'error', 'widget' => '', 'message' => "old $at", 'type' => '', 'path' => '' ), 'other', time() );
      }
      return update_option( 'storefront_widgets_reports', $rows, false );
    } )( do_action( 'rest_api_init', rest_get_server() ) )`);
    for (const message of ['new a', 'new b']) await send(problem(message));
    const messages = rows().map((row) => row.message);
    expect(messages).toHaveLength(200);
    expect(messages).toEqual(expect.arrayContaining(['new a', 'new b', 'old 200']));
    expect(messages).not.toContain('old 1');
  });

  test('reports at once leave whole rows, each counted or dropped', async () => {
    await Promise.all(Array.from({ length: 12 }, () => send(problem('no'))));
    const [row] = rows();
    expect(rows()).toHaveLength(1);
    expect(row?.n).toBeGreaterThan(0);
    expect(row?.n).toBeLessThanOrEqual(12);
  });
});
