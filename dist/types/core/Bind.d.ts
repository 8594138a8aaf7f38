import { Component } from 'react';
import { type Overrides } from './binding.js';
export type { Overrides } from './binding.js';
/**
 * Applies overrides to a node of the server's and takes them back when they become `undefined` or the widget goes.
 * Several may bind one node: the newest defined value wins. Renders nothing.
 */
export declare class Bind extends Component<Overrides & {
    to: Element;
}> {
    private binding;
    componentDidMount(): void;
    componentDidUpdate(): void;
    componentWillUnmount(): void;
    render(): null;
    private bind;
}
/** One node and its overrides, in a list for `BindAll`. */
export type BindItem = readonly [to: Element, overrides: Overrides];
/** `Bind` for many nodes in one component: what a widget with a row of tabs or thumbnails uses. */
export declare class BindAll extends Component<{
    items: readonly BindItem[];
}> {
    private bindings;
    componentDidMount(): void;
    componentDidUpdate(): void;
    componentWillUnmount(): void;
    render(): null;
    private bind;
}
