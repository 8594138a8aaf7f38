import { describe, expect, inject, test } from 'vitest';
import {
  allMounted,
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  started,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const PAGE = '/fixture/attribution/';
const PREFIX = 'wc_order_attribution_';

interface Attribution {
  wc_order_attribution: {
    getAttributionData(): Record<string, string | null>;
    setOrderTracking(allow: boolean): void;
  };
  sbjs: { get: Record<string, Record<string, string>>; init(options?: object): void };
}

const value = (page: WatchedPage, field: string, form = '.checkout'): Promise<string> =>
  page.inputValue(`${form} input[name="${PREFIX}${field}"]`);
const filled = (page: WatchedPage, type: string): Promise<void> =>
  expect.poll(() => value(page, 'source_type')).toBe(type) as unknown as Promise<void>;
const cookies = async (page: WatchedPage) => {
  // The browser answers this once it has what the page has written before.
  await page.evaluate(() => document.cookie);
  return (await page.context().cookies()).filter(({ name }) => name.startsWith('sbjs_'));
};
const cookie = async (page: WatchedPage, name: string) => (await cookies(page)).find((one) => one.name === name);

const withParams = (params: object, more = ''): string =>
  `?attribution=${encodeURIComponent(JSON.stringify(params))}${more}`;

async function open(query = '', options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(PAGE + query, options);
  await mounted(page, 'order-attribution');
  return page;
}

/** Opens a page of the shop under another host, as if its name led here. */
async function openAt(host: string, path: string, options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage('about:blank', {
    ...options,
    async before(opening) {
      await opening.route(`http://${host}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: inject('base') + pathname + search }) });
      });
      await options.before?.(opening);
    },
  });
  await page.goto(`http://${host}${path}`);
  await mounted(page, 'order-attribution');
  return page;
}

const consent = (page: WatchedPage, detail: Record<string, string>): Promise<boolean> =>
  page.evaluate(
    (all) => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: all })),
    detail,
  );

describeWidget({
  name: 'order-attribution',
  // The cart's fragments would write into the same body.
  page: `${PAGE}?nomini=1`,
  host: 'body',
  // The theme's links carry the switches of the address.
  ignore: ['href'],
});

describe('the hidden inputs of order attribution', () => {
  test('the hidden inputs hold a value for every configured field, under the configured prefix, in each form', async () => {
    const page = await open(`${withParams({ prefix: 'my_' })}&utm_source=mail&utm_campaign=50%25%20off&utm_id=7`);
    const read = () =>
      page.$$eval('.checkout wc-order-attribution-inputs input', (all) =>
        Object.fromEntries(all.map((one) => [(one as HTMLInputElement).name, (one as HTMLInputElement).value])),
      );
    await expect.poll(async () => (await read()).my_source_type).toBe('utm');
    expect(await read()).toMatchObject({
      my_utm_source: 'mail',
      my_utm_campaign: '50% off',
      my_utm_id: '7',
      my_utm_medium: '(none)',
      my_referrer: '(none)',
      my_session_entry: page.url(),
      my_session_pages: '1',
      my_session_count: '1',
      my_user_agent: await page.evaluate(() => navigator.userAgent),
    });
    expect(await page.locator('.register input[type=hidden]').count()).toBe(16);
    expectNoProblems(page);
  });

  test('the hidden inputs keep the source and count the pages of a session', async () => {
    const page = await open('?utm_source=mail');
    await filled(page, 'utm');
    await page.goto(new URL(PAGE, page.url()).href, { referer: page.url() });
    await mounted(page, 'order-attribution');
    await filled(page, 'utm');
    expect(await value(page, 'utm_source')).toBe('mail');
    expect(await value(page, 'session_pages')).toBe('2');
    expect(await value(page, 'session_count')).toBe('1');
  });

  test('the hidden inputs know the address that the page was entered with, whatever a script has made of it', async () => {
    const page = await open('?utm_source=mail&utm_id=7#top', {
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => history.replaceState(null, '', location.pathname));
        }),
    });
    await filled(page, 'utm');
    expect(page.url()).not.toContain('utm');
    expect(await value(page, 'utm_source')).toBe('mail');
    expect(await value(page, 'session_entry')).toBe(`${page.url()}?utm_source=mail&utm_id=7#top`);
  });

  test('the hidden inputs know a search engine that sends no query', async () => {
    const page = await openAt('shop.test', PAGE, {
      before: (opening) =>
        opening.addInitScript(() => {
          Object.defineProperty(Document.prototype, 'referrer', { get: () => 'https://www.bing.com/' });
        }),
    });
    await filled(page, 'organic');
    expect(await value(page, 'utm_source')).toBe('bing');
    expect(await value(page, 'referrer')).toBe('https://www.bing.com/');
  });

  test('the hidden inputs are sent once where the page has several copies of the element', async () => {
    const page = await open('?copies=1');
    await filled(page, 'typein');
    expect(await page.locator(`input[name="${PREFIX}source_type"]`).count()).toBe(2);
    expect(await page.locator(`.checkout input[name="${PREFIX}source_type"]`).count()).toBe(1);
  });

  test('the hidden inputs come into a form that arrives late', async () => {
    const page = await open();
    await filled(page, 'typein');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.className = 'late';
      form.append(document.createElement('wc-order-attribution-inputs'));
      document.querySelector('main')?.append(form);
    });
    expect(await value(page, 'source_type', '.late')).toBe('typein');
  });

  test('the hidden inputs are sent once where a script has cloned the element with what is in it', async () => {
    const page = await open();
    await filled(page, 'typein');
    await page.$eval('.checkout wc-order-attribution-inputs', (one) => one.after(one.cloneNode(true)));
    expect(await page.locator(`.checkout input[name="${PREFIX}source_type"]`).count()).toBe(1);
    await filled(page, 'typein');
  });

  const addGlobal = (): void => {
    const params = { lifetime: 0.1, session: 30, prefix: 'wc_order_attribution_', allowTracking: true };
    Object.assign(window, { wc_order_attribution: { params, fields: { source_type: 'current.typ' } } });
  };

  test('the hidden inputs come on a page that had nothing of them before the form arrived', async () => {
    const page = await openStage({ html: '<p>Nothing</p>', script: addGlobal });
    await started(page);
    await page.$eval('#stage', (stage) => {
      stage.innerHTML = '<form class="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
    });
    await page.locator('.checkout input').waitFor({ state: 'attached' });
    await filled(page, 'typein');
  });

  test('a page whose optimiser has left only the tag of the shop’s script is counted', async () => {
    const page = await openStage({
      html: '<script id="wc-order-attribution-js" type="text/plain"></script>',
      script: addGlobal,
    });
    await mounted(page, 'order-attribution');
    await expect.poll(() => cookie(page, 'sbjs_current')).toBeDefined();
  });

  test('the hidden inputs move to another copy when theirs goes, and stay with one that is only moved', async () => {
    const page = await open('?copies=1');
    await filled(page, 'typein');
    const sent = () =>
      page.$$eval(`.checkout input[name="${PREFIX}source_type"]`, (all) =>
        all.map((one) => (one as HTMLInputElement).value),
      );
    await page.$eval('.checkout wc-order-attribution-inputs:has(input)', (one) => one.remove());
    expect(await sent()).toEqual(['typein']);
    await page.$eval('.checkout wc-order-attribution-inputs', (one) => one.parentElement?.append(one));
    expect(await sent()).toEqual(['typein']);
    await page.$eval('.checkout', (form) => form.parentElement?.append(form));
    expect(await sent()).toEqual(['typein']);
    expectNoProblems(page);
  });

  test('the hidden inputs take values that a script has set, before the element was defined and after', async () => {
    const page = await open(withParams({ allowTracking: false }), {
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const element = document.querySelector('.checkout wc-order-attribution-inputs');
            Object.assign(element ?? {}, { values: { utm_source: 'early' } });
          });
        }),
    });
    const set = (given: object | null) =>
      page.$eval('.checkout wc-order-attribution-inputs', (one, values) => void Object.assign(one, { values }), given);
    await set({ utm_source: 'own', utm_medium: null });
    expect(await value(page, 'utm_source')).toBe('own');
    expect(await value(page, 'utm_medium')).toBe('');
    await set(null);
    expect(await value(page, 'utm_source')).toBe('');
    expect(await page.$eval('.checkout wc-order-attribution-inputs', (one) => Object.hasOwn(one, 'values'))).toBe(
      false,
    );
  });

  test('the hidden inputs go with the form when the visitor submits it', async () => {
    const page = await open('?utm_source=mail');
    await filled(page, 'utm');
    const request = page.waitForRequest((one) => one.method() === 'POST');
    await page.click('.checkout button');
    const sent = new URLSearchParams((await request).postData() ?? '');
    expect(sent.getAll(`${PREFIX}utm_source`)).toEqual(['mail']);
  });
});

