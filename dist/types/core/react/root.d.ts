/** The page's one React root, in a detached fragment: one memoised entry per widget, each in an error boundary. */
import { type ComponentType, type ReactNode } from 'react';
/** One thing that the root renders. */
export interface Entry {
    readonly key: number;
    /** Must not throw itself: only what is thrown below it is caught. */
    render(): ReactNode;
    /** Called once, when rendering or an effect has thrown. The entry shows nothing from then on. */
    onError(error: unknown): void;
}
/** A new entry for anything that renders. */
export declare const createEntry: (render: () => ReactNode, onError: (error: unknown) => void) => Entry;
/** A new entry for a widget's component, which renders nothing on a host that is left; `props` are read anew at each render. */
export declare const widgetEntry: <P extends {
    host: HTMLElement;
}>(component: ComponentType<P>, props: () => P, onError: (error: unknown) => void, isLeft?: (host: HTMLElement) => boolean) => Entry;
/** An entry that may have to wait before it shows anything. */
export interface SuspendingEntry extends Entry {
    isWaiting(): boolean;
}
/**
 * An entry that may suspend without the rest of the page, and shows at the host's end what its component returns bare;
 * `onReady` is called after a wait, effects included.
 */
export declare function suspendingEntry<P extends {
    host: Element;
}>(component: ComponentType<P>, props: () => P, onError: (error: unknown) => void, onReady: () => void): SuspendingEntry;
/** Runs React in slices before the first mount, else a long task, because browsers compile code at its first run. */
export declare function warmUp(pause: () => Promise<void>): Promise<void>;
/** Mounts entries, synchronously and in one commit. */
export declare function addEntries(entries: readonly Entry[]): void;
/** Renders an entry again, because what its `render` reads has changed. */
export declare function updateEntry(entry: Entry): void;
/** Empties the boundary before it goes, so that it catches a cleanup's error, which would end the whole root. */
export declare function removeEntry(entry: Entry): void;
