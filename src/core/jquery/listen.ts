import { isElement } from '../dom/nodes.ts';
import { type JQueryCollection, type JQueryEvent, withJQuery } from './jquery';

/** The only types for which jQuery's `trigger` also dispatches a native event. */
export const TRIGGERED_NATIVELY = new Set(['click', 'focus', 'blur', 'reset', 'select']);

/** A native event, or one made from an event that only jQuery knows; then with the trigger's arguments. */
export type PageEvent = Event & { readonly jQueryArgs?: readonly unknown[] };

/**
 * Does a click by `trigger` reach only jQuery's listeners? jQuery never clicks links, and stops the native click of a
 * checkbox or radio button at the element itself.
 */
export const staysInJQuery = ({ target, currentTarget }: JQueryEvent): boolean =>
  isElement(target) && target.matches(target === currentTarget ? 'a' : 'a, input[type=checkbox], input[type=radio]');

/** Makes a native event from one that only jQuery knows; `args` are those of the trigger. */
export function asPageEvent(event: JQueryEvent, args: readonly unknown[]): PageEvent {
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

/** Does a modifier key or another mouse button ask for the browser's own action, such as a new tab? */
export function isModified(event: Event): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button = 0 } = event as Partial<MouseEvent>;
  return Boolean(ctrlKey || metaKey || shiftKey || altKey) || button > 0;
}
