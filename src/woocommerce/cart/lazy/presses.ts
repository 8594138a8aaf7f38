import { isElement } from '../../../core/dom/nodes';
import { isModified, listen, type PageEvent } from '../../../core/jquery/listen';

const isSwitchedOff = (element: Element): boolean => element.closest('[data-widget~="none"]') !== null;

function elementOf({ target }: PageEvent, selector: string): HTMLElement | null {
  const element = isElement(target) ? target.closest<HTMLElement>(selector) : null;
  return element && !isSwitchedOff(element) ? element : null;
}

function pressByKey(event: PageEvent, selector: string): void {
  const { key, repeat } = event as Event as KeyboardEvent;
  if (event.defaultPrevented || (key !== ' ' && key !== 'Enter')) return;
  const element = elementOf(event, selector);
  // Space presses links, whatever their role, as in WooCommerce from 10 on. The browser itself clicks buttons.
  const isSpace = key === ' ' && element?.matches('a');
  if (isSpace || (element && key === 'Enter' && repeat)) event.preventDefault();
  if (isSpace && !repeat) element?.click();
}

/** The callbacks of `watchPresses`. */
export interface PressHandlers {
  /** Called for a press, but not for clicks that open a new tab or window. */
  onPress(element: HTMLElement, event: PageEvent): void;
  onApproach(): void;
  /** Called when the page has come back from the back/forward cache, still with its busy state. */
  onRestore(): void;
}

/** Watches presses on elements in `host` that match `selector`, also later ones. Returns a function that stops it. */
export function watchPresses(host: HTMLElement, selector: string, handlers: PressHandlers): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const onNear = ({ target }: Event): void => {
    if (isElement(target) && target.closest(selector)) handlers.onApproach();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) handlers.onRestore();
  };
  host.addEventListener('pointerover', onNear, { signal, passive: true });
  host.addEventListener('focusin', onNear, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  // The interaction that started the widget may already have been the approach.
  if (host.querySelector(`:is(${selector}):is(:hover, :focus)`)) handlers.onApproach();
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

/** The mounted hosts of a widget, in which its gates apply. */
export interface Area {
  add(host: Element): () => void;
  has(element: Element): boolean;
}

/** Creates an empty area. */
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
