import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { blankPath, distFolder } from '../../fixtures/http/paths';
import { answerOf } from './answers';
import { injectScript } from './injectScript';

/** A POST that the server received. */
export interface RecordedPost {
  path: string;
  query: Record<string, string>;
  type: string;
  body: string;
}

/** The running server. Tests read a visitor's POSTs from `/__real/posts`. */
export interface RealPages {
  url: string;
  close(): Promise<void>;
}

/** The POSTs of each visitor: several tests run at once. Scripts of the page do not see the cookie. */
class Visitors {
  readonly #posts = new Map<string, RecordedPost[]>();

  /** The posts of the visitor that a request comes from; a new visitor is given the cookie. */
  postsOf(request: IncomingMessage, response: ServerResponse): RecordedPost[] {
    const id = /real_visitor=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
    const known = id === undefined ? undefined : this.#posts.get(id);
    if (known) return known;
    const [next, posts]: [string, RecordedPost[]] = [randomUUID(), []];
    this.#posts.set(next, posts);
    response.appendHeader('set-cookie', `real_visitor=${next}; path=/; HttpOnly; SameSite=Lax`);
    return posts;
  }
}

const pagesFolder = resolve('../shared/real-pages');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
};

const placeholder = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * Serves the pages of a real shop as they are, with only our script tag added (`?script=async|body-end|none` for
 * another place), the built files under `/storefront-widgets/`, and the shop's recorded answers.
 */
export async function startRealPages(dist = distFolder): Promise<RealPages> {
  const visitors = new Visitors();
  const server = createServer((request, response) => {
    handle(request, response, visitors, dist).catch((error: unknown) =>
      send(response, 500, 'text/plain', String(error)),
    );
  });
  // A client may send a request on a connection just as the server closes it for being idle.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => stop(server) };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  visitors: Visitors,
  dist: string,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await bodyOf(request);
  if (url.pathname === blankPath) return send(response, 200, types['.html']!, '<!doctype html><title>Blank</title>');
  const posts = visitors.postsOf(request, response);
  if (url.pathname === '/__real/posts') return answerPosts(request, response, posts);
  if (request.method === 'POST') {
    const type = request.headers['content-type'] ?? '';
    posts.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), type, body });
  }

  const answer = answerOf(join(pagesFolder, 'responses'), url, body, request.headers.cookie ?? '');
  if (answer) return send(response, answer.status, answer.type, answer.body, answer.cookies);
  if (request.method === 'POST') return send(response, 200, types['.html']!, smallPage(url.pathname));

  const page = fileIn(pagesFolder, url.pathname);
  if (page?.endsWith('.html')) {
    return send(
      response,
      200,
      types['.html']!,
      injectScript(readFileSync(page, 'utf8'), url.searchParams.get('script')),
    );
  }
  const file = url.pathname.startsWith('/storefront-widgets/')
    ? fileIn(dist, url.pathname.slice('/storefront-widgets'.length))
    : page;
  if (file) return sendFile(response, file);
  if (/\.(jpe?g|png|gif|webp|svg|ico)$/.test(url.pathname)) return send(response, 200, types['.svg']!, placeholder);
  if (extname(url.pathname)) return send(response, 404, 'text/plain', 'not found');
  send(response, 200, types['.html']!, smallPage(url.pathname));
}

/** GET: what was posted so far. DELETE: forget it. */
function answerPosts(request: IncomingMessage, response: ServerResponse, posts: RecordedPost[]): void {
  if (request.method === 'DELETE') posts.length = 0;
  send(response, 200, 'application/json', JSON.stringify(posts));
}

/** Where links and native form posts of the saved pages lead: the shop itself is not here. */
function smallPage(path: string): string {
  const text = path.replace(/[<&]/g, '');
  return `<!doctype html><html lang="en"><title>${text}</title><p id="small-page">${text}</p></html>`;
}

function fileIn(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(decodeURIComponent(path)));
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Files do not change while tests run: a page that is opened again finds them in the browser's cache. */
function sendFile(response: ServerResponse, file: string): void {
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
  response.end(readFileSync(file));
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  cookies: string[] = [],
): void {
  if (cookies.length > 0) response.appendHeader('set-cookie', cookies);
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
