/** The groups of items in a form; for the page at rest, too. */
import type { Offer } from './rules';

/** One swatch; `input` is its radio, if it has one. */
export interface Item {
  element: HTMLElement;
  input: HTMLInputElement | null;
  value: string;
  title: string;
}

/** The swatches of one attribute, and the select that they stand for. The name may be percent-encoded. */
export interface Group {
  name: string;
  list: HTMLElement;
  select: HTMLSelectElement;
  items: readonly Item[];
}

const LISTS = '.variable-items-wrapper, [role=radiogroup][data-attribute_name]';

/** The element of an item that says how many are left. */
export const STOCK = '.wvs-stock-left-info';

/** The name of a select's attribute. */
export const attributeOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** The selects of a form's attributes. */
export const selectsOf = (host: HTMLElement): HTMLSelectElement[] => [
  ...host.querySelectorAll<HTMLSelectElement>('select[data-attribute_name], select[name^=attribute_]'),
];

/** The links that show the items beyond the limit. */
export const moreLinksOf = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.woo-variation-swatches-variable-item-more'),
];

/** What a link to more items needs to be a button. */
export const moreAttributes = (link: Element): Record<string, string> =>
  link.matches('a[href], button') ? {} : { role: 'button', tabindex: '0' };

function itemsOf(list: HTMLElement): Item[] {
  return [...list.querySelectorAll<HTMLElement>('[data-value]:not(input)')].map((element) => ({
    element,
    input: element.querySelector<HTMLInputElement>('input[type=radio]'),
    value: element.dataset.value ?? '',
    title: element.dataset.title ?? element.textContent?.trim() ?? '',
  }));
}

/** Reads the groups of a form. Called at each render, because other scripts may rebuild lists and selects. */
export function groupsOf(host: HTMLElement): Group[] {
  const selects = selectsOf(host);
  return [...host.querySelectorAll<HTMLElement>(LISTS)].flatMap((list) => {
    const name = list.dataset.attribute_name;
    const beside = selects.filter((select) => list.parentElement?.contains(select));
    // Compared, not put into a selector, because names may contain quotes and percent signs.
    const select = (beside.length > 1 ? beside : selects).find((one) => attributeOf(one) === name) ?? beside[0];
    if (!select || (list.closest('[data-widget~=swatches]') ?? host) !== host) return [];
    return [{ name: attributeOf(select), list, select, items: itemsOf(list) }];
  });
}

/** The current offer of the select for each item, with values as in the markup. */
export function offersOf({ select, items }: Group): Offer[] {
  const options = new Map([...select.options].map((option) => [option.value, option]));
  const isPlugins = select.classList.contains('woo-variation-raw-select');
  return items.map(({ value }) => {
    const option = options.get(value);
    return {
      value,
      isOffered: option?.disabled === false,
      isOutOfStock: option?.classList.contains('out-of-stock') ?? false,
      isPlugins,
    };
  });
}

/** The element with the attribute's name: around the select's own label, else the nearest one of this group alone. */
export function labelOf({ list, select }: Group, host: HTMLElement): HTMLElement | null {
  const named = [...select.labels].map((one) => one.closest<HTMLElement>('.label, th'));
  const own = named.find((one) => one && host.contains(one));
  if (own) return own;
  for (let node = list.parentElement; node && host.contains(node); node = node.parentElement) {
    if (node.querySelectorAll(LISTS).length > 1) return null;
    const label = node.querySelector<HTMLElement>('.label, th');
    if (label) return label;
  }
  return null;
}

/** The element of an item that takes the focus: its radio, if it has one. */
export const focusPointOf = ({ element, input }: Item): HTMLElement => input ?? element;
