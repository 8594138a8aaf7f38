import { useLayoutEffect, useState } from 'react';
import { parseServerHtml } from '../../core/dom/html';
import { contentAspect, override } from '../../core/react/overrides';

/** Texts for the marks behind a label. */
export interface MarkTexts {
  requiredText: string;
  optionalText: string;
}

const MARKS = '.required, .optional';

function marksOf(label: Element): Element[] {
  const all = [...label.querySelectorAll(MARKS)];
  return all.filter((mark) => !all.some((other) => other !== mark && other.contains(mark)));
}

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
    mark.setAttribute('aria-hidden', 'true');
  }
  return mark;
}

/** The content that a label needs, from the country's text (HTML) and mark; undefined: the label is right already. */
export function labelContent(
  label: Element,
  text: string | undefined,
  isRequired: boolean | undefined,
  texts: MarkTexts,
): Node[] | undefined {
  const marks = marksOf(label);
  const current = [...label.childNodes].filter((node) => !marks.includes(node as Element)).map(withoutMarks);
  const given = text === undefined ? undefined : [...parseServerHtml(text).childNodes];
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

/** Gives a label the country's text and mark until it unmounts. */
export function LabelText({ of, text, isRequired, requiredText, optionalText }: LabelTextProps): null {
  const [owner] = useState(() => ({}));
  useLayoutEffect(() => () => override(of, contentAspect, owner, undefined), [of, owner]);
  useLayoutEffect(() => {
    override(of, contentAspect, owner, undefined);
    const content = labelContent(of, text, isRequired, { requiredText, optionalText });
    if (content) override(of, contentAspect, owner, (label: Element) => label.replaceChildren(...content));
  }, [of, owner, text, isRequired, requiredText, optionalText]);
  return null;
}
