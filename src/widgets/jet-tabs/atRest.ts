/** The tabs before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { yesOrNo } from '../../core/settings/given';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { addressIn } from '../../ui/panels/atRest';
import { barOf, type JetPanel, panelsOf, rootOf } from './markup';

const settingsOf = (host: Element): RawSettings => ({
  ...settingsInside(host, '.jet-tabs, .jet-switcher'),
  ...settingsAtRest('jet-tabs', host),
});

/**
 * Why the tabs cannot wait: the address names one, they open one after the other, or the titles stand elsewhere on
 * other devices.
 */
export function reasonOf(host: Element): string | undefined {
  const given = settingsOf(host);
  if (yesOrNo(given.autoSwitch)) return 'it changes by itself';
  const { tabs_position: position = '', ...others } = given;
  const isPlaced = !position || rootOf(host)?.classList.contains(`jet-tabs-position-${position}`);
  const moves = Object.keys(others).some((key) => key.startsWith('tabs_position_') && others[key]);
  if (moves || !isPlaced) return 'the place of its titles';
  return addressIn(panelsOf(host));
}

/** The content that is open at the start; a switcher may start with its second one. */
function firstOf(host: Element, panels: readonly JetPanel[]): JetPanel | undefined {
  if (rootOf(host)?.matches('.jet-switcher'))
    return panels.find(({ body }) => body.classList.contains('active-content')) ?? panels[0];
  const index = Number(settingsOf(host).activeIndex ?? 0);
  return index === -1 ? undefined : (panels[index] ?? panels[0]);
}

/** Shows only the first content, marks its tab as the open one, and makes the others inert. */
export function showFirst(host: Element, changes: Changes): void {
  const panels = panelsOf(host);
  const first = firstOf(host, panels);
  const root = rootOf(host);
  const isSwitcher = root?.matches('.jet-switcher') ?? false;
  if (root && isSwitcher)
    for (const [at, name] of ['jet-switcher--disable', 'jet-switcher--enable'].entries())
      changes.class(root, name, first !== undefined && panels[at] === first);
  const bar = barOf(host);
  if (bar) changes.attribute(bar, 'role', 'tablist');
  for (const panel of panels) {
    const { title, body } = panel;
    const isActive = panel === first;
    changes.class(title, 'active-tab', !isSwitcher && isActive);
    changes.attribute(title, 'role', 'tab');
    changes.attribute(title, 'aria-selected', String(isActive));
    changes.attribute(title, 'aria-expanded', String(isActive));
    changes.attribute(title, 'tabindex', panel === (first ?? panels[0]) ? '0' : '-1');
    changes.class(body, 'active-content', isActive);
    changes.attribute(body, 'role', 'tabpanel');
    const name = title.textContent?.trim();
    if (title.id) changes.attribute(body, 'aria-labelledby', title.id);
    else if (name) changes.attribute(body, 'aria-label', name);
    changes.attribute(body, 'aria-hidden', String(!isActive));
    changes.attribute(body, 'inert', isActive ? null : '');
  }
}
