import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  started,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-tabs/';
const HOST = '.elementor-element-7ab1001';
const SWITCHER = '.elementor-element-7ab1002';

const path = (given: Record<string, object> = {}): string =>
  `${PAGE}?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]))}`;

async function open(given: Record<string, object> = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path(given), options);
  await mounted(page, 'jet-tabs');
  return page;
}

const title = (at: number): string => `#jet-tabs-control-7ab1001${at}`;

/** The texts of the contents that can be seen. */
const seen = (page: WatchedPage, host = HOST): Promise<string[]> =>
  page.$$eval(`${host} :is(.jet-tabs__content, .jet-switcher__content)`, (all) =>
    all
      .filter((one) => getComputedStyle(one).opacity === '1')
      .map((one) => one.textContent?.replace(/ (More|Take it)$/, '') ?? ''),
  );

const LOW = 'The bar is dry at six.';
const HIGH = 'Boats can pass until noon.';
const SLACK = 'Nothing moves for an hour.';

describeWidget({
  name: 'jet-tabs',
  page: `${PAGE}?only=1`,
  host: HOST,
  settings: {
    change: { event: 'hover' },
    async shows(page) {
      await page.hover(title(2));
      await expect.poll(() => seen(page)).toEqual([HIGH]);
    },
  },
  async keyboard(page) {
    await page.focus(`${HOST} [role=tab][tabindex="0"]`);
    await page.keyboard.press('End');
    await expect.poll(() => seen(page)).toEqual([SLACK]);
    await page.keyboard.press('Home');
    await expect.poll(() => seen(page)).toEqual([LOW]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#more-0');
  },
});

describe('JetTabs’ tabs', () => {
  test('tabs show one content, with the classes that their style sheet knows, and tell other scripts', async () => {
    const page = await open();
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const when of ['before', 'after'])
        window.addEventListener(`jet-tabs/tabs/show-tab-event/${when}`, (event) => {
          const [{ tabIndex }] = (event as CustomEvent<[{ tabIndex: number }]>).detail;
          heard.push(`${when} ${tabIndex}`);
        });
    });
    await page.click(title(3));
    expect(await seen(page)).toEqual([SLACK]);
    expect(await page.locator(`${HOST} .active-tab`).allTextContents()).toEqual(['Slack']);
    expect(await page.locator(`${HOST} .jet-tabs__content[inert][aria-hidden=true]`).count()).toBe(2);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
      .toEqual(['before 2', 'after 2']);
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('no tab is open at the start where the site says so', async () => {
    const page = await open({ tabs: { activeIndex: -1 } });
    expect(await seen(page)).toEqual([]);
    expect(await page.locator(`${HOST} [role=tab][tabindex="0"]`).count()).toBe(1);
    await page.click(title(2));
    expect(await seen(page)).toEqual([HIGH]);
  });

  test('tabs open by the address and by links to their titles', async () => {
    const page = await openPage(`${PAGE}${title(2)}`);
    await mounted(page, 'jet-tabs');
    await expect.poll(() => seen(page)).toEqual([HIGH]);
    await page.evaluate((hash) => {
      document.body.insertAdjacentHTML('afterbegin', `<a id="jump" href="${hash}">Slack</a>`);
    }, title(3));
    await page.click('#jump');
    await expect.poll(() => seen(page)).toEqual([SLACK]);
  });

  test('tabs open one after the other, but not under the mouse, nor for visitors who want less motion', async () => {
    const given = { tabs: { autoSwitch: true, autoSwitchDelay: 600 } };
    const page = await open(given);
    await page.mouse.move(5, 5);
    await expect.poll(() => seen(page)).toEqual([HIGH]);
    await expect.poll(() => seen(page)).toEqual([SLACK]);
    await expect.poll(() => seen(page)).toEqual([LOW]);
    await page.hover(title(1));
    const before = await seen(page);
    await page.waitForTimeout(1500);
    expect(await seen(page)).toEqual(before);
    const still = await open(given, { reducedMotion: true });
    await still.waitForTimeout(1500);
    expect(await seen(still)).toEqual([LOW]);
  });

  test('the titles of tabs stand where the device’s setting says', async () => {
    const page = await open({ element: { tabs_position: 'left', tabs_position_mobile: 'top' } });
    const root = page.locator(`${HOST} .jet-tabs`);
    expect(await root.getAttribute('class')).toContain('jet-tabs-position-left');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => root.getAttribute('class')).toContain('jet-tabs-position-top');
    expect(await root.getAttribute('class')).not.toContain('left');
  });

  test('the page scrolls to the content that a press has opened, where that is set', async () => {
    const page = await open({ tabs: { switchScrolling: true, switchScrollingOffset: { size: 40 } } });
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div style="height: 3000px"></div>'));
    await page.click(title(2));
    const top = (): Promise<number> =>
      page.$eval('#jet-tabs-content-7ab10012', (one) => Math.round(one.getBoundingClientRect().top));
    await expect.poll(top).toBe(40);
  });

  test('tabs do what was pressed before their script was there', async () => {
    const page = await openPage(PAGE, {
      before: async (opening) => {
        const release = await holdChunk(opening, 'jet-tabs');
        Object.assign(opening, { release });
      },
    });
    await started(page);
    await page.locator(`${HOST}[data-widget=jet-tabs]`).waitFor();
    await page.click(title(2));
    (page as unknown as { release(): void }).release();
    await expect.poll(() => seen(page)).toEqual([HIGH]);
  });

  test('tabs tell scripts with jQuery by a collection, as JetTabs does', async () => {
    const page = await openPage(`${PAGE}?jquery=1`);
    await mounted(page, 'jet-tabs');
    await page.evaluate(() => {
      type Told = { target: { jquery?: string; hasClass(name: string): boolean } };
      type Query = (target: unknown) => { on(name: string, tell: (event: unknown, told: Told) => void): void };
      const jQuery = (window as unknown as { jQuery: Query }).jQuery;
      for (const name of ['tabs/show-tab-event', 'switcher/show-case-event'])
        jQuery(window).on(`jet-tabs/${name}/before`, (_, { target }) => {
          document.body.dataset.told = `${target.hasClass('jet-tabs')} ${target.hasClass('jet-switcher')}`;
        });
    });
    const told = (): Promise<string | undefined> => page.evaluate(() => document.body.dataset.told);
    await page.click(title(2));
    expect(await told()).toBe('true false');
    await page.click(`${SWITCHER} .jet-switcher__control-instance`);
    expect(await told()).toBe('false true');
  });

  test('each panel of tabs that switch by themselves has its whole time after a choice', async () => {
    const page = await open({ tabs: { autoSwitch: true, autoSwitchDelay: 2000 } });
    await page.mouse.move(5, 5);
    await page.waitForTimeout(1400);
    await page.$eval(title(2), (one) => (one as HTMLElement).click());
    expect(await seen(page)).toEqual([HIGH]);
    await page.waitForTimeout(1200);
    expect(await seen(page)).toEqual([HIGH]);
    await expect.poll(() => seen(page)).toEqual([SLACK]);
  });

  test('tabs in a slider, or with templates that come by request, are left to JetTabs’ script', async () => {
    const page = await openPage(`${PAGE}?others=1`);
    await mounted(page, 'jet-tabs');
    expect(await page.locator('[data-widget~=jet-tabs]').count()).toBe(2);
  });

  test('tabs start around other tabs that are left to JetTabs’ script', async () => {
    const page = await openPage(`${PAGE}?others=1`, {
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const body = document.querySelector('.elementor-element-7ab1001 .jet-tabs__content');
            for (const id of ['7ab1004', '7ab1005']) body?.append(document.querySelector(`.elementor-element-${id}`)!);
          });
        }),
    });
    await mounted(page, 'jet-tabs');
    expect(await page.locator('[data-widget~=jet-tabs]').count()).toBe(2);
    expect(await page.locator(`${HOST}[data-widget~=jet-tabs]`).count()).toBe(1);
  });

  test('tabs with settings that cannot be right work as by default', async () => {
    const page = await open({ tabs: { activeIndex: 'x', event: 7, autoSwitchDelay: -5, switchScrollingOffset: 'y' } });
    expect(await seen(page)).toEqual([LOW]);
    await page.click(title(2));
    expect(await seen(page)).toEqual([HIGH]);
  });
});

