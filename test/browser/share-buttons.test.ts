import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/page-tools/?only=5ea0001';
const button = (network: string): string => `.elementor-share-btn_${network}`;

const remember = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      open: (...args: unknown[]) => void opened.push(args.join('|')),
      print: () => void opened.push('print'),
    });
  });

const opened = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { opened: string[] }).opened);

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'share-buttons');
  await remember(page);
  return page;
}

describeWidget({
  name: 'share-buttons',
  page: PAGE,
  host: '.elementor-element-5ea0001',
  settings: {
    change: { share_url: 'https://example.com/changed' },
    async shows(page) {
      await remember(page);
      await expect
        .poll(async () => {
          await page.click(button('facebook'));
          return (await opened(page)).at(-1);
        })
        .toContain('example.com%2Fchanged');
    },
  },
  async keyboard(page) {
    await remember(page);
    for (const key of ['Enter', ' ']) {
      await page.focus(button('facebook'));
      await page.keyboard.press(key);
    }
    expect(await opened(page)).toHaveLength(2);
    // A key that is held repeats, and counts once.
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await opened(page)).toHaveLength(3);
  },
});

describe('share buttons', () => {
  test('share buttons open the network’s page once a press; print prints, and an unknown network does nothing', async () => {
    const page = await open();
    await page.click(button('facebook'));
    await page.click(button('x-twitter'));
    await page.click(button('print'));
    await page.click(button('nobody'));
    const [facebook, twitter, ...rest] = await opened(page);
    expect(facebook).toContain(`facebook.com/sharer.php?u=${encodeURIComponent(page.url())}`);
    expect(facebook).toContain('noopener');
    expect(twitter).toContain('x.com/intent/post?text=');
    expect(rest).toEqual(['print']);
    expectNoProblems(page);
  });

  test('broken settings share the page itself', async () => {
    const page = await open();
    for (const broken of ['[]', '{', '{"share_url":[]}', '{"share_url":{"url":""}}']) {
      await page.$eval(
        '.elementor-element-5ea0001',
        (host, given) => host.setAttribute('data-settings', given),
        broken,
      );
      await page.click(button('facebook'));
    }
    const addresses = (await opened(page)).map((one) => one.split('|')[0]);
    expect(addresses).toEqual(Array(4).fill(`https://www.facebook.com/sharer.php?u=${encodeURIComponent(page.url())}`));
  });

  test('a press opens one window beside Elementor’s own script', async () => {
    const page = await openBesideLegacy(PAGE, 'first', ['share-buttons']);
    await remember(page);
    await page.click(button('facebook'));
    expect(await opened(page)).toHaveLength(1);
    expect((await legacyEffects(page)).filter((one) => one.startsWith('share-buttons:'))).toEqual([]);
  });
});
