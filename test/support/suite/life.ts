import type { JSHandle } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from '../axe';
import { holdChunk } from '../chunks';
import { rememberNodes } from '../dom';
import { type Alive, alive } from '../leaks';
import { mountsOf } from '../lifecycle';
import { allMounted, mounted } from '../mounted';
import { expectNoProblems, type WatchedPage } from '../problems';
import { describeVisit, type Steps } from '../visit';
import type { WidgetUnderTest } from '../widgetSuite';
import type { WidgetsApi } from '../widgetsApi';
import { hostHtml, openLoading, type ServerHtml } from './open';

interface Visit {
  page: WatchedPage;
  server: ServerHtml;
  release(): void;
}

/** From the chunk's arrival to the second unmount, in one visit; at its end the widget is used by keyboard. */
export function describeLife(widget: WidgetUnderTest, serverHtml: () => Promise<ServerHtml>): void {
  const { name, host, ignore = [] } = widget;

  const open = async (): Promise<Visit> => {
    const server = await serverHtml();
    return { server, ...(await openLoading(widget, holdChunk)) };
  };

  const steps: Steps<Visit> = {
    'keeps every node that the server sent': async ({ page, release }) => {
      const nodes = await without(page, await rememberNodes(page, host), widget.removes);
      release();
      await mounted(page, name, host);
      expect(await lostNodes(page, nodes)).toEqual([]);
    },

    'mounts on the markup of the CMS, which names no widget': async ({ page, server }) => {
      // Parts that a widget loads after its mount belong to it.
      await page.waitForLoadState('networkidle');
      expect(server.whole, `${host} is not on ${widget.page}`).not.toBe('');
      expect(await mountsOf(page, host)).toBe(await page.locator(host).count());
      expectNoProblems(page, widget.allow);
    },

    'breaks no accessibility rule': async ({ page }) => {
      expect(await axe(page, host, widget.axeDisable)).toEqual([]);
    },

    'survives a double scan without a second mount': async ({ page }) => {
      const [mounts, html] = [await mountsOf(page, host), await hostHtml(page, widget, ignore)];
      await page.evaluate(() => {
        const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
        for (let time = 0; time < 2; time++) api.scan ? api.scan() : api.mount(document);
      });
      await allMounted(page);
      expect(await mountsOf(page, host)).toBe(mounts);
      expect(await entriesOf(page, widget)).toBe(await page.locator(host).count());
      expect(await hostHtml(page, widget, ignore)).toBe(html);
    },

    ...(host === 'body' ? {} : copySteps(widget)),

    "leaves the server's HTML when it unmounts": async ({ page, server }) => {
      await unmount(page, host);
      await expect.poll(() => hostHtml(page, widget, ignore)).toBe(server.unmounted);
      expectNoProblems(page, widget.allow);
    },

    'leaves no listener, timer, observer or node when it unmounts': async ({ page }) => {
      // What comes once with the first mount (the runtime's own listeners, styles, preload links) may stay: nothing may grow.
      await untilNothingGrows(page, host, async () => {
        await remount(page, widget);
        await unmount(page, host);
      });
    },
  };

  // The cart's fragments have nothing to operate.
  if (widget.keyboard) {
    steps['works by keyboard'] = async ({ page }) => {
      await remount(page, widget);
      await widget.keyboard!(page); // asked above
      expectNoProblems(page, widget.allow);
    };
  }

  describeVisit('from its mount to its end', open, steps);
}

/** A copy of the mounted host by a script of the page, written again as a page builder does. */
function copySteps({ name, host, ignore = [] }: WidgetUnderTest): Steps<Visit> {
  const copy = '[data-copy] > *';
  const ours = (page: WatchedPage, of: string) => page.locator(of).first().locator('[data-storefront-own]').count();
  return {
    "makes the copy of a mounted host anew, from the server's HTML": async ({ page, server }) => {
      await page.$eval(host, (original) => {
        const box = document.createElement('div');
        box.dataset.copy = '';
        box.append(original.cloneNode(true));
        original.after(box);
      });
      await mounted(page, name, copy);
      await page.$eval('[data-copy]', (box) => {
        box.innerHTML = String(box.innerHTML);
      });
      await mounted(page, name, copy);
      await allMounted(page);
      expect(await ours(page, copy)).toBeLessThanOrEqual(await ours(page, host));
      await unmount(page, copy);
      await expect.poll(() => hostHtml(page, { host: copy }, ['data-widget-state', ...ignore])).toBe(server.first);
      await page.$eval('[data-copy]', (box) => box.remove());
      await allMounted(page);
    },
  };
}

/** What is alive once the timers of the first mount have run out, and no more changes; some pages always have a timer. */
async function calmAlive(page: WatchedPage): Promise<Alive> {
  const end = Date.now() + 2000;
  let before = '';
  let now = await alive(page);
  while (before !== JSON.stringify(now) || (now.timers > 0 && Date.now() < end)) {
    before = JSON.stringify(now);
    await page.waitForTimeout(200);
    now = await alive(page);
  }
  return now;
}

/** `round` leaves as much alive as there was before it; what the page itself still brought meanwhile makes it run again. */
async function untilNothingGrows(
  page: WatchedPage,
  host: string,
  round: () => Promise<void>,
  rounds = 3,
): Promise<void> {
  const [before, inHost] = [await calmAlive(page), await alive(page, host)];
  await round();
  try {
    await expect.poll(() => alive(page), { timeout: 3000 }).toEqual(before);
    expect((await alive(page, host)).listeners).toEqual(inHost.listeners);
  } catch (error) {
    if (rounds === 1) throw error;
    await untilNothingGrows(page, host, round, rounds - 1);
  }
}

/** How many entries `report()` has for the hosts. */
function entriesOf(page: WatchedPage, widget: WidgetUnderTest): Promise<number> {
  return page.evaluate(
    ([name, selector]) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
      return api.report().filter((entry) => entry.widget === name && entry.element.matches(selector)).length;
    },
    [widget.name, widget.host] as const,
  );
}

async function unmount(page: WatchedPage, hosts: string): Promise<void> {
  await page.evaluate(async (selector) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    for (const host of document.querySelectorAll(selector)) await api.unmount(host);
  }, hosts);
}

async function remount(page: WatchedPage, widget: WidgetUnderTest): Promise<void> {
  await page.evaluate(async (selector) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    for (const host of document.querySelectorAll(selector)) await api.mount(host);
  }, widget.host);
  await mounted(page, widget.name, widget.host);
}

/** The remembered nodes that left the document, as HTML or text, except elements that `removes` matches. */
function lostNodes(page: WatchedPage, nodes: JSHandle<Node[]>): Promise<string[]> {
  return page.evaluate(
    (all) =>
      all
        .filter((node) => !node.isConnected)
        .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? ''))),
    nodes,
  );
}

/** The nodes that are not in what `removed` selects, while all are where the server has put them. */
function without(page: WatchedPage, nodes: JSHandle<Node[]>, removed = ':not(*)'): Promise<JSHandle<Node[]>> {
  return page.evaluateHandle(
    ([all, selector]) =>
      (all as Node[]).filter(
        (node) => !(node instanceof Element ? node : node.parentElement)?.closest(selector as string),
      ),
    [nodes, removed] as const,
  );
}
