/** The bar before its widget starts. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { barOf, nameOfBar } from './markup';

/** Why the bar cannot wait for the visitor: a cached page may show other terms than the address. */
export const reason = (): string | undefined => (location.search.includes('e-filter-') ? 'the address' : undefined);

/** Makes the buttons a group, and names it. */
export function prepare(host: Element, changes: Changes): void {
  const bar = barOf(host);
  const { taxonomy, nameText } = settingsAtRest('taxonomy-filter', host);
  if (!bar || typeof taxonomy !== 'string' || !taxonomy) return;
  const template = typeof nameText === 'string' ? nameText : undefined;
  if (!bar.matches('search, [role]')) changes.attribute(bar, 'role', 'group');
  if (!bar.matches('[aria-label], [aria-labelledby]'))
    changes.attribute(bar, 'aria-label', nameOfBar(bar, taxonomy, template));
}
