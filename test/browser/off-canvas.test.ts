import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/overlays/';
const HOST = '.elementor-widget-off-canvas';
const PANEL = '#off-canvas-d1a0005';

async function open(given: object = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}?panel=${encodeURIComponent(JSON.stringify(given))}`, options);
  await mounted(page, 'off-canvas');
  return page;
}

const isOpen = (page: WatchedPage): Promise<boolean> =>
  page.$eval(PANEL, (panel) => {
    const states = [!panel.hasAttribute('inert'), panel.getAttribute('aria-hidden') === 'false'];
    if (states[0] !== states[1]) throw new Error('half open');
    return states[0] === true;
  });

/** Animations that a style sheet of the page has. */
const ANIMATED =
  '@keyframes in { from { opacity: 0 } } .slideIn { animation: in 60ms } .slideOut { animation: in 60ms }';

describeWidget({
  name: 'off-canvas',
  page: PAGE,
  host: HOST,
  settings: {
    change: { prevent_scroll: 'yes' },
    async shows(page) {
      await page.click('.open-panel');
      await page.locator('body.e-off-canvas__no-scroll').waitFor();
      await page.keyboard.press('Escape');
      await page.locator(`${PANEL}[inert]`).waitFor({ state: 'attached' });
    },
  },
  async keyboard(page) {
    await page.focus('.open-panel');
    await page.keyboard.press('Space');
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Done');
    await page.keyboard.press('Enter');
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.classList.contains('open-panel'))).toBe(true);
  },
});

describe('a panel of Elementor', () => {
  test('a panel opens, closes and toggles by action links, which tell its state', async () => {
    const page = await open();
    const toggle = page.locator('.toggle-panel');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await toggle.getAttribute('aria-controls')).toBe(PANEL.slice(1));
    await toggle.click();
    expect(await isOpen(page)).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator(`${PANEL}[data-delay-child-handlers]`).count()).toBe(0);
    expect(await page.getByRole('dialog', { name: 'Delivery' }).count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await page.click(`${PANEL} .elementor-button`);
    expect(await isOpen(page)).toBe(false);
    await page.click('.open-panel');
    await page.mouse.click(40, 500);
    expect(await isOpen(page)).toBe(false);
    expectNoProblems(page);
  });

  test('a panel hears and sends the event of Elementor, once a press', async () => {
    const page = await open();
    const sent = await page.evaluateHandle(() => {
      const heard: unknown[] = [];
      addEventListener('elementor-pro/off-canvas/toggle-display-mode', (event) =>
        heard.push((event as CustomEvent).detail),
      );
      return heard;
    });
    await page.click('.open-panel');
    expect(await sent.jsonValue()).toEqual([{ id: 'd1a0005', displayMode: 'open' }]);
    const ask = (detail: unknown) =>
      page.evaluate(
        (given) => dispatchEvent(new CustomEvent('elementor-pro/off-canvas/toggle-display-mode', { detail: given })),
        detail,
      );
    await ask({ id: 'other', displayMode: 'close' });
    await ask(null);
    expect(await isOpen(page)).toBe(true);
    await ask({ id: 'd1a0005', displayMode: 'toggle' });
    expect(await isOpen(page)).toBe(false);
  });

  test('a panel comes and goes with its animations', async () => {
    const page = await open({ entrance_animation: 'slideIn', exit_animation: 'slideOut', prevent_scroll: 'yes' });
    await page.addStyleTag({ content: ANIMATED });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const watch = () => {
        const main = document.querySelector('.e-off-canvas__main')?.className ?? '';
        const around = document.querySelector('.e-off-canvas')?.classList.contains('animated-reverse-wrapper');
        const now = `${main}${around ? ' / reverse' : ''}${document.body.className.match(/e-off-canvas\S*/) ?? ''}`;
        if (seen.at(-1) !== now) seen.push(now);
      };
      new MutationObserver(watch).observe(document.body, { attributes: true, subtree: true });
    });
    await page.click('.open-panel');
    await page.locator(`${PANEL} .e-off-canvas__main:not(.animated)`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`${PANEL}:not(.animated-reverse-wrapper)`).waitFor({ state: 'attached' });
    expect((await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).join('\n')).toMatch(
      /__main animated slideIn.*no-scroll[\s\S]*__main animated slideOut reverse \/ reverse.*no-scroll-animation/,
    );
    await expect.poll(() => page.evaluate(() => document.body.className)).not.toContain('e-off-canvas');
    expectNoProblems(page);
  });

  test('a panel stays where Escape and the overlay may not close it', async () => {
    const page = await open({ is_not_close_on_overlay: 'yes', is_not_close_on_esc_overlay: 'yes' });
    await page.click('.open-panel');
    await page.keyboard.press('Escape');
    await page.mouse.click(40, 500);
    expect(await isOpen(page)).toBe(true);
  });

  test('a panel without an overlay leaves the page in reach', async () => {
    const page = await open({ has_overlay: '' });
    await page.click('.open-panel');
    expect(await isOpen(page)).toBe(true);
    expect(await page.locator(`${PANEL}[aria-modal=true]`).count()).toBe(0);
    expect(await page.locator('.site-footer').evaluate((footer) => !!footer.closest('[inert]'))).toBe(false);
    await page.click('.toggle-panel');
    expect(await isOpen(page)).toBe(false);
  });

  test('a panel without an overlay closes on a press beside it, unless its settings say otherwise', async () => {
    const page = await open({ has_overlay: '' });
    await page.click('.open-panel');
    await page.click(`${PANEL} h3, ${PANEL} h2, ${PANEL} p`);
    expect(await isOpen(page)).toBe(true);
    await page.mouse.click(40, 500);
    expect(await isOpen(page)).toBe(false);
    await page.click('.open-panel');
    expect(await isOpen(page)).toBe(true);

    const staying = await open({ has_overlay: '', is_not_close_on_overlay: 'yes' });
    await staying.click('.open-panel');
    await staying.mouse.click(40, 500);
    expect(await isOpen(staying)).toBe(true);
  });

  test.each([
    ['has an overlay', '1', true],
    ['has none where Elementor’s style sheet hides it', '0', false],
  ])('a panel whose settings say nothing of an overlay %s', async (_, opacity, covers) => {
    const page = await open(
      {},
      {
        before: (opening) =>
          opening.addInitScript((value) => {
            addEventListener('DOMContentLoaded', () => {
              const style = document.createElement('style');
              style.textContent = `.elementor-widget-off-canvas { --e-off-canvas-overlay-opacity: ${value} }`;
              document.head.append(style);
            });
          }, opacity),
      },
    );
    await page.click('.open-panel');
    expect(await page.locator(`${PANEL}[aria-modal=true]`).count()).toBe(covers ? 1 : 0);
    await page.mouse.click(40, 500);
    expect(await isOpen(page)).toBe(false);
  });

  test('a panel opens for the page’s address, where a link of the page carries it', async () => {
    const page = await open();
    const hash = await page.locator('.open-panel').getAttribute('href');
    const second = await openPage(PAGE + hash);
    await second.locator(`${PANEL}[aria-hidden=false]`).waitFor();
  });

  test.each(ORDERS.filter((order) => order !== 'async'))(
    'a press has one effect on a panel beside Elementor’s own script (%s)',
    async (order) => {
      const page = await openBesideLegacy(PAGE, order, ['off-canvas', 'search-form']);
      await page.click('.toggle-panel');
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.elementor-widget-video').first().scrollIntoViewIfNeeded();
      await mounted(page, 'video', '.elementor-element-d1a0021');
      await page.click('.elementor-element-d1a0021 .elementor-custom-embed-play');
      expect((await legacyEffects(page)).filter((one) => /^(off-canvas|video|search-form|action)/.test(one))).toEqual(
        [],
      );
    },
  );
});
