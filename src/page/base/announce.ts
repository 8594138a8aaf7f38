/** The element to which new content is added: the top modal dialog, because all else is inert, or the body. */
export const topLayer = (): Element =>
  [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal')) ?? document.body;

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
    if (region.parentElement !== place) place.appendChild(region);
    return region;
  }
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'storefront-widgets-announcer';
  for (const name in VISUALLY_HIDDEN) region.style.setProperty(name, VISUALLY_HIDDEN[name] ?? '');
  place.appendChild(region);
  return region;
}

/**
 * Announces `text` in the page's polite live region. Replaces a text that is still waiting. Returns a cancel function.
 */
export function announce(text: string): () => void {
  const target = liveRegion();
  target.textContent = '';
  clearTimeout(timer);
  // A screen reader must see the region empty first, or it skips the text.
  const mine = window.setTimeout(() => {
    target.textContent = text;
  }, 50);
  timer = mine;
  return () => clearTimeout(mine);
}

/** The field's label; empty if it has none. */
export const labelOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field.getAttribute('aria-label') || field.labels?.[0]?.textContent?.trim() || '';
