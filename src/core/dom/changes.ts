/** Changes to elements that can be taken back, for code without React. */
export interface Changes {
  attribute(element: Element, name: string, value: string): void;
  class(element: Element, name: string): void;
  style(element: HTMLElement, property: string, value: string): void;
  /** Calls `back` when the changes are taken back. */
  onUndo(back: () => void): void;
  /** Takes all changes back, the last one first. What another script has changed since stays. */
  undo(): void;
}

/** Starts a list of changes. */
export function createChanges(): Changes {
  const backs: (() => void)[] = [];
  return {
    attribute(element, name, value) {
      const before = element.getAttribute(name);
      if (before === value) return;
      element.setAttribute(name, value);
      backs.push(() => {
        if (element.getAttribute(name) !== value) return;
        if (before === null) element.removeAttribute(name);
        else element.setAttribute(name, before);
      });
    },
    class(element, name) {
      if (element.classList.contains(name)) return;
      const had = element.hasAttribute('class');
      element.classList.add(name);
      backs.push(() => {
        element.classList.remove(name);
        if (!had && !element.className) element.removeAttribute('class');
      });
    },
    style(element, property, value) {
      const before = element.getAttribute('style');
      element.style.setProperty(property, value);
      const now = element.getAttribute('style');
      backs.push(() => {
        if (element.getAttribute('style') !== now) element.style.removeProperty(property);
        else if (before === null) element.removeAttribute('style');
        else element.setAttribute('style', before);
      });
    },
    onUndo: (back) => void backs.push(back),
    undo() {
      for (const back of backs.splice(0).reverse()) back();
    },
  };
}
