import { existsSync } from 'node:fs';
import { startShop } from '../../fixtures/server';
import { startRealPages } from '../real/server';
import { type RawBrowser, startRawBrowser } from './rawBrowser';
import { median, printTable } from './stats';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time that the thread really ran, without what it waited for a processor. */
  tdur?: number;
  tid: number;
  pid: number;
  args?: { data?: { url?: string; lineNumber?: number; columnNumber?: number } };
}

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
  /** When the form had mounted, in milliseconds after the navigation. */
  ready: number;
}

const MARK = 'storefront-widgets/';
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
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

const NOTE_READY = `new MutationObserver((_, watch) => {
  if (!document.querySelector('form.variations_form[data-widget-state=mounted]')) return;
  watch.disconnect();
  window.formReadyAt = performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ['data-widget-state'] });`;

async function traceStart(browser: RawBrowser, url: string): Promise<Start> {
  const events: TraceEvent[] = [];
  let ended = (): void => {};
  browser.onEvent((method, params) => {
    if (method === 'Tracing.dataCollected') events.push(...(params.value as TraceEvent[]));
    if (method === 'Tracing.tracingComplete') ended();
  });
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method: string, params?: Record<string, unknown>) => browser.send(method, params, String(sessionId));
  await tell('Page.enable');
  await tell('Page.addScriptToEvaluateOnNewDocument', { source: NOTE_READY });
  await tell('Emulation.setCPUThrottlingRate', { rate: 4 });
  const traced = new Promise<void>((done) => {
    ended = done;
  });
  await browser.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await tell('Page.navigate', { url });
  await new Promise((done) => setTimeout(done, WATCH));
  const { result } = (await tell('Runtime.evaluate', { expression: 'window.formReadyAt' })) as {
    result: { value?: number };
  };
  await browser.send('Tracing.end');
  await traced;
  await browser.send('Target.disposeBrowserContext', { browserContextId });
  if (result.value === undefined) throw new Error(`the form of ${url} did not mount within ${WATCH} ms`);
  return { tasks: ourTasks(events), ready: result.value };
}

function printLongest({ tasks }: Start): void {
  for (const { ran, length, ours } of tasks.slice(0, 3))
    console.log(`  ${ran.toFixed(0)} (${length.toFixed(0)}) ms: ${ours.join(', ')}`);
  console.log();
}

/**
 * Prints the longest task of our start at a processor four times slower: on the real product page where it is there.
 * With `details` also what ran in the longest tasks of each round.
 */
export async function benchBlocking(rounds: number, details: boolean): Promise<void> {
  const hasReal = existsSync('../shared/real-pages');
  const real = hasReal ? await startRealPages() : undefined;
  const shop = await startShop();
  const pages: [string, string][] = [
    ...(real ? [['real product page', `${real.url}/product-variable.html`] as [string, string]] : []),
    ['demo product page', `${shop.url}/product/hoodie/`],
  ];
  const rows: (string | number)[][] = [
    ['', 'longest task', 'by the clock', 'worst of all', 'all our tasks', 'form reacts at'],
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
    const longest = runs.map(({ tasks }) => tasks[0]?.ran ?? 0);
    const byClock = runs.map(({ tasks }) => Math.max(0, ...tasks.map(({ length }) => length)));
    rows.push([
      name,
      median(longest),
      median(byClock),
      Math.max(...longest),
      median(runs.map(({ tasks }) => tasks.reduce((sum, task) => sum + task.ran, 0))),
      median(runs.map(({ ready }) => ready)),
    ]);
  }
  await real?.close();
  await shop.close();
  printTable(`Main thread at 4× CPU, tasks with code of ours, ms (median of ${rounds})`, rows);
}
