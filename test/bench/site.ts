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
  /** From the first press on a phone to the first change that shows it, in milliseconds; NaN without one. */
  answer: number;
}

/** A phone's network, in milliseconds and bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

/** Presses an element, and resolves with the time until the body changes; a press by a script comes without a move before. */
const PRESS = `(selector, patience) => new Promise((done) => {
  const element = document.querySelector(selector);
  const timer = setTimeout(done, patience, NaN);
  if (!element) return done(NaN);
  const began = performance.now();
  new MutationObserver(() => {
    clearTimeout(timer);
    done(performance.now() - began);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  element.click();
})`;

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

async function visit(browser: Browser, url: string, pressed?: string): Promise<Visit> {
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
  let answer = Number.NaN;
  if (pressed) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    // JSON has no NaN.
    answer = (await page.evaluate<number | null>(`(${PRESS})(${JSON.stringify(pressed)}, ${PATIENCE})`)) ?? Number.NaN;
  }
  await context.close();
  return { ...seen, answer, scripts: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

/**
 * Compares pages of any site, for example one with and one without the plugin. Each visit starts with empty caches. With `pressed`, a
 * selector, it ends with the first press, on a slow network.
 */
export async function benchSite(
  browser: Browser,
  addresses: readonly string[],
  rounds: number,
  pressed?: string,
): Promise<void> {
  const rows: (string | number)[][] = [
    ['', 'scripts', 'KB', 'blocking ms', 'largest paint ms', 'layout shift', ...(pressed ? ['answer ms'] : [])],
  ];
  const visits = new Map<string, Visit[]>(addresses.map((url) => [url, []]));
  // In turn, so that a machine that gets slower meanwhile does so for all.
  for (let round = 0; round < rounds; round += 1) {
    for (const [url, list] of visits) list.push(await visit(browser, url, pressed));
  }
  for (const [url, list] of visits) {
    const of = (key: keyof Visit): number => median(list.map((one) => one[key]));
    const answer = pressed ? [of('answer')] : [];
    rows.push([
      url,
      `${of('scripts')}`,
      of('kilobytes'),
      of('blocking'),
      of('paint'),
      of('shift').toFixed(3),
      ...answer,
    ]);
  }
  printTable(`Pages at ${SLOWDOWN}× CPU, 1280 px (median of ${rounds})`, rows);
}
