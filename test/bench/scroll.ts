import { type RawBrowser, startRawBrowser } from './rawBrowser';
import { SCROLLERS, scrollPage } from './scrollPage';
import { startBenchServer } from './server';
import { median, percentile, printTable } from './stats';
import { openTraced, type TaskTime, type TraceEvent, tasksOf } from './trace';

const DISTANCE = 10_000;
/** In pixels a second: 50 a frame. */
const SPEED = 3000;
const FRAME = 1000 / 60;
/** Time for what comes with the page, and for what is left over when the scrolling ends. In milliseconds. */
const CALM = 1500;

const calm = (): Promise<void> => new Promise((done) => setTimeout(done, CALM));

/** The tasks in which the page was drawn. */
const framesOf = (events: readonly TraceEvent[]): TaskTime[] =>
  tasksOf(events, (inside) => inside.some(({ name }) => name === 'PrePaint'));

/** Scrolls down and up again, as a finger does, and gives the frames of both ways. */
async function scrollOnce(browser: RawBrowser, url: string, rate: number): Promise<TaskTime[][]> {
  const { command, trace } = await openTraced(browser, { width: 1280, height: 900 });
  await command('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await command('Emulation.setCPUThrottlingRate', { rate });
  await command('Page.navigate', { url });
  await calm();
  const ways: TaskTime[][] = [];
  for (const yDistance of [-DISTANCE, DISTANCE]) {
    const gesture = { x: 600, y: 500, yDistance, speed: SPEED, preventFling: true };
    ways.push(framesOf(await trace(() => command('Input.synthesizeScrollGesture', gesture))));
    await calm();
  }
  return ways;
}

/** Scrolls 10,000 px with 200 elements that stick and 200 that move, and prints what a frame takes. */
export async function benchScroll(rounds: number): Promise<void> {
  const names = Object.keys(SCROLLERS) as (keyof typeof SCROLLERS)[];
  const pages = Object.fromEntries(names.map((name, at) => [`/${at}`, scrollPage(SCROLLERS[name])]));
  const server = await startBenchServer(pages);
  for (const rate of [1, 4]) {
    const rows: (string | number)[][] = [
      ['', 'frames', 'over 16.7 ms', 'of thread time', 'longest', 'script, median', 'script, 95 %', 'script, most'],
    ];
    for (const [at, name] of names.entries()) {
      const runs: TaskTime[][][] = [];
      for (let round = 0; round < rounds; round += 1) {
        const browser = await startRawBrowser();
        runs.push(await scrollOnce(browser, `${server.url}/${at}`, rate));
        await browser.close();
      }
      for (const [way, label] of ['down, at first', 'up again'].entries()) {
        const all = runs.map((run) => run[way] ?? []);
        const of = (figure: (frames: TaskTime[]) => number): number => median(all.map(figure));
        const scripts = (frames: TaskTime[]): number[] => frames.map(({ script }) => script);
        rows.push([
          `${name}, ${label}`,
          of((frames) => frames.length),
          of((frames) => frames.filter(({ length }) => length > FRAME).length),
          of((frames) => frames.filter(({ ran }) => ran > FRAME).length),
          of((frames) => Math.max(...frames.map(({ length }) => length))),
          of((frames) => median(scripts(frames))),
          of((frames) => percentile(scripts(frames), 95)),
          of((frames) => Math.max(...scripts(frames))),
        ]);
      }
    }
    printTable(`Scroll 10,000 px, 200 sticky and 200 moving elements, ${rate}× CPU (median of ${rounds})`, rows);
  }
  server.close();
}
