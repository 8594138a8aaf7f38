/** Compares and prints values of settings, which may be any JSON that markup gives. */

/** A value as JSON; undefined if it has none, e.g. because it is nested too deeply. */
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

/** The length to which shown values are shortened, in characters. */
const GLANCE = 200;

/** A value as JSON, shortened. */
export function shortJson(value: unknown): string {
  return shorten(jsonOf(value) ?? (value === undefined ? '' : '…'), GLANCE);
}

/**
 * The limits of an editable value: longer JSON slows down each key press, and indenting deep values makes them huge.
 */
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

/** Does the value contain a key `__proto__`, which would set a prototype in a script that is printed from it? */
export const hasProto = (value: unknown): boolean => !!jsonOf(value)?.includes('"__proto__":');
