import { expect, test } from 'vitest';
import { distFolder } from '../../fixtures/http/paths';
import { allBudgets, isReact, PAGE_BUDGETS, weigh } from '../../scripts/sizes';
import { mounted, openPage } from '../support/page';
import { withoutPointer } from '../support/rest';

/** Scripts of ours that a page has loaded before anyone touches it, with their weight after gzip, in bytes. */
async function scriptsOf(path: string, ...widgets: string[]): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const page = await openPage(path, {
    waitUntil: 'networkidle',
    before: async (opening) => {
      await withoutPointer(opening);
      opening.on('response', (response) => {
        const name = /\/storefront-widgets\/(.+\.js)/.exec(response.url())?.[1];
        if (!name) return;
        pending.push(response.body().then((body) => void weights.set(name, weigh(body))));
      });
    },
  });
  for (const widget of widgets) await mounted(page, widget);
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  return weights;
}

/** A variable product's scripts besides React, without what the shop adds for attribution; in bytes. */
const VARIABLE = 67.75 * 1024;

/** Files that only an interaction needs. */
const LATER = /engine|createLightbox|AlertDialog|Toasts|Remote|FormExtras/;

const list = (weights: Map<string, number>): string => [...weights].map((one) => one.join(' ')).join('\n');

const total = (weights: Map<string, number>): number =>
  [...weights].reduce((sum, [name, weight]) => (isReact(name) ? sum : sum + weight), 0);

for (const path of ['/blank/', '/product/vase/', '/product/hoodie/', '/product/jacket/', '/shop/'])
  test(`${path} loads the loader and nothing else before anyone touches it`, async () => {
    const config = JSON.stringify({ disable: ['order-attribution'] });
    const weights = await scriptsOf(`${path}?${new URLSearchParams({ config })}`);
    expect([...weights.keys()]).toEqual(['storefront-widgets.js']);
    expect(total(weights), list(weights)).toBeLessThanOrEqual(PAGE_BUDGETS.atRest);
  });

for (const path of ['/product/hoodie/', '/product/jacket/'])
  test(`the variable product ${path} keeps to its budget where its widgets load at once`, async () => {
    const when = { 'variation-form': 'load', 'product-gallery': 'load', 'product-tabs': 'load', 'add-to-cart': 'load' };
    const config = JSON.stringify({ when });
    const weights = await scriptsOf(`${path}?${new URLSearchParams({ config })}`, 'variation-form');
    expect(total(weights), list(weights)).toBeLessThanOrEqual(VARIABLE);
    expect([...weights.keys()].filter((name) => LATER.test(name))).toEqual([]);
  });

test('a gallery of several images brings the slider library with the first touch, and no lightbox', async () => {
  const page = await openPage('/product/lamp/', { waitUntil: 'networkidle' });
  await mounted(page, 'product-gallery');
  const scripts = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''));
  expect((await scripts()).filter((name) => /^(engine|createLightbox)-/.test(name))).toEqual([]);
  // The part that hears the pointer may come after the first move.
  let y = 5;
  const engines = async (): Promise<string[]> => {
    await page.mouse.move(5, ++y);
    return (await scripts()).filter((name) => name.startsWith('engine-'));
  };
  await expect.poll(engines).toHaveLength(1);
  expect((await scripts()).filter((name) => name.startsWith('createLightbox'))).toEqual([]);
});

/** Files that every page of the shop loads. */
const OTHERS =
  /^(storefront-widgets\.js|(runtime|rolldown-runtime)-|widget-(cart-fragments|anchors)-|(elementor|basics|names)-.{7}\.js$)/;

test('a sticky header, two motion effects and a popup load at most 30 KB besides React and the runtime', async () => {
  const weights = await scriptsOf(
    `/fixture/moving/?${new URLSearchParams({ config: '{"disable":["mini-cart"]}' })}`,
    'motion-effects',
    'sticky',
    'popup',
  );
  const own = new Map([...weights].filter(([name]) => !OTHERS.test(name)));
  expect([...own.keys()].filter((name) => /^widget-(popup|sticky|motion-effects)-/.test(name))).toHaveLength(3);
  expect(total(own), list(own)).toBeLessThanOrEqual(30 * 1024);
});

test('every part of the build keeps to its budget', () => {
  expect(allBudgets(distFolder).filter(({ gzip, limit }) => gzip > limit)).toEqual([]);
});
