import { allIn } from './parts';
import type { Chosen } from './types';

/** The selects that make up the choice; only those inside `.variations` count. */
export const selectsOf = (form: Element): HTMLSelectElement[] => allIn(form, '.variations select');

/** The attribute of a select. Names may be percent-encoded; they are never decoded. */
export const attributeOf = (select: Element): string =>
  select.getAttribute('data-attribute_name') ?? select.getAttribute('name') ?? '';

/** What is chosen now, read from the form. */
export function chosenOf(form: Element): Chosen {
  const entries = selectsOf(form).map((select) => [attributeOf(select), select.value] as const);
  const chosenCount = entries.filter(([, value]) => value !== '').length;
  // Built from entries: a name like `__proto__` is a name like any other.
  return { count: entries.length, chosenCount, data: Object.fromEntries(entries) };
}

/** Does every attribute have a value? */
export const isComplete = ({ count, chosenCount }: Chosen): boolean => count > 0 && count === chosenCount;
