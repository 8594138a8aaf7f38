/** Pages that nobody has touched yet, with some widgets alone. */
import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { withApi } from '../browser/runtimeStage';
import { holdRuntime, isFetched } from './chunks';
import { mounted, openPage, type PageOptions, type WatchedPage } from './page';
import { withoutPointer } from './rest';

/** A phone's window and pointer. */
export const PHONE: PageOptions = { mobile: true };

const RUNTIME_CHUNK = /\/(runtime|react|widget-)/;

/** The widgets of these pages. */
const OURS = [
  'nav-menu',
  'menu-cart',
  'search-form',
  'search',
  'mega-menu',
  'search-popup',
  'offcanvas-sidebar',
  'elementskit-menu',
  'vertical-menu',
  'off-canvas',
  'back-to-top',
  'video-popup',
  'team-popup',
  'stretched-section',
  'quick-view',
  'jet-mega-menu',
  'entrance',
  'loop-grid',
  'taxonomy-filter',
  'notice-place',
  'video',
  'hotspot',
  'layout-switcher',
  'product-list',
  'jet-image-accordion',
];
const ALL = readdirSync('src/widgets');

/** Switches the other widgets off, because some start by themselves wherever they are. */
const alone = (path: string): string => {
  const config = { disable: ALL.filter((name) => !OURS.includes(name)) };
  return `${path}${path.includes('?') ? '&' : '?'}config=${encodeURIComponent(JSON.stringify(config))}`;
};

/** A page that nobody has touched, with everything loaded that loads by itself. */
export const openAtRest = (path: string, options: PageOptions = {}): Promise<WatchedPage> =>
  openPage(alone(path), {
    waitUntil: 'networkidle',
    fresh: true,
    ...options,
    before: async (opening) => {
      await withoutPointer(opening);
      await options.before?.(opening);
    },
  });

/** A page that nobody has touched yet, whose runtime comes with `release`. */
export async function openHeld(path: string, options: PageOptions = {}) {
  let release = (): void => {};
  const page = await openPage(alone(path), {
    waitUntil: 'load',
    fresh: true,
    ...options,
    before: async (opening) => {
      release = await holdRuntime(opening);
      await options.before?.(opening);
    },
  });
  // Keys are held once the manifests are known.
  await isFetched(page, 'elementor');
  return { page, release };
}

/** The widgets' scripts that the page has loaded, without the loader and the part for Elementor. */
const lateScripts = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/storefront-widgets\/([^?]+\.js)/.exec(name)?.[1] ?? '')
        .filter((name) => new RegExp(pattern).test(`/${name}`)),
    RUNTIME_CHUNK.source,
  );

/** Nothing but the loader and the part for Elementor is there. */
export async function expectRest(page: WatchedPage): Promise<void> {
  expect(await withApi(page, (api) => api.report().startedBy)).toBe(undefined);
  expect(await withApi(page, (api) => api.report().notes)).toEqual(['nothing has needed the runtime yet']);
  expect(await lateScripts(page)).toEqual([]);
}

/** What screen readers, the keyboard and the eye meet in the hosts. Ids and what names them may differ. */
const stateOf = (page: WatchedPage, hosts: string): Promise<string[]> =>
  page.$$eval(hosts, (all) =>
    all
      .flatMap((host) => [host, ...host.querySelectorAll('*')])
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.parentElement?.closest('[inert]'))
      .map((one) => {
        const attributes = [...one.attributes]
          .filter(({ name }) => /^(role|tabindex|inert|aria-.+)$/.test(name))
          .filter(({ name }) => !/^aria-(controls|describedby|labelledby)$/.test(name))
          .map(({ name, value }) => `${name}=${value}`)
          .sort();
        const { x, y, width, height } = one.getBoundingClientRect();
        // What is closed has no height, and may get another width when it opens.
        const box = height > 0 ? [x + scrollX, y + scrollY, width, height].map(Math.round).join() : 'closed';
        return `${one.localName}.${one.classList.item(0) ?? ''} ${attributes.join(' ')} ${box}`;
      }),
  );

/** The hosts look and sound the same at rest as once the widget has mounted. */
export async function expectSame(page: WatchedPage, widget: string, hosts: string): Promise<void> {
  await expectRest(page);
  const before = await stateOf(page, hosts);
  expect(before.length).toBeGreaterThan(0);
  await mounted(page, widget, hosts);
  await expect.poll(() => stateOf(page, hosts)).toEqual(before);
}

/** Why the widget has started. */
export const startedBy = async (page: WatchedPage, widget: string): Promise<unknown> => {
  const rows = await withApi(page, (api) => api.report().map((row) => [row.widget, row.startedBy]));
  return rows.find(([name]) => name === widget)?.[1];
};
