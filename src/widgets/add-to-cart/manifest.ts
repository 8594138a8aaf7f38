import type { WidgetManifest } from '../../core/types';

/** The add-to-cart form of a product page. */
export const early = {
  adopts: ['form.cart'],
  when: 'intent',
  priority: 6,
  replay: [
    { type: 'click', selector: '.single_add_to_cart_button', isKept: true },
    { type: 'submit', selector: 'form', isKept: true },
  ],
} satisfies WidgetManifest;
