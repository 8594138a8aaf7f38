/** How one widget comes up: it waits, loads, mounts, takes changed settings; and what happens when one of these fails. */
import type { Boot } from './boot.js';
import { type Instance } from './instance.js';
import type { WidgetState } from './types.js';
/** What the lifecycle takes from the integrators' kit. */
export interface ForeignKit {
    /** The page services that their widgets get. */
    page: unknown;
    /** Calls a `mount` function; `onReady` when it is there, `onError` when it rejects. Returns what stops it. */
    startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
}
interface Options {
    boot: Boot;
    /** Brings what integrators' widgets need; built-in ones import it. */
    loadKit(): Promise<ForeignKit>;
    /** Keeps the state where the page can see it. */
    show(instance: Instance, state: WidgetState): void;
    /** Is this element, or an ancestor, a mounted host of the type? */
    owns(name: string, element: Element): boolean;
}
/** What the book of hosts asks for. */
export interface Lifecycle {
    /** Waits as the widget asks, loads its chunk, and queues the mount. What waits already, waits anew. */
    bringUp(instance: Instance): void;
    /** Loads at once: somebody has acted on it. */
    hurry(instance: Instance): void;
    /** Reads the settings again, and renders the widget with them if they have changed. */
    refreshSettings(instance: Instance): void;
}
/** Makes the one lifecycle of the page. */
export declare function createLifecycle({ boot, loadKit, show, owns }: Options): Lifecycle;
export {};
