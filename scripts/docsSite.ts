/**
 * Makes the documentation site from `docs/`, in `.cache/docs/`: `npm run docs:site`. It needs the build, whose script runs
 * the examples. The demo shop serves it at `/docs/`, and any web server can, in a folder of that name.
 */
import { existsSync, readdirSync } from 'node:fs';
import { build } from 'vitepress';
import { distFolder, docsFolder } from '../fixtures/http/paths';
import { writeExamples } from './docsSite/pages';

/** Throws where nothing is built, or a page of the documentation is broken. With `--examples` it makes the examples only. */
export default async function main(args: string[]): Promise<void> {
  if (!existsSync(`${distFolder}/storefront-widgets.js`)) throw new Error('Nothing is built: run "npm run build".');
  if (!args.includes('--examples')) await build('docs', { outDir: docsFolder });
  writeExamples(docsFolder, distFolder, readdirSync('src/widgets'));
}
