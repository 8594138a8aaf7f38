import type { Manifest } from '../../core/types';
import { guardVariationForm, releaseVariationForm } from './guard';

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
