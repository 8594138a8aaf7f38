import { expect, test } from 'vitest';
import { alive } from '../leaks';
import { mountsOf } from '../lifecycle';
import { mounted } from '../mounted';
import { expectNoProblems, type WatchedPage } from '../problems';
import type { WidgetUnderTest } from '../widgetSuite';
import type { WidgetsApi } from '../widgetsApi';
import { hostHtml, openMounted, serverHtml } from './open';

/** Mount, second scan, settings, unmount. */
export function describeLife(widget: WidgetUnderTest): void {
  const { name, host, ignore = [] } = widget;

  test('mounts on the markup of the CMS, which names no widget', async () => {
    const bare = await serverHtml(widget);
    expect(bare, `${host} is not on ${widget.page}`).not.toBe('');
    const page = await openMounted(widget);
    expect(await mountsOf(page, host)).toBe(await page.locator(host).count());
    expectNoProblems(page, widget.allow);
  });

  test('survives a double scan without a second mount', async () => {
    const page = await openMounted(widget);
    const [mounts, html] = [await mountsOf(page, host), await hostHtml(page, widget, ignore)];
    await page.evaluate(() => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
      for (let time = 0; time < 2; time++) api.scan ? api.scan() : api.mount(document);
    });
    await page.waitForTimeout(200);
    expect(await mountsOf(page, host)).toBe(mounts);
    expect(await entriesOf(page, widget)).toBe(await page.locator(host).count());
    expect(await hostHtml(page, widget, ignore)).toBe(html);
  });

  test('takes changed settings without a remount', async () => {
    const page = await openMounted(widget);
    const mounts = await mountsOf(page, host);
    await page.evaluate(
      ([selector, change]) => {
        for (const element of document.querySelectorAll(selector)) {
          const settings = JSON.parse(element.getAttribute('data-settings') || '{}') as object;
          element.setAttribute('data-settings', JSON.stringify({ ...settings, ...change }));
        }
      },
      [host, widget.settings?.change ?? {}] as const,
    );
    await widget.settings?.shows(page);
    await page.waitForTimeout(100);
    expect(await mountsOf(page, host)).toBe(mounts);
    await mounted(page, name, host);
    expectNoProblems(page, widget.allow);
  });

  test("leaves the server's HTML when it unmounts", async () => {
    const server = await serverHtml(widget, ignore);
    const page = await openMounted(widget);
    await unmount(page, widget);
    expect(await hostHtml(page, widget, ignore)).toBe(server);
    expectNoProblems(page, widget.allow);
  });

  test('leaves no listener, timer, observer or node when it unmounts', async () => {
    const page = await openMounted(widget);
    // What comes once with the first mount (the runtime's own listeners, styles, preload links) may stay: nothing may grow.
    await unmount(page, widget);
    await page.waitForTimeout(500);
    const [everything, inHost] = [await alive(page), await alive(page, host)];
    await remount(page, widget);
    await unmount(page, widget);
    await expect.poll(() => alive(page), { timeout: 3000 }).toEqual(everything);
    expect((await alive(page, host)).listeners).toEqual(inHost.listeners);
  });
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

async function unmount(page: WatchedPage, widget: WidgetUnderTest): Promise<void> {
  await page.evaluate(async (selector) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    for (const host of document.querySelectorAll(selector)) await api.unmount(host);
  }, widget.host);
  await page.waitForTimeout(100);
}

async function remount(page: WatchedPage, widget: WidgetUnderTest): Promise<void> {
  await page.evaluate(async (selector) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    for (const host of document.querySelectorAll(selector)) await api.mount(host);
  }, widget.host);
  await mounted(page, widget.name, widget.host);
}
