let served = false;

/** The page has one cart: the first host serves it. Returns what ends that, or undefined when it is served already. */
export function serve(): (() => void) | undefined {
  if (served) return undefined;
  served = true;
  return () => {
    served = false;
  };
}

/** Is this element of the cart ours to act on? Not while nobody serves the cart, and not where the page says `none`. */
export const isOurs = (element: Element): boolean => served && !element.closest('[data-widget~="none"]');
