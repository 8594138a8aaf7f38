import type { Boot } from '../load/boot.js';
import type { WidgetState } from '../types.js';
import { type Instance } from './instance.js';
import { type Sdk } from './mounts.js';
interface Options {
    boot: Boot;
    loadSdk(): Promise<Sdk>;
    /** The default of `isLeft`, for widgets of the part. */
    isLeft?: (host: HTMLElement) => boolean;
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
export declare function createLifecycle({ boot, loadSdk, isLeft, show, owns }: Options): Lifecycle;
export {};
