import { isElement } from '../dom/nodes.ts';
import { type JQueryCollection, type JQueryEvent, type JQueryHandleObject, withJQuery } from './jquery';
import { asPageEvent, type PageEvent, staysInJQuery, TRIGGERED_NATIVELY } from './listen';

/** The handlers of one type on one target, those for a selector first. */
type Records = JQueryHandleObject[] & { delegateCount?: number };

/**
 * As `listen`, but before all other listeners on the target, as the shop's own script binds before others: what it changes
 * is in the page when they run. With a `selector`, like jQuery's, it does not overtake listeners further inside.
 */
export function listenFirst(
  target: EventTarget,
  type: string,
  handler: (event: PageEvent) => void,
  selector?: string,
): () => void {
  const heard = new WeakSet<Event>();
  const isNew = (event: Event): boolean => !heard.has(event) && heard.add(event).has(event);
  const onNative = (event: Event): void => {
    if (isNew(event)) handler(event);
  };
  const bridge = (event: JQueryEvent, ...args: unknown[]): void => {
    const { originalEvent } = event;
    const stays = originalEvent ? isNew(originalEvent) : !TRIGGERED_NATIVELY.has(type) || staysInJQuery(event);
    if (stays) handler(asPageEvent(event, args));
  };
  const name = `${type}.storefront-widgets`;
  const bound: JQueryCollection[] = [];
  target.addEventListener(type, onNative, !selector);
  const stopWaiting = withJQuery(($) => {
    bound.push($(target).on(name, selector, bridge));
    const records: Records | undefined = $._data?.(target, 'events')?.[type];
    const at = records?.findIndex((record) => record.handler === bridge) ?? -1;
    if (records && at >= 0) records.splice(selector ? 0 : (records.delegateCount ?? 0), 0, ...records.splice(at, 1));
  });
  return () => {
    target.removeEventListener(type, onNative, !selector);
    stopWaiting();
    for (const one of bound) one.off(name, bridge);
  };
}

/**
 * Hears events of an element, or in it, after all other listeners that let them pass, and after those of jQuery. For
 * actions that another script may have taken over: then the event is prevented, or does not come.
 */
export function listenLast(element: Element, type: string, handler: (event: PageEvent) => void): () => void {
  const isMine = ({ target }: { target: EventTarget | null }): boolean => isElement(target) && element.contains(target);
  const onNative = (event: Event): void => {
    if (isMine(event)) handler(event);
  };
  // Bound anew for each event, so that it is the window's last listener.
  const goLast = (): void => {
    window.removeEventListener(type, onNative);
    window.addEventListener(type, onNative, { once: true });
  };
  const bridge = (event: JQueryEvent, ...args: unknown[]): void => {
    if (event.originalEvent || !isMine(event)) return;
    if (!TRIGGERED_NATIVELY.has(type) || staysInJQuery(event)) handler(asPageEvent(event, args));
  };
  const name = `${type}.storefront-widgets`;
  const bound: JQueryCollection[] = [];
  element.addEventListener(type, goLast, true);
  const stopWaiting = withJQuery(($) => void bound.push($(window).on(name, bridge)));
  return () => {
    element.removeEventListener(type, goLast, true);
    window.removeEventListener(type, onNative);
    stopWaiting();
    for (const one of bound) one.off(name, bridge);
  };
}
