import type { GuardContext, WidgetManifest } from '../../core/types';

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['woo-variation-swatches'];

const PLUGIN = 'WooVariationSwatches';

/** Replaces the plugin's jQuery method, which alone starts it. */
function guardSwatches({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Starts the plugin on this form; if its script comes later, it finds the form by itself. */
function releaseSwatches(host: Element, { callLegacyPlugin }: GuardContext): void {
  callLegacyPlugin(PLUGIN, host);
}

const ITEMS = '.variable-item, .woo-variation-swatches-variable-item-more';

/** Colour, image, button and radio items in place of an attribute's select. */
export const early = {
  adopts: [
    ':is(.variations_form, .woo_variation_swatches_variations_form, .ywcp_inner_selected_container):has(.variable-items-wrapper)',
  ],
  when: 'intent',
  announces: [
    'woo_variation_swatches_init',
    'woo_variation_swatches_loaded',
    'wvs-selected-item',
    'wvs-unselected-item',
    'wvs-item-updated',
  ],
  priority: 6,
  replay: [
    { type: 'click', selector: ITEMS },
    {
      type: 'keydown',
      selector: ITEMS,
      keys: ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
    },
  ],
  guard: guardSwatches,
  release: releaseSwatches,
} satisfies WidgetManifest;
