import type { Boot } from '../load/boot.js';
import type { WidgetState } from '../types.js';
import { type Instance } from './instance.js';
/** Services for integrators' widgets. */
export interface Sdk {
    page: unknown;
    /** Calls a `mount` function, then `onReady` or `onError` once it has settled; returns a stop function. */
    startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
}
interface Options {
    boot: Boot;
    loadSdk(): Promise<Sdk>;
    show(instance: Instance, state: WidgetState): void;
    owns(name: string, element: Element): boolean;
}
/** Starts widgets and keeps their settings up to date. */
export interface Lifecycle {
    /** Waits as `data-when` says, loads the chunk and queues the mount; restarts a running wait. */
    bringUp(instance: Instance): void;
    /** Starts a widget that waits. */
    hurry(instance: Instance, reason?: string): void;
    refreshSettings(instance: Instance): void;
}
/** Creates the page's one lifecycle. A widget that fails is handed back to the page. */
export declare function createLifecycle({ boot, loadSdk, show, owns }: Options): Lifecycle;
export {};
