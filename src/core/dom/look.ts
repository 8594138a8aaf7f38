/** What an element gets from a widget, the same at rest and once it has started: for `prepare`, and for `Bind`. */
import type { Changes } from './changes';

/** Values by name; undefined: as the server printed it, null: none. */
export interface Look {
  attrs?: Readonly<Record<string, string | null | undefined>>;
  class?: Readonly<Record<string, boolean | undefined>>;
  style?: Readonly<Record<string, string | undefined>>;
}

const given = <T>(values: Readonly<Record<string, T | undefined>> = {}): [string, T][] =>
  Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined);

/** Gives an element its look before the widget starts. */
export function applyLook(element: HTMLElement, look: Look, changes: Changes): void {
  for (const [name, value] of given(look.attrs)) changes.attribute(element, name, value);
  for (const [name, isOn] of given(look.class)) changes.class(element, name, isOn);
  for (const [property, value] of given(look.style)) changes.style(element, property, value);
}
