import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { launchOptions } from '../support/browser';

type Params = Record<string, unknown>;

/** A Chromium that is told only what we tell it. */
export interface RawBrowser {
  /** Sends one command of the DevTools protocol. @throws Error with the browser's message */
  send(method: string, params?: Params, sessionId?: string): Promise<Params>;
  /** Hears the browser's events. */
  onEvent(hear: (method: string, params: Params) => void): void;
  close(): Promise<void>;
}

/**
 * Starts Chromium without Playwright, which enables the page's inspector: that notes a stack for each request and each
 * error, and reads whole scripts a second time for it. Visitors have no inspector; what they wait for is measured without.
 */
export async function startRawBrowser(): Promise<RawBrowser> {
  const { executablePath, env, args } = await launchOptions();
  const profile = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const flags = [...args, '--headless=new', '--remote-debugging-pipe', '--no-first-run', `--user-data-dir=${profile}`];
  const child = spawn(executablePath, flags, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { done(result: Params): void; fail(error: Error): void }>();
  const listeners: ((method: string, params: Params) => void)[] = [];
  let nextId = 1;
  let rest = '';

  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, method, params, result, error } = JSON.parse(message);
      if (method) for (const hear of listeners) hear(method, params);
      else if (error) waiting.get(id)?.fail(new Error(error.message));
      else waiting.get(id)?.done(result);
      waiting.delete(id);
    }
  });
  return {
    send(method, params = {}, sessionId) {
      const id = nextId++;
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return new Promise((done, fail) => waiting.set(id, { done, fail }));
    },
    onEvent: (hear) => void listeners.push(hear),
    async close() {
      const gone = new Promise((done) => child.once('exit', done));
      input.write(`${JSON.stringify({ id: nextId++, method: 'Browser.close' })}\0`);
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
