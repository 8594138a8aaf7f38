import { markOwn } from '../../core/hosts/copies';

/** How often to check whether the API is ready, in milliseconds. */
const POLL = 350;

/** A video provider's script, and how to read the API that it defines. */
export interface Provider<T> {
  name: string;
  url: string;
  read(): T | undefined;
}

const scripts = new Map<string, Promise<void>>();

function insert(url: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = markOwn(document.createElement('script'));
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      fail(new Error(`${url} cannot be loaded.`));
    };
    script.src = url;
    const first = document.querySelector('script');
    if (first) first.before(script);
    else document.head.appendChild(script);
  });
}

const scriptOf = (url: string): Element | null => document.querySelector(`script[src="${CSS.escape(url)}"]`);

/** Has another script of the page inserted the provider's script? */
export const isAskedByOthers = (url: string): boolean => !scripts.has(url) && scriptOf(url) !== null;

/** Loads a script once per page; a failed one may be loaded again. */
function load(url: string): Promise<void> {
  const known = scripts.get(url) ?? (scriptOf(url) ? Promise.resolve() : insert(url));
  scripts.set(url, known);
  known.catch(() => scripts.delete(url));
  return known;
}

/**
 * Resolves with a provider's API once it is ready; rejects if its script is blocked. Stops polling when `signal`
 * aborts.
 */
export function providerApi<T>({ url, read }: Provider<T>, signal: AbortSignal): Promise<T> {
  const ready = read();
  if (ready) return Promise.resolve(ready);
  return new Promise((done, fail) => {
    const end = (): void => clearInterval(timer);
    const look = (): void => {
      const api = read();
      if (!api) return;
      end();
      done(api);
    };
    const timer = setInterval(look, POLL);
    signal.addEventListener('abort', end, { once: true });
    load(url).then(look, (error: unknown) => {
      end();
      fail(error);
    });
  });
}
