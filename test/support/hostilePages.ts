/** Shows hostile posts in a browser, one navigation each, and reports the harm they do. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Frame, Page, Request } from 'playwright-core';
import { addSample, type Piece, widgetFacts } from './hostileMarkup';
import { MARKUP } from './hostileValues';
import type { WidgetsApi } from './widgetsApi';

/** The conditions under which a post is shown. */
export interface Shown {
  post: string;
  comment: string;
  /** Switches of the page. */
  query: string;
  /** Random numbers from 0 up to 1 that choose the pressed elements. */
  presses: readonly number[];
}

/** The timeout of a page, in ms. */
const FROZEN = 8000;

/** A request that reached the server. */
interface Served {
  /** Method and address. */
  line: string;
  body: string;
  /** The `Sec-Fetch-Dest` of the request; `empty` for requests of scripts. */
  kind: string | undefined;
}

/** The demo shop behind a server on another port that inserts a post; nothing is intercepted in the browser. */
export class HostileShop {
  readonly served: Served[] = [];
  private readonly templates = new Map<string, Promise<string>>();
  private shown: Shown = { post: '', comment: '', query: '', presses: [] };
  private readonly server = createServer((request, response) => void this.answer(request, response));
  private count = 0;

  constructor(private readonly base: string) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A unique address of a page with this post. */
  show(shown: Shown): string {
    this.shown = shown;
    this.served.length = 0;
    this.count += 1;
    return `${this.url}/fixture/post/?${shown.query}&visit=${this.count}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async page(): Promise<string> {
    const { query, post, comment } = this.shown;
    const template =
      this.templates.get(query) ?? fetch(`${this.base}/fixture/post/?${query}`).then((one) => one.text());
    this.templates.set(query, template);
    return (await template).replace('<!-- post -->', () => post).replace('<!-- comment -->', () => comment);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    // A page that was left may still send requests.
    const asker = /[?&]visit=(\d+)/.exec(request.headers.referer ?? '')?.[1];
    if (asker === undefined || Number(asker) === this.count)
      this.served.push({
        line: `${method} ${url}`,
        body: String(body),
        kind: String(request.headers['sec-fetch-dest']),
      });
    const { pathname, searchParams } = new URL(url, this.url);
    if (pathname === '/fixture/post/' && searchParams.has('visit')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' });
      response.end(await this.page());
      return;
    }
    const uploaded = /^\/wp-content\/uploads\/.*\.(\w+)$/.exec(pathname)?.[1];
    if (uploaded) {
      response.writeHead(200, { 'content-type': TYPES[uploaded] ?? 'application/octet-stream' });
      response.end(uploaded === 'js' ? 'window.pwned=1' : UPLOAD);
      return;
    }
    // Sent by the login form itself: the page stays where it is.
    if (method !== 'GET' && pathname === '/my-account/') {
      response.writeHead(204);
      response.end();
      return;
    }
    const to = new URL(this.base);
    const options = { host: to.hostname, port: to.port, path: url, method, headers: request.headers };
    const passed = forward(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    passed.end(body);
  }
}

const UPLOAD = `<html><body><ul class="products"><li>${MARKUP[0]}</li></ul><script>pwned=1</script>{"v":"5.0"}</body></html>`;
const TYPES: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  json: 'application/json',
  html: 'text/html',
  svg: 'image/svg+xml',
  js: 'text/javascript',
  css: 'text/css',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
};

/**
 * Other hosts that widgets contact by default: those for map tiles and addresses, and video players, which have fixed
 * addresses.
 */
const PROVIDERS =
  /^https:\/\/(tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$|nominatim\.openstreetmap\.org\/search\?format=jsonv2&limit=1&q=[^&]*$|(www\.)?youtube(-nocookie)?\.com\/(iframe_api$|embed\/[\w-]+\?)|player\.vimeo\.com\/(api\/player\.js$|video\/\d+\?)|www\.dailymotion\.com\/embed\/|fast\.wistia\.)/;
/** Pictures and films: authors may embed them even without our script. */
const isPicture = (kind: string | undefined): boolean => /^(image|media|video|audio)$/.test(kind ?? '');

/** Addresses that change, or may change, something on the server. */
const ACTS = /[?&](add-to-cart|remove_item|undo_item|remove_coupon|action|wc-ajax|evil)=|wp-(json|admin|login)|logout/;
/** Requests that only read, wherever they come from. */
const READS = [
  /^POST \/\?wc-ajax=get_refreshed_fragments\b/,
  /^GET \/wp-json\/elementskit\/v1\/megamenu\/megamenu_content\?id=\d+: /,
  /^POST \/wp-admin\/admin-ajax\.php: action=ekit_widgetarea_content&nonce=\w+&post_id=\d+$/,
];
/** Requests of the shop's own buttons when they are pressed. */
const PRESSED = [
  // The login form itself, as the browser sends it.
  /^POST \/my-account\/: username=ada&password=s3cret&/,
  /^POST \/\?wc-ajax=(add_to_cart|remove_from_cart|get_variation)(&|: )/,
  /^POST \/wp-admin\/admin-ajax\.php: action=jet_woo_builder_(get_layout|add_cart_single_product)&/,
  /^POST \/wp-json\/elementor-pro\/v1\/refresh-loop: /,
  /^POST \/wp-json\/wp\/v2\/users\/\d+: woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes$/,
];

/** Leaves a page; a link that is being followed may come in between. */
async function leave(page: Page, tries = 3): Promise<void> {
  const left = await page.goto('about:blank').then(
    () => true,
    () => false,
  );
  if (!left && tries > 1) await leave(page, tries - 1);
}

/** One browser page that shows one hostile post after the other. */
export class HostilePages {
  private page: Page | undefined;
  private context: BrowserContext | undefined;
  private deeds: string[] = [];
  private isPressing = false;
  /** The number of requests before the first press. */
  private atPress = 0;
  private hasLeft = false;
  /** Has the page been requested? Earlier events belong to the previous page. */
  private hasBegun = false;
  private address = '';
  /** The widgets that posts have started. */
  readonly mounted = new Set<string>();
  /** Uncaught exceptions: not harmful, but worth knowing. */
  readonly exceptions = new Map<string, number>();

  constructor(
    private readonly browser: Browser,
    private readonly shop: HostileShop,
  ) {}

  /** The harm that the post has done; empty if none. */
  async visit(shown: Shown): Promise<string[]> {
    this.page ??= await this.open();
    const { page } = this;
    // Without our script, a pressed link is followed, and the request would count for the next page.
    if (this.hasBegun) await leave(page);
    this.deeds = [];
    this.isPressing = this.hasLeft = this.hasBegun = false;
    this.atPress = Number.POSITIVE_INFINITY;
    this.address = this.shop.show(shown);
    const isDone = await this.inTime(this.look(page, shown));
    const { deeds } = this;
    deeds.push(...this.shop.served.slice(0, this.atPress).flatMap((one) => serverDeed(one, false)));
    deeds.push(...this.shop.served.slice(this.atPress).flatMap((one) => serverDeed(one, true)));
    if (!isDone) deeds.push('froze the page');
    if (!isDone || deeds.length > 0) await this.close();
    return [...new Set(deeds)];
  }

  async close(): Promise<void> {
    const { context } = this;
    this.page = this.context = undefined;
    await context?.close().catch(() => undefined);
  }

  private async inTime(work: Promise<void>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), FROZEN);
    });
    const done = work.then(
      () => true,
      (error: unknown) => {
        // A press has navigated away, like one on a link.
        if (this.hasLeft) return true;
        this.deeds.push(`could not be asked: ${String(error).split('\n')[0]}`);
        return true;
      },
    );
    const isInTime = await Promise.race([done, late]);
    clearTimeout(timer);
    return isInTime;
  }

  private async look(page: Page, { presses }: Shown): Promise<void> {
    await page.goto(this.address, { waitUntil: 'domcontentloaded', timeout: FROZEN });
    const { deeds, mounted } = await page.evaluate(settle);
    this.deeds.push(...deeds);
    for (const name of mounted) this.mounted.add(name);
    this.isPressing = true;
    this.atPress = this.shop.served.length;
    this.deeds.push(...(await page.evaluate(behave, presses)));
    await page.context().clearCookies();
  }

  private async open(): Promise<Page> {
    this.context = await this.browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const page = await this.context.newPage();
    const session = await this.context.newCDPSession(page);
    await session.send('Network.enable');
    // Other hosts are blocked; requests to them are checked below.
    await session.send('Network.setBlockedURLs', { urls: ['https://*', 'ftp://*', 'wss://*', '*evil.example*'] });
    this.context.on('request', (request) => this.note(page, request));
    page.on('dialog', (dialog) => {
      this.deeds.push(`opened a dialog: ${dialog.message()}`);
      void dialog.dismiss().catch(() => undefined);
    });
    await page.addInitScript(noteWindows);
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
    page.on('download', (download) => this.deeds.push(`downloaded ${download.url()}`));
    page.on('pageerror', (error) => {
      const text = (error.stack ?? String(error)).split('\n').slice(0, 3).join(' ');
      this.exceptions.set(text, (this.exceptions.get(text) ?? 0) + 1);
    });
    return page;
  }

  private note(page: Page, request: Request): void {
    const url = request.url();
    const isOwn = url.startsWith(`${this.shop.url}/`);
    const frame = frameOf(request);
    const isWhole = request.isNavigationRequest() && !frame?.parentFrame();
    if (isWhole && url === this.address) this.hasBegun = true;
    else if (!this.hasBegun) return;
    else if (isWhole) {
      if (frame !== page.mainFrame() || (request.method() === 'POST' && isOwn)) return;
      if (this.isPressing) this.hasLeft = true;
      else this.deeds.push(`went elsewhere: ${url}`);
    } else if (
      !isOwn &&
      /^(https?|wss?|ftp):/.test(url) &&
      !PROVIDERS.test(url) &&
      !isPicture(request.resourceType())
    ) {
      this.deeds.push(`asked a foreign host for ${request.resourceType()}: ${url}`);
    }
  }
}

/** The problem with a request to the server. */
function serverDeed({ line, body, kind }: Served, isPressed: boolean): string[] {
  const whole = `${line}: ${body.slice(0, 300)}`;
  const isGet = line.startsWith('GET ');
  // Navigations are checked in the browser.
  if (READS.some((pattern) => pattern.test(whole)) || isPicture(kind) || (isGet && kind === 'document')) return [];
  if (isPressed && PRESSED.some((pattern) => pattern.test(whole))) return [];
  if (!isGet) return [`sent ${whole}`];
  return ACTS.test(line) ? [`asked for what acts: ${line} (${kind})`] : [];
}

/** The data that the page records for the test. */
interface Kept {
  opened?: string[];
}

/** Runs in the page before all other scripts: records new windows instead of opening them. */
function noteWindows(): void {
  const opened: string[] = [];
  Object.defineProperty(window, 'opened', { value: opened });
  window.open = (address) => {
    opened.push(String(address));
    return null;
  };
}

/** The frame of a request; undefined for a window that is just opening. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/** Runs in the page: waits until all possible widgets have mounted, and scrolls through the page like a visitor. */
async function settle(): Promise<{ deeds: string[]; mounted: string[] }> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const found = (): WidgetsApi | undefined => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets?: WidgetsApi };
    return typeof api?.mount === 'function' ? api : undefined;
  };
  const wait = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 5));
  const started = performance.now();
  while (!found() && performance.now() - started < 4000) {
    document.dispatchEvent(new PointerEvent('pointermove'));
    await wait();
  }
  const api = found();
  // Widgets inside an unclosed element do not start.
  if (!api)
    return {
      deeds: document.querySelector('script[src*="storefront-widgets"]') ? ['the script did not start'] : [],
      mounted: [],
    };
  const isBusy = (): boolean =>
    document.querySelector(':is([data-widget-state=found],[data-widget-state=loading])[data-storefront-host]') !== null;
  const settled = async (): Promise<void> => {
    const begin = performance.now();
    while (isBusy() && performance.now() - begin < 1500) await wait();
  };
  api.mount(document.documentElement);
  await settled();
  scrollTo(0, document.documentElement.scrollHeight);
  await frame();
  scrollTo(0, 0);
  await frame();
  await settled();
  const { opened = [] } = window as Kept;
  const mounted = api
    .report()
    .filter(({ state }) => state === 'mounted')
    .map(({ widget }) => widget);
  return { deeds: opened.splice(0).map((address) => `opened a window: ${address}`), mounted };
}

/** Runs in the page: points, presses and types at random, and reports the results. */
async function behave(presses: readonly number[]): Promise<string[]> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const isLogin = (element: Element): boolean => element.closest('form.login') !== null;
  // Links work the same without our script; only navigations by scripts are checked.
  const stay = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.('a[href],area[href],button');
    if (link) event.preventDefault();
  };
  addEventListener('click', stay);
  addEventListener(
    'click',
    (event) => {
      for (const name of ['stopPropagation', 'stopImmediatePropagation'] as const) {
        event[name] = () => {
          stay(event);
          Event.prototype[name].call(event);
        };
      }
    },
    true,
  );
  const pressable = (): HTMLElement[] =>
    [
      ...document.querySelectorAll<HTMLElement>('a,button,[role=button],[role=tab],[tabindex],img,[data-widget] *'),
    ].filter((element) => !isLogin(element));
  for (const number of presses) {
    const all = pressable();
    const element = all[Math.floor(number * all.length)];
    if (!element) break;
    const options = { bubbles: true, cancelable: true, composed: true, clientX: 5, clientY: 5 };
    for (const type of ['pointerover', 'pointerenter', 'pointerdown'])
      element.dispatchEvent(new PointerEvent(type, options));
    for (const type of ['mouseover', 'mouseenter', 'mousemove', 'mousedown'])
      element.dispatchEvent(new MouseEvent(type, options));
    element.focus();
    element.dispatchEvent(new MouseEvent('mouseup', options));
    element.dispatchEvent(new MouseEvent('click', options));
    await frame();
    element.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: number > 0.5 ? 'Enter' : 'ArrowRight' }));
    await frame();
  }
  await new Promise((resolve) => setTimeout(resolve, 50));

  const deeds: string[] = [];
  const { opened = [] } = window as Kept;
  const odd = opened.find((address) => !/^(https?|mailto):/.test(new URL(address, location.href).href));
  if (odd) deeds.push(`opened a window: ${odd}`);
  if ('pwned' in window || document.documentElement.hasAttribute('data-pwned')) deeds.push('ran script');
  const ranInside = ({ contentWindow }: HTMLIFrameElement): boolean => {
    try {
      return contentWindow !== null && 'pwned' in contentWindow;
    } catch {
      // The frame has another origin, like a provider's player.
      return false;
    }
  };
  if ([...document.querySelectorAll('iframe')].some(ranInside)) deeds.push('ran script in a frame');
  const bad = document.querySelector('meta[http-equiv=refresh],base,embed,link[rel=import],iframe[srcdoc]');
  if (bad) deeds.push(`inserted ${bad.outerHTML.slice(0, 100)}`);
  const handler = [...document.querySelectorAll('*')].find((element) =>
    [...element.attributes].some(({ name }) => /^on/.test(name)),
  );
  if (handler) deeds.push(`inserted ${handler.outerHTML.slice(0, 200)}`);
  const form = [...document.forms].find(
    (one) => !one.getAttribute('action')?.startsWith('/') && one.getAttribute('action'),
  );
  if (form) deeds.push(`inserted a form: ${form.outerHTML.slice(0, 200)}`);
  const names = [document.cookie.split(/=[^;]*;?\s*/), Object.keys(localStorage), Object.keys(sessionStorage)].flat();
  // The countdown puts the widget's id before a fixed text, so that key is nobody else's.
  const whole = names.filter((name) => !/-evergreen_(due_date|interval)$/.test(name));
  const chosen = whole.filter((name) =>
    /evil|__proto__|^(constructor|prototype|toString|hasOwnProperty)$|logged_in/.test(name),
  );
  if (chosen.length > 0) deeds.push(`stored ${chosen}`);
  localStorage.clear();
  sessionStorage.clear();

  const login = document.querySelector<HTMLFormElement>('form.login');
  if (login) {
    const fields = [...login.elements].map((field) => {
      const { name, type, value } = field as HTMLInputElement;
      return name ? `${name}=${value} (${type})` : '';
    });
    const given = `${login.getAttribute('action')} ${login.method} ${login.target} ${fields.filter(Boolean).join(', ')}`;
    const expected =
      '/my-account/ post  username=ada (text), password=s3cret (password), woocommerce-login-nonce=n0nce (hidden), login=Log in (submit)';
    if (given !== expected) deeds.push(`changed the login form: ${given}`);
    let isNative = false;
    addEventListener('submit', (event) => {
      isNative = event.target === login && !event.defaultPrevented;
      event.preventDefault();
    });
    HTMLFormElement.prototype.requestSubmit.call(login, login.querySelector<HTMLButtonElement>('[name=login]'));
    await frame();
    if (!isNative) deeds.push('took the login form');
  }
  return deeds;
}

/** Reads the markup of widgets on the demo pages, as samples for the generator. */
export async function gatherSamples(browser: Browser, base: string, paths: readonly string[]): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${base}/__blank`);
  const selectors = widgetFacts.map(({ name, adopts }) => ({
    name,
    selector: [`[data-widget~="${name}"]`, ...adopts.filter((one) => !one.startsWith('body'))].join(','),
  }));
  const found = await page.evaluate(gather, { paths: paths.map((path) => `${path}?script=none`), selectors });
  await context.close();
  for (const { name, piece } of found) addSample(name, piece);
  return found.length;
}

interface Gathering {
  paths: string[];
  selectors: { name: string; selector: string }[];
}

/** Runs in an empty page of the shop. */
async function gather({ paths, selectors }: Gathering): Promise<{ name: string; piece: Piece }[]> {
  const asPiece = (element: Element): Piece => ({
    tag: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.childNodes].flatMap((child): (Piece | string)[] => {
      if (child instanceof Element)
        return /^(script|style|template|svg|noscript)$/.test(child.localName) ? [] : [asPiece(child)];
      return child.nodeType === 3 && child.textContent?.trim() ? [child.textContent.trim().slice(0, 80)] : [];
    }),
  });
  const pages = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
  return pages.flatMap((text) => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    return selectors.flatMap(({ name, selector }) =>
      [...page.body.querySelectorAll(selector)]
        .filter((element) => element.outerHTML.length < 15_000)
        .slice(0, 4)
        .map((element) => ({ name, piece: asPiece(element) })),
    );
  });
}
