import { decodeEntities } from '../../core/html';
import type { Group } from './groups';
import { type ItemState, itemState, type Situation } from './itemState';

/** The state of each item of a group. What the select offers now counts: the form has filtered it already. */
export function groupStates({ name, select, items }: Group, situation: Situation): ItemState[] {
  const options = new Map([...select.options].map((option) => [option.value, option]));
  return items.map(({ value }) => {
    const option = options.get(value);
    const isOut = option?.classList.contains('out-of-stock') ?? false;
    return itemState(name, decodeEntities(value), option?.disabled === false, isOut, situation);
  });
}
