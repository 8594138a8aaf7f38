/** What the server prints in front of an element's content; in a boxed container that is a level deeper. */
export const ownPart = (host: Element, part: string): HTMLElement | null =>
  host.querySelector(`:scope > ${part}, :scope > .e-con-inner > ${part}`);
