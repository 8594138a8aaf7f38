import type { BindItem, Overrides } from '../../core/Bind';
import { allIn, BUTTONS, ID_FIELDS, quantityOf } from './parts';
import type { View } from './view';

/** What the form itself shows of its state. */
export function formBindings(form: Element, view: View): BindItem[] {
  const { button, isBusy, quantity, resetLink } = view;
  const isOn = button === 'ready' && !isBusy;
  // Before the first look the button is the server's.
  const when = (is: boolean): boolean | undefined => (button ? is : undefined);
  const input = quantityOf(form);
  const parts: [selector: string, overrides: Overrides][] = [
    // Some themes ship it hidden.
    ['.single_variation_wrap', { style: { display: null } }],
    [
      '.single_variation',
      { html: view.details, style: { display: view.detailsDisplay, opacity: isBusy ? '0.5' : undefined } },
    ],
    ['.reset_variations_alert', { text: view.resetAlert }],
    [
      '.reset_variations',
      { style: { visibility: resetLink === undefined ? resetLink : resetLink ? 'visible' : 'hidden' } },
    ],
    [ID_FIELDS, { attrs: { value: view.id } }],
    [
      BUTTONS,
      {
        class: {
          disabled: when(!isOn),
          'wc-variation-selection-needed': when(button === 'select' && !isBusy),
          'wc-variation-is-unavailable': when(button === 'unavailable' && !isBusy),
        },
        attrs: { 'aria-disabled': when(!isOn) ? 'true' : undefined },
      },
    ],
    [
      '.woocommerce-variation-add-to-cart',
      {
        class: {
          'woocommerce-variation-add-to-cart-enabled': when(isOn),
          'woocommerce-variation-add-to-cart-disabled': when(!isOn),
        },
      },
    ],
    ['.single_variation_wrap .quantity', { style: { display: quantity?.hidden ? 'none' : undefined } }],
  ];
  const items = parts.flatMap(([selector, overrides]) => allIn(form, selector).map((to): BindItem => [to, overrides]));
  items.push([form, { attrs: { 'current-image': view.imageId, 'aria-busy': isBusy ? 'true' : undefined } }]);
  if (input) {
    // The value of a hidden field is its attribute.
    const value = input.type === 'hidden' ? quantity?.value : undefined;
    items.push([input, { attrs: { min: quantity?.min, max: quantity?.max, value } }]);
  }
  return items;
}
