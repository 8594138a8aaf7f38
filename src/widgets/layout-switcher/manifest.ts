import type { ReplayRule, WidgetManifest } from '../../core/types';

/** A click is held until the runtime is there, because the button does nothing by itself. */
export const hold = { type: 'click', selector: '.jet-woo-switcher-btn' } satisfies ReplayRule;

/** Shows a product list in one of two layouts. */
export const elementor = {
  adopts: ['.jet-woo-builder-products-loop:has(.jet-woo-switcher-btn)'],
  when: 'visible',
} satisfies WidgetManifest;
