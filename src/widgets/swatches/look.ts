/** How an item in a state looks and sounds; for the page at rest, too. */
import { focusPointOf, type Group, type Item } from './markup';
import type { ItemState } from './rules';

/** Attributes by name; null: none, undefined: as the server printed it. */
type Attributes = Record<string, string | null | undefined>;

/** The position of the one item that Tab leads to. */
export function tabStopOf({ items }: Group, states: readonly ItemState[]): number {
  const focused = items.findIndex((item) => focusPointOf(item) === document.activeElement);
  if (focused >= 0) return focused;
  const selected = states.findIndex((state) => state.selected);
  if (selected >= 0) return selected;
  const enabled = states.findIndex((state) => !state.disabled);
  return Math.max(0, enabled);
}

/** The classes of an item. */
export const classesOf = ({ selected, disabled, noStock, stockLeft }: ItemState): Record<string, boolean> => ({
  selected,
  disabled,
  'no-stock': noStock,
  'wvs-show-stock-left-info': stockLeft !== '',
});

/** Puts suffix and stock into the name, because the tooltip with them is CSS, which screen readers may skip. */
function nameOf({ title, element }: Item, { suffix, stockLeft }: ItemState): string | undefined {
  if (suffix || stockLeft) return [[title, suffix].join(' ').trim(), stockLeft].filter(Boolean).join(', ');
  // A colour has no text, and some templates give it no title either.
  return element.title || element.textContent?.trim() ? undefined : title || undefined;
}

/** The attributes of an item. An item with a radio leaves what screen readers meet to the radio. */
export function attributesOf(item: Item, state: ItemState, isTabStop: boolean): Attributes {
  const { selected, disabled, suffix } = state;
  const own: Attributes = item.input
    ? { role: 'none', tabindex: null, 'aria-checked': null, 'aria-label': null }
    : {
        role: 'radio',
        tabindex: isTabStop ? '0' : '-1',
        'aria-checked': String(selected),
        'aria-disabled': disabled ? 'true' : undefined,
        'aria-label': nameOf(item, state),
      };
  return { 'data-wvstooltip-out-of-stock': suffix, ...own };
}

/** The attributes of an item's radio. */
export const radioAttributesOf = (item: Item, state: ItemState, isTabStop: boolean): Attributes => ({
  disabled: state.disabled ? '' : null,
  tabindex: isTabStop ? '0' : '-1',
  'aria-label': nameOf(item, state),
});
