import type { ReplayRule } from '../../../core/types';

const LINK = '.elementskit-navbar-nav a,.storefront-menu-opener>button';

/**
 * Presses in ElementsKit's menus that wait for the widget, for `replay`; `others` come first. The first one on the link of
 * an item with a panel waits, too, because only the widget knows whether it opens the panel.
 */
export function menuPresses(...others: ReplayRule[]): ReplayRule[] {
  const opener = '.elementskit-dropdown-has>a,.storefront-menu-opener>button,.elementskit-submenu-indicator';
  return [
    ...others,
    { type: 'click', selector: opener },
    { type: 'keydown', selector: '.elementskit-dropdown-has>a[role=button]', keys: [' '] },
    { type: 'keydown', selector: LINK, keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] },
  ];
}
