import type { GuardContext, WidgetManifest } from '../../core/types';
import { choiceOf, prepareForm } from './atRest';
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

/**
 * The public events with which a form without a choice begins, and after which scripts read its options. A form at rest
 * sends the others that say that nothing is chosen: `reset_data`, `reset_image` and `hide_variation`.
 */
const FIRST_STEPS = ['check_variations', 'update_variation_values', 'woocommerce_update_variation_values'];

/** The public events that only a choice or a script sends. */
const LATER_STEPS = [
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'reload_product_variations',
];

/** The form of a variable product. */
export const early = {
  adopts: ['.variations_form'],
  when: 'intent',
  reason: choiceOf,
  events: [...FIRST_STEPS, ...LATER_STEPS],
  // A script that listens to choices alone misses nothing before there is one, and a choice starts the widget.
  announces: ['wc_variation_form', ...FIRST_STEPS],
  prepare: prepareForm,
  priority: 8,
  replay: [
    { type: 'click', selector: '.single_add_to_cart_button', isKept: true },
    { type: 'click', selector: '.reset_variations' },
    { type: 'keydown', selector: '.reset_variations', keys: ['Enter', ' '] },
    { type: 'submit', selector: 'form', isKept: true },
  ],
  guard: guardVariationForm,
  release: releaseVariationForm,
} satisfies WidgetManifest;
