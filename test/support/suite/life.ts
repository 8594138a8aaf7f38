import type { JSHandle } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from '../axe';
import { chunkOf, failThenHoldChunk } from '../chunks';
import { rememberNodes } from '../dom';
import { type Alive, alive } from '../leaks';
import { failuresOf, mountsOf } from '../lifecycle';
import { allMounted, hostsBecome, mounted } from '../mounted';
import { testedCore } from '../openPage';
import { expectNoProblems, type WatchedPage } from '../problems';
import { atRest } from '../rest';
import { describeVisit, type Steps } from '../visit';
import type { WidgetUnderTest } from '../widgetSuite';
import type { WidgetsApi } from '../widgetsApi';
import { chunkName, fetchServerHtml, hostHtml, openLoading, openMounted, type ServerHtml } from './open';

interface Visit {
  page: WatchedPage;
  server: ServerHtml;
  release(): void;
}

/** A copy of a host that a script of the page makes. */
const COPY = '[data-copy] > *';

/**
 * A visit from the second attempt to load the chunk until the widget is used by keyboard after further mounts. The light
 * core skips steps that do not depend on the core.
 */
export function describeLife(widget: WidgetUnderTest): void {
  const isLite = testedCore() === 'lite';
  const { name, host, ignore = [], settings } = widget;
  // The first attempt has failed.
  const allow = [...(widget.allow ?? []), new RegExp(`/widget-${chunkName(widget)}-.*ERR_FAILED`)];

  const open = async (): Promise<Visit> => {
    const visit = await openLoading(widget, failThenHoldChunk);
    return { server: await fetchServerHtml(visit.page, widget), ...visit };
  };

  const steps: Steps<Visit> = {
    ...(host === 'body' || isLite ? {} : removalSteps(widget)),

    'the widget keeps every node that the server sent when it mounts at the second attempt': async ({
      page,
      release,
    }) => {
      const nodes = await without(page, await rememberNodes(page, host), widget.removes);
      await moveAndBack(page, host);
      release();
      await mounted(page, name, host);
      expect(await failuresOf(page)).toEqual([]);
      expect(await lostNodes(page, nodes)).toEqual([]);
    },

    'the widget mounts once per host, even if the host moved while the widget loaded': async ({ page, server }) => {
      // Parts that a widget loads after mounting belong to it.
      await atRest(page);
      expect(server.whole, `${host} is not on ${widget.page}`).not.toBe('');
      expect(await mountsOf(page, host)).toBe(await page.locator(host).count());
      expectNoProblems(page, allow);
    },

    ...(isLite ? {} : axeSteps(widget)),

    'the widget is not mounted again by a double scan': async ({ page }) => {
      const mounts = await mountsOf(page, host);
      // In one task, because some widgets move by themselves.
      const [before, after] = await page.evaluate((selector) => {
        const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
        const htmls = (): string[] => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
        const html = htmls();
        for (let time = 0; time < 2; time++) api.scan ? api.scan() : api.mount(document);
        return [html, htmls()];
      }, host);
      expect(after).toEqual(before);
      await allMounted(page);
      expect(await mountsOf(page, host)).toBe(mounts);
      expect(await entriesOf(page, widget)).toBe(await page.locator(host).count());
    },

    ...(host === 'body' || isLite ? {} : copySteps(widget)),

    'the host has the server’s HTML again when the widget unmounts': async ({ page, server }) => {
      await unmount(page, host);
      await expect.poll(() => hostHtml(page, widget, ignore)).toBe(server.unmounted);
      expectNoProblems(page, allow);
    },

    'the widget leaves no listener, timer, observer or node when it unmounts': async ({ page }) => {
      // One-time effects of the first mount (the runtime's listeners, styles, preload links) may stay, but nothing may grow.
      await untilNothingGrows(page, host, async () => {
        await remount(page, widget);
        await unmount(page, host);
      });
    },

    ...(settings?.leavesTraces ? {} : settingsSteps(widget, allow)),
  };

  // cart-fragments has no controls.
  if (widget.keyboard) {
    steps['the widget works by keyboard'] = async ({ page }) => {
      await remount(page, widget);
      await widget.keyboard!(page); // asked above
      expectNoProblems(page, allow);
    };
  }

  describeVisit('from its second attempt to its end', open, steps);
  if (settings?.leavesTraces) {
    describeVisit('when its settings change', () => openMounted(widget), settingsSteps(widget, allow));
  }
}

function axeSteps({ host, axeDisable }: WidgetUnderTest): Steps<Visit> {
  return {
    'the widget breaks no accessibility rule': async ({ page }) => {
      expect(await axe(page, host, axeDisable)).toEqual([]);
    },
  };
}

/** Settings change on a mounted host, and back. */
function settingsSteps(widget: WidgetUnderTest, allow: RegExp[]): Steps<Pick<Visit, 'page'>> {
  const { name, host, settings } = widget;
  return {
    'the widget takes changed settings without a remount': async ({ page }) => {
      await remount(page, widget);
      const mounts = await mountsOf(page, host);
      const restore = await changeSettings(page, host, settings?.change ?? {});
      await settings?.shows(page);
      await allMounted(page);
      expect(await mountsOf(page, host)).toBe(mounts);
      await mounted(page, name, host);
      expectNoProblems(page, allow);
      await unmount(page, host);
      await restore();
    },
  };
}

