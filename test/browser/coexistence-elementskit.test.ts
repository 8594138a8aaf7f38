import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  type Order,
  openBesideLegacy,
} from '../support/coexistence';
import { expectNoProblems, hostsBecome, openPage, requestsTo, type WatchedPage } from '../support/page';

const ENDPOINT = /widget\/mailchimp\/sendmail/;
const SUBSCRIBED = { error: [], success: { body: '{"status":"subscribed"}' } };
const BUTTON = '.ekit-btt__button';

const ours = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => /^(newsletter|back-to-top)/.test(effect));

async function openNewsletter(order: Order): Promise<WatchedPage> {
  const page = await openBesideLegacy('/fixture/newsletter/', order, ['newsletter']);
  await page.route(ENDPOINT, (route) => route.fulfill({ json: SUBSCRIBED }));
  await page.fill('#short [name=email]', 'ada@example.com');
  await forgetHeard(page);
  return page;
}

const scrollPage = (page: WatchedPage, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );

for (const order of ORDERS) {
  describe(`newsletter and back to top beside legacy scripts, our tag: ${order}`, () => {
    test('a signup is sent once, by the widget, and everybody else hears the submit once', async () => {
      const page = await openNewsletter(order);
      const sent = requestsTo(page, ENDPOINT);
      await page.click('#short .ekit-mail-submit');
      await page.locator('#short .success', { hasText: 'Thanks & welcome' }).waitFor();
      expect(sent).toHaveLength(1);
      expect(await ours(page)).toEqual([]);
      expect(await heardByOthers(page, 'submit', 'document delegated')).toBe(1);
      expect(await heardByOthers(page, 'submit', 'body delegated')).toBe(1);
      expect(await heardByAnalytics(page, 'submit')).toEqual({ capture: 1, bubble: 1 });
      expectNoProblems(page);
    });

    test('the button back to the top shows by the widget’s sum, leads there once, and others hear the click once', async () => {
      const page = await openBesideLegacy('/fixture/back-to-top/?offset_top=50', order, ['back-to-top']);
      await forgetHeard(page);
      // The legacy script puts “400” and “50” side by side, and would wait for 40050.
      await scrollPage(page, 451);
      await page.locator(`${BUTTON}.ekit-tt-show`).waitFor();
      await scrollPage(page, 600);
      await expect.poll(() => page.locator(`${BUTTON}.ekit-tt-show`).count()).toBe(1);
      await page.click(BUTTON);
      await page.waitForFunction(() => scrollY === 50);
      expect(await ours(page)).toEqual([]);
      expect(await heardByOthers(page, 'click', 'document delegated')).toBe(1);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      expectNoProblems(page);
    });
  });
}

test('the legacy scripts serve newsletter and back to top when the widgets’ files never arrive', async () => {
  const block = [/widget-(newsletter|back-to-top)/];
  const page = await openPage('/fixture/newsletter/?legacy=first', { block });
  await page.route(ENDPOINT, (route) => route.fulfill({ json: SUBSCRIBED }));
  await hostsBecome(page, 'newsletter', 'failed', '#short form');
  const sent = requestsTo(page, ENDPOINT);
  await page.fill('#short [name=email]', 'ada@example.com');
  await page.click('#short .ekit-mail-submit');
  await page.locator('#short .success', { hasText: 'Thanks & welcome' }).waitFor();
  expect(sent).toHaveLength(1);

  await page.goto(new URL('/fixture/back-to-top/?legacy=first&show_after=1', page.url()).href);
  await hostsBecome(page, 'back-to-top', 'failed');
  await scrollPage(page, 500);
  await page.locator(`${BUTTON}.ekit-tt-show`).waitFor();
});

test('a button back to the top that is switched off stays the legacy script’s', async () => {
  const page = await openPage('/fixture/back-to-top/?legacy=first&show_after=1', {
    before: (opening) =>
      opening.route(/fixture\/back-to-top/, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('data-settings=', 'data-widget="none" data-settings=');
        await route.fulfill({ response, body: html });
      }),
  });
  await page.waitForFunction(() => 'jQuery' in window);
  await expect
    .poll(async () => {
      await scrollPage(page, 500 + Math.round(Math.random() * 50));
      return page.locator(`${BUTTON}.ekit-tt-show`).count();
    })
    .toBe(1);
  expect(await page.locator(BUTTON).getAttribute('role')).toBeNull();
});
