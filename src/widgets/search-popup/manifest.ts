import type { Manifest, ReplayRule } from '../../core/types';

/** Held until the runtime is ready, because the link leads nowhere. */
export const hold = { type: 'click', selector: '.ekit-modal-popup' } satisfies ReplayRule;

export const handlers = ['elementskit-header-search'];

/** A header button that opens the search. */
export const elementor = {
  name: 'search-popup',
  adopts: ['[data-widget_type^="elementskit-header-search."]'],
  when: 'idle',
  replay: [hold],
  critical: '.mfp-hide{display:none!important}',
} satisfies Manifest;
