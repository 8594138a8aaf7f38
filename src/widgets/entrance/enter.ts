import { watchInView } from '../../core/dom/inView';
import type { Stop } from '../../core/types';
import { reducesMotion } from '../../page/base/device';

const HIDDEN = 'elementor-invisible';
const WAITS = 'data-storefront-waits';
/** Holds the classes that an element got when it entered, so that it does not enter again when the widget starts. */
const ENTERED = 'data-storefront-entered';

/**
 * Shows an element with its animation once it is in view and `delay` milliseconds have passed, or when the focus comes
 * into it. Returns a function that ends the waiting; an element that has been shown stays shown.
 */
export function enter(host: HTMLElement, animation: () => string[], delay: number): Stop {
  const { classList } = host;
  const wasHidden = classList.contains(HIDDEN);
  const ended = new AbortController();
  let stopWatching = (): void => {};
  let timer = 0;
  const stop = (): void => {
    clearTimeout(timer);
    stopWatching();
    ended.abort();
    host.removeAttribute(WAITS);
  };
  const names = (): string[] => (reducesMotion() ? [] : animation());
  // The setting that looks like an animation may be another widget's.
  const hasNone = !wasHidden && names().length === 0;
  if (hasNone || host.hasAttribute(ENTERED)) return stop;

  const show = (classes: string[]): void => {
    stop();
    const added = classes.filter((name) => !classList.contains(name));
    classList.remove(HIDDEN);
    classList.add(...added);
    host.setAttribute(ENTERED, added.join(' '));
  };
  const play = (): void => {
    const classes = names();
    show(classes.length > 0 ? ['animated', ...classes] : []);
  };
  // If starting took long, the fallback has shown the element already; it must not disappear again.
  const isShownAlready = (): boolean =>
    wasHidden && !host.hasAttribute(WAITS) && getComputedStyle(host).opacity !== '0';
  const seen = (isIn: boolean): void => {
    const isLate = isIn && isShownAlready();
    if (wasHidden) host.toggleAttribute(WAITS, !isLate);
    if (!isIn) return;
    stopWatching();
    if (isLate) show([]);
    else timer = window.setTimeout(play, delay);
  };
  if (names().length === 0) show([]);
  else {
    stopWatching = watchInView(host, seen);
    host.addEventListener('focusin', () => classList.contains(HIDDEN) && play(), { signal: ended.signal });
  }
  return stop;
}

/** Leaves an element as if it had no animation. */
export function showAtOnce(host: HTMLElement): void {
  const added = host.getAttribute(ENTERED)?.split(' ').filter(Boolean) ?? [];
  host.classList.remove(HIDDEN, ...added);
  host.removeAttribute(WAITS);
  host.removeAttribute(ENTERED);
}
