import { expect, test } from 'vitest';
import { expectNoProblems, heard, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/grids/?only=9d00006';
const GRID = '#drag-grid';
const FIRST = ['A lamp', 'A mug', 'A vase', 'A radio', 'A book', 'A sneaker'];

async function open(options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(PAGE, options);
  await mounted(page, 'grid-drag');
  return page;
}

const order = (page: WatchedPage): Promise<(string | null)[]> =>
  page.$$eval(`${GRID} > .demo-grid-card h3`, (all) => all.map((one) => one.textContent));

/** The names of the items by where they are seen: row by row. */
const seen = (page: WatchedPage): Promise<(string | null | undefined)[]> =>
  page.$$eval(`${GRID} > .demo-grid-card`, (all) =>
    all
      .map((one) => ({ name: one.querySelector('h3')?.textContent, box: one.getBoundingClientRect() }))
      .sort((a, b) => (Math.abs(a.box.top - b.box.top) < 2 ? a.box.left - b.box.left : a.box.top - b.box.top))
      .map(({ name }) => name),
  );

const grip = (name: string): string => `${GRID} button[aria-label="Move ${name}"]`;

const middleOf = (page: WatchedPage, name: string) =>
  page.$$eval(
    `${GRID} > .demo-grid-card`,
    (all, wanted) => {
      const box = all.find((one) => one.querySelector('h3')?.textContent === wanted)?.getBoundingClientRect();
      return { x: (box?.left ?? 0) + (box?.width ?? 0) / 2, y: (box?.top ?? 0) + 30 };
    },
    name,
  );

describeWidget({
  name: 'grid-drag',
  page: PAGE,
  host: GRID,
  settings: {
    change: { moveText: 'Put %name% elsewhere' },
    shows: (page) => page.locator(`${GRID} [aria-label="Put A mug elsewhere"]`).waitFor(),
  },
  keyboard: async (page) => {
    await page.focus(grip('A lamp'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect((await order(page)).slice(0, 3)).toEqual(['A mug', 'A vase', 'A lamp']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move A lamp');
    await expect.poll(() => page.textContent('.storefront-widgets-announcer')).toBe('A lamp: 3 of 6');
    await page.keyboard.press('Home');
    expect(await order(page)).toEqual(FIRST);
  },
});

test('an item is dragged to another place, and the document has the new order', async () => {
  const page = await open({ listen: ['dragItemPositioned'] });
  const [from, to] = [await middleOf(page, 'A lamp'), await middleOf(page, 'A vase')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  const lamp = page.locator(`${GRID} > .demo-grid-card.is-dragging h3`);
  expect(await lamp.textContent()).toBe('A lamp');
  // The others have made room.
  await expect.poll(async () => (await middleOf(page, 'A mug')).x).toBeCloseTo(from.x, 0);
  expect(await order(page)).toEqual(FIRST);
  await page.$eval(GRID, (grid) => {
    const names: (string | null)[] = [];
    const look = (): void => {
      const title = grid.querySelector(':scope > .is-positioning-post-drag h3');
      if (title && names.at(-1) !== title.textContent) names.push(title.textContent);
    };
    new MutationObserver(look).observe(grid, { subtree: true, attributeFilter: ['class'] });
    Object.assign(window, { __positioned: names });
  });
  await page.mouse.up();
  expect((await order(page)).slice(0, 3)).toEqual(['A mug', 'A vase', 'A lamp']);
  const positioned = () => page.evaluate(() => (window as unknown as { __positioned: string[] }).__positioned);
  await expect.poll(positioned).toEqual(['A lamp']);
  await page.locator(`${GRID} > .is-positioning-post-drag`).waitFor({ state: 'detached' });
  await expect.poll(async () => (await seen(page)).slice(0, 3)).toEqual(['A mug', 'A vase', 'A lamp']);
  expect(await heard(page)).toContainEqual(expect.objectContaining({ name: 'dragItemPositioned' }));
  await expect.poll(() => page.textContent('.storefront-widgets-announcer')).toBe('A lamp: 3 of 6');
  expectNoProblems(page);
});

test('items of a grid take their first places at once', async () => {
  const page = await open({ listen: ['layoutComplete', 'transitionrun'] });
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  expect(await seen(page)).toEqual(FIRST);
  const tops = () =>
    page.$$eval(`${GRID} > .demo-grid-card`, (all) => all.map((one) => one.getBoundingClientRect().top));
  const first = await tops();
  await page.waitForTimeout(100);
  expect(await tops()).toEqual(first);
  expect((await heard(page)).map(({ name }) => name)).not.toContain('transitionrun');
});

test('an item that makes room for another one is not hit again on its way', async () => {
  const page = await open();
  const [from, to] = [await middleOf(page, 'A lamp'), await middleOf(page, 'A mug')];
  await page.$eval(`${GRID} > .demo-grid-card:nth-child(2)`, (mug) => {
    const places: string[] = [];
    const look = (): void => {
      const place = (mug as HTMLElement).style.insetInlineStart;
      if (place !== places.at(-1)) places.push(place);
    };
    look();
    new MutationObserver(look).observe(mug, { attributeFilter: ['style'] });
    Object.assign(window, { __places: places });
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await expect.poll(async () => (await middleOf(page, 'A mug')).x).toBeLessThan(to.x - 5);
  // The mug is on its way, below the pointer, which moves on a little.
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(to.x - 60 - (step % 2), to.y);
    await page.waitForTimeout(15);
  }
  await expect.poll(async () => Math.round((await middleOf(page, 'A mug')).x)).toBe(Math.round(from.x));
  await page.mouse.up();
  expect(await page.evaluate(() => (window as unknown as { __places: string[] }).__places)).toEqual(['276px', '0px']);
  expect((await order(page)).slice(0, 2)).toEqual(['A mug', 'A lamp']);
});

test('Escape brings the order before the drag back, and links in items stay links', async () => {
  const page = await open();
  const [from, to] = [await middleOf(page, 'A lamp'), await middleOf(page, 'A vase')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect.poll(async () => (await middleOf(page, 'A mug')).x).toBeCloseTo(from.x, 0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(async () => (await seen(page)).slice(0, 4)).toEqual(FIRST.slice(0, 4));
  expect(await order(page)).toEqual(FIRST);
  await page.click(`${GRID} a >> nth=1`);
  expect(new URL(page.url()).hash).toBe('#mug-205-front');
});

test('a finger scrolls on an item, and drags at its grip', async () => {
  const page = await open({ mobile: true });
  expect(await page.$eval(grip('A lamp'), (one) => getComputedStyle(one).touchAction)).toBe('none');
  const fire = (selector: string, type: string, x: number, y: number): Promise<void> =>
    page.$eval(
      selector,
      (element, [name, clientX, clientY]) => {
        const given = { bubbles: true, pointerId: 7, pointerType: 'touch', button: 0, clientX, clientY };
        element.dispatchEvent(new PointerEvent(name, given));
      },
      [type, x, y] as const,
    );
  const [from, to] = [await middleOf(page, 'A lamp'), await middleOf(page, 'A mug')];
  await fire(`${GRID} > .demo-grid-card img`, 'pointerdown', from.x, from.y);
  await fire('body', 'pointermove', to.x, to.y);
  expect(await page.locator(`${GRID} > .is-dragging`).count()).toBe(0);
  await fire(grip('A lamp'), 'pointerdown', from.x, from.y);
  await fire('body', 'pointermove', to.x, to.y);
  expect(await page.locator(`${GRID} > .is-dragging`).count()).toBe(1);
  await fire('body', 'pointerup', to.x, to.y);
  expect((await order(page)).slice(0, 2)).toEqual(['A mug', 'A lamp']);
});

test('the first order of the items comes back when the widget unmounts', async () => {
  const page = await open();
  await page.focus(grip('A lamp'));
  await page.keyboard.press('End');
  expect((await order(page)).at(-1)).toBe('A lamp');
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(host: Element): void } };
    api.unmount(document.querySelector('#drag-grid') as Element);
  });
  await expect.poll(() => order(page)).toEqual(FIRST);
});

test('items of one size make room for a dragged one, too', async () => {
  const page = await open();
  await page.addStyleTag({ content: `${GRID} > .demo-grid-card{block-size:300px;overflow:hidden}` });
  await expect.poll(() => page.$eval(GRID, (grid) => grid.clientHeight)).toBe(616);
  const [from, to] = [await middleOf(page, 'A lamp'), await middleOf(page, 'A vase')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect.poll(async () => Math.round((await middleOf(page, 'A mug')).x)).toBe(Math.round(from.x));
  await page.mouse.up();
  await expect.poll(async () => (await seen(page)).slice(0, 3)).toEqual(['A mug', 'A vase', 'A lamp']);
});