describe('the cookies of order attribution', () => {
  test('the cookies belong to the host itself where there is no domain to set, and last as configured', async () => {
    const page = await open(withParams({ lifetime: 1, session: 45 }));
    await filled(page, 'typein');
    const minutes = async (name: string) =>
      Math.round((((await cookie(page, name))?.expires ?? 0) - Date.now() / 1000) / 60);
    await expect.poll(() => minutes('sbjs_current')).toBe(30 * 24 * 60);
    await expect.poll(() => minutes('sbjs_session')).toBe(45);
    await expect
      .poll(async () => (await cookies(page)).map(({ domain }) => domain))
      .toEqual(Array(7).fill('127.0.0.1'));
    await expect
      .poll(async () => (await cookie(page, 'sbjs_session'))?.value)
      .toBe(`pgs%3D1%7C%7C%7Ccpg%3D${encodeURIComponent(page.url()).replaceAll("'", '%27')}`);
  });

  test('the cookies end with the browser as a stock page configures', async () => {
    const page = await open();
    await filled(page, 'typein');
    await expect.poll(async () => (await cookie(page, 'sbjs_first'))?.expires).toBe(-1);
  });

  test('the cookies of a shop at www. belong to all its hosts, and all go when tracking is denied', async () => {
    const page = await openAt('www.shop.test', PAGE + withParams({ consentCategory: 'marketing' }));
    await filled(page, 'typein');
    await expect
      .poll(async () => (await cookies(page)).map(({ domain }) => domain))
      .toEqual(Array(7).fill('.shop.test'));
    await page.context().addCookies([
      { name: 'sbjs_current', value: 'old', domain: '.www.shop.test', path: '/' },
      { name: 'sbjs_promo', value: 'old', url: new URL('/', page.url()).href },
    ]);
    await consent(page, { marketing: 'deny' });
    await expect.poll(() => cookies(page)).toEqual([]);
    expect(await value(page, 'source_type')).toBe('');
  });

  test('the cookies can be base64, and are read again', async () => {
    const query = withParams({ base64: true });
    const page = await open(`${query}&utm_source=mail`);
    await filled(page, 'utm');
    await expect
      .poll(async () => (await cookies(page)).map(({ value: raw }) => /^[\w+/]+$/.test(raw)))
      .toEqual(Array(7).fill(true));
    await page.goto(new URL(PAGE + query, page.url()).href, { referer: page.url() });
    await mounted(page, 'order-attribution');
    await filled(page, 'utm');
    expect(await value(page, 'session_pages')).toBe('2');
  });

  test('the start of a session is told in UTC in a zone of half hours', async () => {
    const page = await open('', { context: { timezoneId: 'Asia/Kolkata' } });
    await filled(page, 'typein');
    const started = Date.parse(`${(await value(page, 'session_start_time')).replace(' ', 'T')}Z`);
    expect(Math.abs(started - Date.now())).toBeLessThan(60_000);
  });

  test.each(['constructor=1', '__proto__=1&__proto__=2', 'toString'])(
    'a query with %s does not disturb the attribution',
    async (hostile) => {
      const page = await open(`?${hostile}&utm_source=mail`);
      await filled(page, 'utm');
      expect(await value(page, 'utm_source')).toBe('mail');
      expectNoProblems(page);
    },
  );
});

