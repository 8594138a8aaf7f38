/** Changes to elements that can be taken back, for code without React. */
export interface Changes {
  /** Sets an attribute; null removes it. */
  attribute(element: Element, name: string, value: string | null): void;
  /** Adds a class, or removes it. @default adds */
  class(element: Element, name: string, isOn?: boolean): void;
  style(element: HTMLElement, property: string, value: string): void;
  /** Calls `back` when the changes are taken back. */
  onUndo(back: () => void): void;
  /** Takes all changes back, the last one first. Values that another script has changed since stay. */
  undo(): void;
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Starts a list of changes. */
export function createChanges(): Changes {
  const backs: (() => void)[] = [];
  return {
    attribute(element, name, value) {
      const before = element.getAttribute(name);
      if (before === value) return;
      write(element, name, value);
      backs.push(() => {
        // The focused element would lose the focus, although the widget makes it a tab stop again.
        const takesFocus = name === 'hidden' || (name === 'tabindex' && before === null);
        if (takesFocus && element === document.activeElement) return;
        if (element.getAttribute(name) === value) write(element, name, before);
      });
    },
    class(element, name, isOn = true) {
      if (element.classList.contains(name) === isOn) return;
      const before = element.getAttribute('class');
      element.classList.toggle(name, isOn);
      const now = element.getAttribute('class');
      backs.push(() => {
        if (element.getAttribute('class') === now) write(element, 'class', before);
        else element.classList.toggle(name, !isOn);
      });
    },
    style(element, property, value) {
      const before = element.getAttribute('style');
      element.style.setProperty(property, value);
      const now = element.getAttribute('style');
      backs.push(() => {
        if (element.getAttribute('style') !== now) element.style.removeProperty(property);
        else write(element, 'style', before);
      });
    },
    onUndo: (back) => void backs.push(back),
    undo() {
      for (const back of backs.splice(0).reverse()) back();
    },
  };
}
