import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { startShop } from '../../fixtures/server';
import { startRealPages } from '../real/server';
import { median, printTable } from './stats';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
  args?: { data?: { url?: string; stackTrace?: { url: string }[] } };
}

const MARK = 'storefront-widgets/';
const SCRIPT_EVENTS = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'TimerFire',
  'RunMicrotasks',
]);

/** The longest tasks of the main thread in which code of ours ran, in milliseconds. */
function ourTasks(events: readonly TraceEvent[]): number[] {
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X');
  const ours = events.filter(
    (event) => SCRIPT_EVENTS.has(event.name) && JSON.stringify(event.args ?? {}).includes(MARK),
  );
  return tasks
    .filter((task) =>
      ours.some(
        (event) =>
          event.tid === task.tid &&
          event.pid === task.pid &&
          event.ts >= task.ts &&
          event.ts <= task.ts + (task.dur ?? 0),
      ),
    )
    .map((task) => (task.dur ?? 0) / 1000)
    .sort((a, b) => b - a);
}

async function traceStart(browser: Browser, url: string): Promise<{ longest: number; total: number; ready: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'toplevel', 'v8', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(url);
  await page.waitForSelector('form.variations_form[data-widget-state=mounted]');
  const ready = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const tasks = ourTasks(traceEvents);
  return { longest: tasks[0] ?? 0, total: tasks.reduce((sum, task) => sum + task, 0), ready };
}

/** Prints the longest task of our start at a processor four times slower: on the real product page where it is there. */
export async function benchBlocking(browser: Browser, rounds: number): Promise<void> {
  const hasReal = existsSync('../shared/real-pages');
  const real = hasReal ? await startRealPages() : undefined;
  const shop = await startShop();
  const pages: [string, string][] = [
    ...(real ? [['real product page', `${real.url}/product-variable.html`] as [string, string]] : []),
    ['demo product page', `${shop.url}/product/hoodie/`],
  ];
  const rows: (string | number)[][] = [['', 'longest task', 'worst of all', 'all our tasks', 'form reacts at']];
  for (const [name, url] of pages) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await traceStart(browser, url));
    const longest = runs.map((run) => run.longest);
    rows.push([
      name,
      median(longest),
      Math.max(...longest),
      median(runs.map((run) => run.total)),
      median(runs.map((run) => run.ready)),
    ]);
  }
  await real?.close();
  await shop.close();
  printTable(`Main thread at 4× CPU, tasks with code of ours, ms (median of ${rounds})`, rows);
}
