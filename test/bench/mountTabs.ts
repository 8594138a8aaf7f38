import type { Browser } from 'playwright-core';
import { startBenchServer } from './server';
import { median, printTable } from './stats';
import { CONTENDERS, tabsPage } from './tabsPage';

const WIDGETS = 500;

interface BenchWindow {
  bench: { go(hosts: Element[]): void; mounted: number; last: number };
}

interface Times {
  /** From the insertion of the markup to the last mounted widget. */
  whole: number;
  /** The part of it in which the browser drew frames: who works in slices has them drawn meanwhile, others afterwards. */
  frames: number;
}

/** Not in the DOM types yet: a frame that took 50 ms or more, with the tasks before it. */
interface LongFrame extends PerformanceEntry {
  renderStart: number;
}

/** In milliseconds, on a fresh page. */
async function mountOnce(browser: Browser, url: string, isHandWritten: boolean): Promise<Times> {
  const page = await browser.newPage();
  await page.goto(url);
  if (isHandWritten)
    await page.evaluate(() =>
      (window as unknown as BenchWindow).bench.go([document.querySelector('.wc-tabs-wrapper') as Element]),
    );
  await page.waitForFunction(() => (window as unknown as BenchWindow).bench.mounted === 1);
  const times = await page.evaluate(async (count) => {
    const { bench } = window as unknown as BenchWindow;
    const template = document.querySelector<HTMLTemplateElement>('#more');
    const room = document.querySelector('#room');
    if (!template || !room) throw new Error('the page lacks its parts');
    const markup = document.importNode(template.content, true);
    // The browser finishes what the load has left behind.
    await new Promise((done) => setTimeout(done, 300));
    const drawn: LongFrame[] = [];
    new PerformanceObserver((list) => drawn.push(...(list.getEntries() as LongFrame[]))).observe({
      type: 'long-animation-frame',
    });
    const start = performance.now();
    room.append(markup);
    bench.go([...room.children]);
    while (bench.mounted < count + 1) await new Promise((done) => setTimeout(done));
    await new Promise((done) => setTimeout(done, 300));
    let frames = 0;
    for (const { startTime, duration, renderStart } of drawn) {
      if (renderStart > start) frames += Math.max(0, Math.min(startTime + duration, bench.last) - renderStart);
    }
    return { whole: bench.last - start, frames };
  }, WIDGETS);
  await page.close();
  return times;
}

/** Mounts 500 tab widgets, `rounds` times per contender in turn, and prints the medians. */
export async function benchMount(browser: Browser, rounds: number): Promise<void> {
  const names = Object.keys(CONTENDERS) as (keyof typeof CONTENDERS)[];
  const pages = Object.fromEntries(names.map((name, at) => [`/${at}`, tabsPage(CONTENDERS[name], WIDGETS)]));
  const server = await startBenchServer(pages);
  const figures = names.map((): Times[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, name] of names.entries()) {
      figures[at]?.push(await mountOnce(browser, `${server.url}/${at}`, name === 'hand-written DOM code'));
    }
  }
  server.close();
  const wholeOf = (at: number): number[] => (figures[at] ?? []).map(({ whole }) => whole);
  const ours = median(wholeOf(names.indexOf('storefront-widgets')));
  printTable(`Mount ${WIDGETS} tab widgets, ms (median of ${rounds})`, [
    ['', 'median', 'least', 'most', 'ours is', 'frames within'],
    ...names.map((name, at) => {
      const mine = wholeOf(at);
      const ratio = `${(ours / median(mine)).toFixed(2)} ×`;
      const frames = median((figures[at] ?? []).map((times) => times.frames));
      return [name, median(mine), Math.min(...mine), Math.max(...mine), ratio, frames];
    }),
  ]);
}
