import type { ReplayRule } from '../../../core/types';

const HOSTS = '[data-widget~=elementskit-menu],[data-widget~=vertical-menu],[data-widget_type^="ekit-"]';
const LINK = ':is(.elementskit-navbar-nav,.ekit-vertical-navbar-nav) a,.storefront-menu-opener>button';

/**
 * The menu in which a press on an item's link may open its panel: if the link is a button, or was tapped by finger,
 * because the first tap opens. Empty for other presses.
 */
function menusFor(target: Element, { pointerType }: Event & { pointerType?: string }): Element[] {
  const link = target.closest('a');
  const isFinger = pointerType ? pointerType === 'touch' : matchMedia('(hover: none)').matches;
  const host = link?.closest(HOSTS);
  return host && (isFinger || link?.matches('[role=button]')) ? [host] : [];
}

/** Presses in ElementsKit's menus that wait for the widget, for `replay`; `others` come first. */
export function menuPresses(...others: ReplayRule[]): ReplayRule[] {
  return [
    ...others,
    { type: 'click', selector: '.storefront-menu-opener>button,.elementskit-submenu-indicator' },
    { type: 'click', selector: '.elementskit-dropdown-has>a', hostsOf: menusFor },
    { type: 'keydown', selector: '.elementskit-dropdown-has>a[role=button]', keys: [' '] },
    { type: 'keydown', selector: LINK, keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] },
  ];
}
