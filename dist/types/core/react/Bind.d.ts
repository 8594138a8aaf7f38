import { type Overrides } from './binding.js';
export type { Overrides } from './binding.js';
/** Overrides a server node until they are `undefined` or the widget goes; of several, the newest value wins. */
export declare function Bind(props: Overrides & {
    to: Element;
}): null;
/** One node and its overrides, in a list for `BindAll`. */
export type BindItem = readonly [to: Element, overrides: Overrides];
/** `Bind` for many nodes in one component. */
export declare function BindAll({ items }: {
    items: readonly BindItem[];
}): null;
