import { isHtmlElement, isTag } from '../../core/dom/nodes';
import { isYes, pageGlobal } from '../../page/base/globals';

const BUTTON = '.single_add_to_cart_button';

/** The form of a host, which may be the form itself. Other forms, like a login, do not count. */
export const formOf = (host: HTMLElement): HTMLFormElement | null =>
  isTag(host, 'form')
    ? host
    : host.querySelector<HTMLFormElement>('form.cart, form:has(:is(button, input)[name=add-to-cart])');

/** The submitter, or the form's add button when a script submits. */
export function buttonOf(form: HTMLFormElement, submitter?: EventTarget | null): HTMLElement | null {
  return isHtmlElement(submitter) ? submitter : form.querySelector<HTMLElement>(BUTTON);
}

/** Does a press on the button submit its form? */
export const isSubmit = (button: HTMLElement): boolean => (button as HTMLButtonElement).type === 'submit';

/** Is the button disabled? The variation form disables it by a class, not by `disabled`. */
export const isDisabled = (button: Element): boolean => button.matches('.disabled, :disabled, [aria-disabled=true]');

/** Does the form's answer open in another tab or frame? */
export const opensElsewhere = (form: HTMLFormElement): boolean =>
  !/^(_self)?$/i.test(form.getAttribute('target') ?? '');

/** Should this form be sent by ajax? `asked` is the setting; null leaves it to the page's global. */
export function wantsAjax(form: HTMLFormElement, button: Element | null, asked: boolean | null): boolean {
  if (!(asked ?? isYes(pageGlobal('jetWooBuilderData')?.single_ajax_add_to_cart))) return false;
  if (!button?.matches(BUTTON) || button.hasAttribute('formaction')) return false;
  // A field named `method` would hide the property `form.method`.
  return form.getAttribute('method')?.toLowerCase() === 'post' && !form.closest('.product-type-external');
}
