import type { Manifest } from '../../core/types';
import { guardVariationForm, releaseVariationForm } from './guard';

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
