import { failChunk } from '../chunks';
import { serializeDom } from '../dom';
import { watchLeaks } from '../leaks';
import { watchLifecycle } from '../lifecycle';
import { hostsBecome, mounted } from '../mounted';
import { openPage } from '../openPage';
import type { WatchedPage } from '../problems';
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
      await widget.open?.before?.(page);
      await before?.(page);
    },
  });
}

/** Brings the first host into the viewport, or whatever else this widget waits for. */
export async function arouse(page: WatchedPage, widget: WidgetUnderTest): Promise<void> {
  if (widget.arouse) await widget.arouse(page);
  else await page.locator(widget.host).first().scrollIntoViewIfNeeded();
}

/** Opens the page and waits until every host is mounted. */
export async function openMounted(widget: WidgetUnderTest): Promise<WatchedPage> {
  const page = await openWidget(widget);
  await arouse(page, widget);
  await mounted(page, widget.name, widget.host);
  // Parts that a widget loads after its mount belong to it.
  await page.waitForLoadState('networkidle');
  return page;
}

/** Opens the page with the chunk failing for good and waits until every host says so. */
export async function openFailed(widget: WidgetUnderTest, fail = failChunk): Promise<WatchedPage> {
  const page = await openWidget(widget, (opened) => fail(opened, chunkName(widget)));
  await arouse(page, widget);
  await hostsBecome(page, widget.name, 'failed', widget.host, 20_000);
  return page;
}

/** The hosts' HTML as the server sends it, without our script, less the attributes to ignore. */
export async function serverHtml(widget: WidgetUnderTest, ignore: string[] = []): Promise<string> {
  const path = `${widget.page}${widget.page.includes('?') ? '&' : '?'}script=none`;
  const page = await openPage(path, { ...widget.open, listen: undefined, before: undefined });
  const html = await hostHtml(page, widget, ignore);
  await page.context().close();
  return html;
}

/** The hosts' HTML now, less our own stamps and the attributes to ignore. */
export function hostHtml(page: WatchedPage, widget: WidgetUnderTest, ignore: string[] = []): Promise<string> {
  return serializeDom(page, widget.host, ['data-widget', 'data-widget-state', ...ignore]);
}
