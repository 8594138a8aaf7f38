/** Size budgets, gzip; `npm test` fails when one is exceeded. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ChunkMap } from '../src/core/types';

/** One budget: what it counts, what that weighs, what it may weigh; in bytes after gzip. */
export interface Budget {
  name: string;
  gzip: number;
  limit: number;
}

/** The widgets that a simple product's page starts before anyone touches it. */
export const PRODUCT_PAGE_WIDGETS = ['product-tabs', 'product-gallery', 'add-to-cart', 'cart-fragments'];

/** Weighs the files of a build against their budgets. */
export function budgets(dist: string, chunks: ChunkMap): Budget[] {
  const weigh = (file: string): number => gzipSync(readFileSync(resolve(dist, file)), { level: 9 }).length;
  const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + weigh(file), 0);
  const isReact = (file: string): boolean => file.startsWith('react-');
  const loader = 'storefront-widgets.js';
  const page = new Set([loader, chunks.runtime, ...chunks.shared.filter((file) => !isReact(file))]);
  for (const name of PRODUCT_PAGE_WIDGETS) {
    const chunk = chunks.widgets[name];
    if (chunk)
      for (const file of [...chunks.common, chunk.js, ...(chunk.imports ?? [])]) if (!isReact(file)) page.add(file);
  }
  const react = readdirSync(dist).filter((file) => isReact(file) && file.endsWith('.js'));
  return [
    { name: 'loader', gzip: weigh(loader), limit: 6 * 1024 },
    { name: 'runtime', gzip: weigh(chunks.runtime), limit: 10 * 1024 },
    { name: 'React', gzip: total(react), limit: 69 * 1024 },
    { name: 'product page, everything but React', gzip: total(page), limit: 30 * 1024 },
    ...Object.entries(chunks.widgets).map(([name, { js }]) => ({
      name: `widget ${name}`,
      gzip: weigh(js),
      limit: 8 * 1024,
    })),
  ];
}
