import { ChunkLoadError, retried } from './chunks';
import { markBareVendors } from './vendorStyles';

/** How long a stylesheet may delay the code that came with it, in milliseconds. */
const PATIENCE = 3000;

const asked = new Map<string, Promise<void>>();

function append(url: string): Promise<void> {
  markBareVendors();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  // Before the theme's, so that the theme wins.
  document.head.prepend(link);
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new ChunkLoadError('styles', 'error', url));
    };
  });
}

function loadSheet(url: string): Promise<void> {
  const before = asked.get(url);
  if (before) return before;
  const made = retried(url, append).catch((error: unknown) => {
    asked.delete(url);
    console.warn('storefront-widgets: a style sheet could not be loaded.', error);
  });
  asked.set(url, made);
  return made;
}

/** Waits for code and its style sheets, the first of them last in the page; late sheets do not hold it for long. */
export async function withStyles<T>(code: Promise<T>, urls: readonly string[]): Promise<T> {
  if (urls.length === 0) return code;
  const sheets = Promise.all(urls.map(loadSheet));
  const module = await code;
  await new Promise<void>((done) => {
    const timer = setTimeout(done, PATIENCE);
    void sheets.then(() => {
      clearTimeout(timer);
      done();
    });
  });
  return module;
}
