import { isTag } from '../../core/dom/nodes';

/**
 * The form of a host: the host itself, or the first ElementsKit form inside. Other forms are ignored, because an
 * unclosed element in a post may enclose the shop's forms after it.
 */
export const formOf = (host: Element): HTMLFormElement | null =>
  isTag(host, 'form') ? host : host.querySelector<HTMLFormElement>('form.ekit-mailChimpForm');

const RESERVED = new Set(['rest_route', 'listed']);

/** The form's fields as they are sent, in order and without files. */
export const fieldsOf = (form: HTMLFormElement): [name: string, value: string][] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !RESERVED.has(name) ? [[name, value] as [string, string]] : [],
  );

const wrapperOf = (field: Element): Element | null =>
  field.closest('.elementskit_input_wraper, .elementskit_input_container');

/** The fields without a name for screen readers, each with a text beside it that can serve as one. */
export function namelessFields(form: HTMLFormElement): [field: Element, name: string][] {
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=submit]), select, textarea');
  return [...fields].flatMap((field) => {
    const isNamed = !!field.labels?.length || field.matches('[aria-label], [aria-labelledby], [title]');
    const name = wrapperOf(field)?.querySelector('label')?.textContent?.trim() || field.placeholder;
    return isNamed || !name ? [] : [[field, name] as [Element, string]];
  });
}
