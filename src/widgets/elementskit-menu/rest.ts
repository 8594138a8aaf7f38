/** The menu before the widget starts. */
import { type Changes, createChanges } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { numberOr, yesOrNo } from '../../core/settings/given';
import type { RawSettings } from '../../core/types';
import { TABLET, upTo } from '../../elementor/base/breakpoints';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { followSections } from '../../page/scroll/sectionInView';
import { changeByWidth } from '../../ui/menus/atRest';
import { closeItems, isBare, textOf } from '../../ui/menus/elementskit/atRest';
import { linkOf } from '../../ui/menus/elementskit/markup';
import {
  anchoredItems,
  closeOf,
  containerOf,
  fitPanel,
  hamburgerOf,
  listOf,
  navOf,
  placesOf,
  readElementsKitMenu,
} from './markup';

const settingsOf = (host: HTMLElement): RawSettings => ({
  ...readElementsKitMenu(host),
  ...settingsAtRest('elementskit-menu', host),
});

const isNarrow = ({ breakpoint }: RawSettings): boolean => upTo(numberOr(breakpoint, TABLET)).matches;

/** Why the menu cannot wait for the visitor; undefined if it can. */
export function reason(host: Element): string | undefined {
  if (!isHtmlElement(host)) return undefined;
  return isBare(host) ? 'no style sheet' : undefined;
}

/** Marks the item whose place on this page is in view, and no other. */
function markPlace(list: Element, changes: Changes): void {
  const items = anchoredItems(list);
  const now = createChanges();
  const stop = followSections(placesOf(list), (current) => {
    now.undo();
    for (const [item, target] of current ? items : []) {
      now.class(item, 'active', target === current);
      const link = target === current && linkOf(item);
      if (link) now.attribute(link, 'aria-current', 'location');
    }
  });
  changes.onUndo(() => {
    stop();
    now.undo();
  });
}

function closePanel(host: HTMLElement, settings: RawSettings, now: Changes): void {
  const [container, hamburger, close] = [containerOf(host), hamburgerOf(host), closeOf(host)];
  const hasButton = !!hamburger && hamburger.getClientRects().length > 0;
  if (container && hasButton && isNarrow(settings)) now.attribute(container, 'inert', '');
  if (hamburger) {
    now.attribute(hamburger, 'aria-label', textOf(settings, 'toggleText', 'Menu'));
    now.attribute(hamburger, 'aria-expanded', 'false');
    if (container?.id) now.attribute(hamburger, 'aria-controls', container.id);
  }
  if (close) now.attribute(close, 'aria-label', textOf(settings, 'closeText', 'Close menu'));
}

/** Lays the menu out for the window, and marks its panels as closed. */
export function prepare(host: Element, changes: Changes): void {
  if (!isHtmlElement(host)) return;
  const [container, nav, list] = [containerOf(host), navOf(host), listOf(host)];
  if (!container || !list) return;
  if (yesOrNo(settingsOf(host).onePage)) markPlace(list, changes);
  changes.attribute(container, 'ekit-dom-added', 'yes');
  if (nav && !/\bekit_menu_responsive_/.test(nav.className)) changes.class(nav, 'ekit_menu_responsive_tablet');
  changeByWidth(changes, (now) => {
    const settings = settingsOf(host);
    const { openOn, opensOnIcon } = settings;
    const mode = { isNarrow: isNarrow(settings), byClick: openOn === 'click', onIcon: yesOrNo(opensOnIcon) ?? true };
    closeItems(host, mode, settings, fitPanel, now);
    closePanel(host, settings, now);
  });
}
