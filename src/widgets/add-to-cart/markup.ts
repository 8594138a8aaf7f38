import { isYes, pageGlobal } from '../../page/base/globals';

const BUTTON = '.single_add_to_cart_button';

/** The form of a host, which may be the form itself; a form that adds nothing is none, like a login. */
export const formOf = (host: HTMLElement): HTMLFormElement | null =>
  host instanceof HTMLFormElement
    ? host
    : host.querySelector<HTMLFormElement>('form.cart, form:has(:is(button, input)[name=add-to-cart])');

/** The submitter, or the form's own button when a script submits. */
export function buttonOf(form: HTMLFormElement, submitter?: EventTarget | null): HTMLElement | null {
  return submitter instanceof HTMLElement ? submitter : form.querySelector<HTMLElement>(BUTTON);
}

/** Does the browser submit the form when this is pressed? */
export const isSubmit = (button: HTMLElement): boolean => (button as HTMLButtonElement).type === 'submit';

/** Is the button disabled? The variation form does that with a class, never with `disabled`. */
export const isDisabled = (button: Element): boolean => button.matches('.disabled, :disabled, [aria-disabled=true]');

/** Does the form's answer open in another tab or frame? */
export const opensElsewhere = (form: HTMLFormElement): boolean =>
  !/^(_self)?$/i.test(form.getAttribute('target') ?? '');

/** Should this form be added by ajax? `asked` is the setting; null lets the page's global decide. */
export function wantsAjax(form: HTMLFormElement, button: Element | null, asked: boolean | null): boolean {
  if (!(asked ?? isYes(pageGlobal('jetWooBuilderData')?.single_ajax_add_to_cart))) return false;
  if (!button?.matches(BUTTON) || button.hasAttribute('formaction')) return false;
  // A field named `method` would hide the property `form.method`.
  return form.getAttribute('method')?.toLowerCase() === 'post' && !form.closest('.product-type-external');
}
