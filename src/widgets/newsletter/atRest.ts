/** The form before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { formOf, namelessFields } from './markup';

/** Names the fields that have no name for screen readers, as the widget does. */
export function nameFields(host: Element, changes: Changes): void {
  const form = formOf(host);
  for (const [field, name] of form ? namelessFields(form) : []) changes.attribute(field, 'aria-label', name);
}
