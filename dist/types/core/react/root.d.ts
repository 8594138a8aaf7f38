/**
 * The page's one React root, in a detached fragment. It renders one memoised entry per mounted widget, each in an
 * error boundary of its own. Loaded with the first widget.
 */
import { type ComponentType, type ReactNode } from 'react';
/** One thing that the root renders. */
export interface Entry {
    readonly key: number;
    /** What it shows. Must not throw itself: only what is thrown below it is caught. */
    render(): ReactNode;
    /** Told once, when rendering or an effect of it has thrown. The entry shows nothing from then on. */
    onError(error: unknown): void;
}
/** A new entry for anything that renders. */
export declare const createEntry: (render: () => ReactNode, onError: (error: unknown) => void) => Entry;
/** A new entry for a widget's component; `props` are read anew at each render. */
export declare const widgetEntry: <P extends object>(component: ComponentType<P>, props: () => P, onError: (error: unknown) => void) => Entry;
/** An entry that may have to wait before it shows anything. */
export interface SuspendingEntry extends Entry {
    /** Does it wait? To be asked after it was added. */
    isWaiting(): boolean;
}
/**
 * The same for a component of others, which may suspend (`lazy`): without a boundary the whole page would wait with it.
 * `onReady` is called when it has waited and is there, its effects included.
 */
export declare function suspendingEntry<P extends object>(component: ComponentType<P>, props: () => P, onError: (error: unknown) => void, onReady: () => void): SuspendingEntry;
/**
 * Prepares React in slices, so that none of them is a long task: the browser compiles each of its functions when it runs
 * first, and the first widget would pay for all. Create the root, an empty render, hooks, an element, their end.
 * `pause` yields to the browser.
 */
export declare function warmUp(pause: () => Promise<void>): Promise<void>;
/** Mounts entries, synchronously and in one commit. */
export declare function addEntries(entries: readonly Entry[]): void;
/** Renders an entry again, because what its `render` reads has changed. */
export declare function updateEntry(entry: Entry): void;
/**
 * Unmounts in two steps: first nothing inside the boundary, then the entry goes. A cleanup that throws is then caught by
 * the boundary, which is still there, and not by the root, which would take every widget of the page down.
 */
export declare function removeEntry(entry: Entry): void;
