import type { BindItem, Overrides } from '../../core/Bind';
import { buttonsOf, detailsOf, idFieldsOf, quantityOf, wrapOf } from './parts';
import type { View } from './view';

/** What the form itself shows of its state. */
export function formBindings(form: Element, view: View): BindItem[] {
  const { button, isBusy, quantity } = view;
  const isOn = button === 'ready' && !isBusy;
  const wrap = wrapOf(form);
  const input = quantityOf(form);
  const list = (elements: Iterable<Element | null | undefined>, overrides: Overrides): BindItem[] =>
    [...elements].flatMap((to) => (to ? [[to, overrides] as const] : []));
  const all = (selector: string, overrides: Overrides): BindItem[] => list(form.querySelectorAll(selector), overrides);
  return [
    [form, { attrs: { 'current-image': view.imageId, 'aria-busy': isBusy ? 'true' : undefined } }],
    // Some themes ship it hidden.
    ...list([wrap], { style: { display: null } }),
    ...list([detailsOf(form)], {
      html: view.details,
      style: { display: view.detailsDisplay, opacity: isBusy ? '0.5' : undefined },
    }),
    ...all('.reset_variations_alert', { text: view.resetAlert }),
    ...all('.reset_variations', {
      style: { visibility: view.resetLink === undefined ? undefined : view.resetLink ? 'visible' : 'hidden' },
    }),
    ...list(idFieldsOf(form), { attrs: { value: view.id } }),
    ...list(
      buttonsOf(form),
      button
        ? {
            class: {
              disabled: !isOn,
              'wc-variation-selection-needed': button === 'select' && !isBusy,
              'wc-variation-is-unavailable': button === 'unavailable' && !isBusy,
            },
            attrs: { 'aria-disabled': isOn ? undefined : 'true' },
          }
        : {},
    ),
    ...all(
      '.woocommerce-variation-add-to-cart',
      button
        ? {
            class: {
              'woocommerce-variation-add-to-cart-enabled': isOn,
              'woocommerce-variation-add-to-cart-disabled': !isOn,
            },
          }
        : {},
    ),
    ...list([input], {
      attrs: {
        min: quantity?.min,
        max: quantity?.max,
        // The value of a hidden field is its attribute.
        value: input?.type === 'hidden' ? quantity?.value : undefined,
      },
    }),
    ...list(wrap?.querySelectorAll('.quantity') ?? [], { style: { display: quantity?.hidden ? 'none' : undefined } }),
  ];
}
