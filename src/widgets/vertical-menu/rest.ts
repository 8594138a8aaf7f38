/** The menu before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { yesOrNo } from '../../core/settings/given';
import { upTo } from '../../elementor/base/breakpoints';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { changeByWidth } from '../../ui/menus/atRest';
import { closeItems, isBare, textOf } from '../../ui/menus/elementskit/atRest';
import { ACTIVE, BREAKPOINT, containerOf, fitPanel, readVerticalMenu, stateOf, triggerOf } from './markup';

/** Why the menu cannot wait for the visitor; undefined if it can. */
export const reason = (host: Element): string | undefined => (isBare(host) ? 'no style sheet' : undefined);

/** Lays the menu out for the window, and marks its panels as closed. */
export function prepare(host: Element, changes: Changes): void {
  if (!isHtmlElement(host)) return;
  const [state, trigger, container] = [stateOf(host), triggerOf(host), containerOf(host)];
  const isServedOpen = !!state?.classList.contains(ACTIVE);
  changeByWidth(changes, (now) => {
    const settings = { ...readVerticalMenu(host), ...settingsAtRest('vertical-menu', host) };
    const isNarrow = upTo(BREAKPOINT).matches;
    const mode = { isNarrow, byClick: false, onIcon: yesOrNo(settings.opensOnIcon) ?? true };
    closeItems(host, mode, settings, (item) => fitPanel(host, item), now);
    if (!state || !trigger || !container) return;
    const isOpen = isServedOpen && !isNarrow;
    now.class(state, ACTIVE, isOpen);
    if (!trigger.matches('button')) now.attribute(trigger, 'role', 'button');
    if (!trigger.matches('button, a[href]')) now.attribute(trigger, 'tabindex', '0');
    if (!trigger.textContent?.trim()) now.attribute(trigger, 'aria-label', textOf(settings, 'toggleText', 'Menu'));
    now.attribute(trigger, 'aria-expanded', String(isOpen));
    if (container.id) now.attribute(trigger, 'aria-controls', container.id);
    if (!isOpen) now.attribute(container, 'inert', '');
  });
}
