/** The form before the widget starts; part of the loader. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement, isTag } from '../../core/dom/nodes';
import { withJQuery } from '../../core/jquery/jquery';
import { allIn, BUTTONS, ID_FIELDS, selectsOf } from './markup';

/** A choice has consequences on the page: a price, a picture. */
export function choiceOf(form: Element): string | undefined {
  const hasId = allIn(form, ID_FIELDS).some((field) => isTag(field, 'input') && !['', '0'].includes(field.value));
  return hasId || selectsOf(form).some(({ value }) => value !== '') ? 'a choice' : undefined;
}

/** Marks the form as one that needs a choice, as the widget does. */
function markIncomplete(form: Element, changes: Changes): void {
  for (const button of allIn(form, BUTTONS)) {
    for (const name of ['disabled', 'wc-variation-selection-needed']) changes.class(button, name);
    changes.attribute(button, 'aria-disabled', 'true');
  }
  for (const part of allIn(form, '.woocommerce-variation-add-to-cart'))
    changes.class(part, 'woocommerce-variation-add-to-cart-disabled');
  for (const link of allIn(form, '.reset_variations'))
    if (isHtmlElement(link)) changes.style(link, 'visibility', 'hidden');
  // A theme may give the empty place a height.
  for (const place of allIn(form, '.single_variation'))
    if (isHtmlElement(place)) changes.style(place, 'display', 'none');
  // Some themes hide it until a script runs.
  for (const wrap of allIn(form, '.single_variation_wrap'))
    if (isHtmlElement(wrap) && wrap.style.display === 'none') changes.style(wrap, 'display', 'block');
}

/** How long after the page is ready WooCommerce's script looks at a form, in milliseconds. */
const FIRST_LOOK = 100;

/** How long after that it has sliders measure themselves, in milliseconds. */
const MEASURE = 20;

/** jQuery's data of a form that has told that nothing is chosen, or has been checked by the widget. */
export const TOLD = 'storefront-told';

/** Plugins of WooCommerce's script that take a choice back, which scripts call when they hear that there is none. */
const RESETS = [
  'wc_reset_content',
  'wc_reset_variation_attr',
  'wc_variations_image_reset',
  'wc_maybe_trigger_slide_position_reset',
];

/** Stands for the plugins until the widget brings them: nothing has been changed yet. */
const nothingToReset = /* @__PURE__ */ Object.assign(
  function nothingToReset(this: unknown) {
    return this;
  },
  { [TOLD]: 1 },
);

/**
 * Tells scripts that nothing is chosen, when WooCommerce's script does and in the order in which others hear it: wishlists
 * listen, and some count. Also while the widget starts, which may take longer.
 */
function tellOfNoChoice(form: Element): void {
  withJQuery(($) => {
    const all = $(form);
    const tell = (): void => {
      // A visitor or the widget may have been faster.
      if (all.data(TOLD) || choiceOf(form)) return;
      for (const name of RESETS) $.fn[name] ??= nothingToReset;
      all.data(TOLD, 1).trigger('reset_image').find('.single_variation').trigger('hide_variation');
      all.trigger('reset_data');
      setTimeout(() => $(window).trigger('resize'), MEASURE);
    };
    $(() => setTimeout(tell, FIRST_LOOK));
  });
}

/** Brings the form into the state of one without a choice. */
export function prepareForm(form: Element, changes: Changes): void {
  markIncomplete(form, changes);
  tellOfNoChoice(form);
}
