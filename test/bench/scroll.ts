import { type RawBrowser, startRawBrowser } from './rawBrowser';
import { SCROLLERS, scrollPage } from './scrollPage';
import { startBenchServer } from './server';
import { median, percentile, printTable } from './stats';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time that the thread really ran, without what it waited for a processor. */
  tdur?: number;
  tid: number;
  pid: number;
}

/** What the main thread did for one frame, in milliseconds. */
interface Frame {
  /** From start to end. */
  length: number;
  /** Of which the thread had a processor: what a busy machine does not change. */
  ran: number;
  script: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const DISTANCE = 10_000;
/** In pixels a second: 50 a frame. */
const SPEED = 3000;
const FRAME = 1000 / 60;
/** Time for what comes with the page, and for what is left over when the scrolling ends. In milliseconds. */
const CALM = 1500;

const calm = (): Promise<void> => new Promise((done) => setTimeout(done, CALM));

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** The tasks in which the page was drawn, with the script in them; what runs within a script counts once. */
function framesOf(events: readonly TraceEvent[]): Frame[] {
  const whole = events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
  const drawn = whole.filter(({ name }) => name === 'PrePaint');
  const scripts = whole.filter(({ name }) => name === 'FunctionCall');
  const tasks = whole.filter(
    (task) =>
      task.name === 'RunTask' &&
      drawn.some(({ ts, tid, pid }) => tid === task.tid && pid === task.pid && ts >= task.ts && ts < endOf(task)),
  );
  return tasks.map((task) => {
    const { ts, dur = 0, tdur = dur, tid, pid } = task;
    let script = 0;
    let last = 0;
    for (const one of scripts) {
      if (one.tid !== tid || one.pid !== pid || one.ts < Math.max(ts, last) || one.ts >= endOf(task)) continue;
      script += one.tdur ?? one.dur ?? 0;
      last = endOf(one);
    }
    return { length: dur / 1000, ran: tdur / 1000, script: script / 1000 };
  });
}

/** Scrolls down and up again, as a finger does, and gives the frames of both ways. */
async function scrollOnce(browser: RawBrowser, url: string, rate: number): Promise<Frame[][]> {
  let events: TraceEvent[] = [];
  let ended = (): void => {};
  browser.onEvent((method, params) => {
    if (method === 'Tracing.dataCollected') events.push(...(params.value as TraceEvent[]));
    if (method === 'Tracing.tracingComplete') ended();
  });
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', width: 1280, height: 900 });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const command = (method: string, params?: Record<string, unknown>) => browser.send(method, params, String(sessionId));
  await command('Page.enable');
  await command('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await command('Emulation.setCPUThrottlingRate', { rate });
  await command('Page.navigate', { url });
  await calm();
  const ways: Frame[][] = [];
  for (const yDistance of [-DISTANCE, DISTANCE]) {
    events = [];
    const traced = new Promise<void>((done) => {
      ended = done;
    });
    await browser.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
    await command('Input.synthesizeScrollGesture', { x: 600, y: 500, yDistance, speed: SPEED, preventFling: true });
    await browser.send('Tracing.end');
    await traced;
    ways.push(framesOf(events));
    await calm();
  }
  await browser.send('Target.closeTarget', { targetId });
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
      const runs: Frame[][][] = [];
      for (let round = 0; round < rounds; round += 1) {
        const browser = await startRawBrowser();
        runs.push(await scrollOnce(browser, `${server.url}/${at}`, rate));
        await browser.close();
      }
      for (const [way, label] of ['down, at first', 'up again'].entries()) {
        const all = runs.map((run) => run[way] ?? []);
        const of = (figure: (frames: Frame[]) => number): number => median(all.map(figure));
        const scripts = (frames: Frame[]): number[] => frames.map(({ script }) => script);
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
