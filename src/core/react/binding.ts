import { listen, type PageEvent } from '../jquery/listen';
import {
  type Aspect,
  type Attr,
  attributeAspect,
  attributeValue,
  classAspect,
  contentAspect,
  htmlContent,
  override,
  styleAspect,
  textContent,
} from './overrides';
import { sync } from './sync';

/** The aspects of a server node that may be overridden; `undefined` keeps the server's value. */
export interface Overrides {
  attrs?: Record<string, Attr>;
  class?: Record<string, boolean | undefined>;
  style?: Record<string, string | null | undefined>;
  hidden?: boolean;
  text?: string;
  /** HTML of the site’s own server, or a fragment that has been made safe. */
  html?: string | DocumentFragment;
  /** Each listener runs inside `flushSync`, and gets events that only jQuery knows. */
  on?: Record<string, ((event: PageEvent) => void) | undefined>;
}

type Values = Record<string, unknown> | undefined;

const NONE: Overrides = {};

const asAttribute = (value: unknown): unknown => attributeValue(value as Attr);
const asStyle = (value: unknown): unknown => (value === null ? '' : value);
const asIs = (value: unknown): unknown => value;

const contentOf = ({ text, html }: Overrides): unknown =>
  html !== undefined ? htmlContent(html) : text !== undefined ? textContent(text) : undefined;

/** The overrides of one owner on one node. An update writes only changed values. */
export class Binding {
  private now: Overrides = NONE;
  private stops: Map<string, () => void> | undefined;

  constructor(readonly to: Element) {}

  set(next: Overrides): void {
    const { now } = this;
    this.now = next;
    this.diff(now.attrs, next.attrs, attributeAspect, asAttribute);
    this.diff(now.class, next.class, classAspect, asIs);
    this.diff(now.style, next.style, styleAspect, asStyle);
    if (now.hidden !== next.hidden) override(this.to, attributeAspect('hidden'), this, asAttribute(next.hidden));
    if (now.text !== next.text || now.html !== next.html) override(this.to, contentAspect, this, contentOf(next));
    if (next.on || this.stops) this.listenTo(next.on);
  }

  end(): void {
    this.set(NONE);
  }

  private diff(
    now: Values,
    next: Values,
    aspect: (name: string) => Aspect,
    convert: (value: unknown) => unknown,
  ): void {
    for (const name in next) {
      if (next[name] !== now?.[name]) override(this.to, aspect(name), this, convert(next[name]));
    }
    for (const name in now) {
      if (now[name] !== undefined && !(next && name in next)) override(this.to, aspect(name), this, undefined);
    }
  }

  private listenTo(on: Overrides['on']): void {
    this.stops ??= new Map();
    for (const [type, stop] of this.stops) {
      if (on?.[type]) continue;
      stop();
      this.stops.delete(type);
    }
    for (const type in on) {
      if (!on[type] || this.stops.has(type)) continue;
      const run = (event: PageEvent): void => sync(() => this.now.on?.[type]?.(event));
      this.stops.set(type, listen(this.to, type, run));
    }
  }
}
