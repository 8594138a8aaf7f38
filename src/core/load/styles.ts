import { logFailure } from '../problems';
import { ChunkLoadError, retried } from './chunks';

/** How long to wait for a style sheet, in milliseconds. */
const PATIENCE = 3000;

const asked = new Map<string, Promise<void>>();

function append(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  // Before the theme's sheets, so that the theme wins.
  document.head.prepend(link);
  return new Promise((done, fail) => {
    link.onload = () => {
      // Only once a sheet has loaded, because the check makes the browser compute the page's styles.
      markBareVendors();
      done();
    };
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
    logFailure('a style sheet could not be loaded.', error, console.warn);
  });
  asked.set(url, made);
  return made;
}

/** Resolves with `code` once its style sheets have loaded too, or after 3 s without them. */
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
 * Classes of an outer and an inner element, by vendor; the vendor's sheet always positions the inner one absolutely.
 */
export type Probes = Readonly<Record<string, readonly [string, string]>>;

let probes: Probes = {};
let isMarked = false;

/**
 * Finds out which vendors' style sheets the page lacks, once one of our own sheets is loaded. Our fallback styles apply
 * only on such pages, by `:where([data-storefront-bare~='vendor'] .its-item)`: next to the vendor's sheet they would
 * set properties that the sheet deliberately leaves alone.
 */
export function findBareVendors(known: Probes): void {
  probes = known;
}

/** Lists the vendors without a sheet on `<html>`, once, and again on load, because sheets may come late. */
function markBareVendors(): void {
  if (isMarked) return;
  isMarked = true;
  mark();
  if (document.readyState !== 'complete') window.addEventListener('load', mark, { once: true });
}

function mark(): void {
  const bare = Object.keys(probes).filter((vendor) => !isStyled(probes[vendor]!));
  document.documentElement.setAttribute('data-storefront-bare', bare.join(' '));
}

function isStyled([outer, inner]: readonly [string, string]): boolean {
  const probe = document.createElement('div');
  probe.className = outer;
  probe.appendChild(document.createElement('i')).className = inner;
  (document.body ?? document.documentElement).appendChild(probe);
  const { position } = getComputedStyle(probe.firstElementChild!);
  probe.remove();
  return position === 'absolute';
}
