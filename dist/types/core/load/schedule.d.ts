/** Lets the browser paint and react to input before the next line. */
export declare function pause(): Promise<void>;
/**
 * Lets the browser react to input. On a loaded page it does not let the browser paint, so that inserted widgets are
 * laid out once.
 */
export declare function breathe(): Promise<void>;
/**
 * Resolves when the visitor presses nothing in the elements any more: a press whose element is replaced between its
 * down and its up is no click.
 */
export declare function whenReleased(elements: readonly Element[]): Promise<void>;
/** Starts a slice of main-thread time; `next` is the expected length of the next piece of work, in milliseconds. */
export declare function slice(): {
    isOver(next?: number): boolean;
};
/** Resolves when the browser is idle, after `timeout` ms at the latest; never resolves once `signal` aborts. */
export declare function whenIdle(signal: AbortSignal, timeout?: number): Promise<void>;
/** Resolves when `element` comes within `margin` of the viewport; never resolves once `signal` aborts. */
export declare function whenVisible(element: Element, signal: AbortSignal, margin?: string): Promise<void>;
/** What counts as intent, besides pointer, touch, focus and key. */
interface Intent {
    /** The parts of the element whose use counts. @default all of it */
    parts?: string;
    /** Public events on the element. */
    events?: readonly string[];
}
/** Resolves with the type of the event that first shows that somebody is about to use `element`. */
export declare function whenInteracted(element: Element, signal: AbortSignal, { parts, events }?: Intent): Promise<string>;
/** Resolves when the media query matches. */
export declare function whenMedia(query: string, signal: AbortSignal): Promise<void>;
/** Calls `use` once the page has been parsed: now, or at `DOMContentLoaded`. */
export declare function whenParsed(use: () => void): void;
/** As `whenParsed`, but in a later task, because the page's own scripts start in the task of `DOMContentLoaded`. */
export declare const afterParsed: (use: () => void) => void;
export {};
