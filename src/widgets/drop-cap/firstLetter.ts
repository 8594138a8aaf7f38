/** Matches spaces and the letter after them. The flag `u` keeps a sign beyond the first Unicode plane whole. */
const FIRST = /^\s*(\S)/u;

export interface FirstLetter {
  text: Text;
  letter: string;
  /** The text after the letter. */
  rest: string;
}

/** The letter with which a paragraph begins; undefined if it begins with an element. */
export function firstLetterOf(paragraph: Element | null): FirstLetter | undefined {
  const text = paragraph?.firstChild;
  if (text?.nodeType !== Node.TEXT_NODE) return undefined;
  const given = text.nodeValue ?? '';
  const found = FIRST.exec(given);
  return found?.[1] ? { text: text as Text, letter: found[1], rest: given.slice(found[0].length) } : undefined;
}