describe('consent to order attribution', () => {
  test('nothing is loaded or written without consent, and old cookies go', async () => {
    let loaded: unknown[] = [];
    const page = await openPage(PAGE + withParams({ allowTracking: false }), {
      async before(opening) {
        loaded = requestsTo(opening, /\/track-/);
        await opening.context().addCookies([{ name: 'sbjs_current', value: 'typ%3Dutm', url: inject('base') }]);
      },
    });
    await mounted(page, 'order-attribution');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => cookies(page)).toEqual([]);
    expect(loaded).toEqual([]);
    expect(await value(page, 'source_type')).toBe('');
  });

  test('tracking begins and ends with the consent manager’s events for its category', async () => {
    const page = await open(withParams({ allowTracking: false, consentCategory: 'marketing' }));
    await consent(page, { statistics: 'allow' });
    await allMounted(page);
    await page.waitForLoadState('networkidle');
    expect(await cookies(page)).toEqual([]);
    await consent(page, { marketing: 'allow' });
    await filled(page, 'typein');
    await consent(page, { marketing: 'deny' });
    await expect.poll(() => cookies(page)).toEqual([]);
    expect(await value(page, 'source_type')).toBe('');
    await consent(page, { marketing: 'allow' });
    await filled(page, 'typein');
    expect(await value(page, 'session_pages')).toBe('1');
  });

  test('consent that is given before the widget is there is not lost', async () => {
    let release = (): void => {};
    const page = await openPage(
      `${PAGE}${withParams({ allowTracking: false, consentCategory: 'marketing' })}&utm_source=mail`,
      {
        async before(opening) {
          release = await holdChunk(opening, 'order-attribution');
        },
      },
    );
    await consent(page, { marketing: 'allow' });
    release();
    await mounted(page, 'order-attribution');
    await filled(page, 'utm');
  });

  test('consent that is withdrawn while the library is under way is not overrun by it', async () => {
    let release = (): void => {};
    const arrival = new Promise<void>((done) => {
      release = done;
    });
    const page = await open(withParams({ consentCategory: 'marketing' }), {
      before: (opening) =>
        opening.route(/\/track-/, async (route) => {
          await arrival;
          await route.fallback();
        }),
      waitUntil: 'domcontentloaded',
    });
    await consent(page, { marketing: 'deny' });
    const response = page.waitForResponse(/\/track-/);
    release();
    await (await response).finished();
    await page.waitForLoadState('networkidle');
    expect(await cookies(page)).toEqual([]);
    expect(await value(page, 'source_type')).toBe('');
  });

  test.each(['deny', 'deny and allow'])(
    'the answer “%s” between two steps of the counting leaves nothing of the denied one',
    async (said) => {
      const page = await open(`${withParams({ consentCategory: 'marketing' })}&utm_source=mail`, {
        before: (opening) =>
          opening.addInitScript((mayAgain) => {
            const { scheduler } = window as unknown as { scheduler: { yield(): Promise<void> } };
            const pause = scheduler.yield.bind(scheduler);
            scheduler.yield = () => {
              // The library has written, our corrections have not.
              if (document.cookie.includes('sbjs_')) {
                scheduler.yield = pause;
                for (const marketing of mayAgain ? ['deny', 'allow'] : ['deny'])
                  document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing } }));
                window.log = ['said'];
              }
              return pause();
            };
          }, said !== 'deny'),
      });
      await page.waitForFunction(() => window.log?.[0] === 'said');
      if (said === 'deny') {
        await allMounted(page);
        await expect.poll(() => cookies(page)).toEqual([]);
        expect(await value(page, 'source_type')).toBe('');
      } else {
        await filled(page, 'utm');
        expect(await value(page, 'session_pages')).toBe('1');
      }
    },
  );

  test('wp_has_consent is asked once a consent type is defined', async () => {
    const page = await open(withParams({ consentCategory: 'marketing' }), {
      before: (opening) =>
        opening.addInitScript(() => {
          Object.assign(window, { wp_consent_type: 'optin', allowed: false });
          Object.assign(window, { wp_has_consent: () => (window as unknown as { allowed: boolean }).allowed });
        }),
    });
    await page.waitForLoadState('networkidle');
    expect(await cookies(page)).toEqual([]);
    await page.evaluate(() => {
      Object.assign(window, { allowed: true });
      document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
    });
    await filled(page, 'typein');
  });
});

