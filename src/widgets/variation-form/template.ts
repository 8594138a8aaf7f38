import { pageGlobal } from '../../page/globals';
import type { Variation } from './types';

/** `{{{ raw }}}`, `{{ escaped }}`, and what only the CMS's own engine understands. */
const MARKS = /<#[\s\S]*?#>|\{\{(\{?)(?:\s*data\.variation\.([\w-]+)\s*|[\s\S]*?)\}\}\}?/g;
const STOCK =
  '<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>' +
  '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>' +
  '<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Fills in `{{{ data.variation.key }}}` as it is and `{{ data.variation.key }}` escaped; what is missing is empty. */
export function fillTemplate(source: string, variation: Variation): string {
  return source
    .replace(/\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\/|<!\[CDATA\[|\]\]>/g, '')
    .replace(MARKS, (_, raw?: string, key?: string) => {
      const value = key && Object.hasOwn(variation, key) ? String(variation[key] ?? '') : '';
      return raw ? value : escaped(value);
    });
}

/** Does a template need the CMS's own engine: conditions, loops, other data? */
const isProgram = (source: string): boolean => [...source.matchAll(MARKS)].some(([, , key]) => key === undefined);

/** The details of a variation, from the page's template; one inside the form comes first. */
export function variationHtml(form: Element, variation: Variation): string {
  const name = variation.variation_is_visible ? 'variation-template' : 'unavailable-variation-template';
  const element = form.querySelector(`#tmpl-${name}`) ?? document.getElementById(`tmpl-${name}`);
  const source = element?.textContent ?? (name === 'variation-template' ? STOCK : '');
  const engine = element && isProgram(source) ? pageGlobal('wp')?.template : undefined;
  if (typeof engine !== 'function') return fillTemplate(source, variation);
  try {
    return String(engine(name)({ variation }));
  } catch {
    // The engine compiles at runtime, which a content security policy may forbid.
    return fillTemplate(source, variation);
  }
}
