/** Reads which classes have a style that hangs on attributes for assistive technology. */
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Collector } from './facts';

const ATTRIBUTE = /\[\s*(?:aria-|role\b)/;

/**
 * The classes in a selector that stand beside such an attribute, as `.class[attribute]`; none in what is no selector.
 */
export function ariaClasses(selector: string): string[] {
  if (!ATTRIBUTE.test(selector)) return [];
  const found: string[] = [];
  try {
    // Elementor's placeholder for the element is no selector.
    selectorParser((root) =>
      root.walkAttributes((attribute) => {
        if (!/^(aria-.+|role)$/.test(attribute.attribute)) return;
        const siblings = attribute.parent?.nodes ?? [];
        const at = siblings.indexOf(attribute);
        const start = siblings.slice(0, at).findLastIndex(({ type }) => type === 'combinator') + 1;
        for (const node of siblings.slice(start, at))
          if (node.type === 'class') found.push(`.${node.value}[${attribute.attribute}]`);
      }),
    ).processSync(selector.replaceAll(/\{\{[^}]*\}\}/g, '.element'));
  } catch {
    return [];
  }
  return found;
}

/** Reads a style sheet. @throws if it cannot be parsed */
export function readStyle(text: string, to: Collector): void {
  if (!ATTRIBUTE.test(text)) return;
  parse(text).walkRules(({ selector }) => {
    for (const name of ariaClasses(selector)) to.add('aria', name);
  });
}
