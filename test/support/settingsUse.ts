/** Which settings make a difference, on each host of a page. */
import { fileNameOf } from '../../scripts/fileNames';
import { widgets } from '../../scripts/widgetFiles';
import type { WidgetDefinition } from '../../src/core/types';
import { openPage, started, type WidgetsApi } from './page';

/** A widget on a host, and the settings that nothing showed or read. */
export interface HostUse {
  widget: string;
  /** The host's type in Elementor, or its name in markup. */
  kind: string;
  /** The host without the widget's changes. */
  html: string;
  keys: string[];
  unused: string[];
  /** The texts that were shown. */
  shown: string[];
}

interface Watched {
  widget: string;
  kind: string;
  host: HTMLElement;
  keys: string[];
  /** The texts that the host's settings got. */
  marks: Map<string, string>;
  read: Set<string>;
}

type Recording = Window & {
  StorefrontWidgets: WidgetsApi & { mount(root: Element): void };
  __watched: (name: string, definition: WidgetDefinition) => WidgetDefinition;
  __uses: Map<string, Watched>;
  __shown: Set<string>;
  storefrontWidgetsSaved?: object;
};

/**
 * Runs in the page. Texts get marks, by an entry in the configuration for the host's selector, and count once a mark is
 * in the document. Other settings count once the widget's code reads them, as long as it does not only copy them.
 */
function watch(): void {
  const here = window as unknown as Recording;
  here.__uses = new Map();
  here.__shown = new Set();
  const note = (text: string): void => {
    for (const [mark] of text.matchAll(/«\d+»/g)) here.__shown.add(mark);
  };
  const look = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) note(node.nodeValue ?? '');
    if (!(node instanceof Element)) return;
    for (const { value } of node.attributes) note(value);
    for (const child of node.childNodes) look(child);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) look(node);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  let marks = 0;
  here.__watched = (widget, definition) => {
    const { settings: schema, read } = definition;
    if (!schema?.describe) return definition;
    const described = schema.describe();
    let now: HTMLElement;
    const idOf = (host: HTMLElement): string => `${widget} ${host.getAttribute('data-storefront-host')}`;
    return {
      ...definition,
      read(host) {
        now = host;
        const kind = host.getAttribute('data-widget_type')?.split('.')[0] ?? host.localName;
        const texts = described.filter(({ acceptsText }) => acceptsText);
        const use = here.__uses.get(idOf(host)) ?? {
          widget,
          kind,
          host,
          keys: described.map(({ key }) => key),
          marks: new Map(texts.map(({ key }) => [key, `«${++marks}»`])),
          read: new Set(),
        };
        here.__uses.set(idOf(host), use);
        const given = texts.map(({ key, type }) => {
          const mark = use.marks.get(key) as string;
          return [key, type.startsWith('list') ? Array(5).fill(mark) : mark] as const;
        });
        // The settings of this host are read next.
        here.storefrontWidgetsSaved = {
          [`[data-storefront-host="${host.getAttribute('data-storefront-host')}"]`]: Object.fromEntries(given),
        };
        return read?.(host) ?? {};
      },
      settings: {
        ...schema,
        parse(...given) {
          const use = here.__uses.get(idOf(now));
          let copied = new Set<unknown>();
          return new Proxy(schema.parse(...given), {
            ownKeys(values) {
              const keys = Reflect.ownKeys(values);
              copied = new Set(keys);
              return keys;
            },
            get(values, key) {
              if (!copied.delete(key)) use?.read.add(String(key));
              return Reflect.get(values, key);
            },
          });
        },
      },
    };
  };
}

/** Runs in the page: starts all widgets, brings all of the page into view, and tells what was used. */
async function use(): Promise<HostUse[]> {
  const here = window as unknown as Recording;
  const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
  const end = performance.now() + 5000;
  for (;;) {
    const late = here.StorefrontWidgets.report().filter(({ state }) => state !== 'mounted' && state !== 'failed');
    if (late.length === 0 || performance.now() > end) break;
    for (const { element, state } of late) if (state === 'waiting') here.StorefrontWidgets.mount(element);
    await pause(20);
  }
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight * 0.8) {
    scrollTo(0, top);
    await pause(60);
  }
  const seen = (): number => [...here.__uses.values()].reduce((sum, { read }) => sum + read.size, here.__shown.size);
  for (let before = -1, quiet = 0; quiet < 8 && performance.now() < end + 5000; quiet += 1) {
    if (seen() !== before) quiet = 0;
    before = seen();
    await pause(50);
  }
  const uses = [...here.__uses.values()].map(({ marks, read, ...one }) => {
    const isShown = (key: string): boolean => here.__shown.has(marks.get(key) ?? '');
    const unused = one.keys.filter((key) => !(marks.has(key) ? isShown(key) : read.has(key)));
    return { ...one, unused, shown: one.keys.filter(isShown) };
  });
  here.StorefrontWidgets.unmount(document.documentElement);
  return uses.map(({ host, ...use }) => ({ ...use, html: host.outerHTML }));
}

const CHUNK = /\/widget-([\w-]+)-[\w-]{7,8}\.js(\?.*)?$/;

/** Opens a page and tells of each widget which settings made no difference. */
export async function settingsUse(path: string): Promise<HostUse[]> {
  const page = await openPage(path, {
    async before(opening) {
      await opening.addInitScript(watch);
      await opening.route(CHUNK, (route) => {
        const { pathname, searchParams } = new URL(route.request().url());
        if (searchParams.has('genuine')) return route.fallback();
        const genuine = JSON.stringify(`${pathname}?genuine`);
        const file = CHUNK.exec(pathname)?.[1];
        const name = JSON.stringify(widgets.find((widget) => fileNameOf(widget) === file));
        const body = `
          import definition from ${genuine};
          export * from ${genuine};
          export default window.__watched(${name}, definition);`;
        return route.fulfill({ contentType: 'text/javascript', body });
      });
    },
  });
  await started(page);
  return page.evaluate(use);
}
