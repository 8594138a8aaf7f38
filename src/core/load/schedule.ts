import { watchInView } from '../dom/inView';
import { isByScript, isElement } from '../dom/nodes';
import { listen } from '../jquery/listen';

interface Scheduler {
  yield?(): Promise<void>;
  postTask?(run: () => void, options: { priority: 'user-blocking' }): Promise<void>;
}

// The length of a slice, and its limits where no input is pending, in milliseconds. The limit is highest on a loaded
// page, where a layout between two slices would cost more than the mounts.
const SLICE = 12;
const LONGEST_LOADING = 45;
const LONGEST_LOADED = 250;

/** Lets the browser paint and react to input before the next line. */
export function pause(): Promise<void> {
  const { scheduler } = window as { scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}

/**
 * Lets the browser react to input. On a loaded page it does not let the browser paint, so that inserted widgets are
 * laid out once.
 */
export function breathe(): Promise<void> {
  const { scheduler } = window as { scheduler?: Scheduler };
  if (document.readyState !== 'complete' || !scheduler?.postTask) return pause();
  return scheduler.postTask(() => {}, { priority: 'user-blocking' });
}

/** How long a press may keep a widget waiting, in milliseconds: browsers may never end one, e.g. after a drag. */
const LONGEST_PRESS = 5000;

/**
 * Resolves when the visitor presses nothing in the elements any more: a press whose element is replaced between its
 * down and its up is no click.
 */
export async function whenReleased(elements: readonly Element[]): Promise<void> {
  const started = performance.now();
  while (elements.some((one) => one.matches(':active')) && performance.now() - started < LONGEST_PRESS) {
    const ends = new AbortController();
    await new Promise<void>((done) => {
      // The click comes right after the last event of the press.
      const soon = (): void => void setTimeout(done);
      for (const type of ['pointerup', 'pointercancel', 'keyup', 'dragend'])
        addEventListener(type, soon, { capture: true, signal: ends.signal });
      setTimeout(done, 100);
    });
    ends.abort();
  }
}

/** Starts a slice of main-thread time; `next` is the expected length of the next piece of work, in milliseconds. */
export function slice(): { isOver(next?: number): boolean } {
  const start = performance.now();
  const longest = document.readyState === 'complete' ? LONGEST_LOADED : LONGEST_LOADING;
  const { scheduling } = navigator as Navigator & { scheduling?: { isInputPending?(): boolean } };
  return {
    isOver(next = 0) {
      const spent = performance.now() - start;
      if (spent + next < SLICE) return false;
      return spent + next > longest || scheduling?.isInputPending?.() !== false;
    },
  };
}

/** Resolves when the browser is idle, after `timeout` ms at the latest; never resolves once `signal` aborts. */
export function whenIdle(signal: AbortSignal, timeout = 2000): Promise<void> {
  return new Promise((done) => {
    // Safari has no requestIdleCallback.
    const idle = 'requestIdleCallback' in window;
    const id = idle ? requestIdleCallback(() => done(), { timeout }) : window.setTimeout(done, 200);
    signal.addEventListener('abort', () => (idle ? cancelIdleCallback(id) : clearTimeout(id)), { once: true });
  });
}

/** Resolves when `element` comes within `margin` of the viewport; never resolves once `signal` aborts. */
export function whenVisible(element: Element, signal: AbortSignal, margin = '200px'): Promise<void> {
  return new Promise((done) => {
    const stop = watchInView(
      element,
      (isIn) => {
        if (!isIn) return;
        stop();
        done();
      },
      margin,
    );
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** What counts as intent, besides pointer, touch, focus and key. */
interface Intent {
  /** The parts of the element whose use counts. @default all of it */
  parts?: string;
  /** Public events on the element. */
  events?: readonly string[];
}

/** Resolves with the type of the event that first shows that somebody is about to use `element`. */
export function whenInteracted(
  element: Element,
  signal: AbortSignal,
  { parts, events = [] }: Intent = {},
): Promise<string> {
  return new Promise((done) => {
    const stop = new AbortController();
    signal.addEventListener('abort', () => stop.abort(), { once: true });
    const start = (type: string): void => {
      stop.abort();
      done(type);
    };
    const isMeant = (target: EventTarget | null): boolean => !parts || (isElement(target) && !!target.closest(parts));
    const onInput = (event: Event): void => {
      if (isMeant(event.target) && !isByScript(event)) start(event.type);
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown']) {
      element.addEventListener(type, onInput, { passive: true, signal: stop.signal });
    }
    const hear = (type: string, handler: (event: Event) => void): void => {
      const stopHearing = listen(element, type, handler);
      stop.signal.addEventListener('abort', stopHearing);
    };
    for (const type of events) hear(type, () => start(type));
    // A script may change a field for the visitor. Our own events do not count, nor do changes if the host is the body.
    if (element !== document.body) hear('change', (event) => event instanceof CustomEvent || start('change'));
    // Pointer or focus may be on the element already.
    const used = ':is(:hover, :focus)';
    const isUsed = parts
      ? [...element.querySelectorAll(used)].some(isMeant)
      : element !== document.body && element.matches(':hover, :focus-within');
    if (isUsed) start('input');
  });
}

/** Resolves when the media query matches. */
export function whenMedia(query: string, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const media = window.matchMedia(query);
    if (media.matches) {
      done();
      return;
    }
    media.addEventListener('change', () => media.matches && done(), { signal });
  });
}

/** Calls `use` once the page has been parsed: now, or at `DOMContentLoaded`. */
export function whenParsed(use: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', use, { once: true });
  else use();
}

/** As `whenParsed`, but in a later task, because the page's own scripts start in the task of `DOMContentLoaded`. */
export const afterParsed = (use: () => void): void => whenParsed(() => setTimeout(use));
