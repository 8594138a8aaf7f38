/** The menu before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { pageJQuery } from '../../core/jquery/jquery';
import { numberOr, yesOrNo } from '../../core/settings/given';
import type { RawSettings } from '../../core/types';
import { below, upTo } from '../../elementor/base/breakpoints';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { changeByWidth } from '../../ui/menus/atRest';
import { leadsNowhere } from '../../ui/menus/dialect';
import { addOpener, SUBMENU_TEXT, textOf } from '../../ui/menus/elementskit/atRest';
import {
  BREAKPOINT,
  BUTTON_ATTRIBUTES,
  containerOf,
  INNER,
  linkOf,
  menuOf,
  nameOf,
  panelOf,
  parentsOf,
  readJetMegaMenu,
  themeButtonsIn,
  toggleOf,
} from './markup';

const settingsOf = (host: Element): RawSettings => ({
  ...readJetMegaMenu(host),
  ...settingsAtRest('jet-mega-menu', host),
});

/** Is JetMenu's style sheet missing, so that panels show that must not? */
const isBare = (menu: Element): boolean =>
  parentsOf(menu).some((item) => {
    const panel = panelOf(item);
    const { display, visibility } = panel ? getComputedStyle(panel) : {};
    return display !== 'none' && visibility === 'visible';
  });

/** Why a menu cannot wait for the visitor. */
export function reason(host: Element): string | undefined {
  const menu = isHtmlElement(host) && menuOf(host);
  if (!menu) return undefined;
  // JetMenu's script starts on a theme's menu without a handler of Elementor, which could be held back.
  if (menu === host && pageJQuery()?.fn.JetMegaMenu) return 'its own script';
  if (yesOrNo(settingsOf(host).rollUp)) return 'items may have no room';
  return isBare(menu) ? 'no style sheet' : undefined;
}

/** Marks the links that open a panel, and their panels as closed. */
function closeItems(menu: Element, submenuText: string, changes: Changes): void {
  for (const item of parentsOf(menu)) {
    const [link, panel] = [linkOf(item), panelOf(item)];
    if (!link || !panel) continue;
    if (leadsNowhere(link)) {
      changes.attribute(link, 'role', 'button');
      changes.attribute(link, 'aria-expanded', 'false');
      if (!link.hasAttribute('href')) changes.attribute(link, 'tabindex', '0');
    } else {
      changes.attribute(link, 'aria-expanded', null);
      addOpener(
        link,
        submenuText.replace('%name%', () => nameOf(link)),
        changes,
      );
    }
    changes.attribute(panel, 'inert', '');
  }
}

/** Lays the menu out for the window, and marks its panels as closed. */
export function prepare(host: Element, changes: Changes): void {
  const menu = isHtmlElement(host) && menuOf(host);
  if (!menu) return;
  const settings = settingsOf(host);
  for (const box of menu.querySelectorAll(INNER))
    for (const name of BUTTON_ATTRIBUTES) changes.attribute(box, name, null);
  for (const button of themeButtonsIn(menu)) {
    for (const name of BUTTON_ATTRIBUTES) changes.attribute(button, name, null);
    changes.attribute(button, 'aria-hidden', 'true');
  }
  closeItems(menu, textOf(settings, 'submenuText', SUBMENU_TEXT), changes);
  const [container, toggle] = [containerOf(menu), toggleOf(menu)];
  if (toggle) {
    changes.attribute(toggle, 'aria-label', textOf(settings, 'toggleText', 'Menu'));
    changes.attribute(toggle, 'aria-expanded', 'false');
  }
  const { layout = 'horizontal' } = settings;
  const wide = layout === 'vertical' ? layout : 'horizontal';
  changes.class(menu, 'jet-mega-menu--inited');
  changeByWidth(changes, (now) => {
    const isNarrow = layout === 'dropdown' || upTo(below(numberOr(settings.breakpoint, BREAKPOINT))).matches;
    for (const name of ['horizontal', 'vertical', 'dropdown'])
      now.class(menu, `jet-mega-menu--layout-${name}`, name === (isNarrow ? 'dropdown' : wide));
    if (container && isNarrow) now.attribute(container, 'inert', '');
  });
}
