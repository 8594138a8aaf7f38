import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mounted, openPage } from '../support/page';

/** Scripts of ours that a page has loaded before anyone touches it, with their weight after gzip, in bytes. */
async function scriptsOf(path: string): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const page = await openPage(path, {
    waitUntil: 'networkidle',
    before: (opening) => {
      opening.on('response', (response) => {
        const name = /\/storefront-widgets\/(.+\.js)/.exec(response.url())?.[1];
        if (!name) return;
        pending.push(response.body().then((body) => void weights.set(name, gzipSync(body, { level: 9 }).length)));
      });
    },
  });
  await mounted(page, 'product-gallery');
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  return weights;
}

const isReact = (name: string): boolean => /^(react|rolldown-runtime)-/.test(name);

const total = (weights: Map<string, number>): number =>
  [...weights].reduce((sum, [name, weight]) => (isReact(name) ? sum : sum + weight), 0);

for (const path of ['/product/mug/', '/product/vase/', '/product/jacket/']) {
  test(`${path} loads at most 30 KB of script besides React before anyone touches it`, async () => {
    const weights = await scriptsOf(path);
    expect(total(weights), [...weights].map((one) => one.join(' ')).join('\n')).toBeLessThanOrEqual(30 * 1024);
    expect([...weights.keys()].filter((name) => /lightbox|engine|AlertDialog|Toasts/i.test(name))).toEqual([]);
  });
}

test('a gallery of several images brings the slider library, and no lightbox', async () => {
  const names = [...(await scriptsOf('/product/lamp/')).keys()];
  expect(names.filter((name) => name.startsWith('engine'))).toHaveLength(1);
  expect(names.filter((name) => /createLightbox/.test(name))).toEqual([]);
});
