import { isElement } from '../dom/nodes.ts';
import { type JQueryCollection, type JQueryEvent, type JQueryHandleObject, withJQuery } from './jquery';
import { asPageEvent, type PageEvent, staysInJQuery, TRIGGERED_NATIVELY } from './listen';

/** jQuery's handlers of one type on one target: first `delegateCount` handlers for selectors, then the others. */
type Records = JQueryHandleObject[] & { delegateCount?: number };

/**
 * As `listen`, but runs before all other listeners on the target, because these expect what the shop's own script,
 * which binds first, has changed. With a `selector`, it does not overtake listeners further inside, as in jQuery.
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
 * Hears events on or in an element after all other listeners, jQuery's included. For actions that another script may
 * have taken over: then the event is prevented, or was stopped and does not arrive. Returns a stop function.
 */
export function listenLast(element: Element, type: string, handler: (event: PageEvent) => void): () => void {
  const isMine = ({ target }: { target: EventTarget | null }): boolean => isElement(target) && element.contains(target);
  const onNative = (event: Event): void => {
    if (isMine(event)) handler(event);
  };
  // Bound again for each event, so that it is the window's last listener.
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

/** Hears all events of a type after all other listeners, those of `listenLast` included. Returns a stop function. */
export function listenAfterAll<Type extends keyof WindowEventMap>(
  type: Type,
  handler: (event: WindowEventMap[Type]) => void,
): () => void {
  const goLast = (): void => {
    window.removeEventListener(type, handler);
    window.addEventListener(type, handler, { once: true });
  };
  // `listenLast` binds its handler on the way to the target, so this binds at the target.
  const onWay = ({ target }: Event): void => target?.addEventListener(type, goLast, { capture: true, once: true });
  window.addEventListener(type, onWay, true);
  return () => {
    window.removeEventListener(type, onWay, true);
    window.removeEventListener(type, handler);
  };
}
