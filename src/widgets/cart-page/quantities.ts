import type { CartAnswer } from './answer';

const FIELD = 'input.qty[name], select.qty[name]';

const fieldsIn = (root: ParentNode): (HTMLInputElement | HTMLSelectElement)[] => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(FIELD),
];

/** The quantity that the server has printed into a field. */
export function printed(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? '';
}

/** The fields of a form whose quantity is not the server's. */
export const changedIn = (form: ParentNode): (HTMLInputElement | HTMLSelectElement)[] =>
  fieldsIn(form).filter((field) => field.value !== printed(field));

/** Tells, of an answer, whether the shop has taken none of the form's changed quantities, and said nothing about it. */
export function ignoresChanges(form: HTMLFormElement): (answer: CartAnswer) => boolean {
  const before = new Map(changedIn(form).map((field) => [field.name, printed(field)]));
  return ({ forms, notices }) => {
    if (before.size === 0 || notices.length > 0) return false;
    const now = new Map(forms.flatMap(fieldsIn).map((field) => [field.name, printed(field)]));
    return [...before].every(([name, value]) => now.get(name) === value);
  };
}
