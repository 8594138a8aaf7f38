import { ChunkLoadError, retried } from './chunks';

/** How long a style sheet may hold what came with it, in milliseconds. */
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

/**
 * Which vendors' style sheets the page lacks. Their widgets get plain styles of ours there, as
 * `:where([data-storefront-bare~='elementor'] .e-gallery-item)`. Where the vendor's sheet is, it lays out alone: a rule of
 * ours would still set what the sheet leaves as it is.
 */

/** An element in an element, by their classes, that the vendor's sheet takes out of the flow on every page it is on. */
const PROBES: Readonly<Record<string, readonly [string, string]>> = {
  elementor: ['elementor', 'elementor-background-overlay'],
  elementskit: ['ekit-wid-con', 'xs-overlay'],
};

let isMarked = false;

/** Names the vendors without a sheet on `<html>`, once, and again when sheets that come late have had their time. */
export function markBareVendors(): void {
  if (isMarked) return;
  isMarked = true;
  mark();
  if (document.readyState !== 'complete') window.addEventListener('load', mark, { once: true });
}

function mark(): void {
  const bare = Object.keys(PROBES).filter((vendor) => !isStyled(PROBES[vendor]!));
  document.documentElement.setAttribute('data-storefront-bare', bare.join(' '));
}

function isStyled([outer, inner]: readonly [string, string]): boolean {
  const probe = document.createElement('div');
  probe.className = outer;
  probe.appendChild(document.createElement('i')).className = inner;
  (document.body ?? document.documentElement).append(probe);
  const { position } = getComputedStyle(probe.firstElementChild!);
  probe.remove();
  return position === 'absolute';
}
