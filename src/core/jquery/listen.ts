import { type JQueryCollection, type JQueryEvent, withJQuery } from './jquery';

/** jQuery's `trigger` makes a native event of these types only. */
const TRIGGERED_NATIVELY = new Set(['click', 'focus', 'blur', 'reset', 'select']);

/** The event that a listener gets: the native one, or jQuery's for events that exist only in jQuery. */
export type PageEvent = Event & { readonly jQueryArgs?: readonly unknown[] };

/** `trigger` never clicks a link, and stops the native click of a checkbox or radio at the element itself. */
const staysInJQuery = ({ target, currentTarget }: JQueryEvent): boolean =>
  target instanceof Element &&
  target.matches(target === currentTarget ? 'a' : 'a, input[type=checkbox], input[type=radio]');

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

/** Listens to native events and to those that exist only in jQuery, each once; returns a function that stops it. */
export function listen(target: EventTarget, type: string, handler: (event: PageEvent) => void): () => void {
  target.addEventListener(type, handler);
  const stop = (): void => target.removeEventListener(type, handler);
  const becomesNative = TRIGGERED_NATIVELY.has(type);
  if (becomesNative && type !== 'click') return stop;
  const bridge = (event: JQueryEvent, ...args: unknown[]): void => {
    // The native listener has had this event already.
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
