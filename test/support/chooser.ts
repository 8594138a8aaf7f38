/** A page with a type whose settings are chosen from the site, and what its REST API answers. */
import type { Locator, Route } from 'playwright-core';
import { mounted } from './mounted';
import { openPage, type PageOptions } from './openPage';
import { openPanel, option, PANEL } from './panel';
import type { WatchedPage } from './problems';

const CHOOSER = `
  window.StorefrontWidgets = window.StorefrontWidgets || [];
  StorefrontWidgets.push(({ register, settings: s }) => {
    const isRecord = (item) => typeof item === 'object' && item !== null;
    register({
      name: 'chooser',
      settings: s.schema({
        picture: s.mediaUrl(''), tint: s.color('#ff0000'),
        layers: s.withItems(s.list(isRecord, [], 'list of layers'), s.schema({ file: s.mediaUrl('') })),
      }),
      mount(host, values) { host.querySelector('output').textContent = JSON.stringify(values); },
    });
  });`;

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="teal"/></svg>';

/** A file as the API gives it. */
export const libraryFile = (
  id: number,
  title: string,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  id,
  source_url: `/uploads/${id}.png`,
  title: { rendered: title },
  alt_text: '',
  media_details: { sizes: { thumbnail: { source_url: `/uploads/${id}-small.png` } } },
  ...more,
});

/** Answers a request of the API with JSON. */
export const answer = (route: Route, body: unknown, { status = 200, pages = 1 } = {}): Promise<void> =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'X-WP-TotalPages': String(pages) },
    body: JSON.stringify(body),
  });

interface Chooser {
  /** What the plugin prints; false: there is none. */
  access?: Record<string, unknown> | false;
  /** The element's settings. */
  settings?: Record<string, unknown>;
  /** The type of the element. @default `chooser` */
  widget?: string;
  /** A style sheet of the page. */
  css?: string;
  /** Answers requests to `wp/v2`. */
  api?: (route: Route, query: URLSearchParams) => unknown;
  options?: PageOptions;
}

/** Opens the form of the type. Pictures of /uploads/ are there. */
export async function openChooser(given: Chooser = {}): Promise<WatchedPage> {
  const {
    access = {},
    settings = {},
    css = '',
    widget = 'chooser',
    api = (route) => answer(route, []),
    options,
  } = given;
  const page = await openPage('/blank/', {
    ...options,
    before: async (opening) => {
      await opening.addInitScript(CHOOSER);
      await opening.addInitScript((more) => {
        if (!more) return;
        const root = `${location.origin}/wp-json/`;
        Object.assign(window, { storefrontWidgetsPanel: { root, nonce: 'the-nonce', media: true, ...more } });
      }, access);
      await opening.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SVG }));
      await opening.route('**/wp-json/storefront-widgets/**', (route) =>
        answer(route, { settings: {}, version: 0, revisions: [] }),
      );
      await opening.route('**/wp-json/wp/v2/**', (route) => api(route, new URL(route.request().url()).searchParams));
    },
  });
  await page.$eval(
    '#stage',
    (stage, [own, sheet, type]) => {
      document.head.appendChild(document.createElement('style')).textContent = sheet ?? '';
      stage.innerHTML = `<div id="all" data-widget="${type}"><output></output></div>`;
      stage.firstElementChild?.setAttribute('data-settings', own ?? '');
    },
    [JSON.stringify(settings), css, widget],
  );
  await mounted(page, widget, '#all');
  await openPanel(page);
  await option(page, widget).click();
  return page;
}

/** What the widget has read. */
export const read = async (page: WatchedPage): Promise<Record<string, unknown>> =>
  JSON.parse((await page.textContent('#all output')) ?? '{}') as Record<string, unknown>;

/** The dialog that is open in the panel. */
export const picker = (page: WatchedPage): Locator => page.locator(`${PANEL} dialog`);