describe('while the shop’s object is missing, as an optimiser leaves it', () => {
  const GLOBAL = `var wc_order_attribution = ${JSON.stringify({
    params: { lifetime: 0.00001, session: 30, base64: false, prefix: PREFIX, allowTracking: true },
    fields: { source_type: 'current.typ', utm_source: 'current.src', session_pages: 'session.pgs' },
  })};`;
  const openLate = (more = '', options: PageOptions = {}) =>
    open(`?global=late&utm_source=mail${more}`, {
      ...options,
      async before(opening) {
        await opening.context().addCookies([{ name: 'sbjs_promo', value: 'code%3Dx', url: inject('base') }]);
        await options.before?.(opening);
      },
    });
  const left = (page: WatchedPage) =>
    page.evaluate((name) => {
      const own = Object.getOwnPropertyDescriptor(window, 'wc_order_attribution');
      return ['sbjs' in window, customElements.get(name) !== undefined, own?.get !== undefined];
    }, 'wc-order-attribution-inputs');

  test('nothing is removed, published or defined before the shop’s object is there', async () => {
    const page = await openLate();
    await consent(page, { marketing: 'deny' });
    expect((await cookies(page)).map(({ name }) => name)).toEqual(['sbjs_promo']);
    expect(await left(page)).toEqual([false, false, true]);
    await page.addScriptTag({ content: GLOBAL });
    await filled(page, 'utm');
    expect(await value(page, 'utm_source')).toBe('mail');
    expect(await left(page)).toEqual([true, true, false]);
    expectNoProblems(page);
  });

  test('the shop’s own script that comes right behind the object counts nothing twice', async () => {
    const page = await openLate();
    await page.addScriptTag({ content: GLOBAL });
    await page.addScriptTag({ url: '/assets/legacy/order-attribution.js' });
    await filled(page, 'utm');
    expect(await value(page, 'session_pages')).toBe('1');
    expectNoProblems(page);
  });

  test('the shop’s own script in one file with the object does the work', async () => {
    const page = await openLate();
    const script = await (
      await page.request.get(new URL('/assets/legacy/order-attribution.js', page.url()).href)
    ).text();
    await page.addScriptTag({ content: `${GLOBAL}\n${script}` });
    await filled(page, 'utm');
    expect(await value(page, 'session_pages')).toBe('1');
    expect(await page.evaluate(() => (window as unknown as { __legacyEffects: string[] }).__legacyEffects)).toEqual([
      'attribution:allow',
      'attribution:count',
    ]);
    await consent(page, { statistics: 'deny' });
    expect(await value(page, 'source_type')).toBe('utm');
    expectNoProblems(page);
  });

  test('the widget does not wait on a site whose configuration allows tracking', async () => {
    const config = JSON.stringify({ settings: { 'order-attribution': { allowTracking: true } } });
    const page = await openLate(`&config=${encodeURIComponent(config)}`);
    await expect.poll(async () => (await cookies(page)).map(({ name }) => name)).toContain('sbjs_current');
    await expect.poll(() => left(page)).toEqual([true, true, false]);
  });

  test('the widget leaves the window as it was when it is unmounted', async () => {
    const page = await openLate();
    await page.evaluate(() => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(host: Element): void } };
      api.unmount(document.body);
    });
    await expect.poll(() => page.evaluate(() => 'wc_order_attribution' in window)).toBe(false);
  });
});

