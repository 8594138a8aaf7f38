let server: (() => boolean) | undefined;

/**
 * The page has one cart: the first host serves it. `isAutomatic`: are changed quantities saved by themselves? Returns what
 * ends that, or undefined when it is served already.
 */
export function serve(isAutomatic: () => boolean): (() => void) | undefined {
  if (server) return undefined;
  server = isAutomatic;
  return () => {
    server = undefined;
  };
}

/** Is this element of the cart ours to act on? Not while nobody serves the cart, and not where the page says `none`. */
export const isOurs = (element: Element): boolean => server !== undefined && !element.closest('[data-widget~="none"]');

/** The same, for those who save changed quantities: where we do not, others may. */
export const isOursAutomatically = (element: Element): boolean => isOurs(element) && server?.() === true;
