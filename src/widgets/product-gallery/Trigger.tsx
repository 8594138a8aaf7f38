import { type ReactNode, useLayoutEffect, useMemo, useReducer } from 'react';
import { listen } from '../../core/listen';
import { Place } from '../../core/Place';
import { sync } from '../../core/sync';

/** What opens the lightbox. */
export const TRIGGER = '.woocommerce-product-gallery__trigger';

interface TriggerProps {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  label: string;
}

/** The magnifying glass over a gallery that has a picture to open. Who replaces the slides may have taken it away: then it is put before the new ones. */
export function Trigger({ host, slides, label }: TriggerProps): ReactNode {
  const [, look] = useReducer((count: number) => count + 1, 0);
  // A variation may bring the only picture.
  useLayoutEffect(() => listen(host, 'woocommerce_gallery_init_zoom', () => sync(look)), [host]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `slides` asks for a new look at the markup
  const first = useMemo(() => host.querySelector(`:scope > :not(${TRIGGER})`) as Element, [host, slides]);
  if (!host.querySelector('[data-large_image]:not([data-large_image=""])')) return null;
  const attrs = { href: '#', role: 'button', 'aria-haspopup': 'dialog', 'aria-label': label };
  return (
    // There is one: galleries without a slide have no trigger.
    <Place as="a" className="woocommerce-product-gallery__trigger" attrs={attrs} before={first}>
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d="M10 4a6 6 0 1 0 .1 0zm5 11 5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Place>
  );
}
