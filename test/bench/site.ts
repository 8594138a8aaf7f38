import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { median, printTable } from './stats';

/** What one visit of a page costs. */
interface Visit {
  /** Scripts of the page, after gzip, in KB, and how many. */
  kilobytes: number;
  scripts: number;
  /** What long tasks take beyond 50 ms, in milliseconds. */
  blocking: number;
  /** When the largest part was painted, in milliseconds after the navigation. */
  paint: number;
  /** The layout shift, without a unit. */
  shift: number;
}

const SLOWDOWN = 4;

/** How long the page goes on working after its `load`, in milliseconds. */
const WATCH = 3000;

/** Runs in the page before its scripts. */
const OBSERVE = `window.seen = { blocking: 0, paint: 0, shift: 0 };
for (const [type, use] of [
  ['longtask', ({ duration }) => { seen.blocking += duration - 50; }],
  ['largest-contentful-paint', ({ startTime }) => { seen.paint = startTime; }],
  ['layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.shift += value; }],
]) new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });`;

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const bodies: Promise<number>[] = [];
  const weighScript = (response: Response): void => {
    if (response.request().resourceType() !== 'script') return;
    // A script that is cancelled has no body.
    bodies.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  };
  page.on('response', weighScript);
  await page.addInitScript(OBSERVE);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH);
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Pick<Visit, 'blocking' | 'paint' | 'shift'> }).seen,
  );
  const sizes = await Promise.all(bodies);
  await context.close();
  return { ...seen, scripts: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

/** Compares pages of any site, for example one with and one without the plugin. Each visit starts with empty caches. */
export async function benchSite(browser: Browser, addresses: readonly string[], rounds: number): Promise<void> {
  const rows: (string | number)[][] = [['', 'scripts', 'KB', 'blocking ms', 'largest paint ms', 'layout shift']];
  const visits = new Map<string, Visit[]>(addresses.map((url) => [url, []]));
  // In turn, so that a machine that gets slower meanwhile does so for all.
  for (let round = 0; round < rounds; round += 1) {
    for (const [url, list] of visits) list.push(await visit(browser, url));
  }
  for (const [url, list] of visits) {
    const of = (key: keyof Visit): number => median(list.map((one) => one[key]));
    rows.push([url, `${of('scripts')}`, of('kilobytes'), of('blocking'), of('paint'), of('shift').toFixed(3)]);
  }
  printTable(`Pages at ${SLOWDOWN}× CPU, 1280 px (median of ${rounds})`, rows);
}
