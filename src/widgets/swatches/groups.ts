import { decodeEntities } from '../../core/html';
import type { Choice } from './variations';

/** One swatch: the list item, its radio input if it is of that type, and what it stands for. */
export interface Item {
  element: HTMLElement;
  input: HTMLInputElement | null;
  value: string;
  title: string;
}

/** The swatches of one attribute, and the select that they stand for. */
export interface Group {
  /** The attribute's name, as the server writes it (maybe percent-encoded). */
  name: string;
  list: HTMLElement;
  select: HTMLSelectElement;
  items: readonly Item[];
}

const LISTS = '.variable-items-wrapper, [role=radiogroup][data-attribute_name]';

/** The name of the attribute that a select stands for. */
export const attributeOf = (select: HTMLSelectElement): string => select.dataset.attribute_name || select.name;

/** The selects of a form’s attributes. */
export const selectsOf = (host: HTMLElement): HTMLSelectElement[] => [
  ...host.querySelectorAll<HTMLSelectElement>('select[data-attribute_name], select[name^=attribute_]'),
];

function itemsOf(list: HTMLElement): Item[] {
  return [...list.querySelectorAll<HTMLElement>('[data-value]:not(input)')].map((element) => ({
    element,
    input: element.querySelector<HTMLInputElement>('input[type=radio]'),
    value: element.dataset.value ?? '',
    title: element.dataset.title ?? element.textContent?.trim() ?? '',
  }));
}

/** All groups of a form, read anew each time: other scripts may rebuild lists and selects. */
export function groupsOf(host: HTMLElement): Group[] {
  const selects = selectsOf(host);
  return [...host.querySelectorAll<HTMLElement>(LISTS)].flatMap((list) => {
    const name = list.dataset.attribute_name;
    const beside = selects.filter((select) => list.parentElement?.contains(select));
    // Names may hold quotes and percent signs: compared, never put into a selector.
    const select = (beside.length > 1 ? beside : selects).find((one) => attributeOf(one) === name) ?? beside[0];
    if (!select || (list.closest('[data-widget~=swatches]') ?? host) !== host) return [];
    return [{ name: attributeOf(select), list, select, items: itemsOf(list) }];
  });
}

/** What the form's selects say is chosen, swatches beside them or not. */
export function choiceIn(host: HTMLElement): Choice {
  return Object.fromEntries(selectsOf(host).map((select) => [attributeOf(select), decodeEntities(select.value)]));
}

/** Where the attribute's name stands: the label of its select says so; else it is the only one around. */
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

/** What takes the focus for an item: the native radio where there is one. */
export const focusPointOf = ({ element, input }: Item): HTMLElement => input ?? element;
