import type { State } from './states';

/** The options of a state list, the empty one first. */
export function optionsOf(states: readonly State[], emptyText: string): HTMLOptionElement[] {
  return [{ code: '', name: emptyText }, ...states].map(({ code, name }) => {
    const option = document.createElement('option');
    option.value = code;
    option.textContent = name;
    return option;
  });
}

/** Does a list offer just these states already? Its empty line may have any text. */
export function offers(select: HTMLSelectElement, states: readonly State[]): boolean {
  const there = [...select.options].filter(({ value }) => value !== '');
  return (
    there.length === states.length &&
    there.every(({ value, text }, at) => value === states[at]?.code && text === states[at]?.name.trim())
  );
}
