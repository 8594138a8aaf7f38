import { describe, expect, test } from 'vitest';
import { allMounted, expectNoProblems, openPage, type WatchedPage } from '../support/page';
import { atRest, focused, openPanels, panelsPage, visible } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-7ab0007';
const BODIES = `${HOST} .e-con`;
const [SHIP, BACK] = ['On the next working day, by ten in the morning.', 'Within thirty days. See what else there is.'];

/** Waits until nothing slides and these bodies are visible. */
async function rests(page: WatchedPage, texts: string[]): Promise<void> {
  await atRest(page, BODIES);
  await expect.poll(() => visible(page, BODIES)).toEqual(texts);
}

/** What a page shows right after a press. */
interface Seen {
  /** The animations that run in the bodies, in milliseconds. */
  slides: number[];
  /** How many items have the attribute `open`. */
  open: number;
  /** The titles that say they are open. */
  expanded: string[];
}

/** Presses a title, and gives what the page shows before the next frame. */
async function seenAfter(page: WatchedPage, selector: string): Promise<Seen> {
  const box = await page.evaluateHandle(
    ([host, bodies]) => {
      const seen: Seen = { slides: [], open: 0, expanded: [] };
      const look = (): void => {
        const running = [...document.querySelectorAll(bodies)].flatMap((body) => body.getAnimations());
        seen.slides = running.map(({ effect }) => Number(effect?.getTiming().duration));
        seen.open = document.querySelectorAll(`${host} details[open]`).length;
        const titles = [...document.querySelectorAll(`${host} summary[aria-expanded=true]`)];
        seen.expanded = titles.map((title) => title.parentElement?.id ?? '');
      };
      window.addEventListener('click', look, { once: true });
      return seen;
    },
    [HOST, BODIES] as const,
  );
  await page.click(selector);
  return box.jsonValue();
}

describeWidget({
  name: 'nested-accordion',
  page: panelsPage('nested-accordion'),
  host: HOST,
  settings: {
    change: { max_items_expended: 'multiple', n_accordion_animation_duration: { size: 0, unit: 'ms' } },
    async shows(page) {
      await page.click('#back summary');
      await expect.poll(() => visible(page, BODIES)).toEqual([SHIP, BACK]);
    },
  },
  async keyboard(page) {
    await page.focus('#ship summary');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await rests(page, [BACK]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('See what else there is');
    await page.keyboard.press('Escape');
    await rests(page, []);
    expect(await focused(page)).toContain('May I send it back?');
    await page.keyboard.press('End');
    expect(await focused(page)).toContain('Do you ship abroad?');
  },
});

describe('the accordion of containers', () => {
  test('a press slides one item open and its sibling shut, which keeps its attribute until then', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion');
    expect(await seenAfter(page, '#back summary')).toEqual({ slides: [400, 400], open: 2, expanded: ['back'] });
    await atRest(page, BODIES);
    const opened = (): Promise<string[]> =>
      page.locator(`${HOST} details[open]`).evaluateAll((all) => all.map(({ id }) => id));
    await expect.poll(opened).toEqual(['back']);
    await expect.poll(() => page.getAttribute('#back', 'style')).toBeNull();
    expectNoProblems(page);
  });

  test('an item slides in the time that is set, in seconds, too, and at once for visitors who want less motion', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion');
    await page.$eval(HOST, (host) => {
      host.setAttribute('data-settings', '{"n_accordion_animation_duration":{"size":0.2,"unit":"s"}}');
    });
    // By then the widget has the new settings.
    await allMounted(page);
    expect((await seenAfter(page, '#back summary')).slides).toEqual([200, 200]);
    await rests(page, [BACK]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await seenAfter(page, '#ship summary')).slides).toEqual([]);
    await rests(page, [SHIP]);
  });

  test('the accordion opens the item that the address names', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion', '#back');
    await rests(page, [BACK]);
    expect(await page.getAttribute('#back summary', 'aria-expanded')).toBe('true');
  });

  test('the accordion follows an item that opens without a press', async () => {
    const page = await openPanels('nested-accordion', 'nested-accordion');
    await page.$eval('#abroad', (details) => {
      (details as HTMLDetailsElement).open = true;
    });
    await page.waitForSelector('#abroad summary[aria-expanded=true]');
    await expect.poll(() => page.locator(`${HOST} details[open]`).count()).toBe(1);
  });

  test('an item opens by a press without any script', async () => {
    const page = await openPage(panelsPage('nested-accordion'), { javaScriptEnabled: false });
    await page.click('#back summary');
    expect(await page.locator('#back[open]').count()).toBe(1);
  });
});
