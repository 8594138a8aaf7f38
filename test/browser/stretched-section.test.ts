import { describe, expect, test } from 'vitest';
import { openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/entrance/?only=e27b001';
const SECTION = '.elementor-element-e27b001';

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'stretched-section');
  return page;
};

/** Where the section begins and ends, and the window. */
const edges = (page: WatchedPage): Promise<{ left: number; right: number; window: number }> =>
  page.$eval(SECTION, (section) => {
    const { left, right } = section.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right), window: document.documentElement.clientWidth };
  });

async function expectFull(page: WatchedPage): Promise<void> {
  await expect
    .poll(async () => {
      const { left, right, window } = await edges(page);
      return [left, right - window];
    })
    .toEqual([0, 0]);
}

describeWidget({
  name: 'stretched-section',
  page: PAGE,
  host: SECTION,
  settings: {
    change: { stretch_section: '' },
    shows: (page) => page.waitForFunction((one) => !document.querySelector(one)?.getAttribute('style'), SECTION),
  },
  // The loader has stretched it already, so that nothing jumps.
  ignoreWhenFailed: ['style'],
});

describe('a stretched section', () => {
  test.each(['ltr', 'rtl'])(
    'a stretched section is as wide as the window, also after a resize (%s)',
    async (direction) => {
      const page = await open(`${PAGE}&dir=${direction}`);
      await expectFull(page);
      await expect
        .poll(() => page.getAttribute(SECTION, 'style'))
        .toMatch(direction === 'ltr' ? /^width: 1280px; left: -[\d.]+px;$/ : /^width: 1280px; right: -[\d.]+px;$/);
      await page.setViewportSize({ width: 900, height: 700 });
      await expectFull(page);
      await page.setViewportSize({ width: 1400, height: 700 });
      await expectFull(page);
      expectNoProblems(page);
    },
  );

  test('a stretched section is stretched by the loader, without the runtime', async () => {
    const page = await openPage(PAGE, { block: [/\/runtime-/] });
    await expectFull(page);
  });

  test('a stretched section keeps to the room that the site names, and to the window where that is no selector', async () => {
    const page = await open();
    const setContainer = (selector: unknown) =>
      page.evaluate((given) => {
        const { elementorFrontendConfig: config } = window as unknown as { elementorFrontendConfig: { kit: object } };
        Object.assign(config.kit, { stretched_section_container: given });
        window.dispatchEvent(new Event('resize'));
      }, selector);
    await page.evaluate(() => {
      document.body.style.paddingInline = '40px 60px';
      document.body.style.boxSizing = 'border-box';
      document.querySelector('main, #content')?.classList.add('room');
    });
    const room = await page.$eval('.room', (element) => Math.round(element.getBoundingClientRect().left));
    for (const broken of ['[[', '.nowhere', [], 7]) {
      await setContainer('.room');
      await expect.poll(async () => (await edges(page)).left).toBe(room);
      await setContainer(broken);
      await expectFull(page);
    }
    expectNoProblems(page);
  });

  test('a stretched section is measured again when it sticks and comes off', async () => {
    const page = await open();
    const tell = (type: string, position: string) =>
      page.$eval(
        SECTION,
        (section, [name, value]) => {
          (section as HTMLElement).style.position = value as string;
          section.dispatchEvent(new CustomEvent(name as string));
        },
        [type, position],
      );
    await tell('sticky:stick', 'fixed');
    await expect.poll(() => page.getAttribute(SECTION, 'style')).toContain('left: 0px');
    await tell('sticky:unstick', '');
    await expectFull(page);
  });

  test.each(['first', 'last', 'delayed'] as const)(
    'a stretched section looks the same beside Elementor’s script; our tag: %s',
    async (order) => {
      const page = await openBesideLegacy(PAGE, order, ['stretched-section']);
      await expectFull(page);
      await page.setViewportSize({ width: 1000, height: 700 });
      await expectFull(page);
      expectNoProblems(page);
    },
  );
});
