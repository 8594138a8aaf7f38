/** A menu stands twice in the page: as it is, and behind the toggle. */
export const mainOf = (host: Element): HTMLElement | null => host.querySelector('.elementor-nav-menu--main');

/** What the toggle opens. */
export const dropdownOf = (host: Element): HTMLElement | null =>
  host.querySelector('.elementor-nav-menu--dropdown.elementor-nav-menu__container');

export const toggleOf = (host: Element): HTMLElement | null => host.querySelector('.elementor-menu-toggle');

/** The lists of a host, the outermost only. */
export const listsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('ul.elementor-nav-menu'),
];

export const isInMain = (element: Element): boolean => element.closest('.elementor-nav-menu--main') !== null;

/** The link of an item. */
const linkOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(':scope > a');

/** What opens from a link. */
export const submenuOf = (link: Element): HTMLElement | null =>
  link.parentElement?.querySelector<HTMLElement>(':scope > ul') ?? null;

/** The links of a list that open something, in the document's order. */
export const openersOf = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('li > a')].filter((link) => submenuOf(link) !== null);

/** The link that opens the list in which an item or link stands; null in the outermost. */
export function openerAround(element: Element): HTMLElement | null {
  const list = element.closest('ul');
  if (!list || list.matches('.elementor-nav-menu')) return null;
  return list.parentElement && linkOf(list.parentElement);
}

/** A link and those around it that open something, the outermost first. */
export function chainOf(link: HTMLElement | null): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let one = link; one; one = openerAround(one)) chain.unshift(one);
  return chain;
}

/** The link at `target`, or its item’s; null beside the items. */
export function itemLinkAt(target: Element): HTMLElement | null {
  const item = target.closest('.elementor-nav-menu li');
  return item && linkOf(item);
}

/** The links of one list that can be seen. */
export const linksIn = (list: Element): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(':scope > li > a')].filter((link) => link.getClientRects().length > 0);
