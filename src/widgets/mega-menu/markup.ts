/** An item of the menu: its title, the controls in it, and what it opens. */
export interface Item {
  title: HTMLElement;
  link: HTMLAnchorElement | null;
  button: HTMLElement | null;
  panel: HTMLElement | null;
}

export const navOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.e-n-menu');

export const toggleOf = (nav: Element): HTMLElement | null => nav.querySelector<HTMLElement>('.e-n-menu-toggle');

/** What the toggle shows. */
export const wrapperOf = (nav: Element): HTMLElement | null => nav.querySelector<HTMLElement>('.e-n-menu-wrapper');

/** The box around a panel; older menus have one for all of them. */
export const boxOf = (panel: Element): HTMLElement | null => panel.closest<HTMLElement>('.e-n-menu-content');

/** What a button opens: the panel that it names, else the one with its number. */
function panelOf(nav: Element, button: Element): HTMLElement | null {
  const panels = [...nav.querySelectorAll<HTMLElement>('.e-n-menu-content > *')].filter(
    (panel) => panel.closest('.e-n-menu') === nav,
  );
  const id = button.getAttribute('aria-controls');
  const at = button.getAttribute('data-tab-index');
  const named = id ? panels.find((panel) => panel.id === id) : undefined;
  return named ?? panels.find((panel) => at !== null && panel.getAttribute('data-tab-index') === at) ?? null;
}

/** The titles of a menu, not those of a menu inside one of its panels. */
export const titlesOf = (nav: Element): HTMLElement[] =>
  [...nav.querySelectorAll<HTMLElement>('.e-n-menu-title')].filter((title) => title.closest('.e-n-menu') === nav);

/** Reads an item. */
export function itemOf(nav: Element, title: HTMLElement): Item {
  const button = title.querySelector<HTMLElement>('.e-n-menu-dropdown-icon');
  return {
    title,
    link: title.querySelector<HTMLAnchorElement>('a[href]'),
    button,
    panel: button && panelOf(nav, button),
  };
}

/** Does the panel come after its title for those who go by Tab? In older menus it comes after all titles. */
export const isInOrder = ({ title, panel }: Item): boolean => title.parentElement?.contains(panel) === true;

/** What the arrow keys go to in an item. */
export const stopOf = ({ link, button }: Item): HTMLElement | null => link ?? button;
