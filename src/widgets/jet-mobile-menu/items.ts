import { isNode } from '../../core/dom/nodes';
import { isRecord } from '../../core/settings/settings';

/** An item of the menu. Texts may contain HTML of the site's own server. */
export interface Item {
  /** The number by which style sheets know it. */
  id: string;
  name: string;
  url: string;
  target: string;
  rel: string;
  title: string;
  description: string;
  badge: string;
  icon: string;
  classes: string[];
  children: Item[];
  /** The HTML of its mega menu; empty where it has none. */
  content: string;
}

/** The data of a menu, as the page contains it. */
export interface Menu {
  items: Item[];
  /** HTML: `header` above everything, `before` above the list, `after` below it. */
  header: string;
  before: string;
  after: string;
}

/** The deepest level from which items are read. */
const DEEPEST = 12;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const contentOf = (value: unknown): string => (isRecord(value) ? textOf(value.content) : '');

function readItem(raw: unknown, depth: number): Item[] {
  if (!isRecord(raw)) return [];
  return [
    {
      id: textOf(raw.itemId),
      name: raw.hideItemText === true ? '' : textOf(raw.name),
      url: textOf(raw.url),
      target: textOf(raw.target),
      rel: textOf(raw.xfn),
      title: textOf(raw.attrTitle),
      description: textOf(raw.description),
      badge: textOf(raw.badgeContent),
      icon: textOf(raw.itemIcon),
      classes: Array.isArray(raw.classes) ? raw.classes.map(textOf).filter(Boolean) : [],
      children: readItems(raw.children, depth + 1),
      content: raw.megaTemplateId ? contentOf(raw.megaContent) : '',
    },
  ];
}

/** Reads items from a list, or from a record of items by name. */
function readItems(raw: unknown, depth: number): Item[] {
  if (depth > DEEPEST) return [];
  const list = Array.isArray(raw) ? raw : isRecord(raw) ? Object.values(raw) : [];
  return list.flatMap((one) => readItem(one, depth));
}

/** Reads what JetMenu's script element on the page defines; null if that is no menu. */
export function readMenu(raw: unknown): Menu | null {
  // Named elements are properties of the window as well.
  if (!isRecord(raw) || isNode(raw) || !(isRecord(raw.items) || Array.isArray(raw.items))) return null;
  return {
    items: readItems(raw.items, 0),
    header: contentOf(raw.headerTemplateData),
    before: contentOf(raw.beforeTemplateData),
    after: contentOf(raw.afterTemplateData),
  };
}

/** Does pressing the item show something in the menu? */
export const opens = ({ children, content }: Item): boolean => children.length > 0 || content !== '';
