import type { HostRecord } from '../hosts/instance.js';
/**
 * Sentences about names that no widget has, in the page's `data-widget` attributes, among the `disabled` ones and in
 * the configuration's settings. `areAllKnown` says that no function waits that may register more types.
 */
export declare function unknownNames(known: ReadonlySet<string>, disabled: readonly string[], areAllKnown: boolean): string[];
/** Sentences about settings on a host that none of its widgets knows; none until all its widgets have mounted. */
export declare function unknownSettings({ element, instances, given }: HostRecord): string[];
