import type { PageEvent } from '../../core/listen';

/** The element of an event, or the nearest one around it, that `selector` selects, unless a site has switched it off. */
function found(event: PageEvent, selector: string): HTMLElement | null {
  const { target } = event;
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return element && !element.closest('[data-widget~="none"]') ? element : null;
}

/** What a click presses, of the elements that `selector` selects; null for clicks that open something beside. */
export function pressed(event: PageEvent, selector: string): HTMLElement | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = event as Event as MouseEvent;
  return ctrlKey || metaKey || shiftKey || altKey ? null : found(event, selector);
}

/** Keys on such elements: Space presses a link that calls itself a button; a key that is held down presses once. */
export function pressByKey(event: PageEvent, selector: string): void {
  const { key, repeat } = event as Event as KeyboardEvent;
  if (event.defaultPrevented || (key !== ' ' && key !== 'Enter')) return;
  const element = found(event, selector);
  const isSpace = key === ' ' && element?.matches('a[role=button]');
  if (isSpace || (element && key === 'Enter' && repeat)) event.preventDefault();
  if (isSpace && !repeat) element?.click();
}

/** Which part of the page a widget serves that listens on one element for many. */
export interface Area {
  /** Adds a mounted host; returns what takes it out. */
  open(host: Element): () => void;
  /** Is this element served: in a mounted host, and not switched off by the site? */
  has(element: Element): boolean;
}

/** Makes an area; legacy handlers are gated by it. */
export function createArea(): Area {
  const hosts = new Set<Element>();
  return {
    open(host) {
      hosts.add(host);
      return () => void hosts.delete(host);
    },
    has: (element) => !element.closest('[data-widget~="none"]') && [...hosts].some((host) => host.contains(element)),
  };
}
