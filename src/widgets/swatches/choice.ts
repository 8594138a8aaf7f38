import { pageJQuery } from '../../core/jquery/jquery';
import { announce, labelOf } from '../../page/base/announce';
import { asArgument, emit } from '../../page/base/events';
import { fillText } from '../../page/base/textsOf';
import { attributeOf, type Group, groupsOf, type Item, selectsOf } from './markup';
import { type ItemState, isDecisive, type Situation } from './rules';

function setSelect(select: HTMLSelectElement, value: string): void {
  select.value = value;
  emit(select, 'change');
}

const titleOf = (select: HTMLSelectElement): string => labelOf(select) || attributeOf(select);

/** Chooses an item, or clears a chosen one if settings allow; a disabled one stays as it is. */
export function chooseItem(
  host: HTMLElement,
  { name, select, list }: Group,
  { value, element }: Item,
  { disabled, selected, clearsOthers }: ItemState,
  { settings, variations }: Pick<Situation, 'settings' | 'variations'>,
): void {
  // Older versions of the plugin print this option as a class.
  if (disabled || (selected && !settings.clear_on_reselect && !list.classList.contains('reselect-clear'))) return;
  const cleared =
    clearsOthers && !selected
      ? selectsOf(host).filter((one) => one !== select && one.value && isDecisive(variations, attributeOf(one)))
      : [];
  for (const other of cleared) setSelect(other, '');
  setSelect(select, selected ? '' : value);
  // As the plugin does, because some scripts wait for a click on the select.
  select.click();
  // Announced, because the focus stays on the item.
  const names = cleared.map(titleOf).join(', ');
  if (cleared.length > 0) announce(fillText(settings.cleared_text, { names }, cleared.length));
  const event = selected ? 'wvs-unselected-item' : 'wvs-selected-item';
  emit(element, event, name, value, asArgument(select), asArgument(host));
}

/** Emits `wvs-item-updated` on every chosen item. */
export function emitChosen(host: HTMLElement): void {
  for (const { select, items } of groupsOf(host)) {
    const chosen = select.value && items.find(({ value }) => value === select.value);
    if (chosen) emit(chosen.element, 'wvs-item-updated', select.value, chosen.value);
  }
}

function isLegacyStarting(): boolean {
  const handlers = pageJQuery()?._data?.(document, 'events')?.wc_variation_form;
  return handlers?.some(({ namespace }) => namespace === 'wvs') ?? false;
}

let isStartDue = false;

/** Emits that swatches have started, once for all forms that start together. */
export function emitStart(): void {
  if (isStartDue || isLegacyStarting()) return;
  isStartDue = true;
  queueMicrotask(() => {
    isStartDue = false;
    emit(document, 'woo_variation_swatches_init');
    emit(document, 'woo_variation_swatches_loaded');
  });
}