/** A script of the page moves the first host, and later back to where it was. */
async function moveAndBack(page: WatchedPage, host: string): Promise<void> {
  await page.$eval(host, async (element) => {
    const [parent, next] = [element.parentNode!, element.nextSibling];
    // A separate task detects that the host has not been removed.
    parent.append(element);
    await new Promise((done) => setTimeout(done));
    parent.insertBefore(element, next);
    await new Promise((done) => setTimeout(done));
  });
}

/** A second host that is removed while the chunk is loading. */
function removalSteps({ name, host }: WidgetUnderTest): Steps<Visit> {
  return {
    'the page goes on when a host is removed while its widget loads': async ({ page }) => {
      await copyFirst(page, host);
      await page.$eval(COPY, (copy) => {
        const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
        void api.mount(copy);
      });
      await hostsBecome(page, name, 'loading', COPY);
      await removeCopy(page);
    },
  };
}

/** If the host is the body, there is no other host. */
export function describeRemoval(widget: WidgetUnderTest): void {
  describeVisit('while it loads', () => openLoading(widget, failThenHoldChunk), {
    'no failure is reported when the host is removed while its widget loads': async ({ page, release }) => {
      await page.evaluate((selector) => {
        const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
        // No event of a removed element reaches the document.
        const failures: unknown[] = [];
        api.on('failed', (failure) => failures.push((failure as { widget: string }).widget));
        Object.assign(window, { __failed: failures });
        for (const element of document.querySelectorAll(selector)) element.remove();
      }, widget.host);
      const arrival = page.waitForEvent('requestfinished', (request) => chunkOf(chunkName(widget)).test(request.url()));
      release();
      // The widget requested the module first. A string, because Vite would rewrite the import.
      await page.evaluate(`import(${JSON.stringify((await arrival).url())}).then(() => undefined)`);
      await allMounted(page);
      expect(await failuresOf(page)).toEqual([]);
      expect(await page.evaluate(() => (window as unknown as { __failed: unknown[] }).__failed)).toEqual([]);
      expectNoProblems(page, [...(widget.allow ?? []), new RegExp(`/widget-${chunkName(widget)}-.*ERR_FAILED`)]);
    },
  });
}

/** A copy of the mounted host whose HTML the script then rewrites, as Elementor's editor does. */
function copySteps({ name, host, ignore = [] }: WidgetUnderTest): Steps<Visit> {
  const ours = (page: WatchedPage, of: string) => page.locator(of).first().locator('[data-storefront-own]').count();
  return {
    'the copy of a mounted host is made again from the server’s HTML': async ({ page, server }) => {
      await copyFirst(page, host);
      await mounted(page, name, COPY);
      await page.$eval('[data-copy]', (box) => {
        box.innerHTML = String(box.innerHTML);
      });
      await mounted(page, name, COPY);
      await allMounted(page);
      expect(await ours(page, COPY)).toBeLessThanOrEqual(await ours(page, host));
      await unmount(page, COPY);
      await expect.poll(() => hostHtml(page, { host: COPY }, ['data-widget-state', ...ignore])).toBe(server.first);
      await removeCopy(page);
    },
  };
}

async function copyFirst(page: WatchedPage, host: string): Promise<void> {
  await page.$eval(host, (original) => {
    const box = document.createElement('div');
    box.dataset.copy = '';
    box.append(original.cloneNode(true));
    original.after(box);
  });
}

async function removeCopy(page: WatchedPage): Promise<void> {
  await page.$eval('[data-copy]', (box) => box.remove());
  await allMounted(page);
}

/** Changes settings of all hosts and returns a function that restores them. */
async function changeSettings(page: WatchedPage, host: string, change: object): Promise<() => Promise<void>> {
  const before = await page.$$eval(
    host,
    (elements, more) =>
      elements.map((element) => {
        const text = element.getAttribute('data-settings');
        element.setAttribute('data-settings', JSON.stringify({ ...JSON.parse(text || '{}'), ...more }));
        return text;
      }),
    change,
  );
  return () =>
    page.$$eval(
      host,
      (elements, texts) => {
        for (const [at, element] of elements.entries()) {
          const text = texts[at] ?? null;
          if (text === null) element.removeAttribute('data-settings');
          else element.setAttribute('data-settings', text);
        }
      },
      before,
    );
}

/** Counts live objects once the counts are stable and the first mount's timers have run; some pages always have a timer. */
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

/** Expects that `round` leaves no live objects; repeated, because the page itself may still be starting. */
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

async function remount(page: WatchedPage, { name, host }: WidgetUnderTest): Promise<void> {
  await page.evaluate(async (selector) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    for (const host of document.querySelectorAll(selector)) await api.mount(host);
  }, host);
  await mounted(page, name, host);
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

/** The nodes outside elements that match `removed`; call while all are in the server's position. */
function without(page: WatchedPage, nodes: JSHandle<Node[]>, removed = ':not(*)'): Promise<JSHandle<Node[]>> {
  return page.evaluateHandle(
    ([all, selector]) =>
      (all as Node[]).filter(
        (node) => !(node instanceof Element ? node : node.parentElement)?.closest(selector as string),
      ),
    [nodes, removed] as const,
  );
}
