import type { BindItem } from '../../core/react/Bind';
import { keyOf } from '../../core/react/hooks';
import { boxOf, type Item, toggleOf } from './markup';

interface NavState {
  nav: HTMLElement;
  items: readonly Item[];
  current: Item | undefined;
  isToggled: boolean;
  isDropdown: boolean;
}

/** What the title says, for the button that opens its panel: the server's text says whether it is open, too. */
const nameOf = (title: Element): string | undefined =>
  title.querySelector('.e-n-menu-title-text')?.textContent?.trim() || undefined;

/** The states that style sheets and screen readers know. */
export function statesOf({ nav, items, current, isToggled, isDropdown }: NavState): BindItem[] {
  const toggle = toggleOf(nav);
  const boxes = new Map<Element, boolean>();
  const states: BindItem[] = [[nav, { attrs: { 'data-layout': isDropdown ? 'dropdown' : 'horizontal' } }]];
  if (toggle) states.push([toggle, { attrs: { 'aria-expanded': String(isToggled) } }]);
  for (const item of items) {
    const { title, button, panel } = item;
    if (!button || !panel) continue;
    const isOpen = item.title === current?.title;
    const id = panel.id || `e-n-menu-content-${keyOf(panel)}`;
    const box = boxOf(panel);
    if (box) boxes.set(box, isOpen || boxes.get(box) === true);
    states.push(
      [button, { attrs: { 'aria-expanded': String(isOpen), 'aria-controls': id, 'aria-label': nameOf(title) } }],
      [
        panel,
        {
          class: { 'e-active': isOpen },
          attrs: { id, role: 'group' },
          style: { '--n-menu-title-order': title.style.getPropertyValue('--n-menu-title-order') || undefined },
        },
      ],
    );
  }
  for (const [box, isOpen] of boxes) states.push([box, { class: { 'e-active': isOpen } }]);
  return states;
}
