/**
 * The form of a host: the host itself, or Elementor's first one inside. All others are left alone: a box that is left
 * open in a post goes around the shop's forms behind it.
 */
export const formOf = (host: Element): HTMLFormElement | null =>
  host instanceof HTMLFormElement
    ? host
    : host.querySelector<HTMLFormElement>('form.elementor-form:not(.elementor-login)');

/** The buttons that send the form. */
export const BUTTONS = '[type=submit], button:not([type])';

/** The group of the field that an answer names by its id; null where the form has no such field. */
export function groupOf(form: HTMLFormElement, id: string): Element | null {
  if (!id) return null;
  const name = CSS.escape(id);
  return (
    form.querySelector(`.elementor-field-group-${name}`) ??
    form.querySelector(`#form-field-${name}, [name="form_fields[${name}]"]`)?.parentElement ??
    null
  );
}

/** What a visitor fills in of a group. */
export const controlsOf = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea'),
];

/** In bytes: how large each file of a field may be; Infinity where it does not say. */
function limitOf(field: HTMLInputElement): number {
  const limit = Number.parseFloat(field.dataset.maxsize ?? '');
  return limit > 0 ? limit * 1024 * 1024 : Number.POSITIVE_INFINITY;
}

/** The fields whose files are too large, with the words that the field has for it. */
export function tooLarge(form: HTMLFormElement): [field: HTMLInputElement, words: string][] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap((field) => {
    const isFine = [...(field.files ?? [])].every(({ size }) => size <= limitOf(field));
    return isFine ? [] : [[field, field.dataset.maxsizeMessage ?? ''] as [HTMLInputElement, string]];
  });
}
