import { pageJQuery } from '../../core/jquery';
import { isRecord, parseJson } from '../../core/settings';
import type { Variation } from './types';

const ATTRIBUTE = 'data-product_variations';

/** What is said of a list that cannot be read. */
export const BROKEN = `"${ATTRIBUTE}" is not a list; the server will match what is posted`;

const isVariation = (value: unknown): value is Variation => isRecord(value) && isRecord(value.attributes);

/** Are there too many variations to print, so that the server is asked for each choice? */
export const asksServer = (form: Element): boolean => form.getAttribute(ATTRIBUTE) === 'false';

/** Does the list, at a glance, look broken? The glance is free, however long the list. */
export function looksBroken(form: Element): boolean {
  const json = form.getAttribute(ATTRIBUTE)?.trim();
  return json !== undefined && json !== 'false' && !['[]', '{}'].includes(json.slice(0, 1) + json.slice(-1));
}

/**
 * The form's variations: a list; false when the server is asked instead; null when there is none that can be read. Scripts
 * may have put another list into jQuery's data.
 */
export function readVariations(form: Element): readonly Variation[] | false | null {
  const stored = pageJQuery()?.(form).data('product_variations');
  const raw = typeof stored === 'object' || stored === false ? stored : parseJson(form.getAttribute(ATTRIBUTE) ?? '');
  if (raw === false) return false;
  // PHP prints a list with gaps as an object.
  if (isRecord(raw) || Array.isArray(raw)) return Object.values(raw).filter(isVariation);
  console.warn(`storefront-widgets: ${BROKEN}.`, form);
  return null;
}
