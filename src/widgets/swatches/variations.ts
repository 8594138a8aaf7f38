import { decodeEntities } from '../../core/html';
import { pageJQuery } from '../../core/jquery';
import { isRecord, parseJson } from '../../core/settings';

/** What swatches need to know of a variation. An empty attribute value means any. */
export interface Variation {
  attributes: Readonly<Record<string, string>>;
  is_in_stock?: unknown;
  variation_is_active?: unknown;
  max_qty?: unknown;
  variation_stock_left?: unknown;
}

/** Attribute name to chosen value; empty: not chosen. */
export type Choice = Readonly<Record<string, string>>;

function toVariation(raw: unknown): Variation[] {
  if (!isRecord(raw) || !isRecord(raw.attributes)) return [];
  const attributes: Record<string, string> = {};
  // Stored texts may be entity-encoded, on either side of the comparison.
  for (const name in raw.attributes) attributes[name] = decodeEntities(String(raw.attributes[name] ?? ''));
  return [{ ...raw, attributes }];
}

/**
 * The variations that the page embeds; null: it embeds none and the server is asked (`data-product_variations="false"`).
 * Scripts may have put another list into the form's jQuery data: the form reads that one, too.
 */
export function variationsOf(host: HTMLElement): readonly Variation[] | null {
  const stored = pageJQuery()?.(host).data('product_variations');
  const isGiven = typeof stored === 'object' || stored === false;
  const data = isGiven ? stored : parseJson(host.dataset.product_variations ?? '[]');
  if (data === false) return null;
  // PHP prints a list with gaps as an object.
  return isRecord(data) || Array.isArray(data) ? Object.values(data).flatMap(toVariation) : [];
}

/** Does a variation go with a choice? Any and not chosen go with everything; the rest must be equal. */
export const fits = ({ attributes }: Variation, chosen: Choice): boolean =>
  Object.keys(attributes).every((name) => !attributes[name] || !chosen[name] || attributes[name] === chosen[name]);
