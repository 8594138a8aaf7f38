import { type Overrides } from './binding.js';
export type { Overrides } from './binding.js';
/**
 * Applies overrides to a node of the server's and takes them back when they become `undefined` or the widget goes.
 * Several may bind one node: the newest defined value wins. Renders nothing.
 */
export declare function Bind(props: Overrides & {
    to: Element;
}): null;
/** One node and its overrides, in a list for `BindAll`. */
export type BindItem = readonly [to: Element, overrides: Overrides];
/** `Bind` for many nodes in one component: what a widget with a row of tabs or thumbnails uses. */
export declare function BindAll({ items }: {
    items: readonly BindItem[];
}): null;
