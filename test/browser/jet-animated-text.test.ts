import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-words/';
const HOST = '.elementor-widget-jet-animated-text';
const WORD = '.jet-animated-text__animated-text-item';

async function open(query = '', options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, options);
  await mounted(page, 'jet-animated-text');
  return page;
}

/** The word that is shown now. */
const shown = (page: WatchedPage): Promise<string> =>
  page.$$eval(`${WORD}.active.visible`, (all) => all.map(({ textContent }) => textContent?.trim()).join('|'));

const moving = (page: WatchedPage): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

describeWidget({
  name: 'jet-animated-text',
  page: `${PAGE}?delay=100000`,
  host: HOST,
  settings: {
    change: { delay: 100 },
    shows: (page) => expect.poll(() => shown(page)).toBe('here'),
    leavesTraces: true,
  },
  async keyboard(page) {
    await page.focus('.storefront-play button');
    await page.keyboard.press('Enter');
    expect(await page.getAttribute('.storefront-play button', 'aria-label')).toBe('Play');
  },
});

describe('JetElements’ animated text', () => {
  test.each(['fx1', 'fx3', 'fx7', 'fx11', 'fx12'])(
    'the words of an animated text take turns with the effect %s',
    async (effect) => {
      const page = await open(`?effect=${effect}&delay=200`);
      await expect.poll(() => shown(page)).toBe('here');
      await expect.poll(() => shown(page)).toBe('ready');
      await expect.poll(() => shown(page)).toBe('open');
      expectNoProblems(page);
    },
  );

  test('an animated text is one text for screen readers', async () => {
    const page = await open('?delay=100000');
    expect(await page.textContent(`${HOST} .storefront-hidden-text`)).toBe('open, here, ready');
    expect(await page.$$eval(WORD, (all) => all.every((word) => word.getAttribute('aria-hidden') === 'true'))).toBe(
      true,
    );
    expect(await axe(page, HOST)).toEqual([]);
  });

  test('an animated text stops at its button, with a whole word', async () => {
    const page = await open('?delay=300');
    await expect.poll(() => shown(page)).toBe('here');
    await page.focus('.storefront-play button');
    await page.keyboard.press('Enter');
    expect(await moving(page)).toBe(0);
    const word = await shown(page);
    await page.waitForTimeout(900);
    expect(await shown(page)).toBe(word);
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).not.toBe(word);
  });

  test('an animated text stands still for visitors who want less motion, until they start it', async () => {
    const page = await open('?delay=200', { reducedMotion: true });
    await page.waitForTimeout(600);
    expect(await shown(page)).toBe('open');
    expect(await moving(page)).toBe(0);
    await page.click('.storefront-play button');
    await expect.poll(() => shown(page)).toBe('here');
  });

  test('a single word comes once, and has no button', async () => {
    const page = await open('?words=open&delay=100');
    await expect.poll(() => moving(page)).toBe(0);
    expect(await shown(page)).toBe('open');
    expect(await page.locator('.storefront-play').count()).toBe(0);
  });

  test.each(['', '[]', '{"effect":"fx99","delay":-1}', '{"effect":{}}'])(
    'an animated text runs where the settings are %j',
    async (raw) => {
      const page = await open(`?raw=${encodeURIComponent(raw)}`);
      await expect.poll(() => shown(page)).toBe('open');
      await expect.poll(() => shown(page), { timeout: 9000 }).toBe('here');
    },
  );
});
