import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { atRest, focused, openPanels, panelsPage, scrolledTo, visible } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-7ab0003';
const PANELS = '.elementor-tab-content';
const title = (number: number): string => `#elementor-tab-title-${number}`;
const [SHIP, BACK] = ['On the next working day, by ten in the morning.', 'Within thirty days. See what else there is.'];

/** Waits until nothing slides and these panels are visible. */
async function rests(page: WatchedPage, texts: string[], panels = PANELS): Promise<void> {
  await atRest(page, PANELS);
  await expect.poll(() => visible(page, panels)).toEqual(texts);
}

/** Presses a title; gives the animations of panels that run right after it, in milliseconds. */
async function slidesAfter(page: WatchedPage, selector: string): Promise<number[]> {
  const seen = await page.evaluateHandle((query) => {
    const found: { slides: number[] } = { slides: [] };
    const look = (): void => {
      const running = [...document.querySelectorAll(query)].flatMap((panel) => panel.getAnimations());
      found.slides = running.map(({ effect }) => Number(effect?.getTiming().duration));
    };
    window.addEventListener('click', look, { once: true });
    return found;
  }, PANELS);
  await page.click(selector);
  return seen.evaluate(({ slides }) => slides);
}

describeWidget({
  name: 'accordion',
  page: panelsPage('accordion'),
  host: HOST,
  settings: {
    change: { multiple: 'yes', duration: 0 },
    async shows(page) {
      await page.click(title(7032));
      await expect.poll(() => visible(page, PANELS)).toEqual([SHIP, BACK]);
    },
  },
  async keyboard(page) {
    await page.focus(title(7031));
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('May I send it back?');
    await page.keyboard.press(' ');
    await expect.poll(() => visible(page, PANELS)).toEqual([BACK]);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    // A held key repeats.
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(() => visible(page, PANELS)).toEqual([SHIP]);
    // Tab stops at each title.
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('May I send it back?');
  },
});

describe('the accordion of Elementor', () => {
  test('a pressed item slides open and its sibling shut in 400 ms, and the item shuts when it is pressed again', async () => {
    const page = await openPanels('accordion', 'accordion');
    expect(await visible(page, PANELS)).toEqual([SHIP]);
    const before = await page.locator(HOST).evaluate((host) => host.clientHeight);
    expect(await slidesAfter(page, title(7032))).toEqual([400, 400]);
    expect(await page.getAttribute(title(7032), 'aria-expanded')).toBe('true');
    expect(await page.getAttribute(title(7031), 'aria-expanded')).toBe('false');
    await rests(page, [BACK]);
    await expect.poll(() => page.locator(HOST).evaluate((host) => host.clientHeight)).toBe(before);
    expect(await page.getAttribute('#elementor-tab-content-7031', 'hidden')).toBe('hidden');
    await page.click(title(7032));
    await rests(page, []);
    expectNoProblems(page);
  });

  test('an item that slides shut opens again when it is pressed during the slide', async () => {
    const page = await openPanels('accordion', 'accordion');
    await page.evaluate(() => {
      const [first, second] = [...document.querySelectorAll<HTMLElement>('.elementor-tab-title')];
      second?.click();
      first?.click();
    });
    await rests(page, [SHIP]);
    await page.click(title(7032));
    await rests(page, [BACK]);
  });

  test('the accordion moves nothing for visitors who want less motion', async () => {
    const page = await openPanels('accordion', 'accordion', '', { reducedMotion: true });
    expect(await slidesAfter(page, title(7032))).toEqual([]);
    expect(await visible(page, PANELS)).toEqual([BACK]);
  });

  test('an item opens, and the page scrolls there, when the address names it or a place in it', async () => {
    const page = await openPage(panelsPage('accordion,toggle', '#more-on-glaze'), {
      viewport: { width: 1280, height: 200 },
    });
    await page.waitForFunction(() => document.querySelector('#more-on-glaze')?.checkVisibility());
    await scrolledTo(page, '#more-on-glaze');
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      location.hash = '#elementor-tab-title-7033';
    });
    await page.waitForFunction(() => document.querySelector('#elementor-tab-content-7033')?.checkVisibility());
    await scrolledTo(page, '#elementor-tab-title-7033');
    await expect.poll(() => visible(page, `${HOST} ${PANELS}`)).toHaveLength(1);
  });

  test('the accordion of an older server is no list of tabs, and its links lead nowhere', async () => {
    const page = await openPanels('old', 'accordion');
    expect(await page.locator('.elementor-accordion [role=tab], .elementor-accordion[role]').count()).toBe(0);
    await page.click('.elementor-accordion-item:nth-child(2) a.elementor-accordion-title');
    await rests(page, [BACK]);
    expect(page.url()).not.toMatch(/#/);
    expect(await axe(page, '.elementor-element-7ab0004')).toEqual([]);
  });
});

test('an accordion that a page names by attribute starts', async () => {
  const page = await openPanels('toggle', 'accordion');
  await page.evaluate(() => {
    const item = (name: string): string =>
      `<div class="elementor-accordion-item"><div class="elementor-tab-title">${name}</div><div class="elementor-tab-content">On ${name}</div></div>`;
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<div id="own" class="elementor-accordion" data-widget="accordion" data-settings='{"open":"none"}'>${item('a')}${item('b')}</div>`,
      );
  });
  await mounted(page, 'accordion', '#own');
  expect(await visible(page, `#own ${PANELS}`)).toEqual([]);
  await page.click('#own .elementor-tab-title >> nth=1');
  await rests(page, ['On b'], `#own ${PANELS}`);
});

describe('a toggle', () => {
  test('a toggle begins shut, and its items open independently of each other', async () => {
    const page = await openPanels('toggle', 'accordion');
    expect(await visible(page, PANELS)).toEqual([]);
    await page.click(title(7051));
    await page.click(title(7053));
    await expect.poll(() => visible(page, PANELS)).toHaveLength(2);
    await atRest(page, PANELS);
    expect(await visible(page, PANELS)).toHaveLength(2);
    await page.click(title(7051));
    await expect.poll(() => visible(page, PANELS)).toHaveLength(1);
  });

  test('a toggle begins shut and opens its items where its settings are broken', async () => {
    const page = await openPanels('toggle', 'accordion', '', {
      before: (opening) =>
        opening.route(/fixture\/panels/, async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          const body = text.replace(
            'data-id="7ab0005"',
            `data-id="7ab0005" data-settings='{"duration":"x","hash":[]}'`,
          );
          await route.fulfill({ response, body });
        }),
    });
    await page.click(title(7052));
    await atRest(page, PANELS);
    expect(await visible(page, PANELS)).toHaveLength(1);
  });
});