describe('what other scripts call', () => {
  test('setOrderTracking denies and allows, and getAttributionData tells, in the same task', async () => {
    const page = await open('?utm_source=mail');
    await filled(page, 'utm');
    const denied = await page.evaluate(() => {
      const { wc_order_attribution: shop } = window as unknown as Attribution;
      const before = shop.getAttributionData().utm_source;
      shop.setOrderTracking(false);
      return { before, after: shop.getAttributionData(), cookies: document.cookie.includes('sbjs_') };
    });
    expect(denied.before).toBe('mail');
    expect(Object.values(denied.after)).toEqual(Array(16).fill(null));
    expect(denied.cookies).toBe(false);
    expect(await value(page, 'utm_source')).toBe('');
    await page.evaluate(() => (window as unknown as Attribution).wc_order_attribution.setOrderTracking(true));
    await filled(page, 'utm');
  });

  test('a denial by setOrderTracking outlasts consent for other categories, not consent for its own', async () => {
    const page = await open(`${withParams({ consentCategory: 'marketing' })}&utm_source=mail`);
    await filled(page, 'utm');
    await page.evaluate(() => (window as unknown as Attribution).wc_order_attribution.setOrderTracking(false));
    await consent(page, { statistics: 'allow' });
    await allMounted(page);
    await page.waitForLoadState('networkidle');
    expect(await cookies(page)).toEqual([]);
    expect(await value(page, 'utm_source')).toBe('');
    await consent(page, { marketing: 'allow' });
    await filled(page, 'utm');
  });

  test('sbjs has the data, and its init counts nothing twice', async () => {
    const page = await open('?utm_source=mail');
    await filled(page, 'utm');
    const read = await page.evaluate(() => {
      const { sbjs } = window as unknown as Attribution;
      let given: unknown;
      sbjs.init({ callback: (get: unknown) => (given = get) });
      return { source: sbjs.get.current?.src, pages: sbjs.get.session?.pgs, same: given === sbjs.get };
    });
    expect(read).toEqual({ source: 'mail', pages: '1', same: true });
    await expect.poll(async () => (await cookie(page, 'sbjs_session'))?.value).toContain('pgs%3D1%7C');
  });

  test('the checkout made of blocks is told the data, and once more when its store first changes', async () => {
    const page = await open('?utm_source=mail', {
      before: (opening) =>
        opening.addInitScript(() => {
          const told: unknown[] = [];
          const listeners = new Set<() => void>();
          const setExtensionData = (namespace: string, values: { utm_source: unknown }, replace: boolean): void =>
            void told.push([namespace, values.utm_source, replace]);
          const data = {
            dispatch: (key: string) => (key === 'wc/store/checkout' ? { setExtensionData } : undefined),
            subscribe(listener: () => void) {
              listeners.add(listener);
              return () => listeners.delete(listener);
            },
          };
          const change = (): void => [...listeners].forEach((listener) => void listener());
          const wc = { wcBlocksData: { CHECKOUT_STORE_KEY: 'wc/store/checkout' } };
          Object.assign(window, { wp: { data }, wc, told, change });
        }),
    });
    await filled(page, 'utm');
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[][] }).told);
    await expect.poll(async () => (await told()).at(-1)).toEqual(['woocommerce/order-attribution', 'mail', true]);
    const before = (await told()).length;
    await page.evaluate(() => {
      const { change } = window as unknown as { change(): void };
      change();
      change();
    });
    expect(await told()).toHaveLength(before + 1);
  });

  test('all attribution data is null without the library, and the page goes on', async () => {
    const page = await open('', { block: [/\/track-/] });
    await page.waitForLoadState('networkidle');
    const data = await page.evaluate(() =>
      (window as unknown as Attribution).wc_order_attribution.getAttributionData(),
    );
    expect(new Set(Object.values(data))).toEqual(new Set([null]));
    expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
  });
});
