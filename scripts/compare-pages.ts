/**
 * Compares the look of pages with the same markup, widget by widget: `npm run compare-pages -- URL URL…`. Each address
 * is compared with the first one, for example the page without our script.
 *
 * With `--modes off,alone,beside`, each address is compared with itself with these values of the parameter
 * `--parameter` (default `mode`); a value may add other parameters, as in `alone&core=lite`. `--widths 1280,390` sets
 * the window widths, `--wait 1500` the time after scrolling in ms. `--all` prints every difference instead of the first
 * ones of each widget. It only reports, because differences may be intended.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/support/browser';
import { type Difference, differences, type Look, lookAt, pixelDifferences } from './pageLook';

/** The number of differences per widget that are printed without `--all`. */
const FIRST = 6;
/** Smaller differences are caused by anti-aliasing; in percent. */
const SMOOTHING = 0.5;

/** Compares the pages in `args` and prints the differences and a table. */
export default async function comparePages(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      modes: { type: 'string' },
      parameter: { type: 'string', default: 'mode' },
      widths: { type: 'string', default: '1280,390' },
      wait: { type: 'string', default: '1500' },
      all: { type: 'boolean', default: false },
    },
  });
  const { modes, parameter } = values;
  const groups = modes ? positionals.map((url) => inModes(url, parameter, modes)) : [positionals];
  if (groups.some((group) => group.length < 2) || groups.length === 0)
    throw new Error('usage: npm run compare-pages -- URL URL, or --modes off,alone URL…');
  const browser = await launchBrowser();
  const rows: string[] = [];
  try {
    for (const [before = '', ...others] of groups) {
      for (const width of values.widths.split(',').map(Number)) {
        const look = (url: string): Promise<Look> => lookIn(browser, url, width, Number(values.wait));
        const [first, again] = [await look(before), await look(before)];
        for (const url of others) rows.push(print(url, width, [first, again, await look(url)], values.all));
      }
    }
  } finally {
    await browser.close();
  }
  console.log('\n| page | width | differences | widgets with pixels that differ | layout shift | errors |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const row of rows) console.log(row);
}

/** The address with each value of a parameter. */
function inModes(url: string, parameter: string, modes: string): string[] {
  return modes.split(',').map((mode) => {
    const address = new URL(url);
    for (const [name, value] of new URLSearchParams(`${parameter}=${mode}`)) address.searchParams.set(name, value);
    return address.href;
  });
}

async function lookIn(browser: Browser, url: string, width: number, wait: number): Promise<Look> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  try {
    return await lookAt(await context.newPage(), url, wait);
  } finally {
    await context.close();
  }
}

/** Prints the differences of one page and returns its row of the table. */
function print(url: string, width: number, [first, again, second]: [Look, Look, Look], isAll: boolean): string {
  const found = differences(first, again, second);
  const byWidget = new Map<string, Difference[]>();
  for (const one of found) byWidget.set(one.widget || 'page', [...(byWidget.get(one.widget || 'page') ?? []), one]);
  console.log(`\n${url} at ${width} px: ${found.length} differences`);
  for (const [widget, ones] of byWidget) {
    console.log(`  ${widget}: ${ones.length}`);
    for (const one of isAll ? ones : ones.slice(0, FIRST)) console.log(`    ${line(one)}`);
  }
  const noise = pixelDifferences(first, again);
  const pixels = [...pixelDifferences(first, second)].filter(
    ([key, share]) => share > SMOOTHING + 2 * (noise.get(key) ?? 0),
  );
  for (const [key, share] of pixels) console.log(`  ${share.toFixed(1)} % of the pixels of ${key}`);
  const errors = second.errors.filter((error) => !first.errors.includes(error));
  for (const error of errors) console.log(`  ${error}`);
  const shifts = `${first.shift.toFixed(3)} → ${second.shift.toFixed(3)}`;
  return `| ${url} | ${width} | ${found.length} | ${pixels.length} | ${shifts} | ${errors.length} |`;
}

const line = ({ key, what, before, after }: Difference): string =>
  `${what}: ${before.slice(0, 60) || '-'} → ${after.slice(0, 60) || '-'}   ${key.length > 110 ? `…${key.slice(-110)}` : key}`;
