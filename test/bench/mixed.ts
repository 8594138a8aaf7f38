import { MIXED, mixedPage } from './mixedPage';
import { type RawBrowser, startRawBrowser } from './rawBrowser';
import { startBenchServer } from './server';
import { median, percentile, printTable } from './stats';
import { openTraced, type TaskTime, tasksOf } from './trace';

/** Long enough for all that comes with the page. In milliseconds. */
const START = 4000;
/** Six carousels that move once a second. In milliseconds. */
const RUN = 4000;
const HEIGHT = 1800;

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

interface Run {
  start: TaskTime[];
  frames: TaskTime[];
  mounted: number;
}

const MOUNTED = `document.querySelectorAll('[data-widget-state=mounted]').length`;

async function runOnce(browser: RawBrowser, url: string, rate: number): Promise<Run> {
  const { command, trace } = await openTraced(browser, { width: 1280, height: HEIGHT });
  await command('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: HEIGHT,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await command('Emulation.setCPUThrottlingRate', { rate });
  const start = await trace(async () => {
    await command('Page.navigate', { url });
    await wait(START);
  });
  const { result } = (await command('Runtime.evaluate', { expression: MOUNTED })) as { result: { value: number } };
  const run = await trace(() => wait(RUN));
  return {
    start: tasksOf(start, () => true),
    frames: tasksOf(run, (inside) => inside.some(({ name }) => name === 'PrePaint')),
    mounted: result.value,
  };
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** Opens a page with 60 widgets of ten kinds, and prints what their start takes, and a frame while carousels run. */
export async function benchMixed(rounds: number): Promise<void> {
  const names = Object.keys(MIXED) as (keyof typeof MIXED)[];
  const pages = Object.fromEntries(names.map((name, at) => [`/${at}`, mixedPage(MIXED[name])]));
  const server = await startBenchServer(pages);
  for (const rate of [1, 4]) {
    const rows: (string | number)[][] = [
      ['', 'mounted', 'script ms', 'longest task', 'frames', 'ms a frame', 'script a frame', '95 %'],
    ];
    for (const [at, name] of names.entries()) {
      const runs: Run[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const browser = await startRawBrowser();
        runs.push(await runOnce(browser, `${server.url}/${at}`, rate));
        await browser.close();
      }
      const of = (figure: (run: Run) => number): number => median(runs.map(figure));
      rows.push([
        name,
        of(({ mounted }) => mounted),
        of(({ start }) => sum(start.map(({ script }) => script))),
        of(({ start }) => Math.max(...start.map(({ ran }) => ran))),
        of(({ frames }) => frames.length),
        of(({ frames }) => median(frames.map(({ ran }) => ran))),
        of(({ frames }) => median(frames.map(({ script }) => script))),
        of(({ frames }) =>
          percentile(
            frames.map(({ script }) => script),
            95,
          ),
        ),
      ]);
    }
    printTable(
      `60 widgets of ten kinds, ${rate}× CPU: their start, and frames while six carousels run (median of ${rounds})`,
      rows,
    );
  }
  server.close();
}
