import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  failChunk,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

interface Query {
  only?: 'masonry' | 'justify';
  element?: object;
  raw?: string;
}

function address({ only = 'masonry', element, raw }: Query = {}): string {
  const query = new URLSearchParams({ only });
  if (element) query.set('element', JSON.stringify(element));
  if (raw !== undefined) query.set('raw', raw);
  return `/fixture/jet-pictures/?${query}`;
}

async function open(query: Query = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(address(query), options);
  await mounted(page, 'jet-images-layout');
  return page;
}

/** The texts of the pictures, by column, from the left and from above. */
const columns = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.jet-images-layout__item', (all) => {
    const found = new Map<number, [number, string][]>();
    for (const item of all) {
      const { x, y } = item.getBoundingClientRect();
      const text = item.querySelector('img')?.alt.replace('Picture ', '') ?? '';
      found.set(Math.round(x), [...(found.get(Math.round(x)) ?? []), [y, text]]);
    }
    const sorted = [...found].sort(([a], [b]) => a - b).map(([, column]) => column.sort(([a], [b]) => a - b));
    return sorted.map((column) => column.map(([, text]) => text).join(' '));
  });

const HOST = '.elementor-widget-jet-images-layout';

describeWidget({
  name: 'jet-images-layout',
  page: address(),
  host: HOST,
  settings: {
    change: { columns: 2 },
    shows: (page) => expect.poll(() => columns(page)).toEqual(['1 3 5', '2 4']),
  },
});

describe('JetElements’ pictures', () => {
  test('pictures stand in as many columns as are set for the device', async () => {
    const page = await open();
    await expect.poll(() => columns(page)).toEqual(['1 4', '2 5', '3']);
    // Each below the one before it, without a gap.
    const [first, , , fourth] = await page.$$eval('.jet-images-layout__item', (all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    expect(fourth?.top).toBeCloseTo(first?.bottom ?? 0, 0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(() => columns(page)).toEqual(['1 3 5', '2 4']);
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('pictures have as many columns as the style sheet says where the settings say nothing', async () => {
    const page = await open({ element: {} });
    await expect.poll(() => columns(page)).toEqual(['1 5', '2', '3', '4']);
  });

  test.each(['', '[]', '{"layoutType":3}'])('pictures stand in columns where the settings are %j', async (raw) => {
    const page = await open({ raw });
    await expect.poll(() => columns(page)).toEqual(['1 4', '2 5', '3']);
  });

  test('pictures of a justified layout are in rows of one height', async () => {
    const page = await open({ only: 'justify' });
    const boxes = await page.$$eval('.jet-images-layout__item', (all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })),
    );
    const first = boxes.filter(({ top }) => top === boxes[0]?.top);
    expect(first.length).toBeGreaterThan(2);
    expect(new Set(first.map(({ height }) => Math.round(height))).size).toBe(1);
    // A picture of 600 by 400 is wider than one of 400 by 600.
    expect(boxes[0]?.width).toBeGreaterThan(2 * (boxes[1]?.width ?? 0));
  });

  test('pictures are seen where their script cannot be loaded, without a loader in front of them', async () => {
    const page = await openPage(address(), { before: (opening) => failChunk(opening, 'jet-images-layout') });
    await expect.poll(() => page.$eval('.jet-images-layout__link', (link) => getComputedStyle(link).opacity)).toBe('1');
    expect(await page.locator('.jet-images-layout__image-loader').first().isVisible()).toBe(false);
    const [first, second] = await page.$$eval('.jet-images-layout__item', (all) =>
      all.map((one) => one.getBoundingClientRect().width),
    );
    expect(first).toBeCloseTo(second ?? 0, 0);
  });

  test('pictures leave the columns that salvattore has made', async () => {
    const page = await open(
      {},
      {
        before: (opening) =>
          opening.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => {
              const list = document.querySelector('.jet-images-layout__list')!;
              const made = [0, 1].map(() =>
                Object.assign(document.createElement('div'), { className: 'salvattore-column' }),
              );
              for (const [at, item] of [...list.children].entries()) made[at % 2]?.append(item);
              list.append(...made);
            }),
          ),
      },
    );
    await expect.poll(() => columns(page)).toEqual(['1 4', '2 5', '3']);
    expect(await page.locator('.salvattore-column').count()).toBe(0);
    expect(await page.$eval('.jet-images-layout__list', (list) => list.hasAttribute('data-columns'))).toBe(false);
  });
});
