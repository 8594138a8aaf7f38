/** Parses JSON from the page, also with entity-escaped quotes; undefined when it is not JSON. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    if (!source.includes('&quot;')) return undefined;
  }
  try {
    return JSON.parse(source.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&'));
  } catch {
    return undefined;
  }
}

/** Is it a JSON object (not a list, not null)? */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
