import { expect } from 'vitest';
import { chunkOf, failThenHoldChunk, holdChunk } from '../chunks';
import { failuresOf, mountsOf } from '../lifecycle';
import { allMounted, mounted } from '../mounted';
import { expectNoProblems } from '../problems';
import { describeVisit } from '../visit';
import type { WidgetUnderTest } from '../widgetSuite';
import { chunkName, openLoading } from './open';

/** What happens while the chunk is under way, and settings that change afterwards. */
export function describeLoading(widget: WidgetUnderTest): void {
  const { name, host } = widget;

  describeVisit('while it loads, at the second attempt', () => openLoading(widget, failThenHoldChunk), {
    'mounts once when its host moves while it loads': async ({ page, release }) => {
      await page
        .locator(host)
        .first()
        // It is known in a task of its own that the host has not left.
        .evaluate((element) => {
          element.parentNode!.append(element);
          return new Promise((done) => setTimeout(done));
        });
      release();
      await mounted(page, name, host);
      expect(await mountsOf(page, host)).toBe(await page.locator(host).count());
      // The first attempt has failed.
      expectNoProblems(page, [...(widget.allow ?? []), new RegExp(`/widget-${chunkName(widget)}-.*ERR_FAILED`)]);
    },

    'mounts when its chunk arrives at the second attempt': async ({ page }) => {
      await mounted(page, name, host);
      expect(await failuresOf(page)).toEqual([]);
    },

    'takes changed settings without a remount': async ({ page }) => {
      const mounts = await mountsOf(page, host);
      const problems = page.problems.length;
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
      await allMounted(page);
      expect(await mountsOf(page, host)).toBe(mounts);
      await mounted(page, name, host);
      page.problems.splice(0, problems);
      expectNoProblems(page, widget.allow);
    },
  });

  describeVisit('while it loads', () => openLoading(widget, holdChunk), {
    'says nothing when its host is removed while it loads': async ({ page, release }) => {
      await page.evaluate((selector) => {
        for (const element of document.querySelectorAll(selector)) element.remove();
      }, host);
      const arrival = page.waitForEvent('requestfinished', (request) => chunkOf(chunkName(widget)).test(request.url()));
      release();
      // The widget has asked for the module first. As a text, because Vite would rewrite the import.
      await page.evaluate(`import(${JSON.stringify((await arrival).url())}).then(() => undefined)`);
      await allMounted(page);
      expect(await failuresOf(page)).toEqual([]);
      expectNoProblems(page, widget.allow);
    },
  });
}
