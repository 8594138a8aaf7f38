import { expect } from 'vitest';
import { throwingChunk } from '../chunks';
import { failuresOf } from '../lifecycle';
import { describeVisit } from '../visit';
import type { WidgetUnderTest } from '../widgetSuite';
import { hostHtml, openFailed, type ServerHtml } from './open';

/** What a visitor has left when the widget cannot run. */
export function describeFailures(widget: WidgetUnderTest, serverHtml: () => Promise<ServerHtml>): void {
  const ignore = [...(widget.ignore ?? []), ...(widget.ignoreWhenFailed ?? [])];

  describeVisit('without its chunk', async () => ({ server: await serverHtml(), page: await openFailed(widget) }), {
    "leaves the server's HTML usable when its chunk never arrives": async ({ page, server }) => {
      expect(await hostHtml(page, widget, ignore)).toBe(server.failed);
      expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
    },

    'announces once per host that its chunk did not arrive': async ({ page }) => {
      const expected = { widget: widget.name, error: 'ChunkLoadError', cancelable: true, bubbles: true };
      const hosts = await page.locator(widget.host).count();
      expect(await failuresOf(page)).toEqual(Array.from({ length: hosts }, () => expect.objectContaining(expected)));
    },
  });

  const openThrowing = async () => ({ server: await serverHtml(), page: await openFailed(widget, throwingChunk) });
  describeVisit('when it throws', openThrowing, {
    "leaves the server's HTML when the widget throws": async ({ page, server }) => {
      expect(await hostHtml(page, widget, ignore)).toBe(server.failed);
      const [failure] = await failuresOf(page);
      expect(failure).toMatchObject({ widget: widget.name, message: expect.stringContaining('thrown by the test') });
    },
  });
}
