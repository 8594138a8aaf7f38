import { announce, labelOf } from '../../page/announce';
import { asArgument, emit } from '../../page/events';
import { attributeOf, type Group, type Item, selectsOf } from './groups';
import { decisive, type ItemState } from './itemState';
import type { SwatchSettings } from './settings';
import type { Variation } from './variations';

function write(select: HTMLSelectElement, value: string): void {
  select.value = value;
  emit(select, 'change');
}

/** What the visitor knows an attribute by. */
const titleOf = (select: HTMLSelectElement): string => labelOf(select) || attributeOf(select);

/**
 * Chooses an item, or clears it if it is chosen and may be cleared; a disabled one stays as it is (spec §4). The select
 * carries the choice, its `change` tells the form.
 */
export function activate(
  host: HTMLElement,
  { name, select, list }: Group,
  { value, element }: Item,
  { disabled, selected, clearsOthers }: ItemState,
  settings: SwatchSettings,
  variations: readonly Variation[] | null,
): void {
  // Older versions of the plugin print this option as a class.
  if (disabled || (selected && !settings.clear_on_reselect && !list.classList.contains('reselect-clear'))) return;
  const cleared =
    clearsOthers && !selected
      ? selectsOf(host).filter((one) => one !== select && one.value && decisive(variations, attributeOf(one)))
      : [];
  for (const other of cleared) write(other, '');
  write(select, selected ? '' : value);
  // As the plugin does: some scripts wait for a click on the select.
  select.click();
  // The focus stays on the item: nobody would hear it.
  if (cleared.length > 0) announce(settings.cleared_text.replace('%names%', () => cleared.map(titleOf).join(', ')));
  const event = selected ? 'wvs-unselected-item' : 'wvs-selected-item';
  emit(element, event, name, value, asArgument(select), asArgument(host));
}
