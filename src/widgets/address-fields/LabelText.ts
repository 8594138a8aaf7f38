/** A label with the country's text and the mark behind it: a star, or “(optional)”. */
import { useLayoutEffect, useState } from 'react';
import { parseHtml } from '../../core/html';
import { contentAspect, override } from '../../core/react/overrides';

/** Texts for the marks behind a label. */
export interface MarkTexts {
  requiredText: string;
  optionalText: string;
}

const MARKS = '.required, .optional';

/** The marks of a label, however deep they stand; one that holds others counts as one with them. */
function marksOf(label: Element): Element[] {
  const all = [...label.querySelectorAll(MARKS)];
  return all.filter((mark) => !all.some((other) => other !== mark && other.contains(mark)));
}

/** The node without the marks inside it: a copy where it has some, because the server's own must come back as it was. */
function withoutMarks(node: Node): Node {
  if (!(node instanceof Element && node.querySelector(MARKS))) return node;
  const copy = node.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll(MARKS)) mark.remove();
  return copy;
}

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => node.textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function createMark(isRequired: boolean, texts: MarkTexts): Element {
  const mark = document.createElement(isRequired ? 'abbr' : 'span');
  mark.className = isRequired ? 'required' : 'optional';
  mark.textContent = isRequired ? '*' : `(${texts.optionalText})`;
  if (isRequired) {
    mark.title = texts.requiredText;
    // Screen readers read `aria-required` of the field.
    mark.setAttribute('aria-hidden', 'true');
  }
  return mark;
}

/**
 * The content that a label needs: the text that the country gives (HTML), else its own, and the mark behind it. Nodes that
 * stay are the same nodes. Undefined: the label is right as it is.
 */
export function labelContent(
  label: Element,
  text: string | undefined,
  isRequired: boolean | undefined,
  texts: MarkTexts,
): Node[] | undefined {
  const marks = marksOf(label);
  const current = [...label.childNodes].filter((node) => !marks.includes(node as Element)).map(withoutMarks);
  const given = text === undefined ? undefined : [...parseHtml(text).childNodes];
  const isSameText = !given || textOf(given) === textOf(current);
  const wanted = isRequired === undefined ? undefined : isRequired ? '.required' : '.optional';
  const isSameMark = wanted === undefined || (marks.length === 1 && marks[0]?.matches(wanted));
  if (isSameText && isSameMark) return undefined;
  const content: Node[] = isSameText ? current : given;
  const kept = (mark: Element): Node => (mark.parentNode === label ? mark : mark.cloneNode(true));
  const mark = isSameMark ? marks.map(kept) : [createMark(isRequired === true, texts)];
  const needsBlank = mark.length > 0 && !/\s$/.test(content.map((node) => node.textContent).join(''));
  return [...content, ...(needsBlank ? [document.createTextNode('\u00a0')] : []), ...mark];
}

interface LabelTextProps extends MarkTexts {
  of: Element;
  text: string | undefined;
  isRequired: boolean | undefined;
}

/** Gives a label the country's text and mark; the server's content comes back when it unmounts. Renders nothing. */
export function LabelText({ of, text, isRequired, requiredText, optionalText }: LabelTextProps): null {
  const [owner] = useState(() => ({}));
  useLayoutEffect(() => () => override(of, contentAspect, owner, undefined), [of, owner]);
  useLayoutEffect(() => {
    // The content is made from the server's, not from that of the country before.
    override(of, contentAspect, owner, undefined);
    const content = labelContent(of, text, isRequired, { requiredText, optionalText });
    if (content) override(of, contentAspect, owner, (label: Element) => label.replaceChildren(...content));
  }, [of, owner, text, isRequired, requiredText, optionalText]);
  return null;
}
