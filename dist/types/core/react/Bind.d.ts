import { type Overrides } from './binding.js';
export type { Overrides } from './binding.js';
/**
 * Overrides properties of a server node, each until it is `undefined` or the component unmounts. Of several owners, the
 * newest wins.
 */
export declare function Bind(props: Overrides & {
    to: Element;
}): null;
/** A node and its overrides. */
export type BindItem = readonly [to: Element, overrides: Overrides];
/** `Bind` for many nodes in one component. */
export declare function BindAll({ items }: {
    items: readonly BindItem[];
}): null;
