import { describe, expect, test } from 'vitest';
import { startElementor } from '../support/editor';
import {
  type Alive,
  alive,
  allMounted,
  expectNoProblems,
  openPage,
  type WatchedPage,
  type WidgetsApi,
  watchLeaks,
} from '../support/page';
import { routeProviders } from '../support/videoProviders';

/** Pages with containers, nested tabs and accordions, loop grids, mega menus, carousels and effects. */
const PAGES = ['panels', 'loop', 'mega-menu', 'carousels', 'sticky', 'backgrounds', 'overlays'];

/** The page's own document; the others are its header and templates. */
const DOCUMENT = '.elementor-12';

interface EditorWindow {
  edit(from: Element[]): Element[];
  elementorFrontendConfig: { elements: { data: Record<string, object>; keys: Record<string, string[]> } };
}

/**
 * Gives the page a function that makes elements as the editor does: created in its own window, with a model instead of
 * `data-settings`.
 */
const addEditor = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const editor = document.body.appendChild(document.createElement('iframe')).contentDocument!;
    const { elementorFrontendConfig: config } = window as unknown as EditorWindow;
    config.elements = { data: {}, keys: {} };
    let count = 0;
    const model = (element: Element): void => {
      const cid = `c${++count}`;
      const settings = JSON.parse(element.getAttribute('data-settings') ?? '{}') as object;
      const elType = element.getAttribute('data-element_type')!;
      const widgetType = element.getAttribute('data-widget_type')?.replace(/\..*/, '');
      config.elements.data[cid] = { attributes: { elType, widgetType, ...settings } };
      const type = widgetType ?? elType;
      config.elements.keys[type] = [...new Set([...(config.elements.keys[type] ?? []), ...Object.keys(settings)])];
      element.removeAttribute('data-settings');
      element.setAttribute('data-model-cid', cid);
      element.classList.add('elementor-element-edit-mode');
    };
    const edit = (from: Element[]): Element[] =>
      from.map((one) => {
        const made = editor.importNode(one, true);
        for (const element of [made, ...made.querySelectorAll('*')])
          if (element.matches('[data-element_type]')) model(element);
        return made;
      });
    Object.assign(window, { edit });
  });

/**
 * The editor renders the whole document again, from what the server sends. The change is made in a script of its own that
 * returns no promise: Chromium loses a promise whose page does much work between its end and its answer.
 */
async function renderDocument(page: WatchedPage): Promise<void> {
  const html = await page.evaluate(async () => (await fetch(location.href)).text());
  await page.evaluate(
    ([selector, content]) => {
      const server = new DOMParser().parseFromString(content, 'text/html');
      const { edit } = window as unknown as EditorWindow;
      const box = document.querySelector(selector)!;
      box.classList.add('elementor-edit-area', 'elementor-edit-mode');
      box.replaceChildren(...edit([...server.querySelector(selector)!.children]));
    },
    [DOCUMENT, html] as const,
  );
}

/** Every top-level element is rendered again, duplicated, and the copy removed. */
const editAll = async (page: WatchedPage): Promise<void> => {
  await renderDocument(page);
  await allMounted(page);
  await page.evaluate((selector) => {
    const { edit } = window as unknown as EditorWindow;
    for (const element of [...document.querySelectorAll(`${selector} > *`)]) {
      const [copy] = edit([element]);
      copy!.classList.add('test-copy');
      element.after(copy!);
    }
  }, DOCUMENT);
  await allMounted(page);
  await page.evaluate(() => {
    for (const copy of document.querySelectorAll('.test-copy')) copy.remove();
  });
  await allMounted(page);
};

/** Hosts in the document, and those that have left the page. */
const hosts = (page: WatchedPage): Promise<{ inside: string[]; gone: string[] }> =>
  page.evaluate((selector) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    const rows = api.report();
    const named = (some: typeof rows): string[] => some.map(({ widget }) => widget).sort();
    return {
      inside: named(rows.filter(({ element }) => element.parentElement?.closest(selector))),
      gone: named(rows.filter(({ element }) => !element.isConnected)),
    };
  }, DOCUMENT);

/** What is alive now in larger numbers than before: listeners, timers, observed nodes and elements. */
const grown = async (page: WatchedPage, before: Alive): Promise<string[]> => {
  const flat = ({ listeners, jQuery, ...counts }: Alive): Record<string, number> => ({
    ...counts,
    ...listeners,
    ...Object.fromEntries(Object.entries(jQuery).map(([key, count]) => [`jQuery ${key}`, count])),
  });
  const was = flat(before);
  return Object.entries(flat(await alive(page))).flatMap(([key, count]) =>
    count > (was[key] ?? 0) ? `${key}: ${was[key] ?? 0}, ${count}` : [],
  );
};

/** Edits everything until nothing grows any more. Engines start late, so the first rounds may find more than before. */
async function untilNothingGrows(page: WatchedPage, rounds = 4): Promise<void> {
  const before = await alive(page);
  await editAll(page);
  try {
    await expect.poll(() => grown(page, before), { timeout: rounds === 1 ? 20_000 : 3000 }).toEqual([]);
  } catch (error) {
    if (rounds === 1) throw error;
    await untilNothingGrows(page, rounds - 1);
  }
}

describe.each(PAGES)('the elements of /%s/, rendered again, duplicated and removed in the editor', (name) => {
  const open = async (before?: (page: WatchedPage) => Promise<unknown>): Promise<WatchedPage> => {
    const page = await openPage(`/fixture/${name}/?edit=1`, {
      before: async (opening) => {
        await watchLeaks(opening);
        await routeProviders(opening, true);
        await before?.(opening);
      },
    });
    await page.waitForFunction(() => 'mount' in (window.StorefrontWidgets ?? {}));
    await allMounted(page);
    await addEditor(page);
    await editAll(page);
    return page;
  };

  test("elements in the editor are left to Elementor's own front end, and nothing of ours stays in them", async () => {
    const page = await open(startElementor);
    await expect.poll(() => hosts(page)).toEqual({ inside: [], gone: [] });
    await expect
      .poll(() => page.locator(`${DOCUMENT} :is([data-widget-state], [data-storefront-own])`).count())
      .toBe(0);
    await untilNothingGrows(page);
    expectNoProblems(page);
  });

  test("elements in the editor start again without Elementor's front end, and leave with what they had started", async () => {
    const page = await open();
    await expect.poll(async () => (await hosts(page)).gone).toEqual([]);
    const { inside } = await hosts(page);
    expect(inside.length).toBeGreaterThan(0);
    await untilNothingGrows(page);
    await expect.poll(() => hosts(page)).toEqual({ inside, gone: [] });
    expectNoProblems(page);
  });
});
