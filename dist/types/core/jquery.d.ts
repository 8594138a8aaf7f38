/** The part of a jQuery event that we use. */
export interface JQueryEvent {
    type: string;
    target: EventTarget | null;
    currentTarget: EventTarget | null;
    originalEvent?: Event;
    preventDefault(): void;
    stopPropagation(): void;
    isDefaultPrevented(): boolean;
}
/** A handler record in `jQuery._data(target, 'events')`. */
export interface JQueryHandleObject {
    type: string;
    origType: string;
    namespace: string;
    selector: string | null | undefined;
    data: unknown;
    guid: number;
    handler: ((this: unknown, ...args: unknown[]) => unknown) & {
        guid?: number;
    };
}
type Listener = (event: JQueryEvent, ...args: never[]) => unknown;
/** The part of a jQuery collection that we use. */
export interface JQueryCollection {
    readonly length: number;
    [index: number]: Element;
    on(types: string, handler: Listener): JQueryCollection;
    off(types: string, handler?: Listener): JQueryCollection;
    find(selector: string): JQueryCollection;
    trigger(type: string | JQueryEvent, args?: readonly unknown[]): JQueryCollection;
    triggerHandler(type: string, args?: readonly unknown[]): unknown;
    data(): Record<string, unknown>;
    data(key: string): unknown;
    data(key: string, value: unknown): JQueryCollection;
    removeData(key: string): JQueryCollection;
}
/** jQuery itself, as far as we use it. */
export interface JQueryStatic {
    (target: unknown): JQueryCollection;
    Event(type: string): JQueryEvent;
    fn: Record<string, unknown> & {
        jquery: string;
    };
    _data?(target: unknown, key: 'events'): Record<string, JQueryHandleObject[]> | undefined;
}
/** What the copies of this module share. */
export interface JQueryWatch {
    readonly users: Set<($: JQueryStatic) => void>;
    readonly definitions: Set<() => void>;
    /** A script may bring a jQuery of its own, for itself (`noConflict`) or in place of the page's. */
    readonly met: Set<JQueryStatic>;
    defined?: unknown;
}
/** Is it jQuery, of whatever version? */
export declare const isJQuery: (value: unknown) => value is JQueryStatic;
/** Can the bridge work with this version? From 1.9.1 up to, not including, 4.0. */
export declare function isSupportedVersion(version: string): boolean;
/** The page's jQuery, if there is one that the bridge can work with. */
export declare function pageJQuery(): JQueryStatic | undefined;
/** Calls `listener` each time that a script defines `window.jQuery`, whatever it is. */
export declare const onJQueryDefined: (listener: () => void) => void;
/** Called once, by the loader, so that a late or second jQuery is found before it has any plugin. */
export declare function watchForJQuery(): void;
/** Calls `use` with each jQuery of the page: at once, and when another arrives. Returns what stops that. */
export declare function withJQuery(use: ($: JQueryStatic) => void): () => void;
export {};
