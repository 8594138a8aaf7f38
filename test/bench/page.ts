import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShop } from '../../fixtures/server';
import { weigh } from '../../scripts/sizes';
import { startRealPages } from '../real/server';
import { type Core, distOf } from '../support/core';
import { type RawBrowser, startRawBrowser } from './rawBrowser';
import { median, printTable } from './stats';
import { openTraced, type TraceEvent } from './trace';

interface Task {
  /** From start to end, in milliseconds. */
  length: number;
  /** Of which the thread had a processor: what a busy machine does not change. In milliseconds. */
  ran: number;
  /** Of what in it is ours: where the script is, and how long it ran. */
  ours: string[];
}

interface Start {
  tasks: Task[];
  /** When all that starts with the page was mounted, in milliseconds after the navigation. */
  usable: number;
  /** Our files that were loaded, without anybody touching the page. */
  files: string[];
}

const MARK = 'storefront-widgets/';
// Long enough for all that starts when the browser is idle.
const WATCH = 6000;

const nameOf = ({ name, dur = 0, args }: TraceEvent): string => {
  const { url = '', lineNumber = 0, columnNumber = 0 } = args?.data ?? {};
  const file = url.slice(url.indexOf(MARK) + MARK.length);
  return `${(dur / 1000).toFixed(0)} ms ${name} ${file}:${lineNumber}:${columnNumber}`;
};

/** The tasks of the main thread in which code of ours ran, the longest first. */
function ourTasks(events: readonly TraceEvent[]): Task[] {
  const allOurs = events.filter((event) => event.ph === 'X' && JSON.stringify(event.args ?? {}).includes(MARK));
  return events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X')
    .flatMap((task) => {
      const { ts, dur = 0, tdur = dur, tid, pid } = task;
      const inside = allOurs.filter((one) => one.tid === tid && one.pid === pid && one.ts >= ts && one.ts <= ts + dur);
      const ours = inside.filter((one) => (one.dur ?? 0) > 2000).map(nameOf);
      return inside.length > 0 ? [{ length: dur / 1000, ran: tdur / 1000, ours }] : [];
    })
    .sort((a, b) => b.ran - a.ran);
}

const NOTE_USABLE = `new MutationObserver(() => {
  const states = [...document.querySelectorAll('[data-widget-state]')].map((host) => host.dataset.widgetState);
  const isUsable = states.includes('mounted') && !states.includes('loading') && !states.includes('found');
  if (isUsable) window.usableAt ??= performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget-state'] });`;

const FOUND = `JSON.stringify({
  usable: window.usableAt,
  files: performance.getEntriesByType('resource').map(({ name }) => name.split('/${MARK}')[1]).filter(Boolean),
})`;

async function traceStart(browser: RawBrowser, url: string): Promise<Start> {
  const { command, trace } = await openTraced(browser);
  await command('Page.addScriptToEvaluateOnNewDocument', { source: NOTE_USABLE });
  await command('Emulation.setCPUThrottlingRate', { rate: 4 });
  const events = await trace(async () => {
    await command('Page.navigate', { url });
    await new Promise((done) => setTimeout(done, WATCH));
  });
  const { result } = (await command('Runtime.evaluate', { expression: FOUND })) as { result: { value: string } };
  const { usable, files } = JSON.parse(result.value) as { usable?: number; files: string[] };
  if (usable === undefined) throw new Error(`${url} was not usable within ${WATCH} ms`);
  return { tasks: ourTasks(events), usable, files };
}

function printLongest({ tasks }: Start): void {
  for (const { ran, length, ours } of tasks.slice(0, 3))
    console.log(`  ${ran.toFixed(0)} (${length.toFixed(0)}) ms: ${ours.join(', ')}`);
  console.log();
}

/** Our files' weight after gzip, in KB. */
const weightOf = (files: readonly string[], core: Core): number =>
  files.reduce((sum, file) => sum + weigh(readFileSync(join(distOf(core), file.replace(/\?.*/, '')))), 0) / 1024;

/** What tasks take beyond 50 ms, in which the page cannot react. */
const blocking = ({ tasks }: Start): number => tasks.reduce((sum, { ran }) => sum + Math.max(0, ran - 50), 0);

/**
 * Prints what a visitor feels of our start on a processor four times slower, for both cores: on pages of a real shop where
 * they are there, and on the demo's. With `details` also what ran in the longest tasks of each round.
 */
export async function benchPage(rounds: number, details: boolean): Promise<void> {
  const rows: (string | number)[][] = [['', 'KB', 'script ms', 'longest task', 'blocking', 'usable at']];
  for (const core of ['react', 'lite'] as const) {
    const hasReal = existsSync('../shared/real-pages');
    const real = hasReal ? await startRealPages(distOf(core)) : undefined;
    const shop = await startShop({ dist: distOf(core) });
    const pages: [string, string][] = [
      ...(real
        ? [
            ['real product', `${real.url}/product-variable.html`] as [string, string],
            ['real list', `${real.url}/shop-archive.html`] as [string, string],
            ['real page builder', `${real.url}/elementor-page.html`] as [string, string],
          ]
        : []),
      ['demo product', `${shop.url}/product/hoodie/`],
    ];
    for (const [name, url] of pages) {
      const runs: Start[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // A browser of its own for each: its caches of compiled code are empty, as at a first visit.
        const browser = await startRawBrowser();
        runs.push(await traceStart(browser, url));
        await browser.close();
      }
      if (details) runs.forEach(printLongest);
      rows.push([
        `${name}, ${core}`,
        median(runs.map(({ files }) => weightOf(files, core))),
        median(runs.map(({ tasks }) => tasks.reduce((sum, task) => sum + task.ran, 0))),
        median(runs.map(({ tasks }) => tasks[0]?.ran ?? 0)),
        median(runs.map(blocking)),
        median(runs.map(({ usable }) => usable)),
      ]);
    }
    await real?.close();
    await shop.close();
  }
  printTable(`One page at 4× CPU: our bytes after gzip, tasks with code of ours, ms (median of ${rounds})`, rows);
}
