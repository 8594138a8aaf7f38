import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoProblems, mounted, requestsTo, type WatchedPage } from '../support/page';
import { atRest, focused, heardEvents, hearEvents, openPanels, panelsPage, slides, visible } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-7ab0008';
const AREAS = '.elementor-element-7ab0009';
const BODIES = `${HOST} .elementskit-card-body`;
const PANELS = '.elementskit-card > div:last-child';
const EVENTS = ['show', 'shown', 'hide', 'hidden'];
const [SHIP, BACK] = ['On the next working day, by ten in the morning.', 'Within thirty days. See what else there is.'];

/** Every slide from now on stands still at its start until it is released; `held` gives their durations. */
async function holdSlides(page: WatchedPage): Promise<{ held(): Promise<number[]>; release(): Promise<void> }> {
  await page.evaluate(() => {
    const held: Animation[] = [];
    const { animate } = Element.prototype;
    Object.assign(window, { heldSlides: held, animateAsBefore: animate });
    Element.prototype.animate = function hold(...args) {
      const slide = animate.apply(this, args);
      slide.pause();
      held.push(slide);
      return slide;
    };
  });
  type Held = { heldSlides: Animation[]; animateAsBefore: Element['animate'] };
  return {
    held: () =>
      page.evaluate(() =>
        (window as unknown as Held).heldSlides.map(({ effect }) => Number(effect?.getTiming().duration)),
      ),
    release: () =>
      page.evaluate(() => {
        const { heldSlides, animateAsBefore } = window as unknown as Held;
        Element.prototype.animate = animateAsBefore;
        for (const slide of heldSlides) slide.play();
      }),
  };
}

const toggler = (at: number, id = '7ab0008'): string => `[data-target="#Collapse-${at}${id}"]`;

describeWidget({
  name: 'elementskit-accordion',
  page: panelsPage('elementskit-accordion'),
  host: HOST,
  settings: {
    change: { multiple: 'yes', duration: 0 },
    async shows(page) {
      await page.click(toggler(1));
      await expect.poll(() => visible(page, BODIES)).toEqual([SHIP, BACK]);
    },
  },
  async keyboard(page) {
    await page.focus(toggler(0));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await expect.poll(() => visible(page, BODIES)).toEqual([BACK]);
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toBe('When do you ship by boat?');
    await page.keyboard.press('Enter');
    await expect.poll(() => visible(page, BODIES)).toEqual([SHIP]);
    expect(page.url()).not.toContain('#');
  },
});

describe('cards of ElementsKit', () => {
  test('cards slide open and shut, with the classes and events that other scripts know', async () => {
    const page = await openPanels('elementskit-accordion', 'elementskit-accordion');
    await hearEvents(page, EVENTS);
    expect(await page.getAttribute(toggler(0), 'class')).not.toContain('collapsed');
    const { held, release } = await holdSlides(page);
    await page.click(toggler(1));
    await expect.poll(held).toEqual([400, 400]);
    expect(await page.getAttribute('#Collapse-17ab0008', 'class')).toMatch(/collapsing/);
    await release();
    await atRest(page, PANELS);
    await expect.poll(() => visible(page, BODIES)).toEqual([BACK]);
    expect(await page.getAttribute('#Collapse-17ab0008', 'class')).toMatch(/collapse show|show collapse/);
    await expect.poll(() => page.locator('.elementskit-card.active').count()).toBe(1);
    expect(await page.getAttribute(toggler(0), 'class')).toContain('collapsed');
    await expect
      .poll(() => heardEvents(page))
      .toEqual([
        'show Collapse-17ab0008',
        'hide Collapse-07ab0008',
        'hidden Collapse-07ab0008',
        'shown Collapse-17ab0008',
      ]);
    expectNoProblems(page);
  });

  test('a press beside a card’s link opens it, too, and the next one closes it', async () => {
    const page = await openPanels('elementskit-accordion', 'elementskit-accordion');
    const head = page.locator('.elementskit-card-header').nth(2);
    const position = { x: (await head.boundingBox())!.width - 10, y: 10 };
    const open = page.locator('.elementskit-card.active .show');
    for (const count of [1, 0]) {
      await head.click({ position });
      await expect.poll(() => open.count()).toBe(count);
      await atRest(page, PANELS);
    }
  });

  test('cards stay as they are where a script prevents the change', async () => {
    const page = await openPanels('elementskit-accordion', 'elementskit-accordion', '&jquery=1');
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery(target: unknown): { on(type: string, run: (event: Event) => void): void };
      };
      jQuery(document).on('show.bs.collapse', (event) => event.preventDefault());
    });
    await page.click(toggler(1));
    expect(await slides(page, PANELS)).toEqual([]);
    expect(await visible(page, BODIES)).toEqual([SHIP]);
  });
});

