/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Is it a field that a visitor fills in? */
export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && !/^(file|hidden|password|submit|button|image|reset)$/.test(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** Names a field among all of a page, whichever of its copies is there. */
export const keyOf = (control: Control): string =>
  isTick(control) ? `${control.name}=${control.value}` : control.name;

/** What a field holds. */
export const held = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

/** What the server has printed into a field. */
export function printed(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  // What the browser chooses itself where nothing is marked: never a line that only asks for a choice.
  const first = options.find((option) => !option.disabled) ?? options[0];
  return (options.findLast((option) => option.defaultSelected) ?? first)?.value ?? '';
}

/** Puts a value into a field, and tells nobody. */
export function fill(control: Control, value: string | boolean): void {
  if (typeof value === 'string') control.value = value;
  else if (isTick(control)) control.checked = value;
}
