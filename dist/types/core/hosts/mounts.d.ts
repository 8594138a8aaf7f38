import type { Boot } from '../load/boot.js';
import type { WidgetDefinition, WidgetState } from '../types.js';
import { type Instance } from './instance.js';
import { type MountQueue } from './mountQueue.js';
/** Services for integrators' widgets. */
export interface Sdk {
    page: unknown;
    /** Calls a `mount` function, then `onReady` or `onError` once it has settled; returns a stop function. */
    startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
}
/** What the mounts need of the lifecycle. */
interface Options {
    boot: Boot;
    loadSdk(): Promise<Sdk>;
    /** The default of `isLeft`, for widgets of the part. */
    isLeft?: (host: HTMLElement) => boolean;
    show(instance: Instance, state: WidgetState): void;
    fail(instance: Instance, error: unknown): void;
    /** Runs a widget's code. If it throws, only this widget fails. */
    guarded(instance: Instance, run: () => void): void;
    readOnce(instance: Instance, definition: WidgetDefinition): void;
    /** Called when a widget is no longer loading. */
    onMount(instance: Instance): void;
}
/** Creates the queue that mounts widgets whose code has loaded: plain ones, and components in the one React root. */
export declare function createMounts({ boot, loadSdk, isLeft, show, fail, guarded, readOnce, onMount }: Options): MountQueue;
export {};
