import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { markOwn } from '../hosts/copies';

function makeEnd(host: Element): HTMLElement {
  const end = markOwn(document.createElement('div'));
  // Its children are laid out like the host's own.
  end.style.display = 'contents';
  const settle = (): void => {
    if (!end.hasChildNodes()) end.remove();
    else if (!end.parentNode) host.appendChild(end);
  };
  // React and Preact fill a portal through these two methods. An observer alone would be too late: effects would find
  // detached elements.
  end.appendChild = (node) => {
    const added = Node.prototype.appendChild.call(end, node) as typeof node;
    settle();
    return added;
  };
  end.insertBefore = (node, before) => {
    const added = Node.prototype.insertBefore.call(end, node, before) as typeof node;
    settle();
    return added;
  };
  new MutationObserver(settle).observe(end, { childList: true });
  return end;
}

/** Renders at the end of the host, in a wrapper that exists only while it has content. */
export function AtEnd({ host, children }: { host: Element; children?: ReactNode }): ReactNode {
  const [end] = useState(() => makeEnd(host));
  useLayoutEffect(() => () => end.remove(), [end]);
  return createPortal(children, end);
}
