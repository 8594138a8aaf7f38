import { isModified } from '../../core/jquery/listen';
import { widget } from '../../core/types';
import { reducesMotion } from '../../page/base/device';
import { focusOn } from '../../page/focus/focus';
import { coveredAt, onCovers } from '../../page/scroll/covers';
import { isSamePage } from '../../page/scroll/samePage';
import { keepMargins } from './margins';
import { LINKS, placeOf } from './places';

/** How long after `load` the place that the address names is held, in milliseconds. */
const PATIENCE = 2000;

const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let hasArrived = false;

/** Below what sticks at the window's top, or as far below it as the place's own margin says. */
function scrollTo(place: HTMLElement, behavior: ScrollBehavior): void {
  const margin = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || coveredAt(place);
  window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY - margin, behavior });
}

/** Was the page opened by a link? Else the browser leads back to where it was. */
function isOpenedByLink(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !entry || entry.type === 'navigate';
}

/** Puts right, once the page is loaded, where the browser has scrolled to: what sticks was not known then. */
function arrive(host: HTMLElement, renew: () => void): (() => void) | undefined {
  const { hash } = window.location;
  const named = placeOf(hash, host);
  if (hasArrived || !named || !isOpenedByLink()) return undefined;
  hasArrived = true;
  // Where our script is late the visitor may be elsewhere by now.
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
    // In a task of its own, because what the browser scrolls to for the last time comes after `load`.
    timer = window.setTimeout(() => {
      settle();
      signal.addEventListener('abort', onCovers(settle));
      timer = window.setTimeout(() => ended.abort(), PATIENCE);
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

/** Leads links to places on the same page there, and the focus with them; returns a function that stops it. */
function startAnchors(host: HTMLElement): () => void {
  const margins = keepMargins(host);
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!link || event.defaultPrevented || isModified(event)) return;
    if (link.download || (link.target && link.target !== '_self') || !isSamePage(link)) return;
    const place = placeOf(link.hash, host);
    if (!place) return;
    event.preventDefault();
    margins.renew();
    focusOn(place, { preventScroll: true });
    scrollTo(place, reducesMotion() ? 'instant' : 'smooth');
  };
  host.addEventListener('click', onClick);
  const leave = arrive(host, margins.renew);
  return () => {
    host.removeEventListener('click', onClick);
    leave?.();
    margins.stop();
  };
}

export default widget({ mount: startAnchors, gates: async () => (await import('./gates')).gates() });
