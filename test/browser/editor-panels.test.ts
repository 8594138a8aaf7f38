import { expect, test } from 'vitest';
import { allMounted, failChunk, hostsBecome, mounted, openPage, timersRun, type WatchedPage } from '../support/page';
import { panelsPage, visible } from '../support/panels';

const VENDOR = '.elementor-widget .elementor-tab-content{display:none}';

interface Vendor {
  /** Opens a panel as Elementor's script does; one that is visible already gets no style. */
  openPanel(root: Element, number: number): void;
}

/** Elementor's style and script for panels. In the editor it starts once the page has loaded. */
const withVendor = (page: WatchedPage): Promise<void> =>
  page.evaluate((css) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
    const vendor: Vendor = {
      openPanel(root, number) {
        const panel = root.querySelector<HTMLElement>(`.elementor-tab-content[data-tab="${number}"]`)!;
        panel.classList.add('elementor-active');
        if (getComputedStyle(panel).display === 'none') panel.style.display = 'block';
        panel.removeAttribute('hidden');
      },
    };
    Object.assign(window, vendor, { elementorFrontend: { elementsHandler: {} } });
  }, VENDOR);

/** Adds what the server sent for the host once more, drawn by the editor, with the given panel open. */
async function edit(page: WatchedPage, host: string, number: number): Promise<void> {
  await page.evaluate(
    async ([selector, open]) => {
      const html = await (await fetch(location.href)).text();
      const editor = document.body.appendChild(document.createElement('iframe')).contentDocument!;
      editor.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').querySelector(selector)!.outerHTML;
      const edited = editor.body.firstElementChild as HTMLElement;
      edited.dataset.modelCid = 'c1';
      edited.classList.add('test-edited');
      document.querySelector(selector)!.after(edited);
      (window as unknown as Vendor).openPanel(edited, open);
    },
    [host, number] as const,
  );
  // By then, what could start in it would have.
  await allMounted(page);
  await timersRun(page, 300);
}

const editedPanels = (page: WatchedPage): Promise<string[]> => visible(page, '.test-edited .elementor-tab-content');

test('tabs that the editor draws show the panel that it opens, and no other', async () => {
  for (const [number, text] of [
    [1, 'Stoneware'],
    [2, 'Ash and quartz'],
  ] as const) {
    const page = await openPage(panelsPage('tabs'));
    await mounted(page, 'tabs');
    await withVendor(page);
    await edit(page, '.elementor-element-7ab0001', number);
    await expect.poll(() => editedPanels(page)).toEqual([expect.stringContaining(text)]);
  }
});

test('an accordion that the editor draws shows the item that is edited, and no other', async () => {
  const page = await openPage(panelsPage('accordion'));
  await mounted(page, 'accordion');
  await withVendor(page);
  await edit(page, '.elementor-element-7ab0003', 2);
  await expect.poll(() => editedPanels(page)).toHaveLength(1);
});

test("tabs that are left to Elementor's script, because their code does not come, keep their first panel", async () => {
  const page = await openPage(panelsPage('tabs'), { before: (opening) => failChunk(opening, 'tabs') });
  await hostsBecome(page, 'tabs', 'failed');
  await withVendor(page);
  await page.$eval('.elementor-element-7ab0001', (host) => (window as unknown as Vendor).openPanel(host, 1));
  await expect.poll(() => visible(page, '.elementor-element-7ab0001 .elementor-tab-content')).toHaveLength(1);
});
