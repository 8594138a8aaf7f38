import { useLayoutEffect, useRef } from 'react';
import { onCopy } from '../hosts/copies';
import { onMutations } from '../hosts/mutations';

/** A child's state: present (`on`), present but disabled, or removed (`off`). */
export type Showing = 'on' | 'disabled' | 'off';

interface ShownProps {
  of: Element;
  keyOf(child: Element): string;
  show(key: string): Showing;
}

class Children {
  private all: Element[];
  private out = new Set<Element>();
  private disabledBefore = new WeakMap<Element, boolean>();
  private showing: (child: Element) => Showing = () => 'on';

  constructor(private parent: Element) {
    this.all = [...parent.children];
  }

  private collect(): boolean {
    const { all, out } = this;
    const here = [...this.parent.children];
    const shown = all.filter((child) => !out.has(child));
    if (here.length === shown.length && here.every((child, at) => child === shown[at])) return false;
    const stays = here.some((child) => all.includes(child));
    this.all = stays ? all.filter((child) => out.has(child) || here.includes(child)) : [];
    this.all.push(...here.filter((child) => !all.includes(child)));
    return true;
  }

  apply(showing: (child: Element) => Showing): void {
    this.collect();
    this.showing = showing;
    this.out.clear();
    let next: Element | null = null;
    for (const child of [...this.all].reverse()) {
      const state = showing(child);
      if (state === 'off') {
        this.out.add(child);
        child.remove();
        continue;
      }
      if (child.parentNode !== this.parent) this.parent.insertBefore(child, next);
      this.disable(child as HTMLOptionElement, state === 'disabled');
      next = child;
    }
  }

  follow(): void {
    if (this.collect()) this.apply(this.showing);
  }

  /** Restores in a copy of the parent the children that are removed here. */
  restoreIn(copy: Element): void {
    const twins = [...copy.children];
    if (twins.length !== this.all.length - this.out.size) return;
    let next: Node | null = null;
    for (const child of [...this.all].reverse()) {
      const twin = (this.out.has(child) ? child.cloneNode(true) : twins.pop()) as HTMLOptionElement;
      if (twin.parentNode !== copy) copy.insertBefore(twin, next);
      const wasDisabled = this.disabledBefore.get(child);
      if (wasDisabled !== undefined && twin.disabled !== wasDisabled) twin.disabled = wasDisabled;
      next = twin;
    }
  }

  private disable(child: HTMLOptionElement, disabled: boolean): void {
    if (!this.disabledBefore.has(child)) this.disabledBefore.set(child, child.disabled);
    const wanted = disabled || this.disabledBefore.get(child) === true;
    if (child.disabled !== wanted) child.disabled = wanted;
  }
}

const shown = new WeakMap<Element, Children>();

onCopy((original, copy) => shown.get(original)?.restoreIn(copy));

/** Shows, disables or removes children of a server node, e.g. options. Restores all of them when it unmounts. */
export function Shown({ of, keyOf, show }: ShownProps): null {
  const children = useRef<Children>(undefined);
  useLayoutEffect(() => {
    const mine = new Children(of);
    children.current = mine;
    shown.set(of, mine);
    const stop = onMutations(() => mine.follow());
    return () => {
      stop();
      shown.delete(of);
      mine.apply(() => 'on');
    };
  }, [of]);
  useLayoutEffect(() => {
    children.current?.apply((child) => show(keyOf(child)));
  });
  return null;
}
