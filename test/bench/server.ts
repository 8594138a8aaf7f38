import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve } from 'node:path';
import { distFolder } from '../../fixtures/http/paths';

/** A server of a few made pages, the built bundle and the peers' files. */
export interface BenchServer {
  url: string;
  close(): void;
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const PEERS: Record<string, string> = {
  '/peers/stimulus.js': 'node_modules/@hotwired/stimulus/dist/stimulus.umd.js',
  '/peers/alpine.js': 'node_modules/alpinejs/dist/cdn.js',
  '/peers/alpine.min.js': 'node_modules/alpinejs/dist/cdn.min.js',
};

/** Serves `pages` by path, `/storefront-widgets/` from the built `dist/`, and the peers. */
export async function startBenchServer(pages: Readonly<Record<string, string>>): Promise<BenchServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench.invalid');
    const made = pages[pathname];
    const file = PEERS[pathname] ?? pathname.replace(/^\/storefront-widgets\//, `${distFolder}/`);
    const path = resolve(file);
    if (made === undefined && (file === pathname || !existsSync(path))) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': made === undefined ? (TYPES[extname(path)] ?? 'text/plain') : 'text/html',
    });
    response.end(made ?? readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
