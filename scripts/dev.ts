/**
 * Runs the demo shop for development: `npm run dev`. After each change of a source file it builds the React core and
 * has the open pages load again. Types are not checked, and there is no plugin; `npm test` builds all. `PORT` chooses
 * the port, default 4173.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { startShop } from '../fixtures/server';

/** The build folder; not the one that tests read. */
const DIST = resolve('.cache/dev');

/** Builds, and resolves with whether it succeeded. A failed build prints its error and leaves the old files. */
function build(): Promise<boolean> {
  const env = { ...process.env, STOREFRONT_DIST: DIST, STOREFRONT_BUILD: 'quick' };
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { stdio: 'inherit', env });
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}

/** Starts a stream of events for open pages; `send` makes them load again. `head` is the script that listens. */
async function startReloads(): Promise<{ head: string; send(): void }> {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' });
    response.flushHeaders();
    pages.add(response);
    request.once('close', () => pages.delete(response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    head: `<script>new EventSource('http://127.0.0.1:${port}').onmessage = () => location.reload()</script>`,
    send() {
      for (const page of pages) page.write('data: built\n\n');
    },
  };
}

/** Serves the shop and builds after each change; changes during a build are built after it. */
export default async function main(): Promise<void> {
  await build();
  const reloads = await startReloads();
  const shop = await startShop({ port: Number(process.env.PORT ?? 4173), dist: DIST, head: reloads.head });
  console.log(`\nThe demo shop is open: ${shop.url}/\nTypes are not checked here. End it with Ctrl+C.`);

  let isBuilding = false;
  let isAsked = false;
  const buildAgain = async (): Promise<void> => {
    isAsked = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isAsked) {
      isAsked = false;
      const start = Date.now();
      if (!(await build())) continue;
      console.log(`Built in ${((Date.now() - start) / 1000).toFixed(1)} s.`);
      reloads.send();
    }
    isBuilding = false;
  };
  let timer: NodeJS.Timeout | undefined;
  watch('src', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void buildAgain(), 50);
  });
}
