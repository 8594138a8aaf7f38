import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';

/** A server in front of the shop that sends one page in two parts. */
export interface SlowServer {
  url: string;
  /** Sends the rest of the page. */
  finish(): void;
}

/** Serves the shop, but `path` stops after the first `until` in its markup. Closed at the end of the test. */
export async function serveSlowly(path: string, until: string): Promise<SlowServer> {
  let finish = (): void => {};
  const isWanted = new Promise<void>((done) => {
    finish = done;
  });
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const upstream = await fetch(new URL(request.url ?? '/', inject('base')));
      response.writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? 'text/plain' });
      const body = Buffer.from(await upstream.arrayBuffer());
      if (request.url !== path) {
        response.end(body);
        return;
      }
      const end = body.indexOf(until);
      if (end < 0) throw new Error(`"${until}" is not on ${path}`);
      response.write(body.subarray(0, end + until.length));
      await isWanted;
      response.end(body.subarray(end + until.length));
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    finish();
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, finish };
}
