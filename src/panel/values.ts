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

/** The beginning of a text that is longer than `longest`. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Longer values are not read in one glance. */
const GLANCE = 200;

/** A value as JSON, shortened. */
export function shortJson(value: unknown): string {
  return shorten(jsonOf(value) ?? (value === undefined ? '' : '…'), GLANCE);
}

/** A field with more characters would slow down each key press, and indenting deep values makes them endless. */
const LONGEST = 50_000;
const DEEPEST = 20;

/** How deep JSON is nested, brackets in texts included. */
function depthOf(json: string): number {
  let depth = 0;
  let most = 0;
  for (const letter of json) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Can a field show the value? */
export function isShowable(value: unknown): boolean {
  if (value === undefined) return true;
  const json = jsonOf(value);
  if (json === undefined || json.length > LONGEST) return false;
  return typeof value !== 'object' || depthOf(json) <= DEEPEST;
}

/** Has it a key that becomes an object's prototype where a script is printed from it? */
export const hasProto = (value: unknown): boolean => !!jsonOf(value)?.includes('"__proto__":');
