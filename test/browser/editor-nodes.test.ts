import { expect, test } from 'vitest';
import { mounted, openPage, type WatchedPage } from '../support/page';
import { panelsPage } from '../support/panels';

/**
 * Elementor's editor creates elements in its own window and inserts them into the page: they are no instances of the
 * page's `Element`. Replaces the host by what the server sent, created in another window.
 */
async function openFromEditor(path: string, widget: string, host: string): Promise<WatchedPage> {
  const page = await openPage(path);
  await mounted(page, widget, host);
  await page.evaluate(async (selector) => {
    const html = await (await fetch(location.href)).text();
    const editor = document.body.appendChild(document.createElement('iframe')).contentDocument!;
    editor.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').querySelector(selector)!.outerHTML;
    // A node belongs to the window in which a script has first seen it, for as long as a script keeps it.
    Object.assign(window, { kept: [...editor.querySelectorAll('*')] });
    document.querySelector(selector)!.replaceWith(editor.body.firstElementChild!);
    if (document.querySelector(selector) instanceof Element) throw new Error('The host is of this window.');
  }, host);
  await mounted(page, widget, host);
  return page;
}

const ACCORDION = '.elementor-element-7ab0003';
const MENU = '.elementor-element-d0a1002';

test('an accordion that the editor has created opens by mouse and by key', async () => {
  const page = await openFromEditor(panelsPage('accordion'), 'accordion', ACCORDION);
  const second = page.locator(`${ACCORDION} [aria-controls]`).nth(1);
  await second.click();
  await expect.poll(() => second.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => second.getAttribute('aria-expanded')).toBe('false');
});

test('a menu that the editor has created opens by mouse and by key', async () => {
  const page = await openFromEditor('/fixture/nav-menu/?only=d0a1002', 'nav-menu', MENU);
  const submenu = page.locator(`${MENU} .elementor-nav-menu--main li > ul`).first();
  const link = page.locator(`${MENU} .elementor-nav-menu--main li:has(> ul) > a`).first();
  await link.hover();
  await expect.poll(() => submenu.isVisible()).toBe(true);
  await page.mouse.move(1, 800);
  await expect.poll(() => submenu.isVisible()).toBe(false);
  await link.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => submenu.isVisible()).toBe(true);
});
