import { parseHtml } from '../../core/html';

/** Texts for the marks behind a label. */
export interface MarkTexts {
  requiredText: string;
  optionalText: string;
}

const MARKS = '.required, .optional';

/** The marks of a label, however deep they stand; those around a star count as one with it. */
function marksOf(label: Element): Element[] {
  const all = [...label.querySelectorAll(MARKS)];
  return all.filter((mark) => !all.some((other) => other !== mark && other.contains(mark)));
}

/** A node without the marks inside it. One that has some is copied: the server's own comes back as it was. */
function unmarked(node: Node): Node {
  if (!(node instanceof Element && node.querySelector(MARKS))) return node;
  const copy = node.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll(MARKS)) mark.remove();
  return copy;
}

const plain = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => node.textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function markFor(isRequired: boolean, texts: MarkTexts): Element {
  const mark = document.createElement(isRequired ? 'abbr' : 'span');
  mark.className = isRequired ? 'required' : 'optional';
  mark.textContent = isRequired ? '*' : `(${texts.optionalText})`;
  if (isRequired) {
    mark.title = texts.requiredText;
    // `aria-required` on the field says it already.
    mark.setAttribute('aria-hidden', 'true');
  }
  return mark;
}

/**
 * What a label has to consist of: the text that the country gives (HTML), else what is there, and the star or the word
 * behind it. Nodes that stay are the same nodes. Undefined: the label is right as it is.
 */
export function labelContent(
  label: Element,
  text: string | undefined,
  isRequired: boolean | undefined,
  texts: MarkTexts,
): Node[] | undefined {
  const marks = marksOf(label);
  const base = [...label.childNodes].filter((node) => !marks.includes(node as Element)).map(unmarked);
  const given = text === undefined ? undefined : [...parseHtml(text).childNodes];
  const isSameText = !given || plain(given) === plain(base);
  const wanted = isRequired === undefined ? undefined : isRequired ? '.required' : '.optional';
  const isSameMark = wanted === undefined || (marks.length === 1 && marks[0]?.matches(wanted));
  if (isSameText && isSameMark) return undefined;
  const content: Node[] = isSameText ? base : given;
  const kept = (mark: Element): Node => (mark.parentNode === label ? mark : mark.cloneNode(true));
  const mark = isSameMark ? marks.map(kept) : [markFor(isRequired === true, texts)];
  const needsBlank = mark.length > 0 && !/\s$/.test(content.map((node) => node.textContent).join(''));
  return [...content, ...(needsBlank ? [document.createTextNode('\u00a0')] : []), ...mark];
}
