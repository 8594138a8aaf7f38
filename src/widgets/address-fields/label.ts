import { parseHtml } from '../../core/html';

/** Texts for the marks behind a label. */
export interface MarkTexts {
  requiredText: string;
  optionalText: string;
}

const MARKS = '.required, .optional';

const isMark = (node: Node): boolean => node instanceof Element && node.matches(MARKS);

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
  const now = [...label.childNodes];
  const base = now.filter((node) => !isMark(node));
  const given = text === undefined ? undefined : [...parseHtml(text).childNodes];
  const isSameText = !given || plain(given) === plain(base);
  const marks = now.filter(isMark) as Element[];
  const wanted = isRequired === undefined ? undefined : isRequired ? '.required' : '.optional';
  const isSameMark = wanted === undefined || (marks.length === 1 && marks[0]?.matches(wanted));
  if (isSameText && isSameMark) return undefined;
  const content: Node[] = isSameText ? base : given;
  const mark = isSameMark ? marks : [markFor(isRequired === true, texts)];
  const needsBlank = mark.length > 0 && !/\s$/.test(content.map((node) => node.textContent).join(''));
  return [...content, ...(needsBlank ? [document.createTextNode('\u00a0')] : []), ...mark];
}
