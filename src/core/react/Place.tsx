import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { markOwn } from '../hosts/copies';
import { type Attr, attributeValue } from './overrides';

/** Where to insert our element: one of `in` (at its end), `before` or `after`. */
export interface PlaceProps {
  in?: Element;
  before?: Node;
  after?: Node;
  /** The tag of our element. @default 'div' */
  as?: string;
  className?: string;
  attrs?: Record<string, Attr>;
  children?: ReactNode;
}

function insert(element: Element, { in: parent, before, after }: PlaceProps): void {
  if (before) before.parentNode?.insertBefore(element, before);
  else if (after) after.parentNode?.insertBefore(element, after.nextSibling);
  else parent?.appendChild(element);
}

/** A separate component, so that its effects run before those of its later siblings. */
function Insert({ element, place }: { element: Element; place: PlaceProps }): null {
  const { className, attrs, before, after, in: parent } = place;
  const written = useRef(new Set<string>()).current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what matters, not the props object
  useLayoutEffect(() => {
    insert(element, place);
    return () => element.remove();
  }, [element, before, after, parent]);

  // Only our own classes come and go: themes add theirs, such as `button`, to the link to the cart.
  useLayoutEffect(() => {
    const classes = className?.split(' ').filter(Boolean) ?? [];
    if (classes.length === 0) return;
    element.classList.add(...classes);
    return () => {
      element.classList.remove(...classes);
      if (element.classList.length === 0) element.removeAttribute('class');
    };
  }, [element, className]);

  useLayoutEffect(() => {
    for (const name in attrs) written.add(name);
    for (const name of written) {
      const value = attributeValue(attrs?.[name]);
      if (value == null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  });
  return null;
}

/** Renders into a new element within the server's markup; the element is in place before the children's effects run. */
export function Place(props: PlaceProps): ReactNode {
  const [element] = useState(() => markOwn(document.createElement(props.as ?? 'div')));
  return (
    <>
      <Insert element={element} place={props} />
      {createPortal(props.children, element)}
    </>
  );
}
