import { listen, type PageEvent } from '../jquery/listen';
import { sync } from './hooks';
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
  usualDisplay,
} from './overrides';

/** Properties that can be overridden on a server node; `undefined` keeps the server's value. */
export interface Overrides {
  attrs?: Record<string, Attr>;
  class?: Record<string, boolean | undefined>;
  style?: Record<string, string | null | undefined>;
  hidden?: boolean;
  /**
   * As jQuery's `show` and `hide`; shows the node even if a style sheet hides it. Not together with `style.display`.
   */
  shown?: boolean;
  text?: string;
  /** HTML from the site’s own server, or a sanitised fragment. */
  html?: string | DocumentFragment;
  /** Listeners by event type. They run inside `flushSync`, and also get events that only jQuery knows. */
  on?: Record<string, ((event: PageEvent) => void) | undefined>;
}

type Values = Record<string, unknown> | undefined;

const NONE: Overrides = {};

const asAttribute = (value: unknown): unknown => attributeValue(value as Attr);
const asStyle = (value: unknown): unknown => (value === null ? '' : value);
const asIs = (value: unknown): unknown => value;

const contentOf = ({ text, html }: Overrides): unknown =>
  html !== undefined ? htmlContent(html) : text !== undefined ? textContent(text) : undefined;

/** One owner's overrides on one node. An update writes only the differences. */
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
    if (now.shown !== next.shown) this.show(next.shown);
    if (now.text !== next.text || now.html !== next.html) override(this.to, contentAspect, this, contentOf(next));
    if (next.on || this.stops) this.listenTo(next.on);
  }

  end(): void {
    this.set(NONE);
  }

  private show(isShown: boolean | undefined): void {
    const { to } = this;
    const display = styleAspect('display');
    override(to, display, this, isShown === undefined ? undefined : isShown ? '' : 'none');
    if (isShown && getComputedStyle(to).display === 'none') override(to, display, this, usualDisplay(to));
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
