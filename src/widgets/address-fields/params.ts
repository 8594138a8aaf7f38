import { isRecord, parseJson } from '../../core/settings';
import { pageGlobal } from '../../page/globals';

/** JSON objects of the page by key. */
export type Params = Readonly<Record<string, unknown>>;

const parsed = new Map<string, { source: string; value: Params | undefined }>();

function parse(source: string): Params | undefined {
  const value = parseJson(source);
  // PHP prints an empty map as a list.
  if (Array.isArray(value) && value.length === 0) return {};
  return isRecord(value) ? value : undefined;
}

/**
 * An object that a page global carries as a text of JSON, e.g. `wc_country_select_params.countries`; undefined where it is
 * missing or broken. Each text is parsed once: the list of all states has 50 KB.
 */
export function jsonParam(global: string, key: string): Params | undefined {
  const source = pageGlobal(global)?.[key];
  if (typeof source !== 'string') return isRecord(source) ? source : undefined;
  const name = `${global}.${key}`;
  const known = parsed.get(name);
  if (known?.source === source) return known.value;
  const value = parse(source);
  parsed.set(name, { source, value });
  return value;
}
