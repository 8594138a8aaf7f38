import { isElement } from '../dom/nodes.ts';
import { type JQueryCollection, type JQueryEvent, type JQueryHandleObject, withJQuery } from './jquery';

/** The only types for which jQuery's `trigger` also dispatches a native event. */
const TRIGGERED_NATIVELY = new Set(['click', 'focus', 'blur', 'reset', 'select']);

/** A native event, or one made from an event that only jQuery knows; then with the trigger's arguments. */
export type PageEvent = Event & { readonly jQueryArgs?: readonly unknown[] };

/** `trigger` never clicks links, and stops the native click of a checkbox or radio button at the element itself. */
const staysInJQuery = ({ target, currentTarget }: JQueryEvent): boolean =>
  isElement(target) && target.matches(target === currentTarget ? 'a' : 'a, input[type=checkbox], input[type=radio]');

function asPageEvent(event: JQueryEvent, args: readonly unknown[]): PageEvent {
  const native = new Event(event.type, { cancelable: true });
  Object.defineProperties(native, {
    target: { value: event.target },
    currentTarget: { value: event.currentTarget },
    preventDefault: { value: () => event.preventDefault() },
    stopPropagation: { value: () => event.stopPropagation() },
    defaultPrevented: { get: () => event.isDefaultPrevented() },
    jQueryArgs: { value: args },
  });
  return native as PageEvent;
}

/** Listens to native events and to those triggered only in jQuery, each once. Returns a stop function. */
export function listen(target: EventTarget, type: string, handler: (event: PageEvent) => void): () => void {
  target.addEventListener(type, handler);
  const stop = (): void => target.removeEventListener(type, handler);
  const becomesNative = TRIGGERED_NATIVELY.has(type);
  if (becomesNative && type !== 'click') return stop;
  const bridge = (event: JQueryEvent, ...args: unknown[]): void => {
    // The native listener has already had this event.
    if (event.originalEvent) return;
    if (becomesNative && !(type === 'click' && staysInJQuery(event))) return;
    handler(asPageEvent(event, args));
  };
  const name = `${type}.storefront-widgets`;
  const bound: JQueryCollection[] = [];
  const stopWaiting = withJQuery(($) => void bound.push($(target).on(name, bridge)));
  return () => {
    stop();
    stopWaiting();
    for (const one of bound) one.off(name, bridge);
  };
}

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

/** Does a modifier key or another mouse button ask for the browser's own action, such as a new tab? */
export function isModified(event: Event): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button = 0 } = event as Partial<MouseEvent>;
  return Boolean(ctrlKey || metaKey || shiftKey || altKey) || button > 0;
}
