import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { expectNoProblems, timersRun } from '../support/page';
import { focused, heardEvents, hearEvents, openPanels, panelsPage, visible } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-7ab0010';
const PANES = '.tab-pane, .tabItem';
const link = (at: number, id = '7ab0010'): string => `#content-${at}${id}-tab`;
const CLAY = 'Stoneware from the valley, fired at 1240 °C.';
const GLAZE = 'Ash and quartz. The mug has the blue one.';
const CARE = 'Goes into the dishwasher, and not into the oven.';

describeWidget({
  name: 'elementskit-tabs',
  page: panelsPage('elementskit-tabs'),
  host: HOST,
  settings: {
    change: { trigger: 'hover' },
    async shows(page) {
      await page.hover(link(1));
      await expect.poll(() => visible(page, PANES)).toEqual([GLAZE]);
    },
  },
  async keyboard(page) {
    await page.focus(link(0));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => visible(page, PANES)).toEqual([CARE]);
    expect(await focused(page)).toBe('Care');
    await page.keyboard.press('Home');
    await expect.poll(() => visible(page, PANES)).toEqual([CLAY]);
  },
});

describe('ElementsKit’s tabs', () => {
  test('the tabs are tabs for screen readers, and have the classes and events that other scripts know', async () => {
    const page = await openPanels('elementskit-tabs', 'elementskit-tabs');
    await hearEvents(page, ['show', 'shown', 'hide', 'hidden']);
    await page.click(link(1));
    await expect.poll(() => visible(page, PANES)).toEqual([GLAZE]);
    expect(await page.locator('[role=tablist] [role=tab][aria-selected=true].active.show').allTextContents()).toEqual([
      'Glaze',
    ]);
    expect(await page.locator('.tab-pane.active.show').count()).toBe(1);
    await expect
      .poll(() => heardEvents(page))
      .toEqual([
        'hide content-07ab0010-tab',
        'show content-17ab0010-tab',
        'hidden content-07ab0010-tab',
        'shown content-17ab0010-tab',
      ]);
    expectNoProblems(page);
  });

  test('tabs that all have the same id keep to their order', async () => {
    const page = await openPanels('elementskit-tabs', 'elementskit-tabs', '', {
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const host = document.querySelector('.elementor-element-7ab0010')!;
            for (const pane of host.querySelectorAll('.tab-pane')) pane.id = 'content-same';
            for (const link of host.querySelectorAll<HTMLElement>('[data-ekit-toggle=tab]'))
              Object.assign(link.dataset, { target: '#content-same' });
          });
        }),
    });
    await expect.poll(() => visible(page, PANES)).toEqual([CLAY]);
    await page.click(`${HOST} [data-ekit-toggle=tab] >> nth=1`);
    await expect.poll(() => visible(page, PANES)).toEqual([GLAZE]);
  });

  test('tabs tell listeners of jQuery which other tab it is about, and stay where one prevents the change', async () => {
    const page = await openPanels('elementskit-tabs', 'elementskit-tabs', '&jquery=1');
    await page.evaluate(() => {
      const heard: (string | undefined)[] = [];
      type Heard = Event & { relatedTarget?: Element };
      const { jQuery } = window as unknown as {
        jQuery(target: unknown): { on(type: string, run: (event: Heard) => void): void };
      };
      Object.assign(window, { __heard: heard });
      jQuery(document).on('shown.bs.tab', (event) => heard.push(event.relatedTarget?.id));
      jQuery(document).on('show.bs.tab', (event) => {
        if ((event.target as Element).id === 'content-27ab0010-tab') event.preventDefault();
      });
    });
    await page.click(link(1));
    await expect.poll(() => heardEvents(page)).toEqual(['content-07ab0010-tab']);
    await page.click(link(2));
    await timersRun(page, 500);
    expect(await visible(page, PANES)).toEqual([GLAZE]);
  });

  test('tabs write their names into the address, and open what it names', async () => {
    const page = await openPanels('elementskit-tabs', 'elementskit-tabs', '#glaze?from=mail');
    await expect.poll(() => visible(page, PANES)).toEqual([GLAZE]);
    await page.click(link(2));
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#care');
    await page.evaluate(() => {
      location.hash = '#clay';
    });
    await expect.poll(() => visible(page, PANES)).toEqual([CLAY]);
  });

  test('tabs open under the mouse where the markup says so, and by key, too', async () => {
    const page = await openPanels('kit-hover', 'elementskit-tabs');
    await page.hover(link(1, '7ab0011'));
    await expect.poll(() => visible(page, PANES)).toEqual(['Within thirty days. See what else there is.']);
    expect(await page.evaluate(() => location.hash)).toBe('');
    await page.focus(link(1, '7ab0011'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => visible(page, PANES)).toEqual(['To all countries that the post reaches.']);
  });

  test('tabs of posts open under the mouse and by keys', async () => {
    const page = await openPanels('post-tab', 'elementskit-tabs');
    await page.hover('.tab__list__item >> nth=1');
    await expect.poll(() => visible(page, PANES)).toEqual([GLAZE]);
    await page.focus('.tab__list__item >> nth=1');
    await page.keyboard.press('End');
    await expect.poll(() => visible(page, PANES)).toEqual([CARE]);
    expect(await page.locator('.tabItem.active').count()).toBe(1);
    expect(await axe(page, '.elementor-element-7ab0012')).toEqual([]);
  });

  test('a switch and two titles open one of two contents, and the mark goes along', async () => {
    const page = await openPanels('switch', 'elementskit-tabs');
    const box = page.locator('.ekit-custom-control-input');
    const mark = page.locator('.elemenetskit-toggle-indicator');
    await expect.poll(() => mark.getAttribute('style')).toContain('width:');
    const before = await mark.getAttribute('style');
    await box.check();
    await expect.poll(() => visible(page, PANES)).toEqual([GLAZE]);
    await expect.poll(() => mark.getAttribute('style')).not.toBe(before);
    expect(await mark.getAttribute('class')).toContain('elementor-repeater-item-17ab0013');
    await page.click('.elementskit-switch-nav-link-1');
    await expect.poll(() => box.isChecked()).toBe(false);
    await expect.poll(() => visible(page, PANES)).toEqual([CLAY]);
    expect(await axe(page, '.elementor-element-7ab0013')).toEqual([]);
  });
});
