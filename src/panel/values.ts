/** Values of settings, as the panel compares and shows them. They may be anything that markup can say. */

/** A value as JSON; undefined where it has none, as one that is nested too deeply. */
export function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Do two values have the same JSON? */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  const json = jsonOf(one);
  return json === undefined ? one === undefined && other === undefined : json === jsonOf(other);
};

/** Longer values are not read in one glance. */
const GLANCE = 200;

/** A value as JSON, shortened. */
export function shortJson(value: unknown): string {
  const json = jsonOf(value) ?? (value === undefined ? '' : '…');
  return json.length > GLANCE ? `${json.slice(0, GLANCE)}…` : json;
}

/** A field with more characters would slow down each key press. */
const LONGEST = 50_000;

/** Can a field show the value? */
export const isShowable = (value: unknown): boolean =>
  value === undefined || (jsonOf(value)?.length ?? LONGEST) < LONGEST;

/** Has it a key that becomes an object's prototype where a script is printed from it? */
export const hasProto = (value: unknown): boolean => !!jsonOf(value)?.includes('"__proto__":');
