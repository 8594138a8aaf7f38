import { topLayer } from './topLayer';

const VISUALLY_HIDDEN: Record<string, string> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: '0',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
  border: '0',
};

let region: HTMLElement | undefined;
let timer = 0;

function liveRegion(): HTMLElement {
  const place = topLayer();
  if (region) {
    if (region.parentElement !== place) place.append(region);
    return region;
  }
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'storefront-widgets-announcer';
  for (const name in VISUALLY_HIDDEN) region.style.setProperty(name, VISUALLY_HIDDEN[name] ?? '');
  place.append(region);
  return region;
}

/**
 * Says something to screen readers in the page's one polite live region. The newest message wins. A text that is said
 * again is heard again. An empty text silences what has not been said yet. Returns what takes this one back, if it has not
 * been said yet.
 */
export function announce(text: string): () => void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(timer);
  // A region that was just made, or has just been emptied, must be seen so by the screen reader first.
  const mine = window.setTimeout(() => {
    target.textContent = text;
  }, 50);
  timer = mine;
  return () => clearTimeout(mine);
}

/** What the visitor knows a field by: its label, or nothing. */
export const labelOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field.getAttribute('aria-label') || field.labels?.[0]?.textContent?.trim() || '';
