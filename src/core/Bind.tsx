import { Component } from 'react';
import { Binding, type Overrides } from './binding';

export type { Overrides } from './binding';

/**
 * Applies overrides to a node of the server's and takes them back when they become `undefined` or the widget goes.
 * Several may bind one node: the newest defined value wins. Renders nothing.
 */
export class Bind extends Component<Overrides & { to: Element }> {
  private binding: Binding | undefined;

  override componentDidMount(): void {
    this.bind();
  }

  override componentDidUpdate(): void {
    this.bind();
  }

  override componentWillUnmount(): void {
    this.binding?.end();
  }

  override render(): null {
    return null;
  }

  private bind(): void {
    const { to } = this.props;
    if (this.binding?.to !== to) {
      this.binding?.end();
      this.binding = new Binding(to);
    }
    this.binding.set(this.props);
  }
}

/** One node and its overrides, in a list for `BindAll`. */
export type BindItem = readonly [to: Element, overrides: Overrides];

/** `Bind` for many nodes in one component: what a widget with a row of tabs or thumbnails uses. */
export class BindAll extends Component<{ items: readonly BindItem[] }> {
  private bindings: Binding[] = [];

  override componentDidMount(): void {
    this.bind();
  }

  override componentDidUpdate(): void {
    this.bind();
  }

  override componentWillUnmount(): void {
    for (const binding of this.bindings) binding.end();
  }

  override render(): null {
    return null;
  }

  private bind(): void {
    const { items } = this.props;
    const before = this.bindings;
    this.bindings = items.map(([to], at) => (before[at]?.to === to ? before[at] : new Binding(to)));
    for (const [at, binding] of before.entries()) if (this.bindings[at] !== binding) binding.end();
    for (const [at, [, overrides]] of items.entries()) this.bindings[at]?.set(overrides);
  }
}
