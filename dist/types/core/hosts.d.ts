/** The book of hosts: which element carries which widgets, from the moment it is found until it leaves. */
import type { Boot } from './boot.js';
import { type Instance } from './instance.js';
import { type ForeignKit } from './lifecycle.js';
import type { WidgetType } from './types.js';
/** What the runtime and the public API do with hosts. */
export interface Hosts {
    /** Adds a type; the next scan starts its hosts. */
    add(type: WidgetType): void;
    /** Starts every host in `root`, itself included, that is not started yet. */
    scan(root: ParentNode): void;
    /** Unmounts every widget in `root`, itself included; they stay unmounted until `mount` is called for them. */
    unmount(root: Element): void;
    /** Starts again what was unmounted or has failed in `root`. */
    mount(root: Element): void;
    instances(): Instance[];
}
/** Opens the book and starts to follow the document. `loadKit` brings what registered widgets need. */
export declare function createHosts(boot: Boot, loadKit: () => Promise<ForeignKit>): Hosts;
