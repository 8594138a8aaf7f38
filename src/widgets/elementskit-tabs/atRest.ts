/** The tabs before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { addressIn, fetchedIn } from '../../ui/panels/atRest';
import { firstOf, indicatorOf, listOf, tabsOf } from './markup';

/**
 * Why the tabs cannot wait: the address names one, the content of the open one has to be fetched, or there is a mark to
 * place.
 */
export function reasonOf(host: Element): string | undefined {
  if (indicatorOf(host)) return 'a mark under the title';
  const tabs = tabsOf(host);
  const first = firstOf(tabs);
  return addressIn(tabs) ?? fetchedIn(host, first ? [first] : []);
}

/** Shows only the server's pane, and marks its tab as the open one. */
export function showFirst(host: Element, changes: Changes): void {
  const tabs = tabsOf(host);
  const first = firstOf(tabs);
  const { list, items } = listOf(tabs);
  if (list) changes.attribute(list, 'role', 'tablist');
  for (const item of items) changes.attribute(item, 'role', 'presentation');
  for (const tab of tabs) {
    const { title, body, classes } = tab;
    const isActive = tab === first;
    for (const part of [title, body]) for (const name of classes) changes.class(part, name, isActive);
    changes.attribute(title, 'role', 'tab');
    changes.attribute(title, 'aria-selected', String(isActive));
    if (body.id) changes.attribute(title, 'aria-controls', body.id);
    changes.attribute(title, 'tabindex', isActive ? '0' : '-1');
    const name = title.textContent?.trim();
    if (name && !body.hasAttribute('aria-labelledby')) changes.attribute(body, 'aria-label', name);
    changes.attribute(body, 'role', 'tabpanel');
    changes.attribute(body, 'tabindex', '0');
  }
}
