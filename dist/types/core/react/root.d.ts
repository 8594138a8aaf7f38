/** The page's one React root, in a detached fragment: one memoised entry per widget, each in an error boundary. */
import { type ComponentType, type ReactNode } from 'react';
/** One unit that the root renders: a widget or an overlay. */
export interface Entry {
    readonly key: number;
    /** Must not throw itself; only errors of the components below it are caught. */
    render(): ReactNode;
    /** Called once, when rendering or an effect has thrown. The entry renders nothing from then on. */
    onError(error: unknown): void;
}
/** Creates an entry for any content. */
export declare const createEntry: (render: () => ReactNode, onError: (error: unknown) => void) => Entry;
/**
 * Creates an entry for a built-in widget's component. It renders nothing while `isLeft`; `props` is read at each
 * render.
 */
export declare const widgetEntry: <P extends {
    host: HTMLElement;
}>(component: ComponentType<P>, props: () => P, onError: (error: unknown) => void, isLeft?: (host: HTMLElement) => boolean) => Entry;
/** An entry that may suspend before it shows anything. */
export interface SuspendingEntry extends Entry {
    isWaiting(): boolean;
}
/**
 * Creates an entry for an integrator's component, which may suspend without other entries; its output is placed at the
 * end of the host. If it has suspended, `onReady` is called once it has rendered and its effects have run.
 */
export declare function suspendingEntry<P extends {
    host: Element;
}>(component: ComponentType<P>, props: () => P, onError: (error: unknown) => void, onReady: () => void): SuspendingEntry;
/**
 * Runs React's code in slices before the first mount, because browsers compile code on its first run, which takes long.
 */
export declare function warmUp(pause: () => Promise<void>): Promise<void>;
/** Mounts entries synchronously, in one commit. */
export declare function addEntries(entries: readonly Entry[]): void;
/** Rerenders an entry, synchronously. */
export declare function updateEntry(entry: Entry): void;
/**
 * Removes an entry in two renders: its own boundary must catch an error of a cleanup, which would end the whole root.
 */
export declare function removeEntry(entry: Entry): void;
/**
 * Renders content that belongs to no host (a dialog, a toast) in an error boundary; returns a function that removes it.
 */
export declare function renderOverlay(node: ReactNode): () => void;
