import { parseHtml } from '../core/html';

const ACTIVE = 'script, foreignObject, iframe, a, image, animate, set, style';

/**
 * The icon that a setting of the page builder names, by the class names of a font or as markup, without all that could run
 * or load something; null when there is none.
 */
export function iconOf(value: string): Element | null {
  const given = value.trim();
  if (!given) return null;
  if (!given.includes('<')) {
    const icon = document.createElement('i');
    icon.className = given;
    return icon;
  }
  const icon = parseHtml(given).querySelector('i, svg');
  if (!icon) return null;
  for (const part of icon.querySelectorAll(ACTIVE)) part.remove();
  for (const part of [icon, ...icon.querySelectorAll('*')]) {
    for (const { name, value: text } of [...part.attributes]) {
      const isForeign = /href$/i.test(name) && !text.startsWith('#');
      if (isForeign || /^on/i.test(name)) part.removeAttribute(name);
    }
  }
  return icon;
}
