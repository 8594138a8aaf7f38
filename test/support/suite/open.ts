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

/** Opens the widget's page with everything recorded; `before` arranges how its chunk arrives. */
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

/** Opens the page while the chunk is held back by `hold`, and stops where the hosts load. */
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

/** Brings the first host into the viewport, or whatever else this widget waits for. */
export async function startWidget(page: WatchedPage, widget: WidgetUnderTest): Promise<void> {
  if (widget.startWidget) await widget.startWidget(page);
  else await page.locator(widget.host).first().scrollIntoViewIfNeeded();
}

/** Opens the page with the chunk failing for good and waits until every host says so. */
export async function openFailed(widget: WidgetUnderTest, fail = failChunk): Promise<WatchedPage> {
  const page = await openWidget(widget, (opened) => fail(opened, chunkName(widget)));
  await startWidget(page, widget);
  await hostsBecome(page, widget.name, 'failed', widget.host, 20_000);
  return page;
}

/** What we write on hosts. */
const STAMPS = ['data-widget', 'data-widget-state'];

/** The hosts' HTML as the server sends it, without our script. */
export interface ServerHtml {
  whole: string;
  /** Less the attributes that may differ after an unmount. */
  unmounted: string;
  /** The first of them. */
  first: string;
  /** Less those that may differ after a failure. */
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

/** The hosts' HTML now, less our own stamps and the attributes to ignore. */
export function hostHtml(
  page: WatchedPage,
  widget: Pick<WidgetUnderTest, 'host'>,
  ignore: string[] = [],
): Promise<string> {
  return serializeDom(page, widget.host, [...STAMPS, ...ignore]);
}
