/** Reads what is chosen and what can be chosen from the markup, and decodes its entities. */
import { decodeEntities, isSiteForm } from '../../core/dom/html';
import { pageJQuery } from '../../core/jquery/jquery';
import { isRecord, parseJson } from '../../core/settings/json';
import { attributeOf, selectsOf } from './markup';
import type { Choice, Variation } from './rules';

/** Reads the choice from all selects of the form. */
export function choiceIn(host: HTMLElement): Choice {
  return Object.fromEntries(selectsOf(host).map((select) => [attributeOf(select), decodeEntities(select.value)]));
}

function toVariation(raw: unknown): Variation[] {
  if (!isRecord(raw) || !isRecord(raw.attributes)) return [];
  const attributes: Record<string, string> = {};
  for (const name in raw.attributes) attributes[name] = decodeEntities(String(raw.attributes[name] ?? ''));
  return [{ ...raw, attributes }];
}

/** The variations in the page; none for forms that are not the site's. Null: the server is asked for each choice. */
export function variationsOf(host: HTMLElement): readonly Variation[] | null {
  if (!isSiteForm(host)) return [];
  const stored = pageJQuery()?.(host).data('product_variations');
  const isGiven = typeof stored === 'object' || stored === false;
  const data = isGiven ? stored : parseJson(host.dataset.product_variations ?? '[]');
  if (data === false) return null;
  return isRecord(data) || Array.isArray(data) ? Object.values(data).flatMap(toVariation) : [];
}
