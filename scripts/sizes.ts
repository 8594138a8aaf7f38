/** Size budgets, in bytes after gzip; `npm test` fails when one is exceeded. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ChunkMap } from '../src/core/load/chunkMap';

const KB = 1024;

/** The bytes that pages of the shop may load. */
export const PAGE_BUDGETS = {
  /** A simple product with its widgets in use; React is not counted. */
  simpleProduct: 58.25 * KB,
  /** A real variable product, including attribution and cart; React is not counted. */
  variableProduct: 76.5 * KB,
  /** The same product with the light core, in total. */
  variableProductLite: 90.25 * KB,
  /** The loader, which is all that most pages at rest load. */
  atRest: 21.75 * KB,
};

/** The number of our files that real pages may request before anyone presses anything. */
export const REQUEST_BUDGETS = {
  /** A variable product of a shop with jQuery. */
  variableProduct: 16,
  /** A page of Elementor, scrolled to its menus. */
  elementorMenus: 32,
};

/** A budget: its name, the current weight and the limit. */
export interface Budget {
  name: string;
  gzip: number;
  limit: number;
}

/** The size of a script or style sheet after gzip. */
export const weigh = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** Is it the chunk of React, or of Preact? */
export const isReact = (file: string): boolean => file.startsWith('react-');

/** The chunk names of a build. */
export function chunksOf(folder: string): ChunkMap {
  const source = readFileSync(resolve(folder, 'chunks.js'), 'utf8');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as ChunkMap;
}

/** The file with the chunk names. */
export const namesIn = (folder: string): string =>
  readdirSync(folder).find((file) => file.startsWith('names-')) as string;

/** The widgets that start on a simple product's page before any interaction. */
const PRODUCT_PAGE_WIDGETS = ['product-tabs', 'product-gallery', 'add-to-cart', 'cart-fragments'];

/** The budgets of one build, `dist` or `dist/lite`. */
export function budgets(folder: string, reactLimit: number): Budget[] {
  const chunks = chunksOf(folder);
  const sizeOf = (file: string): number => weigh(readFileSync(resolve(folder, file)));
  const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const loader = 'storefront-widgets.js';
  const page = new Set([loader, namesIn(folder), chunks.runtime, ...chunks.shared, ...chunks.common]);
  for (const name of PRODUCT_PAGE_WIDGETS) {
    const chunk = chunks.widgets[name];
    for (const file of chunk ? [chunk.js, ...(chunk.imports ?? [])] : []) page.add(file);
  }
  return [
    { name: 'loader', gzip: sizeOf(loader), limit: PAGE_BUDGETS.atRest },
    { name: 'React', gzip: total(readdirSync(folder).filter(isReact)), limit: reactLimit },
    {
      name: 'simple product, all but React',
      gzip: total([...page].filter((file) => !isReact(file))),
      limit: PAGE_BUDGETS.simpleProduct,
    },
    ...Object.entries(chunks.widgets).map(([name, { js }]) => ({
      name: `widget ${name}`,
      gzip: sizeOf(js),
      limit: 8.25 * KB,
    })),
    ...Object.entries(chunks.rest).map(([name, file]) => ({
      name: `widget ${name}, at rest`,
      gzip: sizeOf(file),
      limit: 8 * KB,
    })),
  ];
}

/** The budgets of both cores in `dist/`. */
export const allBudgets = (dist: string): Budget[] => [
  ...budgets(dist, 71.5 * KB),
  // The inline scripts of a page: the first always, the second where the plugin has left scripts out, the third where it
  // collects what fails for visitors; the last measures a share of the views.
  ...Object.entries({ 'early.js': 1.6 * KB, 'left-out.js': 1.8 * KB, 'reports.js': 1 * KB, 'vitals.js': 4 * KB }).map(
    ([name, limit]) => ({
      name,
      gzip: weigh(readFileSync(resolve(dist, name))),
      limit,
    }),
  ),
  ...budgets(resolve(dist, 'lite'), 14.25 * KB).map((one) => ({ ...one, name: `lite: ${one.name}` })),
];

/** Prints a build's sizes next to their budgets. */
export function printSizes(dist: string): void {
  for (const { name, gzip, limit } of allBudgets(dist)) console.log(`${name.padEnd(44)} ${gzip} / ${limit} B gzip`);
}
