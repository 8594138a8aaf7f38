/** An element as scripts pass it: bare, or first in a jQuery collection. */
export function elementOf(value: unknown): Element | null {
  const first = value && typeof value === 'object' && 'jquery' in value ? (value as { 0?: unknown })[0] : value;
  return first instanceof Element ? first : null;
}
