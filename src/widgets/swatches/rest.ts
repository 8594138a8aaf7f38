/** Swatches before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { isRecord, parseJson } from '../../core/settings/json';
import { hasOwnSettings } from '../../core/settings/ownSettings';
import { globalText, isYes, pageGlobal } from '../../page/base/globals';
import { attributesOf, classesOf, radioAttributesOf, tabStopOf } from './look';
import { attributeOf, groupsOf, moreAttributes, moreLinksOf, offersOf, STOCK, selectsOf } from './markup';
import { fits, type ItemState, itemState, type Situation, type Variation } from './rules';

function toVariation(raw: unknown): Variation[] {
  if (!isRecord(raw) || !isRecord(raw.attributes)) return [];
  const attributes = Object.entries(raw.attributes).map(([name, value]) => [name, String(value ?? '')] as const);
  return [{ ...raw, attributes: Object.fromEntries(attributes) }];
}

/** The variations as the form has them; null where the server is asked for each choice. */
function variationsIn(form: HTMLElement): readonly Variation[] | null {
  const data = parseJson(form.dataset.product_variations ?? '[]');
  return data === false ? null : Object.values(data ?? []).flatMap(toVariation);
}

/** Why the states of the items need the widget: what they depend on is not known yet, or is written in another way. */
export function reason(form: Element): string | undefined {
  if (!isHtmlElement(form)) return undefined;
  if (selectsOf(form).some(({ value }) => value !== '')) return 'a choice';
  if (hasOwnSettings('swatches', form)) return 'settings of its own';
  const values = variationsIn(form)?.flatMap(({ attributes }) => Object.values(attributes)) ?? [];
  return values.some((value) => value.includes('&')) ? 'an encoded value' : undefined;
}

/** The settings on which the states depend while nothing is chosen. */
function situationOf(form: HTMLElement): Situation {
  const options = pageGlobal('woo_variation_swatches_options');
  return {
    variations: variationsIn(form),
    chosen: Object.fromEntries(selectsOf(form).map((select) => [attributeOf(select), ''])),
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
      active.length === 0 || active.some((one) => fits(one, { [name]: value }));
    const states: ItemState[] = offersOf(group).map((offer) =>
      itemState(name, { ...offer, isOffered: offer.isOffered && isMade(offer.value) }, situation),
    );
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
