import { isText, type Setting, text } from '../core/settings';

/** A selector that looks into elements makes the browser go through them for each one that it is asked of. */
const LOOKS = /:(has|is|where|not|nth-)/gi;

/** Is it a selector that a browser answers at once, if it is one at all? */
export const isSelectorText = (item: unknown, max = 300): item is string =>
  isText(item) &&
  item.length <= max &&
  (item.match(LOOKS)?.length ?? 0) <= 10 &&
  (item.match(/:has\(/gi)?.length ?? 0) <= 1;

/** A selector of the page's elements, of at most `max` characters; whether it is a valid one is seen where it is used. */
export const selectorText = (fallback: string, max = 300): Setting<string> => ({
  ...text(fallback),
  read: (raw) => (isSelectorText(raw, max) ? { value: raw } : undefined),
  expected: `selector of at most ${max} characters`,
});
