import type { BindItem } from '../../core/react/Bind';

/** Where lazy loaders keep a picture's address and its sources. WooCommerce has the large picture in `data-src`. */
const KEPT = [
  ['data-lazy-src', 'data-lazy-srcset'],
  ['data-original', 'data-original-set'],
  ['data-src', 'data-srcset'],
] as const;

const isBlank = (image: Element): boolean => /^(data:|$)/.test(image.getAttribute('src') ?? '');

/** What a lazy loader that has not run yet will show; empty where there is none. */
export function awaited(image: Element | null | undefined): BindItem[] {
  const found = KEPT.find(([name]) => image?.hasAttribute(name));
  if (!image || !found || (found[0] === 'data-src' && !isBlank(image))) return [];
  const [src, srcset] = found.map((name) => image.getAttribute(name));
  return [[image, { attrs: { src, srcset: srcset ?? undefined } }]];
}

/** A loader writes once or twice; a script that insists on its own picture keeps it. */
const MOST = 3;

/**
 * Calls `again` when a picture's address has changed, until it was needed too often. Returns a function that stops it.
 */
export function watchLoader(image: Element, again: () => boolean): () => void {
  let left = MOST;
  const observer = new MutationObserver(() => {
    if (!again()) return;
    left -= 1;
    // Drops the records of the changes that `again` has made.
    observer.takeRecords();
    if (!left) observer.disconnect();
  });
  observer.observe(image, { attributeFilter: ['src', 'srcset'] });
  return () => observer.disconnect();
}
