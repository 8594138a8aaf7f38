import { markOwnWrapper } from '../../core/hosts/copies';

/** Matches spaces and the letter after them. The flag `u` keeps a sign beyond the first Unicode plane whole. */
const FIRST = /^\s*(\S)/u;

function box(className: string, content: Node): HTMLElement {
  const element = markOwnWrapper(document.createElement('span'));
  element.className = className;
  element.append(content);
  return element;
}

/**
 * Puts the first letter of a paragraph into an element. Returns a function that puts the letter back; undefined if the
 * paragraph begins with an element.
 */
export function setDropCap(paragraph: Element): (() => void) | undefined {
  const text = paragraph.firstChild;
  if (text?.nodeType !== Node.TEXT_NODE) return undefined;
  const given = text.nodeValue ?? '';
  const found = FIRST.exec(given);
  const letter = found?.[1];
  if (!found || !letter) return undefined;
  const cap = box('elementor-drop-cap', box('elementor-drop-cap-letter', document.createTextNode(letter)));
  const rest = given.slice(found[0].length);
  text.nodeValue = rest;
  text.before(cap);
  return () => {
    cap.remove();
    if (text.nodeValue === rest) text.nodeValue = given;
  };
}
