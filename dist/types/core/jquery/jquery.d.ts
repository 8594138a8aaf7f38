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
    on(types: string, selector: string | undefined, handler: Listener): JQueryCollection;
    off(types: string, handler?: Listener): JQueryCollection;
    find(selector: string): JQueryCollection;
    trigger(type: string | JQueryEvent, args?: readonly unknown[]): JQueryCollection;
    triggerHandler(type: string | JQueryEvent, args?: readonly unknown[]): unknown;
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
/** The state that the copies of this module share. */
export interface JQueryWatch {
    readonly users: Set<($: JQueryStatic) => void>;
    readonly definitions: Set<() => void>;
    /** Every jQuery seen so far: a script may bring its own, privately (`noConflict`) or as a replacement. */
    readonly met: Set<JQueryStatic>;
    defined?: unknown;
}
/** Is it jQuery, of any version? */
export declare const isJQuery: (value: unknown) => value is JQueryStatic;
/** Does the bridge support this version: 1.9.1 up to, not including, 4.0? */
export declare function isSupportedVersion(version: string): boolean;
/** The page's jQuery, if there is one that the bridge supports. */
export declare function pageJQuery(): JQueryStatic | undefined;
/** Calls `listener` whenever a script defines `window.jQuery`, supported or not. */
export declare const onJQueryDefined: (listener: () => void) => void;
/** Called once, by the loader, so that a late or second jQuery is found before any plugin is added to it. */
export declare function watchForJQuery(): void;
/** Calls `use` with each jQuery of the page, now and when another arrives. Returns a stop function. */
export declare function withJQuery(use: ($: JQueryStatic) => void): () => void;
/** Warns once if the page's jQuery, present or arriving later, is not supported. */
export declare function warnOfJQuery(): void;
/** The line about jQuery in `report()`. */
export declare function jQueryBridgeState(): string;
export {};
