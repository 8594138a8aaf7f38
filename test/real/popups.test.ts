import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/, /youtube|ERR_/];

const modal = (id: number): string => `#elementor-popup-modal-${id}`;
const shown = (page: WatchedPage, id: number) => page.locator(modal(id)).waitFor({ state: 'visible' });
const gone = (page: WatchedPage, id: number) => page.locator(modal(id)).waitFor({ state: 'detached' });
const isOpen = async (page: WatchedPage, id: number) => (await page.locator(modal(id)).count()) > 0;

const stored = (page: WatchedPage): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}') as Record<string, unknown>);

/** Replaces what the missing style sheets and a visitor's browser would give; `stored` is from an earlier visit. */
function prepare(stored: string | null): void {
  // What passes while a popup opens and closes: the styles of its button, the classes of its content.
  const passed: Record<string, (string | null)[]> = { button: [], content: [] };
  Object.assign(window, { __passed: passed });
  new MutationObserver(() => {
    const modal = document.querySelector('#elementor-popup-modal-70');
    if (!modal) return;
    const button = modal.querySelector('.dialog-close-button');
    if (button) passed.button?.push(button.getAttribute('style'));
    passed.content?.push(modal.querySelector(':scope > .dialog-widget-content')?.className ?? null);
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.elementor-widget-spacer { height: 700px }');
  document.adoptedStyleSheets.push(sheet);
  Object.assign(window, { chrome: {} });
  if (stored && !localStorage.getItem('elementor')) localStorage.setItem('elementor', stored);
}

async function open(
  name: string,
  earlier: { pageViews: number; [key: string]: unknown } | null = null,
): Promise<WatchedPage> {
  const page = await openPage(`/builder/${name}.html`, {
    viewport: { width: 1280, height: 800 },
    before: (opening) => opening.addInitScript(prepare, earlier && JSON.stringify(earlier)),
  });
  await mounted(page, 'popup');
  // The triggers listen once this page view is counted.
  const before = earlier?.pageViews ?? 0;
  await expect.poll(async () => (await stored(page)).pageViews).toBe(before + 1);
  return page;
}

test('the popup of the real page opens by itself with its classes, is counted and closes by Escape', async () => {
  const page = await open('popups');
  expect(await isOpen(page, 70)).toBe(false);
  await shown(page, 70);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000);
  expect(await page.getAttribute(modal(70), 'class')).toContain('elementor-popup-modal welcome-pop');
  const button = page.locator(`${modal(70)} .dialog-close-button`);
  const passed = (name: string) =>
    page.evaluate(
      (part) => (window as unknown as { __passed: Record<string, (string | null)[]> }).__passed[part]!, // both are there
      name,
    );
  expect(await passed('button')).toContain('display: none;');
  await expect.poll(() => button.getAttribute('style')).toBeFalsy();
  expect(await stored(page)).toMatchObject({ pageViews: 1, sessions: 1, popup_70_times: 1 });
  expect(await page.evaluate(() => sessionStorage.getItem('elementor'))).toContain('"activeSession":true');
  await page.keyboard.press('Escape');
  await gone(page, 70);
  expect((await passed('content')).at(-1)).toContain('fadeOutDown reverse');
  expectNoProblems(page, MISSING);
});

test('the links of the real page open, toggle and close popups, and a selector counts one click once', async () => {
  // Else it would open after two seconds.
  const page = await open('popups', { __expiration: {}, pageViews: 4, popup_70_disable: true });
  await page.click('#btn-open');
  await shown(page, 73);
  expect(await page.getAttribute(`${modal(73)} > .dialog-widget-content`, 'class')).toContain('animated slideInDown');
  expect(await page.locator(`${modal(73)} [data-elementor-type=popup].elementor.elementor-73`).count()).toBe(1);
  await page.keyboard.press('Escape');
  await gone(page, 73);
  // Its way out takes a while.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('btn-open');
  await page.locator('#btn-toggle').click();
  await shown(page, 73);
  await page.locator('#btn-toggle').evaluate((link: HTMLElement) => link.click());
  await gone(page, 73);
  await page.click('a[href="#full"]');
  await shown(page, 72);
  expect((await stored(page)).popup_72_times).toBe(1);
  expect(await page.getAttribute('body', 'class')).toContain('dialog-prevent-scroll');
  await page.keyboard.press('Escape');
  await gone(page, 72);
  expectNoProblems(page, MISSING);
});

test('the triggers of the real page open their popups', async () => {
  const page = await open('popups-triggers');
  for (let times = 0; times < 3; times += 1) {
    expect(await isOpen(page, 77)).toBe(false);
    await page.mouse.click(5, 300);
  }
  await shown(page, 77);
  // After four seconds without a move, and of being open.
  await shown(page, 78);
  await gone(page, 77);
  await page.keyboard.press('Escape');
  await gone(page, 78);

  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await shown(page, 75);
  await shown(page, 76);
  expect((await stored(page)).popup_75_times).toBeUndefined();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await gone(page, 75);
  await gone(page, 76);
  expect((await stored(page)).popup_75_times).toBe(1);

  await page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, bubbles: true })));
  await shown(page, 79);
  expect(await page.getAttribute('body', 'class')).toContain('dialog-prevent-scroll');
  expectNoProblems(page, MISSING);
});
