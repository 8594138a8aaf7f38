import { markOwnWrapper } from '../../core/hosts/copies';
import { firstLetterOf } from './firstLetter';

function box(className: string, content: Node): HTMLElement {
  const element = markOwnWrapper(document.createElement('span'));
  element.className = className;
  element.appendChild(content);
  return element;
}

/**
 * Puts the first letter of a paragraph into an element. Returns a function that puts the letter back; undefined if the
 * paragraph begins with an element.
 */
export function setDropCap(paragraph: Element): (() => void) | undefined {
  const first = firstLetterOf(paragraph);
  if (!first) return undefined;
  const { text, letter, rest } = first;
  const given = text.nodeValue;
  const cap = box('elementor-drop-cap', box('elementor-drop-cap-letter', document.createTextNode(letter)));
  text.nodeValue = rest;
  text.before(cap);
  return () => {
    cap.remove();
    if (text.nodeValue === rest) text.nodeValue = given;
  };
}
