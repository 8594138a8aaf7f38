import type { RawBrowser } from './rawBrowser';

/** What the browser notes of its own work. Times in microseconds. */
export interface TraceEvent {
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

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** A page of a browser, and commands for it. */
export interface TracedPage {
  command(method: string, params?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** What the browser notes while `run` goes on. */
  trace(run: () => Promise<unknown>): Promise<TraceEvent[]>;
}

/** Opens an empty page with empty caches; `options` as for the browser's own command. */
export async function openTraced(browser: RawBrowser, options: Record<string, unknown> = {}): Promise<TracedPage> {
  let events: TraceEvent[] = [];
  let ended = (): void => {};
  browser.onEvent((method, params) => {
    if (method === 'Tracing.dataCollected') events.push(...(params.value as TraceEvent[]));
    if (method === 'Tracing.tracingComplete') ended();
  });
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, ...options });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const command: TracedPage['command'] = (method, params) => browser.send(method, params, String(sessionId));
  await command('Page.enable');
  return {
    command,
    async trace(run) {
      events = [];
      const traced = new Promise<void>((done) => {
        ended = done;
      });
      await browser.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
      await run();
      await browser.send('Tracing.end');
      await traced;
      return events;
    },
  };
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

const isWithin = (one: TraceEvent, task: TraceEvent): boolean =>
  one.tid === task.tid && one.pid === task.pid && one.ts >= task.ts && one.ts < endOf(task);

/** What one task of a page took, in milliseconds. */
export interface TaskTime {
  /** From start to end. */
  length: number;
  /** Of which the thread had a processor: what a busy machine does not change. */
  ran: number;
  script: number;
}

const SCRIPTS = /^(FunctionCall|EvaluateScript|v8\.(compile|evaluateModule)|V8\.GC.*|RunMicrotasks)$/;

/** The tasks that `isWanted`, given their events, with the script in them; what runs within a script counts once. */
export function tasksOf(
  events: readonly TraceEvent[],
  isWanted: (inside: readonly TraceEvent[], task: TraceEvent) => boolean,
): TaskTime[] {
  const whole = events.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts);
  return whole
    .filter(({ name }) => name === 'RunTask')
    .flatMap((task) => {
      const inside = whole.filter((one) => one !== task && isWithin(one, task));
      if (!isWanted(inside, task)) return [];
      let script = 0;
      let last = 0;
      for (const one of inside) {
        if (!SCRIPTS.test(one.name) || one.ts < last) continue;
        script += one.tdur ?? one.dur ?? 0;
        last = endOf(one);
      }
      const { dur = 0, tdur = dur } = task;
      return [{ length: dur / 1000, ran: tdur / 1000, script: script / 1000 }];
    });
}
