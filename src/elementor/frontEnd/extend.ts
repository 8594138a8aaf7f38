type Members = Record<string, unknown>;

/** A class that add-ons extend, with `class … extends` or with the older `extend`. */
export interface Extendable {
  // biome-ignore lint/suspicious/noExplicitAny: what add-ons pass is theirs
  new (...args: any[]): object;
  extend(members?: Members): Extendable;
  __super__?: object;
}

/** Makes a subclass of the class it is called on; methods of the parent are at `__super__`, as in Elementor. */
export function extend(this: Extendable, members: Members = {}): Extendable {
  const Child = class extends this {
    static override __super__ = this.prototype as object;
  };
  const { constructor: _, ...rest } = members;
  Object.assign(Child.prototype, rest);
  return Child as unknown as Extendable;
}
