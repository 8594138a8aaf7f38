import { isText, type Setting, text } from '../../core/settings/settings';

/** The maximum length, in characters. */
const LONGEST = 300;

/** Combinators for which the browser must visit all siblings or descendants of each candidate. */
const SLOW = /~|:has\(/i;

/** Is the text cheap to match as a selector? It may still be invalid. */
export const isSelectorText = (item: unknown): item is string =>
  isText(item) && item.length <= LONGEST && !SLOW.test(item);

/** A setting for a selector. Validity is not checked here. */
export const selectorText = (fallback: string): Setting<string> => ({
  ...text(fallback),
  read: (raw) => (isSelectorText(raw) ? { value: raw } : undefined),
  expected: `selector of at most ${LONGEST} characters, without "~" and ":has()"`,
});
