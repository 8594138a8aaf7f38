import { expect } from 'vitest';
import { chunkOf, throwingChunk } from '../chunks';
import { failuresOf } from '../lifecycle';
import { describeVisit } from '../visit';
import type { WidgetUnderTest } from '../widgetSuite';
import type { WidgetsApi } from '../widgetsApi';
import { chunkName, fetchServerHtml, hostHtml, openFailed } from './open';

/** The page if the widget cannot run: a visit in which the chunk fails first, and then the widget throws. */
export function describeFailures(widget: WidgetUnderTest): void {
  const ignore = [...(widget.ignore ?? []), ...(widget.ignoreWhenFailed ?? [])];
  const open = async () => {
    const page = await openFailed(widget);
    return { page, server: await fetchServerHtml(page, widget) };
  };

  describeVisit('when it cannot run', open, {
    'the host keeps the server’s HTML when the widget’s chunk never arrives': async ({ page, server }) => {
      expect(await hostHtml(page, widget, ignore)).toBe(server.failed);
      expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
    },

    'the missing chunk is announced once per host': async ({ page }) => {
      const expected = { widget: widget.name, error: 'ChunkLoadError', cancelable: true, bubbles: true };
      const hosts = await page.locator(widget.host).count();
      expect(await failuresOf(page)).toEqual(Array.from({ length: hosts }, () => expect.objectContaining(expected)));
    },

    'the host has the server’s HTML again when the widget throws': async ({ page, server }) => {
      const { length: before } = await failuresOf(page);
      await page.unroute(chunkOf(chunkName(widget)));
      await throwingChunk(page, chunkName(widget));
      await page.$$eval(widget.host, (hosts) => {
        const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
        for (const host of hosts) api.mount(host);
      });
      await expect.poll(async () => (await failuresOf(page)).length, { timeout: 15_000 }).toBeGreaterThan(before);
      const failures = (await failuresOf(page)).slice(before);
      expect(failures[0]).toMatchObject({
        widget: widget.name,
        message: expect.stringContaining('thrown by the test'),
      });
      await expect.poll(() => hostHtml(page, widget, ignore)).toBe(server.failed);
    },
  });
}
