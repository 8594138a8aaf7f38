import { describe, expect, test } from 'vitest';
import { legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/overlays/';
const HOST = '.elementor-element-d1a0007';
const OPENER = `${HOST} .profile-title .ekit-team-popup`;
const PANEL = '#ekit_team_modal_d1a0007_89';
const DIALOG = '.mfp-wrap.ekit-team-modal';

async function open(options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(PAGE, options);
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await mounted(page, 'team-popup', HOST);
  return page;
}

const isIn = (page: WatchedPage, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => !!document.activeElement?.closest(wanted), selector);

describeWidget({
  name: 'team-popup',
  page: PAGE,
  host: '.elementor-widget-elementskit-team',
  settings: {
    change: { closeText: 'Leave' },
    async shows(page) {
      await page.click(OPENER);
      await page.locator('.ekit-team-modal-close[aria-label=Leave]').first().waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    },
  },
  async keyboard(page) {
    await page.focus(OPENER);
    await page.keyboard.press('Space');
    await page.locator(`${DIALOG} ${PANEL}`).waitFor();
    expect(await isIn(page, DIALOG)).toBe(true);
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isIn(page, DIALOG)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    expect(await isIn(page, OPENER)).toBe(true);
  },
});

describe('a member of the team', () => {
  test('a member opens in a dialog with the member’s name, and with the classes that style sheets know', async () => {
    const page = await open();
    expect(await page.locator(OPENER).getAttribute('role')).toBe('button');
    await page.getByRole('button', { name: 'Ann Bell' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Ann Bell' });
    await dialog.waitFor();
    await page.locator(`${DIALOG}.my-mfp-slide-bottom.ekit-promo-popup.mfp-ready`).waitFor();
    expect(await page.locator('.mfp-bg.ekit-team-modal.mfp-ready').count()).toBe(1);
    expect(await page.locator(`${DIALOG} > .mfp-container > .mfp-content > ${PANEL}:not(.mfp-hide)`).count()).toBe(1);
    expect(await page.locator('.mfp-close').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('mfp-wrap');
    expect(await axe(page)).toEqual([]);
    expectNoProblems(page);
  });

  test('the dialog takes 160 ms to go, by its button, beside it or by Escape, and its panel is back', async () => {
    const page = await open();
    const before = await page.locator(HOST).innerHTML();
    const leave: Record<string, () => Promise<void>> = {
      button: () => page.click(`${DIALOG} .ekit-team-modal-close`),
      beside: () => page.mouse.click(20, 400),
      escape: () => page.keyboard.press('Escape'),
    };
    for (const [name, close] of Object.entries(leave)) {
      await page.click(OPENER);
      await page.locator(`${DIALOG}.mfp-ready`).waitFor();
      await page.mouse.click(640, 760);
      expect(await page.locator(`${DIALOG}.mfp-ready`).count(), name).toBe(1);
      const took = page.evaluate(
        () =>
          new Promise<number>((done) => {
            let since = 0;
            new MutationObserver((_, watch) => {
              const wrap = document.querySelector('.mfp-wrap');
              if (wrap?.classList.contains('mfp-removing')) since ||= performance.now();
              if (wrap) return;
              watch.disconnect();
              done(performance.now() - since);
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
          }),
      );
      await close();
      const time = await took;
      expect(time).toBeGreaterThanOrEqual(150);
      expect(await page.locator(HOST).innerHTML()).toBe(before);
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    }
  });

  test('the panel is back in the page when the widget is unmounted while the dialog is open', async () => {
    const page = await open({ reducedMotion: true });
    await page.click(OPENER);
    await page.locator(`${DIALOG}.mfp-ready`).waitFor();
    await page.evaluate(async (host) => {
      const { StorefrontWidgets } = window as unknown as { StorefrontWidgets: { unmount(root: Element): unknown } };
      await StorefrontWidgets.unmount(document.querySelector(host)!); // it is on the page
    }, HOST);
    await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    expect(await page.locator(`${HOST} ${PANEL}.mfp-hide[role=dialog][aria-hidden=true]`).count()).toBe(1);
    expect(await page.locator('.site-footer').evaluate((footer) => !!footer.closest('[inert]'))).toBe(false);
    expectNoProblems(page);
  });

  test('a dialog by attribute works on the page’s own markup', async () => {
    const page = await openPage('/blank/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<section data-widget="team-popup"><button class="ekit-team-popup" data-mfp-src="#m1">Cy</button><div id="m1" class="elementskit-team-popup mfp-hide"><h2>Cy Dunn</h2></div></section>',
      );
    });
    await mounted(page, 'team-popup');
    await page.click('section button');
    await page.getByRole('dialog', { name: 'Cy Dunn' }).waitFor();
    await page.click('.mfp-close[title="Close (Esc)"]');
    await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
    expectNoProblems(page);
  });

  test.each(ORDERS.filter((order) => order !== 'async'))(
    'the dialog opens once beside Elementor’s own script (%s)',
    async (order) => {
      const page = await openBesideLegacy(PAGE, order, []);
      await page.locator(HOST).scrollIntoViewIfNeeded();
      await mounted(page, 'team-popup', HOST);
      await page.click(OPENER);
      await page.locator(DIALOG).waitFor();
      expect(await page.locator('.mfp-wrap').count()).toBe(1);
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('elementskit-'))).toEqual([]);
    },
  );
});

test('a link to a place on the page below closes the dialog, one inside does not', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'team-popup');
  await page.click(OPENER);
  await page.locator(`${DIALOG} ${PANEL}`).waitFor();
  await page.$eval(`${DIALOG} ${PANEL}`, (panel) => {
    panel.insertAdjacentHTML(
      'afterbegin',
      '<a id="stay" href="#inside">Here</a> <a id="leave" href="#below">Below</a>',
    );
    panel.insertAdjacentHTML('beforeend', '<i id="inside"></i>');
    document.body.insertAdjacentHTML('beforeend', '<p style="block-size: 200vh"></p><p id="below">Below</p>');
  });
  await page.click('#stay');
  expect(await page.locator(DIALOG).count()).toBe(1);
  await page.click('#leave');
  await page.locator('.mfp-wrap').waitFor({ state: 'detached' });
  await expect
    .poll(() => page.$eval('#below', (place) => place.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
});
