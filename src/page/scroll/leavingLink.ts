import { placeOnPage } from './samePage';

/**
 * Calls `leave` for a press on a link in `root` to another place of the page: the panel over that place must close.
 * Returns a function that stops it.
 */
export function onLeavingLink(root: Element, leave: () => void): () => void {
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    const place = link && root.contains(link) ? placeOnPage(link) : null;
    if (link && place && !root.contains(place) && !link.matches('[role=button], [aria-controls]')) leave();
  };
  // Before those who scroll to the place.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
