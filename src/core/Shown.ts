import { useLayoutEffect, useRef } from 'react';
import { useStore } from './hooks';
import { onMutations } from './mutations';

/** What becomes of one child: there, there but disabled, or taken out. */
export type Showing = 'on' | 'disabled' | 'off';

interface ShownProps {
  /** The parent, for example a `select`. */
  of: Element;
  keyOf(child: Element): string;
  show(key: string): Showing;
}

/** All children in the server's order, those that are taken out included, plus what was disabled before us. */
class Children {
  private all: Element[];
  private disabledBefore = new WeakMap<Element, boolean>();

  constructor(private parent: Element) {
    this.all = [...parent.children];
  }

  /** Others may have rebuilt the list, or added to it: what is there now counts, what we took out stays known. */
  private collect(): void {
    const here = [...this.parent.children];
    if (here.every((child) => this.all.includes(child)) && this.all.some((child) => child.parentNode)) return;
    const rebuilt = !here.some((child) => this.all.includes(child));
    this.all = rebuilt ? here : [...this.all, ...here.filter((child) => !this.all.includes(child))];
  }

  apply(showing: (child: Element) => Showing): void {
    this.collect();
    let next: Element | null = null;
    for (const child of [...this.all].reverse()) {
      const state = showing(child);
      if (state === 'off') {
        child.remove();
        continue;
      }
      if (child.parentNode !== this.parent) this.parent.insertBefore(child, next);
      this.disable(child as HTMLOptionElement, state === 'disabled');
      next = child;
    }
  }

  private disable(child: HTMLOptionElement, disabled: boolean): void {
    if (!this.disabledBefore.has(child)) this.disabledBefore.set(child, child.disabled);
    const wanted = disabled || this.disabledBefore.get(child) === true;
    if (child.disabled !== wanted) child.disabled = wanted;
  }
}

/**
 * Shows, disables or takes out children of a server node, typically the options of a select. The nodes stay the
 * server's; the list may be rebuilt by others at any time. Everything is put back when the widget goes.
 */
export function Shown({ of, keyOf, show }: ShownProps): null {
  const children = useRef<Children>(undefined);
  useStore(onMutations, () => of.childElementCount);
  useLayoutEffect(() => {
    children.current = new Children(of);
    return () => children.current?.apply(() => 'on');
  }, [of]);
  useLayoutEffect(() => {
    children.current?.apply((child) => show(keyOf(child)));
  });
  return null;
}
