/** The panel before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { isHtmlElement } from '../../core/dom/nodes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { linksOf } from './markup';
import { idOf, wrapperOf } from './requests';

/** Why the panel cannot wait for the visitor. */
export const reason = (): string | undefined =>
  location.hash.includes('elementor-action') ? 'the address' : undefined;

/** Keeps the panel closed, and makes the links that open it buttons. */
export function prepare(host: Element, changes: Changes): void {
  if (!isHtmlElement(host)) return;
  const [wrapper, id] = [wrapperOf(host), idOf(host)];
  if (!wrapper || !id) return;
  const { labelText } = settingsAtRest('off-canvas', host);
  changes.attribute(wrapper, 'role', 'dialog');
  changes.attribute(wrapper, 'aria-hidden', 'true');
  changes.attribute(wrapper, 'inert', '');
  if (!wrapper.hasAttribute('aria-label')) changes.attribute(wrapper, 'aria-label', String(labelText || 'Panel'));
  for (const link of linksOf(wrapper, id)) {
    if (!link.matches('button')) changes.attribute(link, 'role', 'button');
    if (!link.matches('button, a[href]')) changes.attribute(link, 'tabindex', '0');
    if (wrapper.id) changes.attribute(link, 'aria-controls', wrapper.id);
    if (wrapper.contains(link)) continue;
    changes.attribute(link, 'aria-haspopup', 'dialog');
    changes.attribute(link, 'aria-expanded', 'false');
  }
}