describe('cards whose content comes later', () => {
  const hold = async (page: WatchedPage): Promise<Route[]> => {
    const routes: Route[] = [];
    // Titles that the pointer only passes may ask for theirs.
    const isMeant = (route: Route): boolean => /post_id=12[34]/.test(route.request().postData() ?? '');
    await page.route(/admin-ajax/, (route) => void (isMeant(route) ? routes.push(route) : route.continue()));
    return routes;
  };
  const openAreas = () => openPanels('kit-areas', 'elementskit-accordion');

  test('cards ask for each area once, as soon as the pointer is at the title, and widgets inside start', async () => {
    const page = await openAreas();
    const routes = await hold(page);
    await page.hover(toggler(1, '7ab0009'));
    await expect.poll(() => routes.length).toBe(2);
    await page.click(toggler(1, '7ab0009'));
    await page.click(toggler(1, '7ab0009'));
    await page.click(toggler(1, '7ab0009'));
    await expect.poll(() => page.locator('#Collapse-17ab0009 [aria-busy=true]').count()).toBe(2);
    expect(routes).toHaveLength(2);
    expect(routes.map((route) => new URLSearchParams(route.request().postData() ?? '').get('post_id'))).toEqual([
      '123',
      '124',
    ]);
    for (const route of routes) await route.continue();
    await mounted(page, 'tabs');
    await expect.poll(() => page.locator(`${AREAS} .is--loaded`).count()).toBe(2);
    await expect.poll(() => page.locator('.from-123').count()).toBe(1);
    await page.click('#elementor-tab-title-7242');
    await expect.poll(() => visible(page, `${AREAS} .elementor-tab-content`)).toEqual(['The second of them.']);
    await page.click(toggler(0, '7ab0009'));
    await page.click(toggler(1, '7ab0009'));
    expect(routes).toHaveLength(2);
    await expect.poll(() => page.locator('#Collapse-17ab0009 [aria-busy]').count()).toBe(0);
    expectNoProblems(page);
  });

  test('a card says so when its content does not come, and asks again the next time', async () => {
    const page = await openAreas();
    const sent = requestsTo(page, /admin-ajax/);
    await page.focus(toggler(2, '7ab0009'));
    const answered = () => expect.poll(() => page.locator(`${AREAS} [aria-busy=true]`).count()).toBe(0);
    await expect.poll(() => sent.length).toBe(1);
    await answered();
    // The pointer asks on its way to the title, the press once more if that answer is there already.
    await page.click(toggler(2, '7ab0009'));
    await expect.poll(() => sent.length).toBeGreaterThan(1);
    await page.getByText('The server gave an unexpected answer.').first().waitFor();
    await answered();
    expect(await page.locator(`${AREAS} .is--loaded`).count()).toBe(0);
    await page.route(/admin-ajax/, (route) => route.fulfill({ body: '<p class="now">Now</p>' }));
    await page.click(toggler(0, '7ab0009'));
    await page.click(toggler(2, '7ab0009'));
    await page.waitForSelector('.now');
  });

  test('a failure to load a card’s content is told to nobody while the card is closed', async () => {
    const page = await openAreas();
    await page.route(/admin-ajax/, (route) => route.fulfill({ status: 403, body: '-1' }));
    const answer = page.waitForResponse(/admin-ajax/);
    await page.hover(toggler(2, '7ab0009'));
    await answer;
    await expect.poll(() => page.locator('[aria-busy]').count()).toBe(0);
    expect(await page.getByText('The server reported an error.').count()).toBe(0);
  });
});
