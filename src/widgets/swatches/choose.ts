import { asArgument, emit } from '../../page/events';
import { attributeOf, type Group, type Item, selectsOf } from './groups';
import { decisive, type ItemState } from './itemState';
import type { SwatchSettings } from './settings';
import type { Variation } from './variations';

function write(select: HTMLSelectElement, value: string): void {
  select.value = value;
  emit(select, 'change');
}

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
  if (clearsOthers && !selected) {
    for (const other of selectsOf(host)) {
      if (other !== select && other.value && decisive(variations, attributeOf(other))) write(other, '');
    }
  }
  write(select, selected ? '' : value);
  const event = selected ? 'wvs-unselected-item' : 'wvs-selected-item';
  emit(element, event, name, value, asArgument(select), asArgument(host));
}
