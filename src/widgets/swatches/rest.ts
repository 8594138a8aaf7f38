/** Swatches before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { decodeEntities } from '../../core/dom/html';
import { isHtmlElement } from '../../core/dom/nodes';
import { hasOwnSettings } from '../../core/settings/ownSettings';
import { globalText, isYes, pageGlobal } from '../../page/base/globals';
import { attributesOf, classesOf, radioAttributesOf, tabStopOf } from './look';
import { groupsOf, moreAttributes, moreLinksOf, offersOf, STOCK, selectsOf } from './markup';
import { fits, itemState, type Situation } from './rules';
import { choiceIn, variationsOf } from './variations';

export { sharePage } from '../../core/dom/html';

/** Why the states of the items need the widget. */
export function reason(form: Element): string | undefined {
  if (!isHtmlElement(form)) return undefined;
  if (selectsOf(form).some(({ value }) => value !== '')) return 'a choice';
  return hasOwnSettings('swatches', form) ? 'settings of its own' : undefined;
}

/** The settings on which the states depend while nothing is chosen. */
function situationOf(form: HTMLElement): Situation {
  const options = pageGlobal('woo_variation_swatches_options');
  return {
    variations: variationsOf(form),
    chosen: choiceIn(form),
    settings: {
      disable_out_of_stock: isYes(options?.disable_out_of_stock),
      clickable_out_of_stock: isYes(options?.clickable_out_of_stock),
      deselect_unavailable: isYes(options?.deselect_unavailable),
      out_of_stock_tooltip_text: globalText(options, 'out_of_stock_tooltip_text', '(Unavailable)'),
      unavailable_tooltip_text: globalText(options, 'unavailable_tooltip_text', ''),
      show_variation_stock: isYes(options?.show_variation_stock),
      stock_label_threshold: Number(options?.stock_label_threshold || 5),
    },
  };
}

function write(element: Element, attributes: ReturnType<typeof attributesOf>, changes: Changes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) changes.attribute(element, name, value);
}

/** Gives the items the state that they have while nothing is chosen, and makes each group one stop of Tab. */
export function prepare(form: Element, changes: Changes): void {
  if (!isHtmlElement(form)) return;
  const situation = situationOf(form);
  const active = situation.variations?.filter((one) => one.variation_is_active !== false) ?? [];
  changes.class(form, 'wvs-loaded');
  for (const link of moreLinksOf(form)) write(link, moreAttributes(link), changes);
  for (const group of groupsOf(form)) {
    const { name, list, items } = group;
    // The variation form takes options away that no variation has.
    const isMade = (value: string): boolean =>
      active.length === 0 || active.some((one) => name in one.attributes && fits(one, { [name]: value }));
    const states = offersOf(group).map((offer) => {
      const value = decodeEntities(offer.value);
      return itemState(name, { ...offer, value, isOffered: offer.isOffered && isMade(value) }, situation);
    });
    const tabStop = tabStopOf(group, states);
    changes.attribute(list, 'role', 'radiogroup');
    if (list.parentElement) changes.class(list.parentElement, 'woo-variation-items-wrapper');
    states.forEach((state, index) => {
      const item = items[index];
      if (!item) return;
      const isTabStop = index === tabStop;
      for (const [one, isOn] of Object.entries(classesOf(state))) changes.class(item.element, one, isOn);
      write(item.element, attributesOf(item, state, isTabStop), changes);
      const stock = item.element.querySelector(STOCK);
      if (stock) changes.attribute(stock, 'data-wvs-stock-info', state.stockLeft);
      if (item.input) write(item.input, radioAttributesOf(item, state, isTabStop), changes);
    });
  }
}
