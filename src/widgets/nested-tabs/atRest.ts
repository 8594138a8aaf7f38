/** The tabs before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { deviceValueAtRest, settingsAtRest } from '../../elementor/settingsAtRest';
import { hasTouch } from '../../page/base/device';
import { isLong, scrollRow } from '../../ui/rows/longRow';
import { firstOf, headingOf, isFolded, rootOf, tabsOf } from './markup';

/** Shows only the server's container, and marks its tab as the open one. */
export function showFirst(host: Element, changes: Changes): void {
  const root = rootOf(host);
  const heading = headingOf(host);
  if (!root || !heading) return;
  changes.class(root, 'e-activated');
  changes.attribute(root, 'data-touch-mode', String(hasTouch()));
  changes.attribute(heading, 'role', 'tablist');
  const settings = settingsAtRest('nested-tabs', host);
  if (deviceValueAtRest(settings, 'horizontal_scroll') === 'enable') {
    changes.class(heading, 'e-scroll');
    if (isLong(heading)) {
      changes.style(heading, '--n-tabs-heading-justify-content', 'start');
      scrollRow(heading, deviceValueAtRest(settings, 'tabs_justify_horizontal'));
    }
  }
  const tabs = tabsOf(host);
  const first = firstOf(tabs);
  const folded = isFolded(heading);
  for (const tab of tabs) {
    const { titles, body } = tab;
    const isActive = tab === first;
    for (const title of titles) {
      const isEarly = title.hasAttribute('data-tab');
      if (isEarly) changes.class(title, 'e-active', isActive);
      changes.attribute(title, 'role', 'tab');
      changes.attribute(title, 'aria-selected', String(isActive));
      if (folded || isEarly) changes.attribute(title, 'aria-expanded', String(isActive));
      changes.attribute(title, 'tabindex', folded || isActive ? '0' : '-1');
    }
    const controls = titles[0]?.getAttribute('aria-controls');
    if (!body.id && controls) changes.attribute(body, 'id', controls);
    changes.class(body, 'e-active', isActive);
    changes.attribute(body, 'role', 'tabpanel');
    if (titles[0]?.id) changes.attribute(body, 'aria-labelledby', titles[0].id);
    if (!isActive) changes.style(body, 'display', 'none');
  }
}
