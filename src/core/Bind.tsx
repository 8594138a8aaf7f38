import { Component } from 'react';
import { listen, type PageEvent } from './listen';
import { type Attr, attributeValue, htmlContent, override, textContent } from './overrides';
import { sync } from './sync';

/** What may be overridden on a node that the server rendered. `undefined` everywhere means: what the server has. */
export interface Overrides {
  attrs?: Record<string, Attr>;
  /** Class names, one by one; the attribute as a whole stays the server's. */
  class?: Record<string, boolean | undefined>;
  /** CSS properties in their CSS spelling (`max-width`); `null` removes. */
  style?: Record<string, string | null | undefined>;
  hidden?: boolean;
  text?: string;
  /** Server HTML; goes through the Trusted Types policy. */
  html?: string;
  /** Listeners; each runs inside `flushSync`, and hears events that only jQuery knows. */
  on?: Record<string, ((event: PageEvent) => void) | undefined>;
}

type Flat = Map<string, unknown>;

/** All overrides as one flat map of aspect to value, so that an update touches only what has changed. */
function flatten({ attrs, class: classes, style, hidden, text, html }: Overrides): Flat {
  const flat: Flat = new Map();
  if (attrs) for (const name in attrs) flat.set(`a:${name}`, attributeValue(attrs[name]));
  if (classes) for (const name in classes) flat.set(`c:${name}`, classes[name]);
  if (style) for (const name in style) flat.set(`s:${name}`, style[name] === null ? '' : style[name]);
  if (hidden !== undefined) flat.set('a:hidden', hidden ? '' : null);
  if (html !== undefined) flat.set('html', html);
  else if (text !== undefined) flat.set('text', text);
  return flat;
}

/**
 * Applies overrides to a node of the server's and takes them back when they become `undefined` or the widget goes.
 * Several may bind one node: the newest defined value wins. Renders nothing.
 */
export class Bind extends Component<Overrides & { to: Element }> {
  private flat: Flat = new Map();
  private stops = new Map<string, () => void>();

  override componentDidMount(): void {
    this.apply(this.props.to, flatten(this.props));
    this.hear();
  }

  override componentDidUpdate(previous: Overrides & { to: Element }): void {
    if (previous.to !== this.props.to) this.leave(previous.to);
    this.apply(this.props.to, flatten(this.props));
    this.hear();
  }

  override componentWillUnmount(): void {
    this.leave(this.props.to);
  }

  override render(): null {
    return null;
  }

  private set(element: Element, key: string, value: unknown): void {
    if (key === 'text' || key === 'html') {
      const write = key === 'text' ? textContent(String(value)) : htmlContent(String(value));
      override(element, 'content', this, value === undefined ? undefined : write);
    } else {
      override(element, key, this, value);
    }
  }

  private apply(element: Element, next: Flat): void {
    for (const [key, value] of this.flat) if (value !== undefined && !next.has(key)) this.set(element, key, undefined);
    for (const [key, value] of next) if (this.flat.get(key) !== value) this.set(element, key, value);
    this.flat = next;
  }

  private hear(): void {
    const { on, to } = this.props;
    for (const [type, stop] of this.stops) {
      if (on?.[type]) continue;
      stop();
      this.stops.delete(type);
    }
    for (const type in on) {
      if (!on[type] || this.stops.has(type)) continue;
      const run = (event: PageEvent): void => sync(() => this.props.on?.[type]?.(event));
      this.stops.set(type, listen(to, type, run));
    }
  }

  private leave(element: Element): void {
    this.apply(element, new Map());
    for (const stop of this.stops.values()) stop();
    this.stops.clear();
  }
}
