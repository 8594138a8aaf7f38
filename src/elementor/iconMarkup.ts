import { copyDrawing } from '../core/dom/drawing';
import { parseInert } from '../core/dom/html';

/** The longest markup that counts as an icon, in characters. */
const MOST = 20_000;

function fontIcon(classes: string): HTMLElement {
  const icon = document.createElement('i');
  icon.className = classes;
  return icon;
}

/**
 * Creates the icon in a setting of Elementor, given as icon font classes or as markup; null if there is none. Only
 * class names and shapes are taken from markup.
 */
export function iconOf(value: string): Element | null {
  const given = value.trim();
  if (!given || given.length > MOST) return null;
  if (!given.includes('<')) return fontIcon(given);
  const icon = parseInert(given).querySelector('i, svg');
  if (!icon) return null;
  return icon.localName === 'svg' ? copyDrawing(icon) : fontIcon(icon.className);
}
