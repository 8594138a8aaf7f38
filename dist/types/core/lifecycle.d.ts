import type { Boot } from './boot.js';
import { type Instance } from './instance.js';
import type { WidgetState } from './types.js';
/** What integrators' widgets need beside the core. */
export interface ForeignKit {
    page: unknown;
    /** Calls a `mount` function and `onReady` or `onError` once it has settled; returns what stops it. */
    startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
}
interface Options {
    boot: Boot;
    loadKit(): Promise<ForeignKit>;
    show(instance: Instance, state: WidgetState): void;
    owns(name: string, element: Element): boolean;
}
/** Starts widgets and keeps their settings up to date. */
export interface Lifecycle {
    /** Waits as `data-when` asks, loads the chunk, queues the mount; a running wait starts again. */
    bringUp(instance: Instance): void;
    hurry(instance: Instance): void;
    refreshSettings(instance: Instance): void;
}
/** Makes the page's one lifecycle; a widget that fails in it is handed back to the page. */
export declare function createLifecycle({ boot, loadKit, show, owns }: Options): Lifecycle;
export {};
