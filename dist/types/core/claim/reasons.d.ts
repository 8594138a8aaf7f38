import type { Manifest } from '../types.js';
/** Events after which there may be a reason: another tab has changed the cart, or the address names a part. */
export declare const CHANGES: readonly ['hashchange', 'pageshow', 'storage', 'focus'];
/** Why widgets cannot wait for the visitor. */
export interface Reasons {
    /** Why a widget that waits for intent must start on this host at once; undefined if it can wait. */
    of(manifest: Manifest, host: Element): string | undefined;
    /** Records a reason, which starts the widget on this host at once. */
    add(name: string, host: Element, reason: string): void;
}
/** Creates the page's one `Reasons`; `onAdd` hears of each reason that is added. */
export declare function createReasons(onAdd: (name: string, host: Element, reason: string) => void): Reasons;
