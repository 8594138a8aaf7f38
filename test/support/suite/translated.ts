import { expect, test } from 'vitest';
import { isFetched } from '../chunks';
import { failuresOf } from '../lifecycle';
import { expectNoProblems } from '../problems';
import { translatePage } from '../translate';
import type { WidgetUnderTest } from '../widgetSuite';
import type { WidgetsApi } from '../widgetsApi';
import { openMounted } from './open';

/** The browser has replaced the texts of the page before the widget is used. */
export function testTranslated(widget: WidgetUnderTest, keyboard: NonNullable<WidgetUnderTest['keyboard']>): void {
  test('the widget works by keyboard and ends in a page that the browser translates', async () => {
    const { page } = await openMounted(widget);
    await translatePage(page);
    // The part that keeps texts comes once a text of the page has been replaced, if a component has mounted.
    await Promise.race([isFetched(page, 'translated').catch(() => {}), page.waitForTimeout(2000)]);
    await keyboard(page);
    await page.evaluate(async (selector) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
      // A key may have led to another page, on which nothing has started.
      for (const host of document.querySelectorAll(selector)) await api.unmount?.(host);
    }, widget.host);
    expect(await failuresOf(page)).toEqual([]);
    expectNoProblems(page, widget.allow);
  });
}
