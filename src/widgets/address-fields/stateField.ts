/** What holds a state: a list, a text, or nothing that a visitor sees. */
export type StateField = HTMLInputElement | HTMLSelectElement;

/** How a state is entered. */
export type StateKind = 'select' | 'text' | 'hidden';

const CLASSES: Record<StateKind, string> = { select: 'state_select', text: 'input-text', hidden: 'hidden' };

/** What belongs to one kind of field, to what was entered, or was put there by what dresses up lists. */
const NOT_KEPT =
  /^(type|class|value|style|tabindex|aria-hidden|aria-invalid|aria-errormessage|hidden|placeholder|multiple|data-select2-id)$/;

/** The state field of a group; other scripts find it by these ids, and may replace it. */
export const findStateField = (group: Element): StateField | null =>
  group.querySelector<StateField>(':is(select, input):is(#billing_state, #shipping_state, #calc_shipping_state)');

/** How a field takes its state. */
export function kindOf(field: StateField): StateKind {
  if (field instanceof HTMLSelectElement) return 'select';
  return field.type === 'hidden' ? 'hidden' : 'text';
}

/** A field of another kind in place of `like`, with the same id, name and whatever else others look for. */
export function createStateField(kind: StateKind, like: StateField): StateField {
  const field = document.createElement(kind === 'select' ? 'select' : 'input');
  if (field instanceof HTMLInputElement) field.type = kind;
  for (const { name, value } of like.attributes) if (!NOT_KEPT.test(name)) field.setAttribute(name, value);
  field.className = `${CLASSES[kind]} ${like.getAttribute('data-input-classes') ?? ''}`.trim();
  return field;
}
