/** The pages in which the examples run: the demo shop's theme, our tag, and the example. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '../../fixtures/images/draw';
import { globalsSource } from '../../fixtures/pages/globals';
import { readSwitches } from '../../fixtures/pages/switches';
import { type Example, exampleOf } from './examples';

const ASSETS = 'fixtures/assets';

const link = (sheet: string): string => `<link rel="stylesheet" href="assets/${sheet}.css">`;

/** The document of an example. */
function pageOf(widget: string, { html, body, sheets, globals }: Example): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Example of ${widget}</title>`,
    ...['theme', ...sheets, 'example'].map(link),
    `<script>${globalsSource(globals, readSwitches(new URLSearchParams()))}</script>`,
    '<script src="assets/events.js"></script>',
    '<script src="../lib/storefront-widgets.js"></script>',
    '</head>',
    `<body class="${body}">`,
    `<main class="example">\n${html}\n</main>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Draws the pictures that a text names, as the demo shop does. */
function writePictures(folder: string, text: string): void {
  for (const [, name = ''] of text.matchAll(/\bimages\/([\w-]+\.svg)/g)) {
    const picture = drawPicture(name);
    if (!picture) throw new Error(`the demo shop draws no picture "${name}"`);
    mkdirSync(join(folder, 'images'), { recursive: true });
    writeFileSync(join(folder, 'images', name), picture.body);
  }
}

/** Writes the pages of all examples, and what they load, into `examples/` and `lib/` of the site. */
export function writeExamples(site: string, dist: string, widgets: readonly string[]): void {
  const folder = join(site, 'examples');
  mkdirSync(folder, { recursive: true });
  cpSync(dist, join(site, 'lib'), {
    recursive: true,
    filter: (file) => !/[\\/](lite|wordpress|types)$/.test(file) || file === dist,
  });
  cpSync(ASSETS, join(folder, 'assets'), { recursive: true });
  cpSync('docs/.vitepress/example', join(folder, 'assets'), { recursive: true });
  for (const widget of widgets) {
    const page = pageOf(widget, exampleOf(widget));
    writeFileSync(join(folder, `${widget}.html`), page);
    writePictures(folder, page);
  }
}
