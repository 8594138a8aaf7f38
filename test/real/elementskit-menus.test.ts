import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const HOST = '.elementor-element-00352a7';
const item = (at: number): string => `${HOST} .elementskit-navbar-nav > li:nth-child(${at})`;

test('the dropdowns of the real ElementsKit menu open by pointer and by keys, and tell their state', async () => {
  const page = await openPage('/builder/menus.html', { viewport: { width: 1280, height: 800 } });
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await mounted(page, 'elementskit-menu');
  const tours = `${item(2)} > .elementskit-submenu-panel`;
  await expect.poll(() => page.getAttribute(`${HOST} .elementskit-menu-container`, 'ekit-dom-added')).toBe('yes');
  await expect.poll(() => page.getAttribute(`${item(2)} > a`, 'aria-expanded')).toBe('false');
  await page.hover(`${item(2)} > a`);
  await page.waitForSelector(`${tours}:not([inert])`);
  await page.keyboard.press('Escape');
  await page.waitForSelector(`${tours}[inert]`, { state: 'attached' });
  await page.focus(`${item(2)} > a`);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${tours}:not([inert])`);
  await page.focus(`${tours} > li:nth-child(2) > a`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Coast');
  await expect.poll(() => page.getAttribute(`${item(2)} > a`, 'aria-expanded')).toBe('true');
  expectNoProblems(page, MISSING);
});

test('the panel of the real ElementsKit menu has the classes that its style sheet knows', async () => {
  const page = await openPage('/builder/menus.html', { viewport: { width: 390, height: 780 } });
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await mounted(page, 'elementskit-menu');
  const layers = `${HOST} .elementskit-menu-offcanvas-elements.active`;
  await page.click(`${HOST} .elementskit-menu-hamburger`);
  await expect.poll(() => page.locator(layers).count()).toBe(2);
  await page.click(`${item(2)} > a`);
  await page.waitForSelector(`${item(2)} > .elementskit-dropdown-open`);
  await page.click(`${HOST} .elementskit-menu-close`);
  await expect.poll(() => page.locator(layers).count()).toBe(0);
  expectNoProblems(page, MISSING);
});

test('the sections of the real one-page site are as high as the window, and the wheel leads to the next one', async () => {
  const page = await openPage('/builder/onepage.html', { viewport: { width: 1280, height: 800 } });
  await mounted(page, 'page-scroll');
  await page.addStyleTag({ content: 'body { margin: 0 } .ops-section { display: flow-root }' });
  await page.waitForSelector('html.ops-enabled body.ops-viewing-0 .ops-wrapper > .section.active.ops-completely');
  await expect
    .poll(() => page.$eval('body', (body) => body.getAttribute('style')))
    .toBe('overflow: visible; height: initial;');
  await expect
    .poll(() => page.$$eval('.ops-section', (all) => all.map(({ clientHeight }) => clientHeight)))
    .toEqual([800, 800, 800]);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 100);
  await page.waitForSelector('body.ops-viewing-1');
  await page.waitForFunction(() => Math.abs(scrollY - 800) <= 1);
  expectNoProblems(page, MISSING);
});
