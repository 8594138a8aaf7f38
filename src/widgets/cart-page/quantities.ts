import type { CartAnswer } from './answer';
import { type Control, held, printed } from './controls';

/** The quantity of a line: by the class that the CMS gives it, or, where a theme draws its own, by the name. */
export const QUANTITY = ':is(select, input:not([type=hidden])):is(.qty[name], [name$="[qty]"])';

const quantitiesIn = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>(QUANTITY)];

/** The fields of a form whose quantity is not the server's. */
export const changedIn = (form: ParentNode): Control[] =>
  quantitiesIn(form).filter((field) => held(field) !== printed(field));

/** Tells, of an answer, whether the shop has taken none of the form's changed quantities, and said nothing about it. */
export function ignoresChanges(form: HTMLFormElement): (answer: CartAnswer) => boolean {
  const before = new Map(changedIn(form).map((field) => [field.name, printed(field)]));
  return ({ forms, notices }) => {
    if (before.size === 0 || notices.length > 0) return false;
    const now = new Map(forms.flatMap(quantitiesIn).map((field) => [field.name, printed(field)]));
    return [...before].every(([name, value]) => now.get(name) === value);
  };
}
