import type { Boot } from './boot.js';
import { type Instance } from './instance.js';
import { type ForeignKit } from './lifecycle.js';
import type { ReportRow, WidgetType } from './types.js';
/** The page's hosts, as the runtime and the public API use them. */
export interface Hosts {
    add(type: WidgetType): void;
    scan(root: ParentNode): void;
    /** Unmounts every widget in `root`, itself included; they stay unmounted until `mount` is called for them. */
    unmount(root: Element): void;
    /** Starts again, without waiting, what was unmounted or has failed in `root`. */
    mount(root: Element): void;
    instances(): Instance[];
    /** The rows of `report()`. */
    rows(): ReportRow[];
    /** Names in the page and its configuration that no widget has; `areAllKnown`: nobody may register more. */
    typos(areAllKnown: boolean): string[];
}
/** Follows the document's hosts; the caller starts the first scan. `loadKit` loads what integrators' widgets need. */
export declare function createHosts(boot: Boot, loadKit: () => Promise<ForeignKit>): Hosts;
