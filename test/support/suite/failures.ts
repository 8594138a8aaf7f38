import { expect, test } from 'vitest';
import { throwingChunk } from '../chunks';
import { failuresOf } from '../lifecycle';
import type { WidgetUnderTest } from '../widgetSuite';
import { hostHtml, openFailed, serverHtml } from './open';

/** What a visitor has left when the widget cannot run. */
export function describeFailures(widget: WidgetUnderTest): void {
  const ignore = [...(widget.ignore ?? []), ...(widget.ignoreWhenFailed ?? [])];

  test("leaves the server's HTML usable when its chunk never arrives", async () => {
    const server = await serverHtml(widget, ignore);
    const page = await openFailed(widget);
    expect(await hostHtml(page, widget, ignore)).toBe(server);
    expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
  });

  test('announces once per host that its chunk did not arrive', async () => {
    const page = await openFailed(widget);
    const expected = { widget: widget.name, error: 'ChunkLoadError', cancelable: true, bubbles: true };
    const hosts = await page.locator(widget.host).count();
    expect(await failuresOf(page)).toEqual(Array.from({ length: hosts }, () => expect.objectContaining(expected)));
  });

  test("leaves the server's HTML when the widget throws", async () => {
    const server = await serverHtml(widget, ignore);
    const page = await openFailed(widget, throwingChunk);
    expect(await hostHtml(page, widget, ignore)).toBe(server);
    const [failure] = await failuresOf(page);
    expect(failure).toMatchObject({ widget: widget.name, message: expect.stringContaining('thrown by the test') });
  });
}
