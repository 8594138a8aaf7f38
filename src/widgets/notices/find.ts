const NOTICES = ['.woocommerce-message', '.woocommerce-error', '.wc-block-components-notice-banner']
  .map((name) => `${name}[role=alert]`)
  .join();

const isShown = (element: Element): boolean => element.checkVisibility?.() !== false;

const first = (root: ParentNode, selector: string, fits: (element: Element) => boolean): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((element) => isShown(element) && fits(element));

/** The first notice of success or error (spec §8). */
export const firstNotice = (root: ParentNode): HTMLElement | undefined => first(root, NOTICES, () => true);

/** On account pages: the first alert of any kind that says something. Live regions are there before they say anything. */
export const firstAlert = (root: ParentNode): HTMLElement | undefined =>
  first(root, '[role=alert]', (element) => element.textContent?.trim() !== '');
