import { copyDrawing } from '../core/dom/drawing';
import { parseInert } from '../core/dom/html';

/** Markup that is longer than this is no icon, in characters. */
const MOST = 20_000;

function fontIcon(classes: string): HTMLElement {
  const icon = document.createElement('i');
  icon.className = classes;
  return icon;
}

/**
 * The icon that a setting of Elementor names, by the class names of a font or as markup; null when there is none. Of
 * markup only class names and shapes are taken.
 */
export function iconOf(value: string): Element | null {
  const given = value.trim();
  if (!given || given.length > MOST) return null;
  if (!given.includes('<')) return fontIcon(given);
  const icon = parseInert(given).querySelector('i, svg');
  if (!icon) return null;
  return icon.localName === 'svg' ? copyDrawing(icon) : fontIcon(icon.className);
}
