import type { ReactNode } from 'react';
import { Bind } from '../../core/react/Bind';
import type { Styles } from '../../ui/menus/elementskit/Items';
import { widthOf } from '../../ui/menus/elementskit/rules';

/** How wide a mega menu's panel is, and where it stands, above the breakpoint. */
export function fitPanel(item: HTMLElement, panel: HTMLElement): Styles {
  const container = item.closest<HTMLElement>('.elementskit-menu-container');
  const top: Styles = container ? { top: `${container.offsetHeight}px` } : {};
  if (!item.matches('.elementskit-dropdown-menu-full_width')) {
    const width = widthOf(item.getAttribute('data-vertical-menu'));
    return { ...top, ...(width && { width }) };
  }
  if (!item.matches('.top_position')) return top;
  const around = panel.offsetParent?.getBoundingClientRect().left ?? 0;
  return { ...top, left: `${Math.floor(-around)}px`, 'max-width': `${document.documentElement.clientWidth}px` };
}

/** Panels as wide as the window need what is around the section to let them out. */
export function TopPanels({ host }: { host: Element }): ReactNode {
  const wrap = host.closest('.elementor-section-wrap');
  return wrap && <Bind to={wrap} class={{ default_menu_position: true }} />;
}
