import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage } from '../support/page';
import { translatePage } from '../support/translate';

const COUNTER = '.storefront-lightbox .pswp__counter';

test('what a dialog says of itself follows when the browser has translated it', async () => {
  const page = await openPage('/fixture/page-lightbox/');
  await mounted(page, 'page-lightbox');
  await translatePage(page);
  await page.click('.demo-lightbox-grid > a');
  await page.locator(COUNTER).waitFor();
  await expect.poll(() => page.locator(`${COUNTER} font`).count()).toBeGreaterThan(0);
  const before = await page.textContent(COUNTER);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.textContent(COUNTER)).not.toBe(before);
  expect(await page.textContent(COUNTER)).toMatch(/^\d of 4$/);
  await page.keyboard.press('Escape');
  await page.locator(COUNTER).waitFor({ state: 'detached' });
  expectNoProblems(page);
});

test('a text with WordPress’s picture of an emoji changes as a whole, and goes', async () => {
  const page = await openPage('/blank/');
  await page.evaluate(() => {
    const host = document.createElement('div');
    host.dataset.widget = 'party';
    document.body.append(host);
    const { StorefrontWidgets: queue } = window as unknown as { StorefrontWidgets: { push(use: unknown): void } };
    queue.push(({ React, register }: { React: typeof import('react'); register(type: object): void }) => {
      function Party() {
        const [text, say] = React.useState<string | null>('Saved 🎉 at last');
        Object.assign(window, { say });
        return React.createElement('p', null, text, React.createElement('b', null, '!'));
      }
      register({ name: 'party', component: Party });
    });
  });
  const party = page.locator('[data-widget=party] p');
  await party.waitFor();
  /** As WordPress's script does it: a fragment in the place of the text. */
  const drawEmoji = (): Promise<void> =>
    party.evaluate((element) => {
      const text = [...element.childNodes].find((node) => node.textContent?.includes('🎉'));
      const [before = '', after = ''] = text?.textContent?.split('🎉') ?? [];
      const fragment = document.createDocumentFragment();
      const picture = Object.assign(document.createElement('img'), { className: 'emoji', alt: '🎉' });
      fragment.append(before, picture, after);
      text?.parentNode?.replaceChild(fragment, text);
    });
  const say = (text: string | null): Promise<void> =>
    page.evaluate((given) => (window as unknown as { say(text: string | null): void }).say(given), text);
  const html = (): Promise<string> => party.innerHTML();
  await drawEmoji();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /translated-/.test(name)),
  );
  await page.waitForTimeout(100);
  expect(await html()).toContain('Saved <img');
  await say('No');
  await expect.poll(html).toBe('No<b>!</b>');
  await say('🎉 again');
  await drawEmoji();
  await page.waitForTimeout(100);
  await translatePage(page);
  await page.waitForTimeout(100);
  expect(await party.textContent()).toBe(' again!');
  await say('No 🎉');
  await page.waitForTimeout(100);
  expect(await party.textContent()).toBe('No 🎉!');
  await say(null);
  await expect.poll(() => party.textContent()).toBe('!');
  expectNoProblems(page);
});
