import type { Boot } from './boot';
import { type Instance } from './instance';
import type { WidgetState } from './types';
interface Options {
    boot: Boot;
    /** Brings the page services that integrators' widgets get; built-in ones import what they need. */
    loadPage(): Promise<unknown>;
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
export declare function createLifecycle({ boot, loadPage, show, owns }: Options): Lifecycle;
export {};
