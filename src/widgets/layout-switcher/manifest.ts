import type { ReplayRule, WidgetManifest } from '../../core/types';

const BUTTON = '.jet-woo-switcher-btn';

/** A click is held until the runtime is there, because the button does nothing by itself. */
export const hold = { type: 'click', selector: BUTTON } satisfies ReplayRule;

/** Shows a product list in one of two layouts. */
export const elementor = {
  adopts: [`.jet-woo-builder-products-loop:has(${BUTTON})`],
  when: 'intent',
  parts: BUTTON,
  replay: [{ type: 'keydown', selector: `${BUTTON}:not(button)`, keys: ['Enter', ' '] }],
} satisfies WidgetManifest;
