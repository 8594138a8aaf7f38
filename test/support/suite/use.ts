import { expect, test } from 'vitest';
import { axe } from '../axe';
import { expectNoProblems } from '../problems';
import type { WidgetUnderTest } from '../widgetSuite';
import { openMounted } from './open';

/** What a visitor does with the mounted widget. */
export function describeUse(widget: WidgetUnderTest): void {
  // The cart's fragments have nothing to operate.
  if (widget.keyboard)
    test('works by keyboard', async () => {
      const page = await openMounted(widget);
      await widget.keyboard!(page);
      expectNoProblems(page, widget.allow);
    });

  test('breaks no accessibility rule', async () => {
    const page = await openMounted(widget);
    expect(await axe(page, widget.host, widget.axeDisable)).toEqual([]);
  });
}
