/** The tabs before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { contentOf, isNarrow, listOf, tabsOf } from './markup';

/** Shows only the first panel, and makes the titles between the panels buttons. */
export function showFirst(host: Element, changes: Changes): void {
  const list = listOf(host);
  if (list && host.classList.contains('elementor-tabs-view-vertical'))
    changes.attribute(list, 'aria-orientation', 'vertical');
  const content = contentOf(host);
  if (content) for (const name of ['aria-orientation', 'role']) changes.attribute(content, name, null);
  for (const [at, { titles, body }] of tabsOf(host).entries()) {
    const isFirst = at === 0;
    for (const title of titles) {
      const isButton = isNarrow(title);
      changes.class(title, 'elementor-active', isFirst);
      if (isButton) changes.attribute(title, 'role', 'button');
      changes.attribute(title, 'aria-selected', isButton ? null : String(isFirst));
      changes.attribute(title, 'aria-expanded', String(isFirst));
      changes.attribute(title, 'tabindex', isButton || isFirst ? '0' : '-1');
    }
    changes.class(body, 'elementor-active', isFirst);
    changes.attribute(body, 'hidden', isFirst ? null : 'hidden');
    changes.style(body, 'display', isFirst ? 'block' : 'none');
  }
}
