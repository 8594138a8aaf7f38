import type { GuardContext, Manifest } from '../../core/types';
import { isTaken } from './markup';

const PLUGIN = 'wc_variation_form';

/** Replaces the plugin, which legacy and quick views call, because our forms start by themselves. */
function guardVariationForm({ replacePlugin }: GuardContext): void {
  replacePlugin(PLUGIN, () => {});
}

/** Lets the legacy script run this form. */
function releaseVariationForm(host: Element, { withJQuery, callLegacyPlugin }: GuardContext): void {
  withJQuery(($) => {
    // The legacy script may start in a later ready callback; the inner callback runs after it.
    $(() => $(() => isTaken($, host) || callLegacyPlugin(PLUGIN, host)));
  });
}

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-add-to-cart-variation'];

/** The form of a variable product. */
export const early = {
  name: 'variation-form',
  adopts: ['.variations_form'],
  priority: 8,
  replay: [
    { type: 'click', selector: '.single_add_to_cart_button, .reset_variations' },
    { type: 'keydown', selector: '.reset_variations', keys: ['Enter', ' '] },
    { type: 'submit', selector: 'form' },
  ],
  guard: guardVariationForm,
  release: releaseVariationForm,
} satisfies Manifest;
