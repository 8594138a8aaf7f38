import type { Browser } from 'playwright-core';
import { startBenchServer } from './server';
import { median, printTable } from './stats';
import { CONTENDERS, tabsPage } from './tabsPage';

const WIDGETS = 500;

interface BenchWindow {
  bench: { go(hosts: Element[]): void; mounted: number; last: number };
}

/** Milliseconds from the insertion of the markup to the last mounted widget, on a fresh page. */
async function mountOnce(browser: Browser, url: string, isHandWritten: boolean): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url);
  if (isHandWritten)
    await page.evaluate(() =>
      (window as unknown as BenchWindow).bench.go([document.querySelector('.wc-tabs-wrapper') as Element]),
    );
  await page.waitForFunction(() => (window as unknown as BenchWindow).bench.mounted === 1);
  const time = await page.evaluate(async (count) => {
    const { bench } = window as unknown as BenchWindow;
    const template = document.querySelector<HTMLTemplateElement>('#more');
    const room = document.querySelector('#room');
    if (!template || !room) throw new Error('the page lacks its parts');
    const markup = document.importNode(template.content, true);
    // The browser finishes what the load has left behind.
    await new Promise((done) => setTimeout(done, 300));
    const start = performance.now();
    room.append(markup);
    bench.go([...room.children]);
    while (bench.mounted < count + 1) await new Promise((done) => setTimeout(done));
    return bench.last - start;
  }, WIDGETS);
  await page.close();
  return time;
}

/** Mounts 500 tab widgets, `rounds` times per contender in turn, and prints the medians. */
export async function benchMount(browser: Browser, rounds: number): Promise<void> {
  const names = Object.keys(CONTENDERS) as (keyof typeof CONTENDERS)[];
  const pages = Object.fromEntries(names.map((name, at) => [`/${at}`, tabsPage(CONTENDERS[name], WIDGETS)]));
  const server = await startBenchServer(pages);
  const figures = names.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, name] of names.entries()) {
      figures[at]?.push(await mountOnce(browser, `${server.url}/${at}`, name === 'hand-written DOM code'));
    }
  }
  server.close();
  const ours = median(figures[names.indexOf('storefront-widgets')] ?? []);
  printTable(`Mount ${WIDGETS} tab widgets, ms (median of ${rounds})`, [
    ['', 'median', 'least', 'most', 'ours is'],
    ...names.map((name, at) => {
      const mine = figures[at] ?? [];
      return [name, median(mine), Math.min(...mine), Math.max(...mine), `${(ours / median(mine)).toFixed(2)} ×`];
    }),
  ]);
}
