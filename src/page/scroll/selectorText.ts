import { isText, type Setting, text } from '../../core/settings/settings';

/** How long one may be, in characters. */
const LONGEST = 300;

/** Selectors that make the browser look through all ancestors or descendants for each tested element. */
const SLOW = /~|:has\(/i;

/** Is it a selector that a browser answers at once, if it is one at all? */
export const isSelectorText = (item: unknown): item is string =>
  isText(item) && item.length <= LONGEST && !SLOW.test(item);

/** A selector of the page's elements; whether it is a valid one is seen where it is used. */
export const selectorText = (fallback: string): Setting<string> => ({
  ...text(fallback),
  read: (raw) => (isSelectorText(raw) ? { value: raw } : undefined),
  expected: `selector of at most ${LONGEST} characters, without "~" and ":has()"`,
});
