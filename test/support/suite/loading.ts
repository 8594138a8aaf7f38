import type { JSHandle } from 'playwright-core';
import { expect, test } from 'vitest';
import { failChunkOnce, holdChunk } from '../chunks';
import { rememberNodes } from '../dom';
import { failuresOf, mountsOf } from '../lifecycle';
import { hostsBecome, mounted } from '../mounted';
import { expectNoProblems, type WatchedPage } from '../problems';
import type { WidgetUnderTest } from '../widgetSuite';
import { arouse, chunkName, openWidget } from './open';

/** What happens while the chunk is under way. */
export function describeLoading(widget: WidgetUnderTest): void {
  const { name, host } = widget;

  test('keeps every node that the server sent', async () => {
    const { page, release } = await openLoading(widget);
    const nodes = await rememberNodes(page, host);
    release();
    await mounted(page, name, host);
    expect(await lostNodes(page, nodes, widget.removes)).toEqual([]);
  });

  test('mounts when its chunk arrives at the second attempt', async () => {
    const page = await openWidget(widget, (opened) => failChunkOnce(opened, chunkName(widget)));
    await arouse(page, widget);
    await mounted(page, name, host);
    expect(await failuresOf(page)).toEqual([]);
  });

  test('mounts once when its host moves while it loads', async () => {
    const { page, release } = await openLoading(widget);
    const moved = page.locator(host).first();
    await moved.evaluate((element) => element.parentNode!.append(element));
    await page.waitForTimeout(50);
    release();
    await mounted(page, name, host);
    expect(await mountsOf(page, host)).toBe(await page.locator(host).count());
    expectNoProblems(page, widget.allow);
  });

  test('says nothing when its host is removed while it loads', async () => {
    const { page, release } = await openLoading(widget);
    await page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.remove();
    }, host);
    release();
    await page.waitForTimeout(500);
    expect(await failuresOf(page)).toEqual([]);
    expectNoProblems(page, widget.allow);
  });
}

/** Opens the page and stops where the hosts load: `release` lets the chunk arrive. */
async function openLoading(widget: WidgetUnderTest): Promise<{ page: WatchedPage; release: () => void }> {
  let release = () => {};
  const page = await openWidget(
    { ...widget, open: { waitUntil: 'domcontentloaded', ...widget.open } },
    async (opened) => {
      release = await holdChunk(opened, chunkName(widget));
    },
  );
  await arouse(page, widget);
  await hostsBecome(page, widget.name, 'loading', widget.host);
  return { page, release };
}

/** The remembered nodes that left the document, as HTML or text, except elements that `removes` matches. */
function lostNodes(page: WatchedPage, nodes: JSHandle<Node[]>, removes = ':not(*)'): Promise<string[]> {
  return page.evaluate(
    ([all, allowed]) =>
      (all as Node[])
        .filter((node) => !node.isConnected)
        .filter((node) => !(node instanceof Element ? node : node.parentElement)?.closest(allowed as string))
        .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''))),
    [nodes, removes] as const,
  );
}
