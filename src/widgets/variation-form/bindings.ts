import { decodeEntities } from '../../core/dom/html';
import type { BindItem, Overrides } from '../../core/react/Bind';
import type { View } from './FormPage';
import { allIn, BUTTONS, ID_FIELDS, productOf } from './markup';
import { ACTIVE } from './OwnGallery';
import type { Variation } from './rules';

/** The view as changes to the elements of the form. */
export function formBindings(form: Element, view: View): BindItem[] {
  const { button, isBusy, quantity, resetLink } = view;
  const isOn = button === 'ready' && !isBusy;
  // Also off during the first request, because without an id WooCommerce adds nothing.
  const when = (is: boolean): boolean | undefined => (button || isBusy ? is : undefined);
  const parts: [selector: string, overrides: Overrides][] = [
    // Some themes hide these until a script runs.
    ['.single_variation_wrap', { shown: true }],
    [
      '.single_variation',
      {
        html: view.details,
        // As at rest: a theme may give the empty place a height.
        shown: !!view.areDetailsShown,
        style: { opacity: isBusy || view.areDetailsOld ? '0.5' : undefined },
      },
    ],
    ['.reset_variations_alert', { text: view.resetAlert }],
    [
      '.reset_variations',
      {
        shown: resetLink || undefined,
        style: { visibility: resetLink === undefined ? resetLink : resetLink ? 'visible' : 'hidden' },
      },
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
  ];
  const items = parts.flatMap(([selector, overrides]) => allIn(form, selector).map((to): BindItem => [to, overrides]));
  const active = view.gallery ? 'yes' : undefined;
  const busy = isBusy ? 'true' : undefined;
  items.push([form, { attrs: { 'current-image': view.imageId, [ACTIVE]: active, 'aria-busy': busy } }]);
  if (quantity) {
    const { field, min, max, hidden } = quantity;
    const place = field.closest('.quantity');
    items.push([field, { attrs: { min, max, value: field.type === 'hidden' ? quantity.value : undefined } }]);
    if (place) items.push([place, { shown: !hidden }]);
  }
  return items;
}

const valueSelector = (name: string): string =>
  `.product_${name}, .woocommerce-product-attributes-item--${name} .woocommerce-product-attributes-item__value`;

/** `dimensions` may be a string, whose letters then count as values. */
const hasDimensions = ({ dimensions }: Variation): boolean => Object.values(dimensions ?? {}).some(Boolean);

/** Shows a variation's SKU, weight and dimensions in place of the product's; empty ones are skipped. */
export function dataBindings(form: Element, variation: Variation): BindItem[] {
  const texts: [selector: string, text: string | undefined][] = [
    ['.product_meta .sku', variation.sku],
    [valueSelector('weight'), variation.weight && decodeEntities(variation.weight_html ?? '')],
    [valueSelector('dimensions'), hasDimensions(variation) ? decodeEntities(variation.dimensions_html ?? '') : ''],
  ];
  return texts.flatMap(([selector, text]) => {
    const places = text ? allIn(productOf(form), selector) : [];
    return places.map((to): BindItem => {
      // Other scripts read the product's own text from this attribute.
      const original = to.getAttribute('data-o_content') ?? to.textContent;
      return [to, { text, attrs: { 'data-o_content': original } }];
    });
  });
}
