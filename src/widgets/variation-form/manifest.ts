import type { GuardContext, WidgetManifest } from '../../core/types';
import { choiceOf, markIncomplete } from './atRest';
import { isTaken } from './markup';

const PLUGIN = 'wc_variation_form';

/** Makes the plugin, which WooCommerce and quick views call, do nothing, because our forms start by themselves. */
function guardVariationForm({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Lets WooCommerce's script run this form. */
function releaseVariationForm(host: Element, { withJQuery, callLegacyPlugin }: GuardContext): void {
  withJQuery(($) => {
    // The script may start in a ready callback after this one; the inner callback runs after that.
    $(() => $(() => isTaken($, host) || callLegacyPlugin(PLUGIN, host)));
  });
}

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-add-to-cart-variation'];

/** The public events of a choice; scripts listen to them, and send some themselves. */
const STEPS = [
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_image',
  'reload_product_variations',
];

/** The form of a variable product. */
export const early = {
  adopts: ['.variations_form'],
  when: 'intent',
  reason: choiceOf,
  events: STEPS,
  announces: ['wc_variation_form', ...STEPS],
  prepare: markIncomplete,
  priority: 8,
  replay: [
    { type: 'click', selector: '.single_add_to_cart_button, .reset_variations' },
    { type: 'keydown', selector: '.reset_variations', keys: ['Enter', ' '] },
    { type: 'submit', selector: 'form' },
  ],
  guard: guardVariationForm,
  release: releaseVariationForm,
} satisfies WidgetManifest;
