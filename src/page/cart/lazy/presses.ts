/** Presses on buttons that come and go: one element listens for all of them, by mouse, touch and keyboard. */
import { listen, type PageEvent } from '../../../core/listen';
import { isModified } from '../../../core/modified';

const isSwitchedOff = (element: Element): boolean => element.closest('[data-widget~="none"]') !== null;

/** The element of an event, or the nearest one around it, that `selector` selects, unless a site has switched it off. */
function elementOf({ target }: PageEvent, selector: string): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return element && !isSwitchedOff(element) ? element : null;
}

/** Space presses a link that has the role of a button; a key that is held down presses once. */
function pressByKey(event: PageEvent, selector: string): void {
  const { key, repeat } = event as Event as KeyboardEvent;
  if (event.defaultPrevented || (key !== ' ' && key !== 'Enter')) return;
  const element = elementOf(event, selector);
  const isSpace = key === ' ' && element?.matches('a[role=button]');
  if (isSpace || (element && key === 'Enter' && repeat)) event.preventDefault();
  if (isSpace && !repeat) element?.click();
}

/** What `watchPresses` calls. */
export interface PressHandlers {
  /** A press on one of the elements; not called for clicks that open a new tab or window. */
  onPress(element: HTMLElement, event: PageEvent): void;
  /** The pointer or the focus comes near one of them: what a press needs can be fetched. Called often. */
  onApproach(): void;
  /** The page comes back from the browser's history, and still shows what was under way when it was left. */
  onRestore(): void;
}

/** Watches presses on what `selector` selects inside `host`, also on elements that come later. Returns what stops it. */
export function watchPresses(host: HTMLElement, selector: string, handlers: PressHandlers): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const onNear = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(selector)) handlers.onApproach();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) handlers.onRestore();
  };
  host.addEventListener('pointerover', onNear, { signal, passive: true });
  host.addEventListener('focusin', onNear, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  const stops = [
    listen(host, 'click', (event) => {
      if (isModified(event)) return;
      const element = elementOf(event, selector);
      if (element) handlers.onPress(element, event);
    }),
    listen(host, 'keydown', (event) => pressByKey(event, selector)),
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
  };
}

/** The part of the page that a widget serves, where one element listens for many; legacy handlers are gated by it. */
export interface Area {
  /** Adds a mounted host; returns what takes it out. */
  add(host: Element): () => void;
  /** Is this element served: in a mounted host, and not switched off by the site? */
  has(element: Element): boolean;
}

/** Makes an empty area. */
export function createArea(): Area {
  const hosts = new Set<Element>();
  return {
    add(host) {
      hosts.add(host);
      return () => void hosts.delete(host);
    },
    has: (element) => !isSwitchedOff(element) && [...hosts].some((host) => host.contains(element)),
  };
}
