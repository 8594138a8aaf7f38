import { isElement } from '../../core/dom/nodes';
import { isModified } from '../../core/jquery/listen';
import { widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';
import { pageGlobal } from '../../page/base/globals';
import { focusOn } from '../../page/focus/focus';
import { coveredAt, onCovers } from '../../page/scroll/covers';
import { isSamePage } from '../../page/scroll/samePage';
import { LINKS, placeOf } from './links';
import { keepMargins } from './places';

/** How long the position of a place is corrected, after `load` or a press, in milliseconds. */
const PATIENCE = 2000;

const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let hasArrived = false;

/**
 * Does the browser follow these links itself, which puts the hash into the address? Before Elementor 3.25, a script
 * scrolled instead.
 */
function keepsAddress(): boolean {
  const [major = 0, minor = 0] = String(pageGlobal('elementorFrontendConfig')?.version ?? '')
    .split('.')
    .map(Number);
  return major > 3 || (major === 3 && minor >= 25);
}

/** Puts a hash into the address, as following a link does, but without the scrolling. */
function pushHash(hash: string): void {
  const { href } = window.location;
  if (new URL(href).hash === hash) return;
  window.history.pushState(window.history.state, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: href, newURL: window.location.href }));
}

/**
 * Scrolls to a place, leaving room for sticky elements at the top of the window, or the place's own
 * `scroll-margin-top`.
 */
function scrollTo(place: HTMLElement, behavior: ScrollBehavior): void {
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || coveredAt(place);
  window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY - margin, behavior });
}

/** Was the page opened by a link? Otherwise the browser restores the scroll position. */
function isOpenedByLink(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !entry || entry.type === 'navigate';
}

/** Calls `again` when sticky elements come that may cover the place, until the visitor does anything. */
function correct(again: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (): void => ended.abort();
  signal.addEventListener('abort', onCovers(again));
  const timer = window.setTimeout(end, PATIENCE);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of VISITOR_EVENTS) window.addEventListener(type, end, { capture: true, passive: true, signal });
  return end;
}

/** Corrects the scroll position after load, because sticky heights were not known when the browser scrolled. */
function arrive(host: HTMLElement, renew: () => void): (() => void) | undefined {
  const { hash } = window.location;
  const named = placeOf(hash, host);
  if (hasArrived || !named || !isOpenedByLink()) return undefined;
  hasArrived = true;
  // If our script is late, the visitor may have scrolled elsewhere.
  const isLate = document.readyState === 'complete';
  if (isLate && Math.abs(named.getBoundingClientRect().top) > window.innerHeight) return undefined;
  const ended = new AbortController();
  const { signal } = ended;
  let timer = 0;
  const settle = (): void => {
    const place = placeOf(hash, host);
    renew();
    if (place) scrollTo(place, 'instant');
  };
  const onLoad = (): void => {
    // In a separate task, because the browser scrolls once more after `load`.
    timer = window.setTimeout(() => {
      settle();
      signal.addEventListener('abort', correct(settle));
    });
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const type of VISITOR_EVENTS) {
    window.addEventListener(type, () => ended.abort(), { capture: true, passive: true, signal });
  }
  if (isLate) onLoad();
  else window.addEventListener('load', onLoad, { signal });
  return () => ended.abort();
}

/** Scrolls links to places on the same page, and moves the focus there. Returns a stop function. */
function startAnchors(host: HTMLElement): () => void {
  const margins = keepMargins(host);
  let stopCorrecting = (): void => {};
  const onClick = (event: MouseEvent): void => {
    const link = isElement(event.target) ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || event.defaultPrevented || isModified(event)) return;
    if (link.download || (link.target && link.target !== '_self') || !isSamePage(link)) return;
    const place = placeOf(link.hash, host);
    if (!place) return;
    event.preventDefault();
    if (keepsAddress()) pushHash(link.hash);
    margins.renew();
    focusOn(place, { preventScroll: true });
    const go = (): void => scrollTo(place, reducesMotion() ? 'instant' : 'smooth');
    go();
    // After a press that was held, sticky elements may start only now.
    stopCorrecting();
    stopCorrecting = correct(go);
  };
  host.addEventListener('click', onClick);
  const leave = arrive(host, margins.renew);
  return () => {
    host.removeEventListener('click', onClick);
    leave?.();
    stopCorrecting();
    margins.stop();
  };
}

export default widget({ mount: startAnchors, gates: async () => (await import('./gates')).gates() });
