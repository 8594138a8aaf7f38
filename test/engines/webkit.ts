import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Engine, type EnginePage, placeOf } from './engine';

/** How WebDriver writes keys that are no characters. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Starts WebKitGTK's small browser by its WebDriver; where there is no display, in one of its own (`xvfb-run`). */
export async function startWebKit(driver: string): Promise<Engine> {
  const port = await freePort();
  const command = [driver, `--port=${port}`];
  const child = process.env.DISPLAY
    ? spawn(command[0]!, command.slice(1), { stdio: 'ignore' })
    : spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', ...command], { stdio: 'ignore', detached: true });
  const base = `http://127.0.0.1:${port}`;
  await answers(`${base}/status`);
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: Record<string, string> }>(
    `${base}/session`,
    {
      capabilities: {
        alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } },
      },
    },
  );
  const session = `${base}/session/${sessionId}`;
  await ask(`${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    page: pageOf(session),
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      end(child);
    },
  };
}

function pageOf(session: string): EnginePage {
  const perform = async (actions: readonly object[], type: 'pointer' | 'key'): Promise<void> => {
    const source =
      type === 'pointer' ? { type, id: 'mouse', parameters: { pointerType: 'mouse' } } : { type, id: 'keys' };
    await ask(`${session}/actions`, { actions: [{ ...source, actions }] });
  };
  const move = (x: number, y: number, duration = 50): object => ({
    type: 'pointerMove',
    duration,
    x,
    y,
    origin: 'viewport',
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const page: EnginePage = {
    goto: async (url) => {
      await ask(`${session}/url`, { url });
      // The driver may answer when the page before has loaded, which then leaves; what is asked of it meanwhile fails.
      const there = `location.pathname === ${JSON.stringify(new URL(url).pathname)} && document.readyState === 'complete'`;
      const isThere = (): Promise<boolean> => page.evaluate<boolean>(there).catch(() => false);
      for (const end = Date.now() + 10_000; !(await isThere()); await wait(50))
        if (Date.now() > end) throw new Error(`${url} is not shown`);
    },
    resize: async (width, height) => {
      await ask(`${session}/window/rect`, { width, height });
      // The window has a frame and bars of its own.
      const inner = await page.evaluate<{ width: number; height: number }>(
        '({ width: innerWidth, height: innerHeight })',
      );
      await ask(`${session}/window/rect`, { width: 2 * width - inner.width, height: 2 * height - inner.height });
    },
    evaluate: <T>(expression: string) =>
      ask<T>(`${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done);`,
        args: [],
      }),
    press: async (selector) => {
      const { x, y } = await placeOf(page, selector);
      await perform([move(x, y), down, up], 'pointer');
    },
    point: async (selector) => {
      const { x, y } = await placeOf(page, selector);
      await perform([move(x, y, 100)], 'pointer');
    },
    drag: async (selector, dx) => {
      const { x, y } = await placeOf(page, selector);
      const steps = Array.from({ length: 10 }, (_, step) => move(Math.round(x + (dx * (step + 1)) / 10), y, 16));
      await perform([move(x, y), down, ...steps, up], 'pointer');
    },
    keys: async (...keys) => {
      const values = keys.map((key) => KEYS[key] ?? key);
      await perform(
        values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
        'key',
      );
    },
    choose: (start) => page.keys(...start),
  };
  return page;
}

/** One command; its error is thrown. */
async function ask<T = unknown>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + 15_000; ; ) {
    const isUp = await fetch(url).then(
      (one) => one.ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await new Promise((done) => setTimeout(done, 100));
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Ends the driver and, where it has one, its display. */
function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.env.DISPLAY ? child.pid : -child.pid);
  } catch {
    // It has ended by itself.
  }
}
