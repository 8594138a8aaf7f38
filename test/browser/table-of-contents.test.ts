import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
  type WidgetsApi,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/page-tools/?only=70c0001';
const HOST = '.elementor-element-70c0001';
const LINK = '.elementor-toc__list-item-text';
const [EXPAND, COLLAPSE] = ['.elementor-toc__toggle-button--expand', '.elementor-toc__toggle-button--collapse'];

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'table-of-contents');
  return page;
}

const links = (page: WatchedPage): Promise<string[]> =>
  page.$$eval(`${HOST} .elementor-toc__list-item-text`, (all) => all.map((one) => one.textContent ?? ''));

const current = (page: WatchedPage): Promise<string | null> =>
  page.$eval(HOST, (host) => host.querySelector('[aria-current=location].elementor-item-active')?.textContent ?? null);

const scrollTo = (page: WatchedPage, heading: string): Promise<void> =>
  page.evaluate((words) => {
    const found = [...document.querySelectorAll('h2, h3')].find(({ textContent }) => textContent === words);
    found?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, heading);

describeWidget({
  name: 'table-of-contents',
  page: PAGE,
  host: HOST,
  settings: {
    change: { headings_by_tags: ['h3'] },
    shows: (page) => expect.poll(() => links(page)).toEqual(['Digging', 'Wedging', 'Bisque', 'Glaze']),
  },
  async keyboard(page) {
    await page.focus(COLLAPSE);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.elementor-toc__body').isVisible()).toBe(false);
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('.elementor-toc__body').isVisible()).toBe(true);
    // A press right after the start, before the page is drawn.
    await page.evaluate(
      async ([selector, button]) => {
        const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
        const host = document.querySelector(selector)!;
        api.unmount(host);
        const hasMounted = new Promise<void>((done) => {
          const look = (): void => void (host.getAttribute('data-widget-state') === 'mounted' && done());
          new MutationObserver(look).observe(host, { attributeFilter: ['data-widget-state'] });
        });
        api.mount(host);
        await hasMounted;
        document.querySelector<HTMLElement>(button)!.click();
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done));
      },
      [HOST, COLLAPSE] as const,
    );
    expect(await page.locator('.elementor-toc__body').isVisible()).toBe(false);
    await page.click(EXPAND);
  },
});

describe('the contents of a page', () => {
  test('the contents are the page’s headings, in lists inside lists, without those that are left out', async () => {
    const page = await open();
    await expect
      .poll(() => links(page))
      .toEqual(['Clay', 'Digging', 'Wedging', 'Throwing', 'Firing', 'Bisque', 'Glaze']);
    const top = page.locator(`${HOST} .elementor-toc__body > .elementor-toc__list-wrapper > li > div > a`);
    expect(await top.allTextContents()).toEqual(['Clay', 'Throwing', 'Firing']);
    expect(await top.first().getAttribute('class')).toContain('elementor-toc__top-level');
    expect(await top.first().getAttribute('href')).toBe('#elementor-toc__heading-anchor-0');
    await expect.poll(() => page.locator('.elementor-toc__spinner-container').isVisible()).toBe(false);
    expect(await page.locator('.elementor-toc__body').getAttribute('role')).toBe('navigation');
    expectNoProblems(page);
  });

  test('the contents mark what is being read, and unfold its smaller headings', async () => {
    const page = await open();
    await scrollTo(page, 'Wedging');
    await expect.poll(() => current(page)).toBe('Wedging');
    await expect.poll(() => page.getByRole('link', { name: 'Digging' }).isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('link', { name: 'Bisque' }).isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => current(page)).toBe('Glaze');
  });

  test('the contents lead to their headings', async () => {
    const page = await open(PAGE, { viewport: { width: 1280, height: 400 } });
    await page.click(`${LINK}:text-is("Throwing")`);
    await expect
      .poll(() =>
        page.evaluate(() => document.getElementById('elementor-toc__heading-anchor-3')?.getBoundingClientRect().top),
      )
      .toBeLessThan(60);
  });

  test('the contents are folded at first on a phone, and unfolded by their button', async () => {
    const page = await open(PAGE, { viewport: { width: 390, height: 780 } });
    await expect.poll(() => page.locator('.elementor-toc__body').isVisible()).toBe(false);
    expect(await page.getAttribute(HOST, 'class')).toContain('elementor-toc--collapsed');
    expect(await page.getAttribute(EXPAND, 'aria-expanded')).toBe('false');
    await page.click(EXPAND);
    await expect.poll(() => page.locator('.elementor-toc__body').isVisible()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Close table of contents');
  });

  test('the contents do not list results that a search shows for a while', async () => {
    const page = await open();
    const before = await page.locator(`${HOST} a`).count();
    await page.$eval(HOST, (host) => {
      const results = '<output aria-live="polite"><h2>A result</h2></output><h2>A section</h2>';
      host.parentElement?.insertAdjacentHTML('beforeend', results);
    });
    await page.locator(`${HOST} a`, { hasText: 'A section' }).waitFor();
    expect(await page.locator(`${HOST} a`).count()).toBe(before + 1);
  });

  test('the contents follow headings that come later, and say when there are none', async () => {
    const page = await open();
    await page.evaluate(() => {
      const heading = document.createElement('h2');
      heading.textContent = 'Selling';
      document.querySelector('.elementor')?.append(heading);
    });
    await expect.poll(() => links(page)).toContain('Selling');
    await page.$eval(HOST, (host) => host.setAttribute('data-settings', '{"headings_by_tags":["h6"]}'));
    await page.locator(HOST, { hasText: 'No headings were found on this page.' }).waitFor();
  });

  test('headings come from all elements that the setting names, and bullets may be drawings', async () => {
    const page = await open();
    const set = (settings: object): Promise<void> =>
      page.$eval(HOST, (host, given) => host.setAttribute('data-settings', given), JSON.stringify(settings));
    await page.evaluate(() => {
      for (const name of ['First', 'Second']) {
        document
          .querySelector('.elementor')
          ?.insertAdjacentHTML('beforeend', `<div class="part"><h2>${name}</h2></div>`);
      }
    });
    const drawing = '<svg class="e-font-icon-svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>';
    await set({ container: '.part', marker_view: 'bullets', icon: { value: 'fas fa-circle', rendered_tag: drawing } });
    await expect.poll(() => links(page)).toEqual(['First', 'Second']);
    expect(await page.locator(`${HOST} li svg.e-font-icon-svg path`).count()).toBe(2);
    await set({ container: '#nowhere' });
    await page.locator(HOST, { hasText: 'No headings were found on this page.' }).waitFor();
  });

  test('broken settings mean the usual headings', async () => {
    const page = await open();
    const broken = '{"headings_by_tags":"h2","container":"((","exclude_headings_by_selector":["(("],"icon":[]}';
    await page.$eval(HOST, (host, given) => host.setAttribute('data-settings', given), broken);
    await expect.poll(() => links(page)).toContain('Not in the list');
    expectNoProblems(page);
  });

  test('the contents are one list beside Elementor’s own script', async () => {
    const page = await openBesideLegacy(PAGE, 'first', ['table-of-contents']);
    await expect
      .poll(() => page.locator(`${HOST} .elementor-toc__body > .elementor-toc__list-wrapper`).count())
      .toBe(1);
    expect((await legacyEffects(page)).filter((one) => one.startsWith('table-of-contents:'))).toEqual([]);
  });
});
