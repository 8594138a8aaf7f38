/** The search before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { fieldOf, partsOf } from './markup';

/** The width of a drawing is known at once, that of an icon font only once it has loaded. */
export function iconsToMeasure(host: Element): string | undefined {
  const field = fieldOf(host);
  const { label, clear } = (field && partsOf(host, field)) ?? {};
  return label?.localName === 'i' || clear?.localName === 'i' ? 'icons to measure' : undefined;
}

/** Shows the field as one without results, with room for its icons. */
export function showField(host: HTMLElement, changes: Changes): void {
  const field = fieldOf(host);
  const parts = field && partsOf(host, field);
  if (!field || !parts) return;
  const { wrapper, box, label, clear } = parts;
  changes.class(wrapper, 'hidden', false);
  if (!label) changes.class(field, 'no-icon-label');
  if (!clear) changes.class(field, 'no-icon-clear');
  changes.class(box, 'hidden');
  changes.class(box, 'hide-loader');
  if (clear && !field.value) changes.class(clear, 'hidden');
  changes.attribute(field, 'role', 'searchbox');
  changes.attribute(field, 'aria-autocomplete', 'none');
  changes.attribute(field, 'aria-haspopup', 'false');
  changes.attribute(field, 'aria-expanded', null);
  // Read before either is written.
  const [before, after] = [label, clear].map((icon) => `${icon?.getBoundingClientRect().width ?? 0}px`);
  changes.style(host, '--e-search-icon-label-absolute-width', before ?? '0px');
  changes.style(host, '--e-search-icon-clear-absolute-width', after ?? '0px');
}
