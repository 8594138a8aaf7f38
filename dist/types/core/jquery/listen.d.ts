import { type JQueryEvent } from './jquery.js';
/** The only types for which jQuery's `trigger` also dispatches a native event. */
export declare const TRIGGERED_NATIVELY: Set<string>;
/** A native event, or one made from an event that only jQuery knows; then with the trigger's arguments. */
export type PageEvent = Event & {
    readonly jQueryArgs?: readonly unknown[];
};
/**
 * Does a click by `trigger` reach only jQuery's listeners? jQuery never clicks links, and stops the native click of a
 * checkbox or radio button at the element itself.
 */
export declare const staysInJQuery: ({ target, currentTarget }: JQueryEvent) => boolean;
/** Makes a native event from one that only jQuery knows; `args` are those of the trigger. */
export declare function asPageEvent(event: JQueryEvent, args: readonly unknown[]): PageEvent;
/** Listens to native events and to those triggered only in jQuery, each once. Returns a stop function. */
export declare function listen(target: EventTarget, type: string, handler: (event: PageEvent) => void): () => void;
/** Does a modifier key or another mouse button ask for the browser's own action, such as a new tab? */
export declare function isModified(event: Event): boolean;
