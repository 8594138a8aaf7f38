import { type HostRecord } from '../hosts/instance.js';
/**
 * The names in the page's `data-widget` attributes, among the `disabled` ones and in the configuration's settings that no
 * widget has, a sentence each. `areAllKnown`: no function waits that may register more.
 */
export declare function unknownNames(known: ReadonlySet<string>, disabled: readonly string[], areAllKnown: boolean): string[];
/** The settings on a host that none of its widgets knows, a sentence each; nothing until all are loaded. */
export declare function unknownSettings({ element, instances, given }: HostRecord): string[];
