import { request } from 'playwright-core';
import { inject } from 'vitest';
import { failChunk } from '../chunks';
import { serializeDom, serializeEach } from '../dom';
import { watchLeaks } from '../leaks';
import { watchLifecycle } from '../lifecycle';
import { hostsBecome, mounted } from '../mounted';
import { openPage } from '../openPage';
import type { WatchedPage } from '../problems';
import { watchRequests } from '../rest';
import type { WidgetUnderTest } from '../widgetSuite';

/** The chunk's name in `dist/`. */
export function chunkName(widget: WidgetUnderTest): string {
  return widget.chunk ?? widget.name;
}

/** Opens the widget's page with all recorders; `before` sets up the delivery of its chunk. */
export async function openWidget(
  widget: WidgetUnderTest,
  before?: (page: WatchedPage) => unknown,
): Promise<WatchedPage> {
  return openPage(widget.page, {
    ...widget.open,
    before: async (page) => {
      await watchLifecycle(page);
      await watchLeaks(page);
      watchRequests(page);
      await widget.open?.before?.(page);
      await before?.(page);
    },
  });
}

/** Opens the page with the chunk held by `hold`, and returns when the hosts are loading. */
export async function openLoading(
  widget: WidgetUnderTest,
  hold: (page: WatchedPage, chunk: string) => Promise<() => void>,
): Promise<{ page: WatchedPage; release: () => void }> {
  let release = () => {};
  const waiting = { ...widget, open: { waitUntil: 'domcontentloaded' as const, ...widget.open } };
  const page = await openWidget(waiting, async (opened) => {
    release = await hold(opened, chunkName(widget));
  });
  await startWidget(page, widget);
  await hostsBecome(page, widget.name, 'loading', widget.host);
  return { page, release };
}

/** Opens the page and waits until the widget is mounted. */
export async function openMounted(widget: WidgetUnderTest): Promise<{ page: WatchedPage }> {
  const page = await openWidget(widget);
  await startWidget(page, widget);
  await mounted(page, widget.name, widget.host);
  return { page };
}

/** Scrolls the first host into view, or does what else the widget waits for. */
export async function startWidget(page: WatchedPage, widget: WidgetUnderTest): Promise<void> {
  if (widget.startWidget) await widget.startWidget(page);
  else await page.locator(widget.host).first().scrollIntoViewIfNeeded();
}

/** Opens the page with a chunk that always fails, and waits until every host has failed. */
export async function openFailed(widget: WidgetUnderTest, fail = failChunk): Promise<WatchedPage> {
  const page = await openWidget(widget, (opened) => fail(opened, chunkName(widget)));
  await startWidget(page, widget);
  await hostsBecome(page, widget.name, 'failed', widget.host, 20_000);
  return page;
}

/** The attributes that the script sets on hosts. */
const STAMPS = ['data-widget', 'data-widget-state'];

/** The hosts' HTML as the server sends it, without our script. */
export interface ServerHtml {
  whole: string;
  /** Without the attributes that may differ after an unmount. */
  unmounted: string;
  /** The first host. */
  first: string;
  /** Without those that may differ after a failure. */
  failed: string;
}

/** Asks the server for the hosts' HTML, as another visitor; `page` only reads it. */
export async function fetchServerHtml(page: WatchedPage, widget: WidgetUnderTest): Promise<ServerHtml> {
  const path = `${widget.page}${widget.page.includes('?') ? '&' : '?'}script=none`;
  const visitor = await request.newContext({ baseURL: inject('base') });
  const answer = await visitor.get(path);
  const html = await answer.text();
  await visitor.dispose();
  const { ignore = [], ignoreWhenFailed = [] } = widget;
  const read = (names: string[]): Promise<string[]> => serializeEach(page, widget.host, [...STAMPS, ...names], html);
  const unmounted = await read(ignore);
  return {
    whole: (await read([])).join('\n'),
    unmounted: unmounted.join('\n'),
    first: unmounted[0] ?? '',
    failed: (await read([...ignore, ...ignoreWhenFailed])).join('\n'),
  };
}

/** The current HTML of the hosts, without our attributes and those to ignore. */
export function hostHtml(
  page: WatchedPage,
  widget: Pick<WidgetUnderTest, 'host'>,
  ignore: string[] = [],
): Promise<string> {
  return serializeDom(page, widget.host, [...STAMPS, ...ignore]);
}