describe('JetTabs’ switcher', () => {
  const MONTH = 'A berth is 40 a month.';
  const YEAR = 'A berth is 400 a year.';

  test('the switcher starts with the content that the server shows', async () => {
    const page = await open(
      {},
      {
        before: (opening) =>
          opening.addInitScript(() => {
            document.addEventListener('DOMContentLoaded', () => {
              document
                .querySelector('.jet-switcher')
                ?.classList.replace('jet-switcher--disable', 'jet-switcher--enable');
              for (const body of document.querySelectorAll('.jet-switcher__content'))
                body.classList.toggle('active-content');
            });
          }),
      },
    );
    expect(await seen(page, SWITCHER)).toEqual([YEAR]);
  });

  test('the switcher shows the content whose title is pressed, and nothing for a press beside the switch', async () => {
    const page = await open();
    const press = (at: number): Promise<void> =>
      page.$$eval(`${SWITCHER} .jet-switcher__control`, (all, n) => (all[n] as HTMLElement).click(), at);
    await press(0);
    expect(await seen(page, SWITCHER)).toEqual([MONTH]);
    await press(1);
    expect(await seen(page, SWITCHER)).toEqual([YEAR]);
    await press(1);
    expect(await seen(page, SWITCHER)).toEqual([YEAR]);
    await page.$eval(`${SWITCHER} .jet-switcher__control-wrapper`, (row) => (row as HTMLElement).click());
    expect(await seen(page, SWITCHER)).toEqual([YEAR]);
    const names = page.locator(`${SWITCHER} [role=tabpanel]`);
    expect(await names.nth(1).getAttribute('aria-label')).toBe('By year');
  });

  test('the switcher shows the other content for a press on the switch, and by keys', async () => {
    const page = await open();
    expect(await seen(page, SWITCHER)).toEqual([MONTH]);
    const box = (await page.locator(`${SWITCHER} .jet-switcher__control-instance`).boundingBox())!;
    await page.mouse.click(box.x + box.width - 10, box.y + box.height / 2);
    expect(await seen(page, SWITCHER)).toEqual([YEAR]);
    expect(await page.locator(`${SWITCHER} .jet-switcher--enable`).count()).toBe(1);
    await page.mouse.click(box.x + box.width - 10, box.y + box.height / 2);
    expect(await seen(page, SWITCHER)).toEqual([MONTH]);
    await page.focus(`${SWITCHER} [role=tab][tabindex="0"]`);
    await page.keyboard.press('ArrowRight');
    expect(await seen(page, SWITCHER)).toEqual([YEAR]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#year');
    expect(await axe(page, SWITCHER)).toEqual([]);
    expectNoProblems(page);
  });
});
