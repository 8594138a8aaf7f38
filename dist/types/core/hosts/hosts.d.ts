import type { Boot } from '../load/boot.js';
import type { ReportRow, WidgetType } from '../types.js';
import { type Instance } from './instance.js';
import type { Sdk } from './mounts.js';
/** The page's hosts, as the runtime and the public API use them. */
export interface Hosts {
    add(type: WidgetType): void;
    scan(root: ParentNode): void;
    /** Unmounts every widget in and on `root`; they stay unmounted until `mount` is called for them. */
    unmount(root: Element): void;
    /** Starts unmounted and failed widgets in `root` again, without waiting as their `when` says. */
    mount(root: Element): void;
    /** Starts all widgets that wait for intent or until they are seen. */
    startAll(reason: string): void;
    /** Reads the settings of all mounted widgets again; those with other values render. */
    refreshSettings(): void;
    instances(): Instance[];
    /** The rows of `report()`. */
    rows(): ReportRow[];
    /** Unknown widget names in the page and its configuration; `areAllKnown`: no more types will be registered. */
    typos(areAllKnown: boolean): string[];
}
/**
 * Follows the document's hosts; the caller starts the first scan. `loadSdk` loads the services for integrators'
 * widgets; `onScan` is called with each root that is scanned; `isLeft` is the default of the part's widgets.
 */
export declare function createHosts(boot: Boot, loadSdk: () => Promise<Sdk>, onScan?: (root: ParentNode) => void, isLeft?: (host: HTMLElement) => boolean): Hosts;
